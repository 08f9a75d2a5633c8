//! Writes a page with every board and every set of men, in both themes, as one kind of eye sees
//! them: `cargo run -p draw --example looks -- deutan > looks.html`.
//! Does not judge: that is for whoever opens the page.

use draw::sight::Eye;
use draw::{BOARDS, Dress, Mark, SETS, Sign, Theme, View, colour, picture_in, sample, style_with};
use game::{Look, Point};

fn main() {
    let wanted = std::env::args().nth(1).unwrap_or_default();
    let eye = Eye::ALL.into_iter().find(|eye| eye.name() == wanted);
    let eye = eye.unwrap_or(Eye::Whole);
    println!(
        "<!doctype html><meta charset=\"utf-8\"><title>{0}</title>\
         <style>body{{font:14px sans-serif;margin:8px}}table{{border-spacing:4px}}img{{display:block}}td{{padding:0 2px}}</style>\
         <h1>{0}</h1>",
        eye.name()
    );
    for theme in [Theme::Light, Theme::Dark] {
        println!("<table>");
        for board in BOARDS {
            println!("<tr><th>{board}</th>");
            for set in SETS {
                for pattern in [false, true] {
                    let dress = Dress {
                        theme,
                        board,
                        set,
                        pattern,
                    };
                    println!("<td>{}</td>", samples(&dress, eye));
                }
            }
            println!("</tr>");
        }
        println!("</table>");
    }
}

/// A dress on a board of squares, on one with men on its light squares, and on one of lines.
fn samples(dress: &Dress, eye: Eye) -> String {
    let style = style_with(|name| colour(dress, name).map(|value| eye.sees_text(value)));
    let mut drawn = String::from("<div style=\"display:flex;gap:4px\">");
    for (look, bright) in [
        (Look::Squares, false),
        (Look::Squares, true),
        (Look::Lines, false),
    ] {
        let (board, standing) = sample(look);
        let signs = [
            Sign::Ring,
            Sign::Dot,
            Sign::Corners,
            Sign::Dashed,
            Sign::Bar,
            Sign::Ticks,
        ];
        let marks = signs.into_iter().zip(0..).map(|(sign, index)| Mark {
            point: Point(index),
            sign,
        });
        let view = View {
            bright,
            rim: true,
            marks: marks.collect(),
            ..View::default()
        };
        let picture = picture_in(&style, &board, &standing, &view);
        let picture = picture
            .replace('%', "%25")
            .replace('#', "%23")
            .replace('"', "'");
        drawn += &format!("<img width=\"128\" alt=\"\" src=\"data:image/svg+xml,{picture}\">");
    }
    drawn + "</div>"
}
