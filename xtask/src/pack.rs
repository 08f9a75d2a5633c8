//! Puts a file beside its compressed forms, under a name with its content's hash.
//! Does not know what is in it.

use anyhow::{Context, Result};
use std::fs;
use std::io::Write;
use std::path::Path;

/// Stores a file as `stem.HASH.ending` with `.br` and `.gz` beside it, and returns that name.
pub fn store(folder: &Path, name: &str, bytes: &[u8]) -> Result<String> {
    let (stem, ending) = name.split_once('.').unwrap_or((name, "bin"));
    let served = format!("{stem}.{}.{ending}", hash(bytes));
    let write = |ending: &str, bytes: &[u8]| {
        let path = folder.join(format!("{served}{ending}"));
        fs::write(&path, bytes).with_context(|| path.display().to_string())
    };
    write("", bytes)?;
    write(".br", &brotli(bytes)?)?;
    write(".gz", &gzip(bytes)?)?;
    Ok(served)
}

/// The 64-bit FNV-1a hash in hexadecimal.
pub fn hash(bytes: &[u8]) -> String {
    let hash = bytes.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}

/// Compresses with brotli at its best level.
fn brotli(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut writer = brotli::CompressorWriter::new(Vec::new(), 4096, 11, 22);
    writer.write_all(bytes)?;
    writer.flush()?;
    Ok(writer.into_inner())
}

/// Compresses with gzip at its best level.
fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut writer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    writer.write_all(bytes)?;
    Ok(writer.finish()?)
}
