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

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, path: "Tests/\(name)", swiftSettings: settings)
}

let package = Package(
  name: "swiftfix",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "swiftfix", targets: ["swiftfix"]),
    .plugin(name: "swiftfix-command", targets: ["SwiftfixPlugin"]),
    .library(name: "SwiftCST", targets: ["SwiftCST"]),
  ],
  targets: [
    module("SwiftCST"),
    module("Rewriting", ["SwiftCST"]),
    module("ProjectIndex", ["SwiftCST"]),
    module("CodemodKit", ["SwiftCST", "Rewriting", "ProjectIndex"]),
    .target(
      name: "Codemods",
      dependencies: ["SwiftCST", "Rewriting", "CodemodKit"] + passes.map { .byName(name: $0) },
      path: "Codemods", exclude: passes, swiftSettings: settings),
    // It waits for Rewriting so that the index, for which all others wait, is compiled before it.
    module("Workspace", ["SwiftCST", "Rewriting"]),
    module("Configurations", ["SwiftCST", "ProjectIndex", "CodemodKit", "Workspace"]),
    module("Reports", ["SwiftCST", "Rewriting", "CodemodKit"]),
    module(
      "LanguageServer",
      [
        "SwiftCST", "Rewriting", "ProjectIndex", "CodemodKit", "Codemods", "Workspace", "Configurations",
        "Reports",
      ]),
    .executableTarget(
      name: "swiftfix",
      dependencies: [
        "SwiftCST", "Rewriting", "ProjectIndex", "CodemodKit", "Codemods", "Workspace", "Configurations",
        "Reports",
        "LanguageServer",
      ],
      path: "Sources/swiftfix", swiftSettings: settings),
    .plugin(
      name: "SwiftfixPlugin",
      capability: .command(
        intent: .custom(verb: "swiftfix", description: "Rewrite slow or outdated SwiftUI code"),
        permissions: [.writeToPackageDirectory(reason: "swiftfix changes Swift files in place")]),
      path: "Sources/SwiftfixPlugin"),
    tests("SwiftCSTTests", ["SwiftCST"]),
    tests("RewritingTests", ["Rewriting", "SwiftCST"]),
    tests("ProjectIndexTests", ["ProjectIndex", "SwiftCST"]),
    tests("CodemodTests", ["CodemodKit", "Codemods", "ProjectIndex", "Rewriting", "SwiftCST"]),
    tests("WorkspaceTests", ["Workspace", "Configurations", "SwiftCST", "ProjectIndex", "CodemodKit"]),
    tests("ReportsTests", ["Reports", "CodemodKit", "ProjectIndex", "Rewriting", "SwiftCST"]),
    tests("LanguageServerTests", ["LanguageServer", "Reports", "SwiftCST", "Workspace", "swiftfix"]),
    tests("CommandLineTests", ["swiftfix"]),
  ]
    + passes.map { pass in
      module(pass, path: "Codemods/\(pass)", ["SwiftCST", "Rewriting", "ProjectIndex", "CodemodKit"])
    },
  swiftLanguageModes: [.v6]
)
