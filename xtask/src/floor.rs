//! The oldest browsers that the page runs on, and what may therefore not stand in its files:
//! Chrome and Android WebView 96, Safari 15.4, Firefox 91. Does not know what the page does.

use anyhow::{Context, Result, bail};
use wasmparser::{Validator, WasmFeatures};

/// The features of wasm that all of them have (webassembly.org/features), by the optimiser's
/// names: sign extension and float conversion (Chrome 74, 75; Safari 14.1, 15; Firefox 62, 64),
/// bulk memory (75; 15; 79), several values (85; 13.1; 78), references (96; 15; 79). Not SIMD
/// (Safari 16.4), tail calls (Firefox 121) or exceptions (Firefox 100).
pub const FEATURES: [&str; 6] = [
    "mutable-globals",
    "sign-ext",
    "nontrapping-float-to-int",
    "bulk-memory",
    "multivalue",
    "reference-types",
];

/// Names of the web platform that are younger than the floor, with the first versions that have
/// them: Chrome, Safari, Firefox.
const TOO_YOUNG: [(&str, &str); 20] = [
    ("structuredClone(", "98, 15.4, 94"),
    ("Object.hasOwn(", "93, 15.4, 92"),
    (".findLast(", "97, 15.4, 104"),
    (".findLastIndex(", "97, 15.4, 104"),
    (".showModal(", "37, 15.4, 98"),
    (".toSorted(", "110, 16, 115"),
    (".toReversed(", "110, 16, 115"),
    ("Object.groupBy(", "117, 17.4, 119"),
    ("Array.fromAsync(", "121, 16.4, 115"),
    ("Promise.withResolvers(", "119, 17.4, 121"),
    ("AbortSignal.timeout(", "103, 16, 100"),
    ("AbortSignal.any(", "116, 17.4, 124"),
    ("CompressionStream(", "80, 16.4, 113"),
    ("startViewTransition", "111, 18, 144"),
    (".showPopover(", "114, 17, 125"),
    ("requestIdleCallback(", "47, none, 55"),
    ("OffscreenCanvas(", "69, 16.4, 105"),
    ("navigator.userActivation", "72, 16.4, 120"),
    ("{ type: 'module' }", "80, 15, 114 for a worker"),
    ("{type:\"module\"}", "80, 15, 114 for a worker"),
];

/// The same for style sheets.
const TOO_YOUNG_STYLES: [(&str, &str); 10] = [
    ("@layer", "99, 15.4, 97"),
    ("@container", "105, 16, 110"),
    ("@scope", "118, 17.4, 128"),
    (":has(", "105, 15.4, 121"),
    ("color-mix(", "111, 16.2, 113"),
    ("light-dark(", "123, 17.5, 120"),
    ("text-wrap", "114, 17.5, 121"),
    ("\n  &", "120, 17.2, 117 for nesting"),
    ("\n    &", "120, 17.2, 117 for nesting"),
    ("subgrid", "117, 16, 71"),
];

/// Checks that a module needs no feature of wasm above the floor.
pub fn check_wasm(wasm: &[u8]) -> Result<()> {
    let features = WasmFeatures::MUTABLE_GLOBAL
        | WasmFeatures::SIGN_EXTENSION
        | WasmFeatures::SATURATING_FLOAT_TO_INT
        | WasmFeatures::BULK_MEMORY
        | WasmFeatures::MULTI_VALUE
        | WasmFeatures::REFERENCE_TYPES
        | WasmFeatures::GC_TYPES
        | WasmFeatures::FLOATS;
    Validator::new_with_features(features)
        .validate_all(wasm)
        .context("the wasm needs more than the oldest browsers have")?;
    Ok(())
}

/// Checks that a script names nothing above the floor.
pub fn check_script(script: &str) -> Result<()> {
    check_names(script, &TOO_YOUNG)
}

/// Checks that a style sheet names nothing above the floor.
pub fn check_style(style: &str) -> Result<()> {
    check_names(style, &TOO_YOUNG_STYLES)
}

fn check_names(text: &str, names: &[(&str, &str)]) -> Result<()> {
    for (name, since) in names {
        if text.contains(name) {
            bail!(
                "`{}` is younger than the oldest browsers (since {since})",
                name.trim()
            );
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A module with one function of the given code.
    fn module(code: &[u8]) -> Vec<u8> {
        let mut bytes = b"\0asm\x01\0\0\0".to_vec();
        bytes.extend([1, 4, 1, 0x60, 0, 0, 3, 2, 1, 0]);
        let length = u8::try_from(code.len()).unwrap();
        bytes.extend([10, length + 4, 1, length + 2, 0]);
        bytes.extend(code);
        bytes.push(0x0b);
        bytes
    }

    #[test]
    fn simd_is_refused_and_sign_extension_is_not() {
        // i32.const 1, i32.extend8_s, drop
        check_wasm(&module(&[0x41, 1, 0xc0, 0x1a])).unwrap();
        // i32.const 1, i8x16.splat, drop
        assert!(check_wasm(&module(&[0x41, 1, 0xfd, 0x0f, 0x1a])).is_err());
    }

    #[test]
    fn young_names_are_refused() {
        assert!(check_script("const a = structuredClone(b);").is_err());
        assert!(check_script("const a = b.find(c);").is_ok());
        assert!(check_style("p:has(a) { color: red }").is_err());
        assert!(check_style("p { color: var(--ink) }").is_ok());
    }
}
