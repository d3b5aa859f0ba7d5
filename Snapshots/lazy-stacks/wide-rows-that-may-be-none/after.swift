import SwiftUI

struct Row: View {
  let name: String
  var body: some View {
    HStack {
      Text(name)
      Spacer()
    }
  }
}

/// Without rows the stack is as wide as its title, which then stands in the middle.
struct Titled: View {
  let names: [String]
  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("Names")
        ForEach(Set(names).sorted(), id: \.self) { name in
          Row(name: name)
        }
      }
    }
  }
}

/// So it is with the header of a section.
struct Sectioned: View {
  let names: [String]
  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Section {
          ForEach(Set(names).sorted(), id: \.self) { name in
            Row(name: name)
          }
        } header: {
          Text("Names")
        }
      }
    }
  }
}

/// The border shows how wide the stack is when it is empty.
struct Bordered: View {
  let names: [String]
  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(Set(names).sorted(), id: \.self) { name in
          Row(name: name)
        }
      }
      .padding()
      .border(.red)
    }
  }
}

/// Without rows nothing is seen of the stack, and nothing around it moves.
struct Plain: View {
  let names: [String]
  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading) {
        ForEach(Set(names).sorted(), id: \.self) { name in
          Row(name: name)
        }
      }
    }
  }
}

enum Trail: String {
  case hill, lake
}

/// There are rows here.
struct Filled: View {
  let names: [Trail]
  var body: some View {
    if names.isEmpty {
      Text("None")
    } else {
      ScrollView {
        LazyVStack(alignment: .leading) {
          Text("Names")
          ForEach(names, id: \.self) { name in
            Row(name: name.rawValue)
          }
        }
      }
    }
  }
}

/// What was asked is not what is shown.
struct Filtered: View {
  let names: [String]
  let beginning: String
  var body: some View {
    if !names.isEmpty {
      let names = names.filter { $0.hasPrefix(beginning) }
      ScrollView {
        VStack(alignment: .leading) {
          Text("Names")
          ForEach(Set(names).sorted(), id: \.self) { name in
            Row(name: name)
          }
        }
      }
    }
  }
}
