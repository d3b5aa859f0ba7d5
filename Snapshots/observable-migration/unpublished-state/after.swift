import Combine
import SwiftUI

protocol DownloadDelegate: AnyObject {}

@Observable
final class Downloads {
  var progress = 0.0
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()
  @ObservationIgnored private var cache: [Int: String] = [:]
  @ObservationIgnored private lazy var heavy = load()
  @ObservationIgnored weak var delegate: (any DownloadDelegate)?
  let id = UUID()
  static let limit = 4
  var percent: Int { Int(progress * 100) }
  @ObservationIgnored @MainActor private var task: Task<Void, Never>?

  private func load() -> [Int] { [] }
}
