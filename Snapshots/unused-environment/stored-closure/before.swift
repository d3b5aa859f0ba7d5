import SwiftUI

struct Scaled<Content: View>: View {
  @Environment(\.sizeCategory) private var sizeCategory
  let content: () -> Content

  var body: some View { content() }
}

struct Stamp: View {
  typealias Caption = () -> String

  @Environment(\.locale) private var locale
  let caption: Caption?

  var body: some View { Text(caption?() ?? "") }
}

struct Passed: View {
  @Environment(\.locale) private var locale
  let caption: () -> String

  var body: some View { Stamp(caption: caption) }
}

struct Global {
  var name = ""
}

struct Keyed: View {
  @Environment(\.locale) private var locale
  let global: Global
  let path: KeyPath<Global, String>

  var body: some View { Text(global[keyPath: path]) }
}

struct Acting: View {
  @Environment(\.locale) private var locale
  let save: () -> Void

  var body: some View { Button("Save", action: save) }
}
