//! `tsoro diagram`: a picture of a position.
//! Does not know any rule, nor how it is drawn.

use super::output;
use crate::{args, failure::Failure, values};
use draw::{Labels, Sign};
use game::Refusal;
use games::GameId;
use paper::Diagram;
use text::Text;

/// The width of a diagram as PDF: 120 mm in points.
const WIDTH: f32 = 120.0 * 72.0 / 25.4;

/// Writes the file.
///
/// # Errors
/// For a position, place, format or size that is not understood, or a file that cannot be written.
pub fn run(arguments: &args::Diagram, text: &Text) -> Result<(), Failure> {
    let format = output::format(
        arguments.format.as_deref(),
        &arguments.output,
        &["svg", "png", "pdf"],
    )?;
    let size = values::whole("--size", &arguments.size, 16..=8192)?;
    let labels = labels(&arguments.labels)?;
    let mut diagram = found(arguments)?;
    diagram.view.turned = arguments.turned;
    diagram.view.bright = arguments.light;
    diagram.view.labels = labels;
    let rules = diagram.rules();
    let on_board = |refusal| Failure::on(rules, refusal);
    if let Some(places) = &arguments.marks {
        diagram.mark(Sign::Ring, places).map_err(on_board)?;
    }
    if let Some(places) = &arguments.path {
        diagram.lead(places).map_err(on_board)?;
    }
    let picture = diagram.picture(text);
    let made = match format {
        "svg" => picture.svg().map(String::into_bytes),
        "png" => picture.png(u32::try_from(size).unwrap_or(u32::MAX)),
        _ => picture.pdf(WIDTH),
    };
    let bytes = made.map_err(anyhow::Error::new)?;
    output::write(&arguments.output, arguments.force, &bytes)
}

/// The position by the rule set that was named, else by the first that reads it.
fn found(arguments: &args::Diagram) -> Result<Diagram, Failure> {
    match &arguments.rules {
        Some(name) => {
            let rules = GameId::parse(name)?;
            Diagram::new(rules, &arguments.position).map_err(|refusal| Failure::on(rules, refusal))
        }
        None => Diagram::found(&arguments.position)
            .map_err(|(rules, refusal)| Failure::on(rules, refusal)),
    }
}

fn labels(found: &str) -> Result<Labels, Refusal> {
    match found {
        "off" => Ok(Labels::Off),
        "numbers" => Ok(Labels::Numbers),
        "letters" => Ok(Labels::Letters),
        _ => Err(Refusal::new("bad-value")
            .with("flag", "--labels")
            .with("found", found)
            .with("allowed", "off, numbers, letters")),
    }
}
