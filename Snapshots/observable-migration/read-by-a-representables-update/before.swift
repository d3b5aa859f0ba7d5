import SwiftUI
import UIKit

// The update reads what the coordinator reads later, through a function.
final class Feed: ObservableObject {
  @Published var items: [String] = []
}

struct FeedTable: UIViewRepresentable {
  @ObservedObject var feed: Feed
  func makeUIView(context: Context) -> UITableView { UITableView() }
  func updateUIView(_ table: UITableView, context: Context) { show(in: table) }

  private func show(in table: UITableView) {
    table.isHidden = feed.items.isEmpty
    table.reloadData()
  }

  func makeCoordinator() -> Coordinator { Coordinator(feed) }

  final class Coordinator: NSObject, UITableViewDataSource {
    let feed: Feed
    init(_ feed: Feed) { self.feed = feed }
    func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { feed.items.count }
  }
}

// The coordinator only writes, and what it is asked to do at once is tracked.
final class Draft: ObservableObject {
  @Published var text = ""
}

struct DraftEditor: UIViewRepresentable {
  @ObservedObject var draft: Draft
  func makeUIView(context: Context) -> UITextView { UITextView() }
  func updateUIView(_ view: UITextView, context: Context) { context.coordinator.fill(view) }
  func makeCoordinator() -> Coordinator { Coordinator(draft) }

  final class Coordinator: NSObject, UITextViewDelegate {
    let draft: Draft
    init(_ draft: Draft) { self.draft = draft }
    func fill(_ view: UITextView) { view.text = draft.text }
    func textViewDidChange(_ view: UITextView) { draft.text = view.text }
  }
}

// Nothing is drawn again by an update that does nothing.
final class Clock: ObservableObject {
  @Published var time = 0
}

struct ClockHost: UIViewRepresentable {
  @ObservedObject var clock: Clock
  func makeUIView(context: Context) -> UIButton {
    let button = UIButton()
    button.addAction(UIAction { _ in print(clock.time) }, for: .touchUpInside)
    return button
  }
  func updateUIView(_ button: UIButton, context: Context) {}
}

// What observes by itself is refreshed by itself.
final class Player: ObservableObject {
  @Published var title = ""
}

struct PlayerPanel: UIViewControllerRepresentable {
  @ObservedObject var player: Player
  func makeUIViewController(context: Context) -> UIHostingController<PlayerRow> {
    UIHostingController(rootView: PlayerRow(player: player))
  }
  func updateUIViewController(_ controller: UIHostingController<PlayerRow>, context: Context) {
    controller.rootView = PlayerRow(player: player)
  }
}

struct PlayerRow: View {
  @ObservedObject var player: Player
  var body: some View { Text(player.title) }
}

// An observer of a property, an initialiser, a function of the object and one beside all types run at once.
final class Score: ObservableObject {
  @Published var points = 0
  @Published var player = ""
  @Published var level = 0
  @Published var rank = ""
  func label(_ view: UIView) { view.accessibilityLabel = player }
}

struct ScoreLevel {
  let text: String
  init(_ score: Score) { text = "\(score.level)" }
}

func describe(_ score: Score, in view: UIView) { view.accessibilityHint = score.rank }

final class ScoreBoard: UIView {
  var score: Score? { didSet { tag = score?.points ?? 0 } }
  var level: ScoreLevel?
  override func draw(_ area: CGRect) {
    print(score?.points ?? 0, score?.player ?? "", score?.level ?? 0, score?.rank ?? "")
  }
}

struct ScoreView: UIViewRepresentable {
  @ObservedObject var score: Score
  func makeUIView(context: Context) -> ScoreBoard { ScoreBoard() }
  func updateUIView(_ board: ScoreBoard, context: Context) {
    func show() { describe(score, in: board) }
    board.score = score
    board.level = ScoreLevel(score)
    score.label(board)
    show()
    board.setNeedsDisplay()
  }
}
