import SwiftCST

/// The delegate methods of Apple's frameworks that are called frequently: for each letter, scroll step or
/// frame.
package enum FrequentCallbacks {
  /// Whether a method has the base name of such a method.
  package static func contain(_ name: String) -> Bool { names.contains(name) }

  private static let names = Set(
    words: """
      captureOutput controlTextDidChange controllerDidChangeContent mouseDragged mouseMoved observeValue scrollViewDidScroll
      scrollWheel textDidChange textView textViewDidChange textViewDidChangeSelection touchesMoved
      viewDidLayoutSubviews layoutSubviews
      """)
}
