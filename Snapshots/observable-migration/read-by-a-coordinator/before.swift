import SwiftUI
import UIKit

// What the coordinator is given has the table ask for its rows again.
final class Songs: ObservableObject {
  @Published var titles: [String] = []
}

struct SongTable: UIViewRepresentable {
  @ObservedObject var songs: Songs

  func makeUIView(context: Context) -> UITableView {
    let table = UITableView()
    table.dataSource = context.coordinator
    return table
  }

  func updateUIView(_ table: UITableView, context: Context) { context.coordinator.songs = songs }

  func makeCoordinator() -> Coordinator { Coordinator() }

  final class Coordinator: NSObject, UITableViewDataSource {
    var table: UITableView?
    var songs: Songs? { didSet { table?.reloadData() } }
    func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
      songs?.titles.count ?? 0
    }
  }
}

// Rows are made by a class of their own, and through a subscript.
final class Letters: ObservableObject {
  @Published var names: [String] = []
  subscript(row: Int) -> String { names[row] }
}

struct LetterTable: UIViewRepresentable {
  @ObservedObject var letters: Letters

  func makeUIView(context: Context) -> UITableView {
    let table = UITableView()
    table.dataSource = context.coordinator
    return table
  }

  func updateUIView(_ table: UITableView, context: Context) { table.reloadData() }

  func makeCoordinator() -> Coordinator { Coordinator(letters) }

  final class Coordinator: NSObject, UITableViewDataSource {
    let letters: Letters
    init(_ letters: Letters) { self.letters = letters }
    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = letters[path.row]
      return cell
    }
  }
}

final class Photos: ObservableObject {
  @Published var count = 0
}

final class PhotoCell: UITableViewCell {
  init(_ photos: Photos) {
    super.init(style: .default, reuseIdentifier: nil)
    textLabel?.text = "\(photos.count)"
  }
}

struct PhotoTable: UIViewRepresentable {
  @ObservedObject var photos: Photos

  func makeUIView(context: Context) -> UITableView {
    let table = UITableView()
    table.dataSource = context.coordinator
    return table
  }

  func updateUIView(_ table: UITableView, context: Context) { table.reloadData() }

  func makeCoordinator() -> Coordinator { Coordinator(photos) }

  final class Coordinator: NSObject, UITableViewDataSource {
    let photos: Photos
    init(_ photos: Photos) { self.photos = photos }
    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      PhotoCell(photos)
    }
  }
}

// It is no class of UIKit's, and stands elsewhere.
final class Strokes: ObservableObject {
  @Published var all: [String] = []
}

protocol StrokeSource: AnyObject { func strokes() -> [String] }

final class StrokeFeeder: StrokeSource {
  let model: Strokes
  init(_ model: Strokes) { self.model = model }
  func strokes() -> [String] { model.all }
}

final class StrokeCanvas: UIView {
  weak var source: StrokeSource?
  override func draw(_ area: CGRect) { print(source?.strokes() ?? []) }
}

struct StrokeView: UIViewRepresentable {
  @ObservedObject var model: Strokes
  func makeUIView(context: Context) -> StrokeCanvas {
    let view = StrokeCanvas()
    view.source = context.coordinator
    return view
  }
  func updateUIView(_ view: StrokeCanvas, context: Context) { view.setNeedsDisplay() }
  func makeCoordinator() -> StrokeFeeder { StrokeFeeder(model) }
}

// It waits before it reads.
final class Lyrics: ObservableObject {
  @Published var text = ""
}

struct LyricsView: UIViewRepresentable {
  @ObservedObject var lyrics: Lyrics
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UILabel, context: Context) { context.coordinator.show(in: label) }
  func makeCoordinator() -> Coordinator { Coordinator(lyrics) }

  final class Coordinator {
    let lyrics: Lyrics
    init(_ lyrics: Lyrics) { self.lyrics = lyrics }
    func show(in label: UILabel) { Task { fill(label) } }
    private func fill(_ label: UILabel) { label.text = lyrics.text }
  }
}

// What was never published was read again, too.
final class Stock: ObservableObject {
  @Published var version = 0
  var names: [String] = []
  func add(_ name: String) {
    names.append(name)
    version += 1
  }
}

struct StockTable: UIViewRepresentable {
  @ObservedObject var stock: Stock

  func makeUIView(context: Context) -> UITableView {
    let table = UITableView()
    table.dataSource = context.coordinator
    return table
  }

  func updateUIView(_ table: UITableView, context: Context) { table.reloadData() }

  func makeCoordinator() -> Coordinator { Coordinator(stock) }

  final class Coordinator: NSObject, UITableViewDataSource {
    let stock: Stock
    init(_ stock: Stock) { self.stock = stock }
    func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { stock.names.count }
  }
}

// A row is filled when it will be shown, by what a subclass gives.
final class Colors: ObservableObject {
  @Published var first = ""
}

class Rows: NSObject, UITableViewDelegate {
  var colors: Colors?
  func tableView(_ table: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) {
    cell.textLabel?.text = title()
  }
  func title() -> String { "" }
}

struct ColorTable: UIViewRepresentable {
  @ObservedObject var colors: Colors

  func makeUIView(context: Context) -> UITableView {
    let table = UITableView()
    table.delegate = context.coordinator
    context.coordinator.colors = colors
    return table
  }

  func updateUIView(_ table: UITableView, context: Context) { table.reloadData() }

  func makeCoordinator() -> Coordinator { Coordinator() }

  final class Coordinator: Rows {
    override func title() -> String { colors?.first ?? "" }
  }
}
