import Reports
import Testing

@Suite struct PathTests {
  @Test(arguments: [
    ("Sources/A.swift", "Sources/A.swift"), ("a b.swift", "a%20b.swift"), ("50%.swift", "50%25.swift"),
    ("new\nline.swift", "new%0Aline.swift"), ("quo\"te'.swift", "quo%22te%27.swift"),
    ("a:b#c?d.swift", "a%3Ab%23c%3Fd.swift"), ("Größe.swift", "Gr%C3%B6%C3%9Fe.swift"),
    ("..hidden/A.swift", "..hidden/A.swift"),
  ])
  func urisEscapeWhatTheyReserve(_ path: String, _ uri: String) {
    let path = ReportedPath(relative: Array(path.utf8), absolute: [], shown: "")
    #expect(path.uri == uri)
    #expect(path.isBelowFolder)
  }

  @Test func bytesThatAreNoTextStayInURIs() {
    let path = ReportedPath(relative: [0x61, 0xFF, 0x62], absolute: [], shown: "")
    #expect(path.text == "a\u{FFFD}b")
    #expect(path.uri == "a%FFb")
  }

  @Test(arguments: ["../B c.swift", "/srv/B c.swift"]) func whatIsOutsideOfTheFolderIsAbsolute(
    _ relative: String
  ) {
    let path = ReportedPath(
      relative: Array(relative.utf8), absolute: Array("/srv/B c.swift".utf8), shown: "")
    #expect(path.uri == "file:///srv/B%20c.swift")
    #expect(!path.isBelowFolder)
  }
}
