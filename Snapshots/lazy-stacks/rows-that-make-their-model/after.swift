import SwiftUI

final class RowModel: ObservableObject {
  @Published var isExpanded = false
  let title: String

  init(_ title: String) { self.title = title }
}

struct Row: View {
  @ObservedObject var model: RowModel

  var body: some View { Text(model.isExpanded ? model.title + "…" : model.title) }
}

struct OwnRow: View {
  private let model: RowModel

  init(_ title: String) {
    model = RowModel(title)
  }

  var body: some View { Text(model.title) }
}

struct LoggingRow: View {
  private let title: String

  init(_ title: String) {
    self.title = title
    print(title)
  }

  var body: some View { Text(title) }
}

struct Titles: View {
  let titles: [String]

  var body: some View {
    ScrollView {
      VStack {
        Text("Titles").frame(maxWidth: .infinity)
        ForEach(Set(titles).sorted(), id: \.self) { Row(model: RowModel($0)) }
      }
    }
  }
}

struct LocalTitles: View {
  let titles: [String]

  var body: some View {
    ScrollView {
      VStack {
        Text("Titles").frame(maxWidth: .infinity)
        ForEach(Set(titles).sorted(), id: \.self) { title in
          let model = RowModel(title)
          Row(model: model)
        }
      }
    }
  }
}

struct OwnTitles: View {
  let titles: [String]

  var body: some View {
    ScrollView {
      VStack {
        Text("Titles").frame(maxWidth: .infinity)
        ForEach(Set(titles).sorted(), id: \.self) { OwnRow($0) }
      }
    }
  }
}

struct LoggedTitles: View {
  let titles: [String]

  var body: some View {
    ScrollView {
      VStack {
        Text("Titles").frame(maxWidth: .infinity)
        ForEach(Set(titles).sorted(), id: \.self) { LoggingRow($0) }
      }
    }
  }
}

struct KeptTitles: View {
  let models: [RowModel]

  var body: some View {
    ScrollView {
      LazyVStack {
        Text("Titles").frame(maxWidth: .infinity)
        ForEach(models, id: \.title) { Row(model: $0) }
      }
    }
  }
}
