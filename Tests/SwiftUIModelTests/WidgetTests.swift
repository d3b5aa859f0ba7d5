import CSTParser
import ProjectIndex
import SwiftCST
import SwiftUIModel
import Testing

@Suite("Code of widgets")
struct WidgetTests {
  /// Whether the view of each name is one of a widget.
  private func check(_ files: [String: String], settings: ProjectSettings = ProjectSettings()) -> [String:
    Bool]
  {
    let facts = files.keys.sorted().map {
      FileFacts(path: $0, tree: SyntaxTree.parse(SourceText(files[$0] ?? "")))
    }
    let index = ProjectIndex(files: facts, settings: settings)
    let model = SwiftUIModel(index)
    let views = index.types.filter { model.isView($0.id) }
    return Dictionary(
      uniqueKeysWithValues: views.map { ($0.name, model.isOfWidget(index[$0.primary].node)) })
  }

  private func view(_ name: String, _ content: String = "Text(\"a\")") -> String {
    "struct \(name): View { var body: some View { \(content) } }\n"
  }

  @Test("What a file declares and imports")
  func files() {
    let found = check([
      "App/Widgets/Card.swift": "import SwiftUI\n" + view("Card"),
      "App/Settings.swift": "import WidgetKit\nfunc reload() { WidgetCenter.shared.reloadAllTimelines() }\n"
        + view("Settings"),
      "Clock/Clock.swift": "import WidgetKit\nstruct Clock: Widget {}\n"
        + view("ClockFace", "Hand(); Shared()"),
      "Clock/Face.swift": "import WidgetKit\n" + view("Dial"),
      "Clock/Hand.swift": view("Hand", "Tip()") + view("Tip"),
      "Shared/Shared.swift": view("Shared"),
      "App/Screen.swift": view("Screen", "Shared()"),
    ])
    #expect(
      found == [
        "Card": false, "Settings": false, "ClockFace": true, "Dial": true, "Hand": true, "Tip": true,
        "Shared": false, "Screen": false,
      ])
  }

  @Test("The target that is built for widgets")
  func targets() {
    let targets = ["App", "Clock"].map { name in
      TargetSettings(name: name, folders: [name + "/"], settings: BuildSettings())
    }
    let found = check(
      [
        "App/App.swift": "@main struct Main: App {}\n" + view("Screen"),
        "Clock/Bundle.swift": "@main struct Clocks: WidgetBundle {}\n",
        "Clock/Face.swift": view("Face"),
      ], settings: ProjectSettings(targets: targets, overrides: BuildSettings()))
    #expect(found == ["Screen": false, "Face": true])
  }
}
