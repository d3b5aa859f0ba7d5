import Testing

@testable import BuildFiles

@Suite struct PropertyListTests {
  @Test func readsStringsListsAndDictionaries() {
    let text = "{ a = b; \"c d\" = ( 1, \"e\\\"f\", <0a 0b>, ); /* x */ g = { h = i.j/k-l; }; // end\n }"
    let list = PropertyList(Array(text.utf8))
    #expect(list?["a"]?.text == "b")
    #expect(list?["c d"]?.elements.map(\.text) == ["1", "e\"f", "<0a 0b>"])
    #expect(list?["g"]?["h"]?.text == "i.j/k-l")
    for broken in ["", "{", "{ a = ", "( 1", "{ a b; }", "\"x"] {
      #expect(PropertyList(Array(broken.utf8)) == nil)
    }
  }
}
