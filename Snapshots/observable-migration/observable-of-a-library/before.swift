import RxSwift
import SwiftUI

final class SearchModel: ObservableObject {
  @Published var results: [String] = []
  private let queries: RxSwift.Observable<String>

  init(queries: RxSwift.Observable<String>) { self.queries = queries }
}
