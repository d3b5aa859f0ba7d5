import Testing

@testable import Workspace

@Suite struct FilePathTests {
  @Test func parts() {
    #expect(FilePath("/a/b.swift").parent == FilePath("/a"))
    #expect(FilePath("/a").parent == FilePath("/"))
    #expect(FilePath("a").parent == FilePath("."))
    #expect(FilePath("/a/b.swift").name == Array("b.swift".utf8))
    #expect(FilePath("/").appending("a") == FilePath("/a"))
    #expect(FilePath("/a").appending("b") == FilePath("/a/b"))
    #expect(FilePath("/a").appending("/b") == FilePath("/b"))
  }

  @Test func containment() {
    #expect(FilePath("/a").contains(FilePath("/a/b")))
    #expect(FilePath("/a").contains(FilePath("/a")))
    #expect(FilePath("/").contains(FilePath("/a")))
    #expect(!FilePath("/a").contains(FilePath("/ab")))
    #expect(!FilePath("/a/b").contains(FilePath("/a")))
  }

  @Test func relativePaths() {
    #expect(FilePath("/a/b/c").relative(to: FilePath("/a")) == FilePath("b/c"))
    #expect(FilePath("/a/b/c").relative(to: FilePath("/a/d/e")) == FilePath("../../b/c"))
    #expect(FilePath("/a/b").relative(to: FilePath("/a/b")) == FilePath("."))
    #expect(FilePath("/a").relative(to: FilePath("/a/b/c")) == FilePath("../.."))
    #expect(FilePath("/x/y").relative(to: FilePath("/a/b")) == FilePath("/x/y"))
  }

  @Test func descriptionStaysOnOneLine() {
    #expect(FilePath("a\nb\u{1B}[31m").description == "a\\nb\\u{1b}[31m")
    #expect(FilePath("größe.swift").description == "größe.swift")
    #expect(FilePath(bytes: [0x61, 0xFF]).description == "a\\xFF")
  }
}
