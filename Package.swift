// swift-tools-version: 6.2

import PackageDescription

/// Every module is checked for memory safety, and treats its imports as its own unless it says otherwise.
let settings: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The bigger passes are modules of their own, so that they compile side by side. None knows of another.
let passes = [
  "HoistFormatters", "AnyViewToViewBuilder", "TernaryModifiers", "LazyStacks", "ObservableMigration",
]

func module(_ name: String, path: String? = nil, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, path: path ?? "Sources/\(name)", swiftSettings: settings)
}

/// Each has what several of them need, `TestSupport`.
func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport"], path: "Tests/\(name)", swiftSettings: settings)
}

let package = Package(
  name: "swiftfix",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "swiftfix", targets: ["swiftfix"]),
    .plugin(name: "swiftfix-command", targets: ["SwiftfixPlugin"]),
    .plugin(name: "swiftfix-build", targets: ["SwiftfixBuildPlugin"]),
    .library(name: "SwiftCST", targets: ["SwiftCST", "CSTParser"]),
  ],
  targets: [
    module("SwiftCST"),
    module("CSTParser", ["SwiftCST"]),
    module("Rewriting", ["SwiftCST"]),
    module("ProjectIndex", ["SwiftCST"]),
    module("SwiftUIModel", ["SwiftCST", "ProjectIndex"]),
    module("CodemodKit", ["SwiftCST", "CSTParser", "Rewriting", "ProjectIndex", "SwiftUIModel"]),
    module("Fixpoint", ["SwiftCST", "Rewriting", "ProjectIndex", "CodemodKit"]),
    module(
      "Patterns",
      ["SwiftCST", "CSTParser", "Rewriting", "ProjectIndex", "SwiftUIModel", "CodemodKit", "Fixpoint"]),
    .target(
      name: "Codemods",
      dependencies: ["SwiftCST", "Rewriting", "ProjectIndex", "SwiftUIModel", "CodemodKit", "Patterns"]
        + passes.map { .byName(name: $0) },
      path: "Codemods", exclude: passes + ["Modern", "Pages", "README.md", "WRITING.md"],
      swiftSettings: settings),
    .systemLibrary(name: "CMalloc", path: "Sources/CMalloc"),
    module("Workspace", ["CMalloc"]),
    module("BuildFiles", ["SwiftCST", "CSTParser", "ProjectIndex", "Workspace"]),
    module("Configurations", ["SwiftCST", "ProjectIndex", "CodemodKit", "Fixpoint", "Workspace"]),
    module("Reports", ["SwiftCST", "Rewriting", "CodemodKit", "Fixpoint"]),
    module(
      "LanguageServer",
      [
        "SwiftCST", "CSTParser", "Rewriting", "ProjectIndex", "CodemodKit", "Fixpoint", "Workspace",
        "BuildFiles", "Configurations", "Reports",
      ]),
    module(
      "Commands",
      [
        "SwiftCST", "CSTParser", "Rewriting", "ProjectIndex", "CodemodKit", "Fixpoint", "Workspace",
        "BuildFiles", "Configurations", "Reports", "Patterns", "SwiftUIModel",
      ]),
    .executableTarget(
      name: "swiftfix",
      dependencies: ["CodemodKit", "Codemods", "Workspace", "LanguageServer", "Commands"],
      path: "Sources/swiftfix",
      swiftSettings: settings),
    .plugin(
      name: "SwiftfixPlugin",
      capability: .command(
        intent: .custom(verb: "swiftfix", description: "Rewrite slow or outdated SwiftUI code"),
        permissions: [.writeToPackageDirectory(reason: "swiftfix changes Swift files in place")]),
      path: "Sources/SwiftfixPlugin"),
    .plugin(name: "SwiftfixBuildPlugin", capability: .buildTool(), path: "Sources/SwiftfixBuildPlugin"),
    .testTarget(
      name: "TestSupport", dependencies: ["Workspace", "swiftfix"], path: "Tests/Support",
      swiftSettings: settings),
    tests("SwiftCSTTests", ["SwiftCST", "CSTParser"]),
    tests("RewritingTests", ["Rewriting", "SwiftCST"]),
    tests("BuildFilesTests", ["SwiftCST", "ProjectIndex", "BuildFiles"]),
    tests("ProjectIndexTests", ["ProjectIndex", "BuildFiles", "SwiftCST", "CSTParser"]),
    tests("SwiftUIModelTests", ["SwiftCST", "CSTParser", "ProjectIndex", "SwiftUIModel"]),
    tests(
      "CodemodTests",
      [
        "SwiftCST", "CSTParser", "Rewriting", "ProjectIndex", "CodemodKit", "Fixpoint", "Patterns",
        "Codemods", "BuildFiles", "Configurations", "Reports",
      ]),
    tests("PatternsTests", ["SwiftCST", "CSTParser", "Rewriting", "ProjectIndex", "CodemodKit", "Patterns"]),
    tests("WorkspaceTests", ["SwiftCST", "Workspace"]),
    tests("ConfigurationsTests", ["SwiftCST", "ProjectIndex", "CodemodKit", "Workspace", "Configurations"]),
    tests(
      "ReportsTests",
      ["SwiftCST", "CSTParser", "Rewriting", "ProjectIndex", "CodemodKit", "Fixpoint", "Reports"]),
    tests(
      "LanguageServerTests",
      ["SwiftCST", "CSTParser", "Workspace", "Codemods", "Reports", "LanguageServer", "swiftfix"]),
    tests("CommandLineTests", ["SwiftCST", "swiftfix"]),
  ]
    + passes.map { pass in
      module(
        pass, path: "Codemods/\(pass)",
        ["SwiftCST", "Rewriting", "ProjectIndex", "SwiftUIModel", "CodemodKit"])
    },
  swiftLanguageModes: [.v6]
)
