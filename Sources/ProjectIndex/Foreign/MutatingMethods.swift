import SwiftCST

/// The mutating methods of Swift's and Apple's values.
package enum MutatingMethods {
  /// Whether a method with this name mutates its receiver.
  package static func contain(_ name: String) -> Bool { names.contains(name) }

  private static let names = Set(
    words: """
      addArc addCurve addEllipse addLine addPath addProduct addQuadCurve addRect addTime addTimeInterval
      addValue append appendInterpolation appendPathComponent appendPathExtension closeSubpath concatenate
      convert deleteLastPathComponent deletePathExtension formIndex formIntersection formRemainder
      formSquareRoot formSymmetricDifference formUnion insert invert makeContiguousArray merge
      mergeAttributes move negate next normalize partition popFirst popLast remove removeAll removeFirst
      removeLast removeSubrange removeValue replace replaceAttributes replaceSubrange reserveCapacity
      resetBytes resolveSymlinksInPath reverse rotate round scale setAttributes setValue shift shuffle sort
      standardize subtract swapAt take toggle translate trimPrefix update updateValue
      withContiguousMutableStorageIfAvailable withUnsafeMutableBufferPointer withUnsafeMutableBytes write
      """)
}
