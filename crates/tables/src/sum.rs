//! Checksums: CRC-32 as in zip and PNG files (ISO-HDLC), by half bytes.
//! Does not know what is summed. Faster ways hold tables that a page would have to load.

/// The remainders of half bytes.
const HALVES: [u32; 16] = {
    let mut halves = [0; 16];
    let mut half = 0;
    while half < 16 {
        let mut rest = half as u32;
        let mut bit = 0;
        while bit < 4 {
            rest = (rest >> 1) ^ if rest & 1 == 1 { 0xedb8_8320 } else { 0 };
            bit += 1;
        }
        halves[half] = rest;
        half += 1;
    }
    halves
};

/// The CRC-32 of bytes.
pub fn crc32(bytes: &[u8]) -> u32 {
    let half = |rest: u32| (rest >> 4) ^ HALVES[(rest & 15) as usize];
    !bytes
        .iter()
        .fold(!0, |rest: u32, byte| half(half(rest ^ u32::from(*byte))))
}

#[cfg(test)]
mod tests {
    use super::crc32;

    #[test]
    fn the_check_value_is_that_of_the_standard() {
        assert_eq!(crc32(b"123456789"), 0xcbf4_3926);
        assert_eq!(crc32(b""), 0);
    }
}
