/// A table of names with their traits.
///
/// The names are found by their bytes: creating a dictionary of strings takes longer than processing a small
/// file.
struct TraitTable<Traits: OptionSet>: Sendable where Traits.RawValue == UInt16 {
  /// The names of all groups, separated by spaces.
  private let text: ContiguousArray<UInt8>
  private let names: NameTable
  /// The traits of each name, by number.
  private let bits: [UInt16]

  /// Creates a table from groups of names. Each name is in one group.
  init(_ groups: [(traits: Traits, names: String)]) {
    let text = groups.reduce(into: ContiguousArray<UInt8>()) { text, group in
      text += group.names.utf8
      text.append(UInt8(ascii: " "))
    }
    var names = NameTable()
    var bits: [UInt16] = []
    let bytes = text.span
    var start = 0
    for (traits, group) in groups {
      let end = start + group.utf8.count
      while start < end {
        var stop = start
        while stop < end, bytes[stop] > 0x20 { stop += 1 }
        if stop > start {
          let number = names.intern(UInt32(start)..<UInt32(stop), in: bytes)
          assert(number == bits.count, "a name is in two groups: \(group)")
          bits.append(traits.rawValue)
        }
        start = stop + 1
      }
      start = end + 1
    }
    (self.text, self.names, self.bits) = (text, names, bits)
  }

  /// The traits of a name; nil if it is in no group.
  subscript(name: String) -> Traits? {
    let bytes = ContiguousArray(name.utf8)
    return names.number(of: 0..<UInt32(bytes.count), in: bytes.span, among: text.span).map {
      Traits(rawValue: bits[Int($0)])
    }
  }
}
