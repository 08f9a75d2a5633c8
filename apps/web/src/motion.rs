//! From what stood to what stands: which man slides where, which fade and which appear.
//! Does not know any rule, and not how long anything takes on the screen.

use game::snapshot::{Man, Standing};
use game::{Board, Played, Point};

/// A man on the screen, with a number that stays its own while it moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Figure {
    /// Its number.
    pub id: u32,
    /// Where it stands.
    pub point: Point,
    /// What it is.
    pub man: Man,
}

/// One change on the screen. `after` counts hops of the moving man before it happens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// The figure goes over these points, the first being where it is.
    Slide {
        /// Which figure.
        id: u32,
        /// Its way.
        way: Vec<Point>,
    },
    /// The figure is taken away.
    Fade {
        /// Which figure.
        id: u32,
        /// Hops before it goes.
        after: usize,
    },
    /// A new figure.
    Appear {
        /// The figure.
        figure: Figure,
    },
    /// The figure becomes another kind of man.
    Restack {
        /// Which figure.
        id: u32,
        /// What it is now.
        man: Man,
        /// Hops before it changes.
        after: usize,
    },
}

/// All men on the screen.
#[derive(Clone, Debug, Default)]
pub struct Figures {
    all: Vec<Figure>,
    next: u32,
}

impl Figures {
    /// The men on the screen.
    #[must_use]
    pub fn all(&self) -> &[Figure] {
        &self.all
    }

    /// The man on a point.
    #[must_use]
    pub fn at(&self, point: Point) -> Option<Figure> {
        self.all
            .iter()
            .copied()
            .find(|figure| figure.point == point)
    }

    /// Makes the figures stand as in `to` and says what changed. `played` is the move that led
    /// there, when it is one: its man goes hop by hop, and the men that it takes go as they are
    /// passed.
    pub fn change(&mut self, board: &Board, to: &Standing, played: Option<&Played>) -> Vec<Change> {
        let mut changes = Vec::new();
        let mut free = std::mem::take(&mut self.all);
        let mut wanted: Vec<(Point, Man)> = board
            .points()
            .filter_map(|point| Some((point, (*to.men.get(point.index())?)?)))
            .collect();
        let mut hops = 0;
        if let Some(played) = played {
            hops = self.carry(&mut free, &mut wanted, played, &mut changes);
        }
        self.keep(&mut free, &mut wanted, &mut changes);
        self.pair(board, &mut free, &mut wanted, &mut changes);
        for figure in free {
            let passed =
                played.and_then(|played| played.taken.iter().position(|at| *at == figure.point));
            changes.push(Change::Fade {
                id: figure.id,
                after: passed.map_or(0, |hop| (hop + 1).min(hops)),
            });
        }
        for (point, man) in wanted {
            let figure = Figure {
                id: self.next,
                point,
                man,
            };
            self.next += 1;
            self.all.push(figure);
            changes.push(Change::Appear { figure });
        }
        changes
    }

    /// The moving man goes the rest of its way. Returns the number of its hops.
    fn carry(
        &mut self,
        free: &mut Vec<Figure>,
        wanted: &mut Vec<(Point, Man)>,
        played: &Played,
        changes: &mut Vec<Change>,
    ) -> usize {
        let Some(&end) = played.route.last() else {
            return 0;
        };
        let found = (0..played.route.len().saturating_sub(1))
            .rev()
            .find_map(|step| {
                let index = free.iter().position(|figure| {
                    figure.point == played.route[step] && figure.man.side == played.side
                })?;
                Some((step, index))
            });
        let target = wanted
            .iter()
            .position(|(point, man)| *point == end && man.side == played.side);
        let (Some((step, index)), Some(target)) = (found, target) else {
            return 0;
        };
        let mut figure = free.swap_remove(index);
        let (point, man) = wanted.swap_remove(target);
        let way = played.route[step..].to_vec();
        let hops = way.len() - 1;
        changes.push(Change::Slide { id: figure.id, way });
        if man != figure.man {
            changes.push(Change::Restack {
                id: figure.id,
                man,
                after: hops,
            });
        }
        figure.point = point;
        figure.man = man;
        self.all.push(figure);
        hops
    }

    /// Men whose side stands on the same point stay.
    fn keep(
        &mut self,
        free: &mut Vec<Figure>,
        wanted: &mut Vec<(Point, Man)>,
        changes: &mut Vec<Change>,
    ) {
        free.retain(|figure| {
            let same =
                |(point, man): &(Point, Man)| *point == figure.point && man.side == figure.man.side;
            let Some(index) = wanted.iter().position(same) else {
                return true;
            };
            let (point, man) = wanted.swap_remove(index);
            if man != figure.man {
                changes.push(Change::Restack {
                    id: figure.id,
                    man,
                    after: 0,
                });
            }
            self.all.push(Figure {
                id: figure.id,
                point,
                man,
            });
            false
        });
    }

    /// What is left over of a side goes to the nearest place where one of that side is missing.
    fn pair(
        &mut self,
        board: &Board,
        free: &mut Vec<Figure>,
        wanted: &mut Vec<(Point, Man)>,
        changes: &mut Vec<Change>,
    ) {
        let far = |a: Point, b: Point| {
            let (a, b) = (&board.places[a.index()], &board.places[b.index()]);
            (a.x - b.x).hypot(a.y - b.y)
        };
        wanted.retain(|&(point, man)| {
            let nearest = (0..free.len())
                .filter(|&index| free[index].man.side == man.side)
                .min_by(|&a, &b| far(free[a].point, point).total_cmp(&far(free[b].point, point)));
            let Some(index) = nearest else { return true };
            let figure = free.swap_remove(index);
            changes.push(Change::Slide {
                id: figure.id,
                way: vec![figure.point, point],
            });
            if man != figure.man {
                changes.push(Change::Restack {
                    id: figure.id,
                    man,
                    after: 1,
                });
            }
            self.all.push(Figure {
                id: figure.id,
                point,
                man,
            });
            false
        });
    }
}

/// The move that leads back from where another led: its man goes the same way in reverse.
#[must_use]
pub fn reversed(played: &Played) -> Played {
    Played {
        route: played.route.iter().rev().copied().collect(),
        taken: game::Route::EMPTY,
        ..played.clone()
    }
}
