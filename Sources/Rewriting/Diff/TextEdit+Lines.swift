extension TextEdit {
  /// The edits of whole lines that make `new` of `old`, in the order of their places and apart.
  package static func ofLines(from old: [UInt8], to new: [UInt8]) -> [TextEdit] {
    let (old, new) = (DiffLines(old), DiffLines(new))
    return LineDiff(old: old, new: new).changes().map { change in
      TextEdit(old.bytes(ofLines: change.old), with: Array(new.bytes[new.bytes(ofLines: change.new)]))
    }
  }
}
