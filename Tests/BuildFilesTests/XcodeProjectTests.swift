import ProjectIndex
import SwiftCST
import Testing

@testable import BuildFiles

/// What an Xcode project says of its targets and their files.
@Suite struct XcodeProjectTests {
  /// A project as Xcode writes it: an app whose files are listed, a widget whose folder is synchronized.
  private static let project = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objectVersion = 77;
      objects = {
    /* Begin PBXBuildFile section */
        B1 /* App.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* App.swift */; };
        B2 /* Shared.swift in Sources */ = {isa = PBXBuildFile; fileRef = F2; };
        B3 /* Shared.swift in Sources */ = {isa = PBXBuildFile; fileRef = F2; };
    /* End PBXBuildFile section */
        F1 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = "My App.swift"; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = Shared.swift; sourceTree = SOURCE_ROOT; };
        F3 = {isa = PBXFileReference; path = Configs/Widget.xcconfig; sourceTree = "<group>"; };
        G0 = {isa = PBXGroup; children = ( G1, F2, F3, S1, ); sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; children = (F1); path = App; sourceTree = "<group>"; };
        S1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X1, X2, ); path = Widget; sourceTree = "<group>"; };
        X1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Left.swift, ); target = T2; };
        X2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Sub/Taken.swift, ); target = T1; };
        P1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, ); };
        P2 = {isa = PBXSourcesBuildPhase; files = (B3, ); };
        T1 /* App */ = {
          isa = PBXNativeTarget;
          buildConfigurationList = L1;
          buildPhases = ( P1 /* Sources */, );
          name = "My App";
          productType = "com.apple.product-type.application";
        };
        T2 = {isa = PBXNativeTarget; buildConfigurationList = L2; buildPhases = (P2); fileSystemSynchronizedGroups = (S1); name = Widget; };
        R = {isa = PBXProject; buildConfigurationList = L0; mainGroup = G0; projectDirPath = ""; targets = (T1, T2); };
        L0 = {isa = XCConfigurationList; buildConfigurations = (C1, C2, ); };
        L1 = {isa = XCConfigurationList; buildConfigurations = (C3, C4, ); };
        L2 = {isa = XCConfigurationList; buildConfigurations = (C5, C6, ); };
        C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 17.0; MACOSX_DEPLOYMENT_TARGET = 10.15; SDKROOT = iphoneos; SWIFT_VERSION = 5.0; }; };
        C2 = {isa = XCBuildConfiguration; name = Release; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 16.4; SDKROOT = iphoneos; SWIFT_VERSION = 5.0; }; };
        C3 = {isa = XCBuildConfiguration; name = Debug; buildSettings = { "SWIFT_VERSION" = "6.0"; PRODUCT_NAME = "$(TARGET_NAME) Pro"; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; }; };
        C4 = {isa = XCBuildConfiguration; name = Release; buildSettings = { SWIFT_VERSION = 6.0; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; LD_RUNPATH_SEARCH_PATHS = ( "$(inherited)", "@executable_path/Frameworks", ); }; };
        C5 = {isa = XCBuildConfiguration; baseConfigurationReference = F3; name = Debug; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = "$(WIDGET_TARGET)"; }; };
        C6 = {isa = XCBuildConfiguration; baseConfigurationReference = F3; name = Release; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 18.0; SUPPORTED_PLATFORMS = "iphoneos iphonesimulator"; }; };
      };
      rootObject = R;
    }
    """

  private func settings() -> ProjectSettings {
    let configuration = """
      // The widget's own
      #include "Common.xcconfig"
      WIDGET_TARGET[sdk=iphoneos*] = 1.0
      SWIFT_STRICT_CONCURRENCY = complete // all of it
      """
    return ProjectSettings(files: [
      SettingsFile(path: "iOS/My App.xcodeproj/project.pbxproj", bytes: Array(Self.project.utf8)),
      SettingsFile(path: "iOS/Configs/Widget.xcconfig", bytes: Array(configuration.utf8)),
      SettingsFile(path: "iOS/Configs/Common.xcconfig", bytes: Array("WIDGET_TARGET = 17.2\n".utf8)),
    ])
  }

  @Test func targetsHaveTheirOwnSettings() {
    let app = settings().settings(forFile: "iOS/App/My App.swift")
    #expect(app.deployment == [.iOS: Version(16, 4)])
    #expect(app.languageMode == 6)
    #expect(app.isMainActorByDefault == true)
    let widget = settings().settings(forFile: "iOS/Widget/Sub/W.swift")
    #expect(widget.deployment == [.iOS: Version(17, 2)])
    #expect(widget.languageMode == 5)
    #expect(widget.strictConcurrency == .complete)
  }

  @Test func sharedAndUnknownFilesHaveTheStrictest() {
    let shared = settings().settings(forFile: "iOS/Shared.swift")
    #expect(shared.deployment == [.iOS: Version(16, 4)])
    #expect(shared.languageMode == 6)
    #expect(shared.isMainActorByDefault == false)
    #expect(settings().settings(forFile: "iOS/Sub/Unlisted.swift") == shared)
    #expect(settings().settings(forFile: "Elsewhere.swift") == BuildSettings())
  }

  @Test func filesBelongToTheModulesOfTheirTargets() {
    #expect(settings().build(ofFile: "iOS/App/My App.swift").module == "My_App")
    #expect(settings().build(ofFile: "iOS/Widget/W.swift").module == "Widget")
    #expect(settings().build(ofFile: "iOS/Widget/Left.swift").module == nil)
    #expect(settings().build(ofFile: "iOS/Widget/Sub/Taken.swift").module == nil)
    #expect(settings().build(ofFile: "iOS/Shared.swift").module == nil)
  }

  @Test func productsMayGiveModulesOtherNames() {
    let app = settings().targets.first { $0.name == "My_App" }
    #expect(app?.productNames == ["My_App_Pro"])
  }
}
