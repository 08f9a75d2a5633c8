//! Boards to print as large as the paper allows, and men of the right size to cut out.
//! Does not know which games there are: a board describes itself.

use crate::booklet::{Booklet, Piece, Role, What};
use crate::discs::disc;
use crate::fonts::{Face, width};
use crate::pdf::BLACK;
use crate::picture::{escape, titled, tree};
use crate::printed::{Names, printed};
use crate::size::MM;
use crate::{Failed, Ink, Paper, pdf};
use draw::View;
use game::{Board, Game, Side, Standing};
use games::{GameId, Job};
use resvg::usvg::WriteOptions;
use text::{Text, Value};

/// What printers leave white at the edges of a sheet.
const MARGIN: f32 = 10.0 * MM;
/// The width of the frame around a board.
const FRAME: f32 = 2.5 * MM;
/// The length that is measured to see whether a sheet was printed in its true size.
const BAR: f32 = 50.0 * MM;
/// How many men lie side by side.
const ACROSS: usize = 6;
/// How much smaller a man is cut than the room that it has on the board.
const CUT: f32 = 0.97;

/// What a sheet holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sheet {
    /// The board.
    Board,
    /// The men of both sides.
    Men,
}

impl Sheet {
    /// All of them, in the order of a document's pages.
    pub const ALL: [Sheet; 2] = [Sheet::Board, Sheet::Men];

    /// Its name on the command line and in addresses.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Sheet::Board => "board",
            Sheet::Men => "men",
        }
    }
}

/// What is printed for a rule set.
struct Outfit {
    board: Board,
    /// Men of a side at the start, on the board and in hand.
    men: usize,
    /// Whether one man may be set on another.
    raises: bool,
}

struct OfRules;

impl Job for OfRules {
    type Output = Outfit;

    fn run<G: Game>(self) -> Outfit {
        let standing = G::start().standing();
        let first = |man: &game::Man| man.side == Side::First;
        let placed = standing
            .men
            .iter()
            .flatten()
            .filter(|man| first(man))
            .count();
        Outfit {
            board: G::board(),
            men: placed + usize::from(standing.in_hand[0]),
            raises: G::KINDS.len() > 1,
        }
    }
}

/// The first rule set of every board that there is to print. What is played on the same lines with
/// fewer men has no sheets of its own.
#[must_use]
pub fn boards() -> Vec<GameId> {
    let boards = games::boards::boards();
    boards
        .iter()
        .filter_map(|all| all.first().copied())
        .collect()
}

/// The name of a board: the names of all that is played on it.
fn name(rules: GameId, text: &Text) -> String {
    let boards = games::boards::boards();
    let names: Vec<String> = boards
        .iter()
        .filter(|all| all.contains(&rules))
        .flatten()
        .map(|other| text.get(&format!("rules-{}", other.name())))
        .collect();
    names.join(" · ")
}

/// The board and the men of a rule set as PDF, a page each.
///
/// # Errors
/// See [`Failed`].
pub fn sheets_pdf(
    rules: GameId,
    sheets: &[Sheet],
    paper: Paper,
    ink: Ink,
    text: &Text,
) -> Result<Vec<u8>, Failed> {
    pdf::write(&booklet(rules, sheets, paper, ink, text))
}

/// One sheet as SVG in its true size, with the outlines of its letters.
///
/// # Errors
/// See [`Failed`].
pub fn sheet_svg(
    rules: GameId,
    sheet: Sheet,
    paper: Paper,
    ink: Ink,
    text: &Text,
) -> Result<String, Failed> {
    let booklet = booklet(rules, &[sheet], paper, ink, text);
    let pieces = booklet.pages.first().map_or(&[][..], Vec::as_slice);
    let (width, height) = booklet.size;
    let mut svg =
        format!("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\">");
    for piece in pieces {
        svg += &drawn(piece);
    }
    svg += "</svg>";
    let flat = tree(&svg, &booklet.style)?.to_string(&WriteOptions {
        preserve_text: false,
        coordinates_precision: 3,
        ..WriteOptions::default()
    });
    // The lengths of the paper in place of bare numbers, which would be screen pixels.
    let rest = flat.split_once('>').map_or("", |(_, rest)| rest);
    let head = format!(
        "<svg width=\"{:.2}mm\" height=\"{:.2}mm\" viewBox=\"0 0 {width} {height}\" xmlns=\"http://www.w3.org/2000/svg\">",
        width / MM,
        height / MM
    );
    Ok(titled(&(head + rest), &booklet.title, booklet.language))
}

/// A piece as SVG.
fn drawn(piece: &Piece) -> String {
    let (x, y) = (piece.x, piece.y);
    match &piece.what {
        What::Text {
            face,
            size,
            colour: [red, green, blue],
            text,
        } => {
            let weight = if *face == Face::Bold { 700 } else { 400 };
            let style = if *face == Face::Italic {
                "italic"
            } else {
                "normal"
            };
            format!(
                "<text x=\"{x}\" y=\"{y}\" font-family=\"Vollkorn\" font-size=\"{size}\" font-weight=\"{weight}\" \
                 font-style=\"{style}\" fill=\"rgb({red},{green},{blue})\">{}</text>",
                escape(text)
            )
        }
        What::Bullet(text, size) => format!(
            "<text x=\"{x}\" y=\"{y}\" font-family=\"Vollkorn\" font-size=\"{size}\">{}</text>",
            escape(text)
        ),
        What::Drawing(svg, width, height) => svg.replacen(
            "<svg ",
            &format!("<svg x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" "),
            1,
        ),
        What::Rule(length, thick) => {
            format!("<rect x=\"{x}\" y=\"{y}\" width=\"{length}\" height=\"{thick}\"/>")
        }
    }
}

fn booklet(rules: GameId, sheets: &[Sheet], paper: Paper, ink: Ink, text: &Text) -> Booklet {
    let outfit = rules.with(OfRules);
    let game = name(rules, text);
    let mut maker = Maker {
        paper,
        text,
        booklet: Booklet {
            title: game.clone(),
            language: text.language().tag,
            size: paper.points(),
            style: ink.style(),
            blocks: Vec::new(),
            pages: Vec::new(),
        },
    };
    for sheet in sheets {
        match sheet {
            Sheet::Board => maker.board(&outfit, &game),
            Sheet::Men => maker.men(&outfit, &game),
        }
    }
    if let [Sheet::Men] = sheets {
        maker.booklet.title = maker.men_title(&game);
    }
    maker.booklet
}

/// Lays out sheets.
struct Maker<'a> {
    paper: Paper,
    text: &'a Text,
    booklet: Booklet,
}

impl Maker<'_> {
    /// The length of a board's unit on this paper.
    fn unit(&self, board: &Board) -> f32 {
        let (across, down) = self.paper.points();
        let room = |whole: f32, taken: f32| whole - 2.0 * (MARGIN + FRAME) - taken;
        // Above the board stands its name, below what is to be known for printing.
        let unit = (room(across, 0.0) / board.width).min(room(down, 60.0 * MM) / board.height);
        // Whole half millimetres are easy to check with a ruler.
        (unit / MM * 2.0).floor() / 2.0 * MM
    }

    fn board(&mut self, outfit: &Outfit, game: &str) {
        let board = &outfit.board;
        let unit = self.unit(board);
        let (across, down) = self.paper.points();
        let (width, height) = (board.width * unit, board.height * unit);
        let (x, y) = ((across - width) / 2.0, (down - height) / 2.0);
        self.booklet.pages.push(Vec::new());
        self.title(game.to_owned(), y - FRAME - 9.0 * MM);
        let words = self
            .text
            .with("paper-empty", &[("game", Value::from(game))]);
        let standing = Standing {
            men: vec![None; board.places.len()],
            ..Standing::default()
        };
        let drawing = printed(board, &standing, &View::default(), Names::Beside(15.0));
        let block = self.block(Role::Figure(words));
        self.add(Some(block), x, y, What::Drawing(drawing, width, height));
        // Over the board, whose edge would hide half of the line.
        let frame = frame(width, height);
        self.add(
            None,
            x - FRAME,
            y - FRAME,
            What::Drawing(frame, width + 2.0 * FRAME, height + 2.0 * FRAME),
        );
        let below = y + height + FRAME + 9.0 * MM;
        self.bar(x - FRAME, below);
    }

    /// The bar that shows whether the print has its true size, with its words beside it.
    fn bar(&mut self, x: f32, y: f32) {
        self.add(None, x, y, What::Rule(BAR, 0.8));
        for end in [x, x + BAR - 0.8] {
            self.add(None, end, y - 2.0 * MM, What::Rule(0.8, 4.0 * MM + 0.8));
        }
        let text = self.text.get("paper-scale");
        self.words(&text, x + BAR + 4.0 * MM, y + 3.6);
    }

    fn men(&mut self, outfit: &Outfit, game: &str) {
        let (across, down) = self.paper.points();
        let size = 2.0 * outfit.board.man * self.unit(&outfit.board) * CUT;
        let mut kinds = Vec::new();
        for side in [Side::First, Side::Second] {
            kinds.push((side, false, outfit.men));
            if outfit.raises {
                kinds.push((side, true, ACROSS));
            }
        }
        let rows: usize = kinds.iter().map(|(_, _, men)| men.div_ceil(ACROSS)).sum();
        #[expect(clippy::cast_precision_loss, reason = "a few rows")]
        let (columns, rows) = (ACROSS as f32, rows as f32);
        let step = (size + 8.0 * MM).min((across - 2.0 * MARGIN) / columns);
        let apart = 8.0 * MM;
        let left = (across - step * columns) / 2.0;
        self.booklet.pages.push(Vec::new());
        let mut y = (down - step * rows - apart) / 2.0;
        let title = self.men_title(game);
        self.title(title, y - 9.0 * MM);
        let mut before = Side::First;
        for (side, raised, men) in kinds {
            if side != before {
                y += apart;
                before = side;
            }
            let key = if raised {
                "paper-discs-raised"
            } else {
                "paper-discs"
            };
            let number = i64::try_from(men).unwrap_or(i64::MAX);
            let values = [
                ("side", Value::Text(self.text.side(side))),
                ("number", Value::Number(number)),
            ];
            let words = self.text.with(key, &values);
            let block = self.block(Role::Figure(words));
            let drawing = disc(side, raised);
            for man in 0..men {
                #[expect(clippy::cast_precision_loss, reason = "a few men")]
                let (column, row) = ((man % ACROSS) as f32, (man / ACROSS) as f32);
                self.add(
                    Some(block),
                    left + (column + 0.5) * step - size / 2.0,
                    y + (row + 0.5) * step - size / 2.0,
                    What::Drawing(drawing.clone(), size, size),
                );
            }
            #[expect(clippy::cast_precision_loss, reason = "a few rows")]
            let taken = men.div_ceil(ACROSS) as f32;
            y += taken * step;
        }
        let mut words = self.text.get("paper-cut");
        if outfit.raises {
            words = format!("{words} {}", self.text.get("paper-raised"));
        }
        self.words(&words, left + (step - size) / 2.0, y + 10.0 * MM);
    }

    fn men_title(&self, game: &str) -> String {
        self.text
            .with("paper-men-title", &[("game", Value::from(game))])
    }

    /// The name in the middle of a line, as large as that allows.
    fn title(&mut self, title: String, y: f32) {
        let (across, _) = self.paper.points();
        let room = across - 2.0 * (MARGIN + FRAME);
        let size = (24.0 * room / width(Face::Bold, 24.0, &title)).min(24.0);
        let x = (across - width(Face::Bold, size, &title)) / 2.0;
        let block = self.block(Role::Title(title.clone()));
        let what = What::Text {
            face: Face::Bold,
            size,
            colour: BLACK,
            text: title,
        };
        self.add(Some(block), x, y, what);
    }

    /// A paragraph that ends as far from the right edge as it begins from the left, or goes to the
    /// margin where it begins in the middle.
    fn words(&mut self, words: &str, x: f32, mut y: f32) {
        let block = self.block(Role::Paragraph);
        let (across, _) = self.paper.points();
        let span = crate::lines::Span {
            face: Face::Regular,
            text: words.to_owned(),
        };
        let end = if x < across / 4.0 { x } else { MARGIN };
        for line in crate::lines::broken(&[span], 10.5, across - end - x) {
            for (right, run) in line {
                let what = What::Text {
                    face: run.face,
                    size: 10.5,
                    colour: BLACK,
                    text: run.text,
                };
                self.add(Some(block), x + right, y, what);
            }
            y += 14.0;
        }
    }

    fn block(&mut self, role: Role) -> usize {
        self.booklet.blocks.push(role);
        self.booklet.blocks.len() - 1
    }

    fn add(&mut self, block: Option<usize>, x: f32, y: f32, what: What) {
        if let Some(page) = self.booklet.pages.last_mut() {
            page.push(Piece { block, x, y, what });
        }
    }
}

/// A double line around a board, as a drawing in points.
fn frame(width: f32, height: f32) -> String {
    let (across, down) = (width + 2.0 * FRAME, height + 2.0 * FRAME);
    let (outer, inner) = (1.6, 0.7);
    let gap = FRAME - inner / 2.0;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {across} {down}\">\
         <rect class=\"rule\" stroke-width=\"{outer}\" x=\"{0}\" y=\"{0}\" width=\"{1}\" height=\"{2}\"/>\
         <rect class=\"rule\" stroke-width=\"{inner}\" x=\"{gap}\" y=\"{gap}\" width=\"{3}\" height=\"{4}\"/></svg>",
        outer / 2.0,
        across - outer,
        down - outer,
        width + inner,
        height + inner
    )
}
