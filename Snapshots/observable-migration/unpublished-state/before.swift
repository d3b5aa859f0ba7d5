import Combine
import SwiftUI

protocol DownloadDelegate: AnyObject {}

final class Downloads: ObservableObject {
  @Published var progress = 0.0
  private var cancellables = Set<AnyCancellable>()
  private var cache: [Int: String] = [:]
  private lazy var heavy = load()
  weak var delegate: (any DownloadDelegate)?
  let id = UUID()
  static let limit = 4
  var percent: Int { Int(progress * 100) }
  @MainActor private var task: Task<Void, Never>?

  private func load() -> [Int] { [] }
}
