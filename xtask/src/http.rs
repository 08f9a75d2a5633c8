//! Starts the program on a free port, asks it for files as a browser does, and ends it.
//! Does not know what is in them.

use crate::serve;
use anyhow::{Context, Result, bail};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

/// A running server; it ends with this value.
pub struct Server {
    child: Child,
    addr: SocketAddr,
}

/// An answer: its header lines in small letters, and its body as it came.
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The headers.
    pub headers: Vec<(String, String)>,
    /// The body, still compressed.
    pub body: Vec<u8>,
}

impl Server {
    /// Starts the program that [`serve::build`] built.
    pub fn start() -> Result<Server> {
        let addr = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        let child = Command::new(serve::program())
            .args(["serve", "--addr", &addr.to_string()])
            .env("TSORO_LOG", "warn")
            .stdout(Stdio::null())
            .spawn()
            .context("the server cannot be started")?;
        let server = Server { child, addr };
        for _ in 0..100 {
            if TcpStream::connect(addr).is_ok() {
                return Ok(server);
            }
            sleep(Duration::from_millis(100));
        }
        bail!("the server does not answer at {addr}");
    }

    /// Asks for an address. `coding` is what the client reads, such as `br`.
    pub fn get(&self, address: &str, coding: &str) -> Result<Answer> {
        let mut stream = TcpStream::connect(self.addr)?;
        stream.set_read_timeout(Some(Duration::from_secs(10)))?;
        write!(
            stream,
            "GET {address} HTTP/1.1\r\nHost: {}\r\nAccept-Encoding: {coding}\r\nConnection: close\r\n\r\n",
            self.addr
        )?;
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes)?;
        let end = bytes
            .windows(4)
            .position(|four| four == b"\r\n\r\n")
            .context("an answer without headers")?;
        let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
        let mut lines = head.lines();
        let status = lines
            .next()
            .and_then(|line| line.split(' ').nth(1))
            .and_then(|status| status.parse().ok())
            .context("an answer without a status")?;
        let headers = lines
            .filter_map(|line| line.split_once(':'))
            .map(|(name, value)| (name.to_ascii_lowercase(), value.trim().to_owned()))
            .collect();
        Ok(Answer {
            status,
            headers,
            body: bytes[end + 4..].to_vec(),
        })
    }
}

impl Answer {
    /// A header's value.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers
            .iter()
            .find(|(found, _)| found == name)
            .map(|(_, value)| value.as_str())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
