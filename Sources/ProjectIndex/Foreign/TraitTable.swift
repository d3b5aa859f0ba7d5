import SwiftCST

/// Names, and what is known of what each of them stands for.
///
/// Whatever the traits are, they are kept as bits: for each other type of value the runtime makes another type
/// of dictionary.
struct TraitTable<Traits: OptionSet>: Sendable where Traits.RawValue == UInt16 {
  private let bits: [String: UInt16]

  /// A table of groups of names. Each name stands in one group.
  init(_ groups: [(Traits, names: String)]) {
    var bits: [String: UInt16] = [:]
    for (traits, names) in groups {
      for name in names.utf8.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }) {
        bits[String(Substring(name))] = traits.rawValue
      }
    }
    self.bits = bits
  }

  /// What is known of a name; nil where it stands in no group.
  subscript(name: String) -> Traits? { bits[name].map { Traits(rawValue: $0) } }

  /// The names with some traits.
  func names(with traits: Traits) -> [String] {
    bits.compactMap { Traits(rawValue: $0.value).isSuperset(of: traits) ? $0.key : nil }
  }
}
