import SwiftUI

struct Names: View {
  let names: [String]

  var body: some View {
    ScrollView {
      VStack {
        ForEach(Set(names).sorted(), id: \.self) { name in
          Text(name)
        }
      }
    }
  }
}

struct First: View {
  let names: [String]
  var body: some View { Names(names: names) }
}

struct Second: View {
  let names: [String]
  var body: some View { First(names: names) }
}

struct Third: View {
  let names: [String]
  var body: some View { Second(names: names) }
}

struct Fourth: View {
  let names: [String]
  var body: some View { Third(names: names) }
}

struct Fifth: View {
  let names: [String]
  var body: some View { Fourth(names: names) }
}

struct Sixth: View {
  let names: [String]
  var body: some View { Fifth(names: names) }
}

struct Seventh: View {
  let names: [String]
  var body: some View { Sixth(names: names) }
}

struct Eighth: View {
  let names: [String]
  var body: some View { Seventh(names: names) }
}

struct Ninth: View {
  let names: [String]
  var body: some View { Eighth(names: names) }
}
