//! A command line that the parser refuses, as one line that names what is wrong and what would do.
//! Does not know the commands: it asks the parser's own description of them.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use game::Refusal;

/// What is wrong with the command line `arguments` (without the program's name), by the parser's
/// error.
#[must_use]
pub fn explain(program: &clap::Command, arguments: &[String], error: &clap::Error) -> Refusal {
    let command = arguments
        .iter()
        .find_map(|argument| program.find_subcommand(argument))
        .unwrap_or(program);
    let found = context(error, ContextKind::InvalidArg);
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let found = context(error, ContextKind::InvalidSubcommand);
            Refusal::new("bad-command")
                .with("found", found)
                .with("allowed", commands(program))
        }
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let missing = Refusal::new("bad-missing").with("missing", "COMMAND");
            missing.with(
                "usage",
                format!("tsoro {}", commands(program).replace(", ", "|")),
            )
        }
        ErrorKind::UnknownArgument if !found.starts_with('-') && command.get_name() == "tsoro" => {
            Refusal::new("bad-command")
                .with("found", found)
                .with("allowed", commands(program))
        }
        ErrorKind::UnknownArgument if found.starts_with('-') => Refusal::new("bad-flag")
            .with("found", found)
            .with("allowed", flags(command)),
        ErrorKind::UnknownArgument => Refusal::new("bad-extra")
            .with("found", found)
            .with("usage", usage(command)),
        ErrorKind::MissingRequiredArgument => Refusal::new("bad-missing")
            .with("missing", found)
            .with("usage", usage(command)),
        ErrorKind::InvalidValue if context(error, ContextKind::InvalidValue).is_empty() => {
            let mut parts = found.splitn(2, ' ');
            let flag = parts.next().unwrap_or_default().to_owned();
            let value = parts.next().unwrap_or_default().to_owned();
            Refusal::new("bad-no-value")
                .with("flag", flag)
                .with("allowed", value)
        }
        ErrorKind::ArgumentConflict => {
            let other = context(error, ContextKind::PriorArg);
            let found = found.split(' ').next().unwrap_or_default().to_owned();
            Refusal::new("bad-conflict")
                .with("found", found)
                .with("other", other)
        }
        _ => {
            let whole = error.to_string();
            let line = whole.lines().next().unwrap_or_default();
            let reason = line.strip_prefix("error: ").unwrap_or(line);
            Refusal::new("bad-failed").with("reason", reason)
        }
    }
}

/// What the parser says about a part of its error, without brackets.
fn context(error: &clap::Error, kind: ContextKind) -> String {
    let text = match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    };
    text.replace(['<', '>'], "")
}

fn commands(program: &clap::Command) -> String {
    let names: Vec<&str> = program
        .get_subcommands()
        .map(clap::Command::get_name)
        .collect();
    format!("{}, help", names.join(", "))
}

fn flags(command: &clap::Command) -> String {
    let mut flags: Vec<String> = command
        .get_arguments()
        .filter_map(|argument| argument.get_long())
        .map(|long| format!("--{long}"))
        .collect();
    for always in ["--lang", "--help"] {
        if !flags.iter().any(|flag| flag == always) {
            flags.push(always.to_owned());
        }
    }
    flags.join(", ")
}

/// How the command is written, such as `tsoro perft RULES DEPTH [OPTIONS]`.
fn usage(command: &clap::Command) -> String {
    let values: Vec<String> = command
        .get_positionals()
        .map(|argument| argument.get_id().as_str().to_uppercase())
        .collect();
    let name = command.get_name();
    let start = if name == "tsoro" {
        "tsoro".to_owned()
    } else {
        format!("tsoro {name}")
    };
    [&[start], values.as_slice(), &["[OPTIONS]".to_owned()]]
        .concat()
        .join(" ")
}
