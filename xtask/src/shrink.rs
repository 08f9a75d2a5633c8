//! Makes the script that starts a wasm smaller: gives it the short names that the optimiser has given
//! to what both of them name. Does not know what either does.

use anyhow::{Context, Result, anyhow, bail};
use std::collections::{BTreeMap, BTreeSet};

/// The module from which the optimiser lets all imports come.
const MODULE: &str = "a";

/// The names that a wasm and its script share: the long one, and the short one.
pub struct Names {
    /// The script that the imports came from, as the wasm named it.
    module: String,
    imports: BTreeMap<String, String>,
    exports: BTreeMap<String, String>,
}

impl Names {
    /// Reads what the optimiser prints of the names that it has given.
    ///
    /// # Errors
    /// When it is no such list, or names several modules.
    pub fn read(printed: &str) -> Result<Names> {
        let mut lists: BTreeMap<String, Vec<Vec<String>>> =
            serde_json::from_str(printed).context("what the optimiser says of names")?;
        let mut list = |kind: &str| lists.remove(kind).unwrap_or_default().into_iter();
        let mut modules = BTreeSet::new();
        let mut imports = BTreeMap::new();
        for named in list("imports") {
            let [module, long, short] = <[String; 3]>::try_from(named)
                .map_err(|named| anyhow!("{named:?} is no module, name and short name"))?;
            modules.insert(module);
            imports.insert(long, short);
        }
        let mut exports = BTreeMap::new();
        for named in list("exports") {
            let [long, short] = <[String; 2]>::try_from(named)
                .map_err(|named| anyhow!("{named:?} is no name and short name"))?;
            exports.insert(long, short);
        }
        let module = modules.pop_first().context("the wasm imports nothing")?;
        if let Some(other) = modules.first() {
            bail!("the wasm imports from {module} and from {other}");
        }
        Ok(Names {
            module,
            imports,
            exports,
        })
    }

    /// The script with the short names.
    ///
    /// # Errors
    /// When the script lacks the module or an import: the wasm could not be started.
    pub fn shorten(&self, script: &str) -> Result<String> {
        let module = format!("\"{}\": ", self.module);
        if !script.contains(&module) {
            bail!("the script does not name {}", self.module);
        }
        let script = script.replace(&module, &format!("{MODULE}: "));
        let mut short = String::new();
        let mut found = 0;
        let mut rest = script.as_str();
        while let Some(start) = rest.find(is_of_a_name) {
            let (before, from) = rest.split_at(start);
            short += before;
            let end = from.find(|letter| !is_of_a_name(letter));
            let (name, after) = from.split_at(end.unwrap_or(from.len()));
            let import = self.imports.get(name).filter(|_| after.starts_with(':'));
            let export = self.exports.get(name).filter(|_| short.ends_with("wasm."));
            found += usize::from(import.is_some());
            short += import.or(export).map_or(name, String::as_str);
            rest = after;
        }
        if found != self.imports.len() {
            bail!("the script gives {found} of {} imports", self.imports.len());
        }
        Ok(short + rest)
    }
}

/// Whether a letter may be part of a name in a script.
fn is_of_a_name(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '_' || letter == '$'
}

#[cfg(test)]
mod tests {
    use super::*;

    const PRINTED: &str = r#"{ "imports": [["./page.js", "__wbg_add_4e08", "b"]],
        "exports": [["memory", "c"], ["__malloc", "d"]] }"#;

    #[test]
    fn shared_names_become_short_and_others_stay() {
        let names = Names::read(PRINTED).unwrap();
        let script =
            "return { __wbg_add_4e08: add(wasm.memory, memory, wasm.__mallocs), \"./page.js\": x }";
        assert_eq!(
            names.shorten(script).unwrap(),
            "return { b: add(wasm.c, memory, wasm.__mallocs), a: x }"
        );
    }

    #[test]
    fn a_script_that_lacks_an_import_is_refused() {
        let names = Names::read(PRINTED).unwrap();
        assert!(names.shorten("{ \"./page.js\": x }").is_err());
        assert!(names.shorten("{ __wbg_add_4e08: add }").is_err());
        assert!(Names::read(r#"{ "imports": [], "exports": [] }"#).is_err());
    }
}
