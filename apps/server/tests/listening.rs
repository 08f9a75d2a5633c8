//! Starting to listen: the address is told, and a port that is taken is refused in clear words.
//! Does not know what is served.

use server::{Options, StartErrorKind, run};
use std::net::TcpListener;

#[test]
fn a_taken_port_is_refused() {
    let other = TcpListener::bind("127.0.0.1:0").unwrap();
    let addr = other.local_addr().unwrap();
    let error = run(&Options { addr, origin: None }, None, |_| {
        panic!("it listens")
    })
    .unwrap_err();
    assert!(matches!(error.kind, StartErrorKind::Taken), "{error}");
    assert_eq!(error.key(), "serve-taken");
    assert_eq!(error.addr, addr);
}

#[test]
fn an_address_of_another_machine_is_refused() {
    let addr = "192.0.2.1:0".parse().unwrap();
    let error = run(&Options { addr, origin: None }, None, |_| {
        panic!("it listens")
    })
    .unwrap_err();
    assert_eq!(error.key(), "serve-failed");
    assert!(error.to_string().contains("192.0.2.1"), "{error}");
}
