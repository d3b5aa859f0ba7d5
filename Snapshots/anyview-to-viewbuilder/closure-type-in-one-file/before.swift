import SwiftUI

typealias Maker = (Int) -> AnyView

public struct Pages: View {
  private let header: (Int) -> AnyView

  public init(header: @escaping (Int) -> AnyView) { self.header = header }

  public var body: some View { Sheet(header: header) }
}

struct Sheet: View {
  let header: (Int)->AnyView

  var body: some View { header(0) }
}
