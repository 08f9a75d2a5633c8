//! Points of a board and short routes over them.
//! Does not know how a board is drawn or what its points are called.

/// A place that a man can stand on: an index into [`crate::Board::places`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Point(pub u8);

impl Point {
    /// The index into [`crate::Board::places`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The most points that one move touches: an origin and twelve landings.
pub const MOST_TOUCHES: usize = 13;

/// A short list of points in order, held in place: the touches of a move, or the way of its man.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Route {
    len: u8,
    points: [Point; MOST_TOUCHES],
}

impl Route {
    /// No points.
    pub const EMPTY: Route = Route {
        len: 0,
        points: [Point(0); MOST_TOUCHES],
    };

    /// The given points in order; those past [`MOST_TOUCHES`] are left out.
    #[must_use]
    pub fn of(points: &[Point]) -> Route {
        let mut route = Route::EMPTY;
        for &point in points {
            route.push(point);
        }
        route
    }

    /// Adds a point at the end, unless the route is full.
    pub fn push(&mut self, point: Point) {
        if (self.len as usize) < MOST_TOUCHES {
            self.points[self.len as usize] = point;
            self.len += 1;
        }
    }
}

impl std::ops::Deref for Route {
    type Target = [Point];

    fn deref(&self) -> &[Point] {
        &self.points[..self.len as usize]
    }
}

impl std::fmt::Debug for Route {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list()
            .entries(self.iter().map(|point| point.0))
            .finish()
    }
}

impl FromIterator<Point> for Route {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Route {
        let mut route = Route::EMPTY;
        for point in points {
            route.push(point);
        }
        route
    }
}
