import SwiftUI
import UIKit
import WebKit

// What runs because of the user reads what there is then, as before.
final class Note: ObservableObject {
  @Published var text = ""
  @Published var isLocked = false
}

struct NoteEditor: UIViewRepresentable {
  @ObservedObject var note: Note

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.hit)))
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) { view.text = note.text }

  func makeCoordinator() -> Coordinator { Coordinator(note) }

  final class Coordinator: NSObject, UITextViewDelegate {
    let note: Note
    init(_ note: Note) { self.note = note }
    func textView(_ view: UITextView, shouldChangeTextIn range: NSRange, replacementText: String) -> Bool {
      isOpen()
    }
    @objc func hit() { print(note.isLocked) }
    private func isOpen() -> Bool { !note.isLocked }
  }
}

final class Alarm: ObservableObject {
  @Published var volume = 0.0
  @Published var name = ""
}

final class AlarmDial: UIView {
  var onTurn: (() -> Void)?
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTurn?() }
}

struct AlarmView: UIViewRepresentable {
  @ObservedObject var alarm: Alarm

  func makeUIView(context: Context) -> AlarmDial {
    let dial = AlarmDial()
    dial.onTurn = { print(alarm.name) }
    Task { dial.accessibilityLabel = alarm.name }
    NotificationCenter.default.addObserver(forName: .init("hour"), object: nil, queue: .main) { _ in
      print(alarm.name)
    }
    return dial
  }

  func updateUIView(_ dial: AlarmDial, context: Context) { dial.alpha = alarm.volume }
}

// A page is loaded by what its update reads.
final class Article: ObservableObject {
  @Published var html = ""
  @Published var mayLeave = false
}

struct ArticleView: UIViewRepresentable {
  @ObservedObject var article: Article

  func makeUIView(context: Context) -> WKWebView {
    let view = WKWebView()
    view.navigationDelegate = context.coordinator
    return view
  }

  func updateUIView(_ view: WKWebView, context: Context) {
    view.loadHTMLString(article.html, baseURL: nil)
  }

  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  final class Coordinator: NSObject, WKNavigationDelegate {
    let parent: ArticleView
    init(parent: ArticleView) { self.parent = parent }
    func webView(
      _ view: WKWebView, decidePolicyFor action: WKNavigationAction
    ) async -> WKNavigationActionPolicy { parent.article.mayLeave ? .allow : .cancel }
  }
}

// To set what is stored has nothing drawn.
final class Cities: ObservableObject {
  @Published var names: [String] = []
}

struct CityTable: UIViewRepresentable {
  @ObservedObject var cities: Cities

  func makeUIView(context: Context) -> UITableView {
    let table = UITableView()
    table.dataSource = context.coordinator
    return table
  }

  func updateUIView(_ table: UITableView, context: Context) { context.coordinator.parent = self }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  final class Coordinator: NSObject, UITableViewDataSource {
    var parent: CityTable
    init(_ parent: CityTable) { self.parent = parent }
    func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
      parent.cities.names.count
    }
  }
}
