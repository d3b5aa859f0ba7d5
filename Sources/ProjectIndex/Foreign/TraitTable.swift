/// Names, and what is known of what each of them stands for.
///
/// Whatever the traits are, they are kept as bits: for each other type of value the runtime makes another type
/// of dictionary.
struct TraitTable<Traits: OptionSet>: Sendable where Traits.RawValue == UInt16 {
  private let bits: [String: UInt16]

  /// A table of groups of names. Each name stands in one group.
  init(_ groups: [(Traits, names: String)]) {
    var bits: [String: UInt16] = [:]
    // A name and the blank behind it are some ten bytes: to grow takes as long as to fill.
    bits.reserveCapacity(groups.reduce(0) { $0 + $1.names.utf8.count } / 10)
    for (traits, names) in groups {
      var rest = names.utf8[...]
      while let start = rest.firstIndex(where: { !Self.isBlank($0) }) {
        let name = rest[start...].prefix { !Self.isBlank($0) }
        let known = bits.updateValue(traits.rawValue, forKey: String(Substring(name)))
        assert(known == nil, "'\(Substring(name))' stands in two groups")
        rest = rest[name.endIndex...]
      }
    }
    self.bits = bits
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n")
  }

  /// What is known of a name; nil where it stands in no group.
  subscript(name: String) -> Traits? { bits[name].map { Traits(rawValue: $0) } }
}
