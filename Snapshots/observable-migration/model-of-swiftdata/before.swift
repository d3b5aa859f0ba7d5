import SwiftData
import SwiftUI

@Model final class Tag: ObservableObject {
  @Attribute(.unique) var id: String
  @Relationship(inverse: \Folder.tag) var folder: Folder?

  init(id: String) { self.id = id }
}

@Model final class Folder {
  @Relationship(deleteRule: .cascade) var tag: Tag?

  init() {}
}

struct TagRow: View {
  @ObservedObject var tag: Tag

  var body: some View { Text(tag.id) }
}
