//! Text broken into lines.
//! Does not know where on the paper they stand.

use crate::fonts::{Face, width};

/// Words in one face.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Span {
    /// The face.
    pub face: Face,
    /// The words, as they are written, with blanks.
    pub text: String,
}

/// A line: its runs of text, each with its distance from the left edge.
pub type Line = Vec<(f32, Span)>;

/// A word, in as many faces as it has, with its width and the width of the blank before it.
struct Word {
    spans: Vec<Span>,
    wide: f32,
    blank: f32,
}

/// Breaks text into lines of at most `measure` points, so that they are as even as can be: the sum
/// of the squares of what is left free is the least, the last line not counted. A word wider than
/// that stands alone.
#[must_use]
pub fn broken(spans: &[Span], size: f32, measure: f32) -> Vec<Line> {
    let words = words(spans, size);
    let count = words.len();
    // best[i]: the least cost of the words from i on, and where the next line begins.
    let mut best: Vec<(f32, usize)> = vec![(0.0, count); count + 1];
    for start in (0..count).rev() {
        best[start].0 = f32::INFINITY;
        let mut wide = 0.0;
        for end in start..count {
            wide += words[end].wide + if end > start { words[end].blank } else { 0.0 };
            if wide > measure && end > start {
                break;
            }
            let free = (measure - wide).max(0.0) / measure;
            let cost = match end + 1 == count {
                // A last line of a single short word looks lost.
                true if start > 0 && free > 0.85 => 0.1,
                true => 0.0,
                false => free * free + 0.002,
            } + best[end + 1].0;
            if cost < best[start].0 {
                best[start] = (cost, end + 1);
            }
        }
    }
    let mut lines = Vec::new();
    let mut start = 0;
    while start < count {
        let end = best[start].1;
        lines.push(line(&words[start..end], size, end < count));
        start = end;
    }
    lines
}

/// The words of a text.
fn words(spans: &[Span], size: f32) -> Vec<Word> {
    let mut words: Vec<Word> = Vec::new();
    let mut open = false;
    for span in spans {
        for (at, part) in span.text.split(' ').enumerate() {
            open &= at == 0;
            if part.is_empty() {
                continue;
            }
            let piece = Span {
                face: span.face,
                text: part.to_owned(),
            };
            let wide = width(span.face, size, part);
            match words.last_mut() {
                Some(word) if open => {
                    word.spans.push(piece);
                    word.wide += wide;
                }
                _ => words.push(Word {
                    spans: vec![piece],
                    wide,
                    blank: width(span.face, size, " "),
                }),
            }
            open = true;
        }
        open &= !span.text.ends_with(' ');
    }
    words
}

/// Puts words on a line: what follows in one face is one run. A line that goes on ends with a
/// blank, so that the text keeps its words apart when it is read aloud or copied.
fn line(words: &[Word], size: f32, goes_on: bool) -> Line {
    let mut runs: Vec<Span> = Vec::new();
    for (at, word) in words.iter().enumerate() {
        for (part, span) in word.spans.iter().enumerate() {
            let blank = if at > 0 && part == 0 { " " } else { "" };
            match runs.last_mut() {
                Some(run) if run.face == span.face => {
                    run.text += blank;
                    run.text += &span.text;
                }
                last => {
                    // The blank belongs to the run before.
                    if let Some(run) = last {
                        run.text += blank;
                    }
                    runs.push(span.clone());
                }
            }
        }
    }
    if let Some(run) = runs.last_mut().filter(|_| goes_on) {
        run.text.push(' ');
    }
    let mut x = 0.0;
    let mut line = Line::new();
    for run in runs {
        let wide = width(run.face, size, &run.text);
        line.push((x, run));
        x += wide;
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    fn regular(text: &str) -> Span {
        Span {
            face: Face::Regular,
            text: text.to_owned(),
        }
    }

    fn text(lines: &[Line]) -> Vec<String> {
        let joined = |line: &Line| line.iter().map(|(_, run)| run.text.as_str()).collect();
        lines.iter().map(joined).collect()
    }

    #[test]
    fn no_line_is_wider_than_the_measure_and_no_word_is_lost() {
        let words =
            "A capture must be taken: as long as one of your men can jump, no other move counts.";
        for measure in [60.0, 100.0, 180.0, 400.0] {
            let lines = broken(&[regular(words)], 10.0, measure);
            for line in &lines {
                let (x, run) = line.last().expect("no line is empty");
                assert!(x + width(run.face, 10.0, run.text.trim_end()) <= measure);
            }
            assert_eq!(text(&lines).concat(), words);
        }
    }

    #[test]
    fn faces_change_within_a_word_and_blanks_stay_between_words() {
        let bold = Span {
            face: Face::Bold,
            text: "man".to_owned(),
        };
        let lines = broken(&[regular("A "), bold, regular(", or a king.")], 10.0, 300.0);
        assert_eq!(text(&lines), ["A man, or a king."]);
        assert_eq!(lines[0].len(), 3);
        let after = lines[0][2].0 - lines[0][1].0;
        assert!((after - width(Face::Bold, 10.0, "man")).abs() < 0.01);
    }

    #[test]
    fn a_word_wider_than_the_measure_stands_alone() {
        let lines = broken(&[regular("a kusingagumisirike b")], 12.0, 40.0);
        assert_eq!(text(&lines), ["a ", "kusingagumisirike ", "b"]);
    }
}
