//! What a machine offers beyond the language: large pages, lines of its cache fetched before they are
//! needed, and the wider instructions of newer processors.
//! Does not know what they are used for.

mod pairs;

pub use pairs::added_products;

/// So many default values, in large pages where the system has some: a table of many megabytes in
/// small ones costs a look into the page tables for nearly every entry.
#[must_use]
pub fn large<T: Default>(count: usize) -> Vec<T> {
    let mut list: Vec<T> = Vec::with_capacity(count);
    #[cfg(target_os = "linux")]
    advise(&mut list);
    list.resize_with(count, T::default);
    list
}

#[cfg(target_os = "linux")]
fn advise<T>(list: &mut Vec<T>) {
    use rustix::mm::{Advice, madvise};
    const PAGE: usize = 4096;
    let room = list.spare_capacity_mut();
    let before = room.as_ptr().addr().wrapping_neg() % PAGE;
    let bytes = size_of_val(room).saturating_sub(before) / PAGE * PAGE;
    if bytes > 0 {
        let start = room.as_mut_ptr().cast::<u8>().wrapping_add(before);
        // SAFETY: whole pages within the list's own room, and this advice changes nothing of what
        // they hold. A refusal is no harm.
        let _ = unsafe { madvise(start.cast(), bytes, Advice::LinuxHugepage) };
    }
}

/// Asks the processor for the line of the cache where the value begins.
#[inline(always)]
pub fn prefetch<T>(value: &T) {
    #[cfg(target_arch = "x86_64")]
    {
        use core::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: a hint, which reads nothing as far as the program can tell; every x86-64
        // processor has it.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(value).cast()) };
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = value;
}

/// Whether the processor has what x86-64 calls its third level: instructions that count bits, and
/// words of 256 bits. What [`newer!`] compiles a second time needs it.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
#[must_use]
pub fn is_newer() -> bool {
    static NEWER: std::sync::LazyLock<bool> = std::sync::LazyLock::new(|| {
        is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("lzcnt")
            && is_x86_feature_detected!("popcnt")
    });
    *NEWER
}

/// Makes a function that runs as it is compiled for every processor, or as it is compiled for newer
/// ones where there is one. All that it calls must be `#[inline(always)]` to come along.
///
/// `machine::newer!(pub fn name<T: Trait>(argument: Type) -> Output = function::<T>);` where
/// `function` takes the same arguments.
#[macro_export]
macro_rules! newer {
    ($(#[$about:meta])* $see:vis fn $name:ident<$($kind:ident: $bound:path),*>(
        $($argument:ident: $type:ty),*
    ) -> $output:ty = $function:expr) => {
        $(#[$about])*
        #[inline(always)]
        $see fn $name<$($kind: $bound),*>($($argument: $type),*) -> $output {
            #[cfg(target_arch = "x86_64")]
            {
                #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
                fn newer<$($kind: $bound),*>($($argument: $type),*) -> $output {
                    $function($($argument),*)
                }
                if $crate::is_newer() {
                    // SAFETY: the processor has all that the function is compiled for.
                    return unsafe { newer::<$($kind),*>($($argument),*) };
                }
            }
            $function($($argument),*)
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ones<T: Into<u64>>(word: T) -> u32 {
        word.into().count_ones()
    }

    newer!(fn counted<T: Into<u64>>(word: T) -> u32 = ones::<T>);

    #[test]
    fn both_ways_count_the_same() {
        for word in [0_u32, 1, 0x8000_0001, u32::MAX, 0x1234_5678] {
            assert_eq!(counted(word), ones(word));
        }
    }

    #[test]
    fn a_large_list_is_as_long_as_was_asked_and_holds_default_values() {
        for count in [0, 1, 1000, 1 << 20] {
            let list: Vec<u64> = large(count);
            assert_eq!(list.len(), count);
            assert!(list.iter().all(|&value| value == 0));
        }
        prefetch(&7);
    }
}
