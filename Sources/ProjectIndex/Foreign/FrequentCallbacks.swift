import SwiftCST

/// The methods by which Apple's frameworks tell a delegate of what happens many times: of each letter, scroll or frame.
package enum FrequentCallbacks {
  /// Whether a method has the base name of one.
  package static func contain(_ name: String) -> Bool { names.contains(name) }

  private static let names = Set(
    words: """
      captureOutput controlTextDidChange controllerDidChangeContent mouseDragged mouseMoved observeValue scrollViewDidScroll
      scrollWheel textDidChange textView textViewDidChange textViewDidChangeSelection touchesMoved
      viewDidLayoutSubviews layoutSubviews
      """)
}
