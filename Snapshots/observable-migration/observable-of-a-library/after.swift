import RxSwift
import SwiftUI

@Observation.Observable
final class SearchModel {
  var results: [String] = []
  private let queries: RxSwift.Observable<String>

  init(queries: RxSwift.Observable<String>) { self.queries = queries }
}
