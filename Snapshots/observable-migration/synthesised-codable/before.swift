import SwiftUI

final class Document: ObservableObject, Codable {
  var pages = 0
}

struct Page: Codable { var text = "" }

struct Editor: View {
  @EnvironmentObject private var document: Document

  var body: some View { Text("\(document.pages)") }
}

struct Window: View {
  let document: Document

  var body: some View { Editor().environmentObject(document) }
}
