//! Many sums of products at once, two products a step: what a layer of a net is made of.
//! Does not know what the numbers mean.

/// Adds to each of `sums` the products of all numbers with its weights: for two neighbours among the
/// numbers, `weights` has the two by which they are multiplied, one pair a sum. Sums wrap around. No
/// number may be -2^15: two products of it at once would not fit.
#[inline(always)]
#[must_use]
pub fn added_products<const SUMS: usize>(
    numbers: &[[i16; 2]],
    weights: &[[[i16; 2]; SUMS]],
    sums: [i32; SUMS],
) -> [i32; SUMS] {
    #[cfg(target_arch = "x86_64")]
    if SUMS.is_multiple_of(8) && crate::is_newer() {
        // SAFETY: the processor has what the function is compiled for.
        return unsafe { newer(numbers, weights, sums) };
    }
    plain(numbers, weights, sums)
}

#[inline(always)]
fn plain<const SUMS: usize>(
    numbers: &[[i16; 2]],
    weights: &[[[i16; 2]; SUMS]],
    mut sums: [i32; SUMS],
) -> [i32; SUMS] {
    for ([a, b], weights) in numbers.iter().zip(weights) {
        // Many numbers of a net are held at 0.
        if [*a, *b] == [0, 0] {
            continue;
        }
        for (sum, [by_a, by_b]) in sums.iter_mut().zip(weights) {
            let both = i32::from(*a) * i32::from(*by_a) + i32::from(*b) * i32::from(*by_b);
            *sum = sum.wrapping_add(both);
        }
    }
    sums
}

/// The same in words of 256 bits, where there are eight sums or a multiple of it. Compilers do not find
/// the instruction for it by themselves: a whole search was a third slower.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
#[inline]
fn newer<const SUMS: usize>(
    numbers: &[[i16; 2]],
    weights: &[[[i16; 2]; SUMS]],
    sums: [i32; SUMS],
) -> [i32; SUMS] {
    use core::arch::x86_64::{
        __m256i, _mm256_add_epi32, _mm256_loadu_si256, _mm256_madd_epi16, _mm256_set1_epi32,
        _mm256_storeu_si256,
    };
    const LANES: usize = 8;
    let mut all = sums;
    for part in 0..SUMS / LANES {
        let from = part * LANES;
        let held = all[from..from + LANES].as_mut_ptr().cast::<__m256i>();
        // SAFETY: the slice has eight numbers of 32 bits, 256 bits in all; no alignment is asked.
        let mut sum = unsafe { _mm256_loadu_si256(held) };
        for (&[a, b], weights) in numbers.iter().zip(weights) {
            let both = _mm256_set1_epi32(i32::from(b) << 16 | i32::from(a) & 0xffff);
            let weights = weights[from..from + LANES].as_ptr().cast::<__m256i>();
            // SAFETY: eight pairs of 16 bits each, likewise.
            let weights = unsafe { _mm256_loadu_si256(weights) };
            sum = _mm256_add_epi32(sum, _mm256_madd_epi16(both, weights));
        }
        // SAFETY: as above.
        unsafe { _mm256_storeu_si256(held, sum) };
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_ways_add_the_same() {
        let mut state = 1_u32;
        let mut next = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            ((state >> 16) as i16).max(-i16::MAX)
        };
        let numbers: Vec<[i16; 2]> = (0..7)
            .map(|at| [next() * i16::from(at != 3), next() * i16::from(at != 3)])
            .collect();
        let weights: Vec<[[i16; 2]; 16]> = (0..7)
            .map(|_| std::array::from_fn(|_| [next(), next()]))
            .collect();
        let sums = std::array::from_fn(|_| i32::from(next()) << 14);
        let exact: [i32; 16] = std::array::from_fn(|sum| {
            let products = numbers.iter().zip(&weights).map(|([a, b], weights)| {
                i64::from(*a) * i64::from(weights[sum][0])
                    + i64::from(*b) * i64::from(weights[sum][1])
            });
            (i64::from(sums[sum]) + products.sum::<i64>()) as i32
        });
        assert_eq!(plain(&numbers, &weights, sums), exact);
        assert_eq!(added_products(&numbers, &weights, sums), exact);
        assert_eq!(
            added_products::<3>(&[[1, 2]], &[[[3, 4]; 3]], [5; 3]),
            [16; 3]
        );
    }
}
