import Testing

@testable import ProjectIndex

/// Names with what is known of them: the whole name is meant, wherever it stands in its group.
@Suite struct TraitTableTests {
  private static let table = TraitTable<ViewTraits>([
    ([.state], "Map TabView"),
    ([.wide, .content], "Lazy LazyVStackWithALongName\n  LazyVStackWithALongNames Grid"),
    ([], "Text"),
  ])

  @Test(
    arguments: [
      ("Map", [.state]), ("TabView", [.state]), ("Lazy", [.wide, .content]), ("Grid", [.wide, .content]),
      ("LazyVStackWithALongName", [.wide, .content]), ("LazyVStackWithALongNames", [.wide, .content]),
      ("Text", []),
    ] as [(String, ViewTraits)])
  func eachNameHasTheTraitsOfItsGroup(name: String, traits: ViewTraits) {
    #expect(Self.table[name] == traits)
  }

  @Test(arguments: [
    "", " ", "Ma", "Maps", "View", "Map TabView", "LazyVStack", "LazyVStackWithALongNam", "Texts",
  ])
  func whatIsNoNameHasNone(name: String) {
    #expect(Self.table[name] == nil)
  }
}
