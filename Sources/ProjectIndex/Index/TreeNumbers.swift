import SwiftCST

/// The files of trees, by the addresses of the trees.
///
/// The file of a node is looked up so often that this is a custom hash table: one multiplication and one or
/// two probes, while a dictionary takes longer just to compute the hash.
struct TreeNumbers: Sendable {
  /// A tree, by its address.
  private struct Slot {
    var address: Int
    var file: FileID

    static let empty = Slot(address: 0, file: FileID(rawValue: 0))
  }

  /// At least half of the slots are empty.
  private var slots: ContiguousArray<Slot>
  /// How far a hash is shifted to the right to get the position of a slot.
  private let shift: Int

  /// Numbers trees by their positions; a duplicate gets the first one.
  init(of trees: [SyntaxTree]) {
    var bits = 1
    while 1 << bits < trees.count * 2 { bits += 1 }
    slots = ContiguousArray(repeating: .empty, count: 1 << bits)
    shift = UInt.bitWidth - bits
    for (number, tree) in trees.enumerated() {
      let address = Self.address(of: tree)
      let slot = slot(of: address)
      guard slots[slot].address == 0 else { continue }
      slots[slot] = Slot(address: address, file: FileID(rawValue: UInt32(number)))
    }
  }

  /// The file of a tree; nil if it is not in the table.
  func file(of tree: SyntaxTree) -> FileID? {
    let slot = slots[slot(of: Self.address(of: tree))]
    return slot.address == 0 ? nil : slot.file
  }

  /// The slot of an address, or the empty one where it would be.
  private func slot(of address: Int) -> Int {
    var slot = Int((UInt(bitPattern: address) &* 0x9E37_79B9_7F4A_7C15) >> UInt(shift))
    while slots[slot].address != 0, slots[slot].address != address {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private static func address(of tree: SyntaxTree) -> Int { Int(bitPattern: ObjectIdentifier(tree)) }
}
