//! What tables of endings know of the position that is looked at: shown at once in a game that has
//! ended; in one that goes on, when somebody asks, until another position is shown.
//! Does not know where tables come from, nor how what they know is shown.

use super::Table;
use crate::frame::Notice;
use engine::Judgement;
use game::Snapshot;
use std::sync::Arc;

/// With so many men on the board a game nears the tables.
const NEAR: usize = 8;

/// So many men have the tables that every game loads by itself.
const MEN: u8 = 4;

/// What was asked and told.
pub(super) struct Endings {
    /// The most men of which tables know who wins.
    pub(super) men: u8,
    /// The position that somebody asks about, as text.
    asked: Option<String>,
    /// What is known of the position judged last.
    told: Option<(String, Arc<Judgement>)>,
}

impl Default for Endings {
    fn default() -> Endings {
        Endings {
            men: MEN,
            asked: None,
            told: None,
        }
    }
}

/// Whether so few men stand that tables may soon know the position, and none waits to be placed.
pub(super) fn near(snapshot: &Snapshot) -> bool {
    let standing = &snapshot.standing;
    standing.in_hand == [0, 0] && standing.men.iter().flatten().count() <= NEAR
}

impl Table {
    /// Asks who wins the position that is looked at, or no longer.
    pub fn ask_who_wins(&mut self) {
        self.quiet();
        let fen = self.shown_fen();
        let shown = self.endings.asked.as_ref() == Some(&fen);
        self.endings.asked = (!shown).then_some(fen);
        let ply = self.viewing.unwrap_or(self.session.ply());
        if !shown && !near(&self.session.snapshot_at(ply)) {
            self.beyond();
        }
    }

    /// The position asked about is beyond the tables.
    fn beyond(&mut self) {
        self.endings.asked = None;
        self.say(Notice::Say("endings-far"));
    }

    /// There are no tables. Who has asked is told so.
    pub fn cannot_judge(&mut self) {
        if self.endings.asked.take().is_some() {
            self.say(Notice::Say("endings-missing"));
        }
    }

    /// More tables are there, of up to so many men: what was told before may be told better. `again`:
    /// somebody waits to be told of the position looked at.
    pub fn more_is_known(&mut self, men: u8, again: bool) {
        self.endings.men = men;
        self.endings.told = None;
        let told = |notice: &Notice| *notice == Notice::Say("endings-far");
        if again && self.notice.take_if(|notice| told(notice)).is_some() {
            self.endings.asked = Some(self.shown_fen());
        }
    }

    /// Takes what tables know of a position.
    pub fn judged(&mut self, fen: String, judgement: Judgement) {
        let unknown = judgement.verdict.is_none() && judgement.moves.is_empty();
        if unknown && self.endings.asked.as_ref() == Some(&fen) {
            self.beyond();
        }
        self.endings.told = Some((fen, Arc::new(judgement)));
    }

    /// The position looked at, where it is to be shown who wins it. Nothing is shown before the
    /// computer has moved, nor in a lesson, which has its own answers.
    fn judging(&self, snapshot: &Snapshot) -> Option<String> {
        if self.lesson.is_some() || self.elsewhere || self.wanted().is_some() || !near(snapshot) {
            return None;
        }
        let over = self.session.end().is_some();
        if !over && self.endings.asked.is_none() {
            return None;
        }
        let fen = self.shown_fen();
        (over || self.endings.asked.as_ref() == Some(&fen)).then_some(fen)
    }

    /// The position that tables are still to judge.
    pub(super) fn to_judge(&self, snapshot: &Snapshot) -> Option<String> {
        let told = self.endings.told.as_ref().map(|(fen, _)| fen);
        self.judging(snapshot).filter(|fen| told != Some(fen))
    }

    /// What is to be shown.
    pub(super) fn judgement(&self, snapshot: &Snapshot) -> Option<Arc<Judgement>> {
        let fen = self.judging(snapshot)?;
        let (told, judgement) = self.endings.told.as_ref()?;
        (*told == fen && !judgement.moves.is_empty()).then(|| judgement.clone())
    }
}
