import SwiftUI

struct Name: View {
  let isNew: Bool

  var body: some View {
    if isNew {
      Text("name").bold()
    } else {
      Text("name")
    }
  }
}

struct Place: View {
  let isNew: Bool

  var body: some View {
    if isNew {
      Text("place").italic()
    } else {
      Text("place")
    }
  }
}

struct Entry: View {
  let isNew: Bool

  var body: some View {
    VStack {
      Name(isNew: isNew)
      Place(isNew: isNew)
      mark
        .underline()
    }
  }

  @ViewBuilder private var mark: some View {
    if isNew {
      Text("mark").underline()
    } else {
      Text("mark")
    }
  }
}

struct Page: View {
  var body: some View {
    Group {
      Entry(isNew: true)
    }
    .bold()
  }
}
