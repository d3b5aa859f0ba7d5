import SwiftUI

struct Indicator<T: View> {
  var content: () -> T
  init(@ViewBuilder content: @escaping () -> T) { self.content = content }
}

extension Indicator where T == AnyView {
  static var activity: Indicator<T> {
    Indicator { AnyView(ProgressView()) }
  }
  static func activity(_ title: String) -> Indicator {
    return Indicator { AnyView(ProgressView(title)) }
  }
  static func all() -> [Self] {
    let first: Indicator<T> = Indicator { AnyView(Text("1")) }
    return [first, Self { AnyView(Text("2")) }]
  }
  // Any view will do here.
  var framed: some View {
    Group { content().border(.red) }
  }
}

extension Indicator<AnyView> {
  static var dots: Self { .init { AnyView(Text("…")) } }
  static var bar: Indicator { Indicator { AnyView(Divider()) } }
}

extension Indicator {
  static func empty() -> Indicator<T> where T == AnyView {
    Indicator { AnyView(EmptyView()) }
  }
}
