extension TextEdit {
  /// The edits of whole lines that convert `old` to `new`, in order and separate.
  package static func ofLines(from old: [UInt8], to new: [UInt8]) -> [TextEdit] {
    let (old, new) = (DiffLines(old), DiffLines(new))
    return LineDiff(old: old, new: new).changes().map { change in
      TextEdit(old.bytes(ofLines: change.old), with: Array(new.bytes[new.bytes(ofLines: change.new)]))
    }
  }
}
