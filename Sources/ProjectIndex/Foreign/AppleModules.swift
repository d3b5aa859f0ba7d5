import SwiftCST

/// The modules of Swift and of Apple's SDKs.
enum AppleModules {
  /// Whether a module is one of these.
  static func contain(_ name: String) -> Bool { name.hasPrefix("_") || names.contains(name) }

  private static let names = Set(
    words: """
      AVFAudio AVFoundation AVKit AVRouting Accelerate Accessibility Accounts ActivityKit AdServices AdSupport
      Android AppIntents AppKit AppTrackingTransparency AppleArchive ApplicationServices AudioToolbox
      AudioUnit AuthenticationServices AutomaticAssessmentConfiguration BackgroundAssets BackgroundTasks
      BusinessChat CFNetwork CallKit CarPlay Carbon Charts Cinematic ClassKit ClockKit CloudKit Cocoa
      ColorSync Combine CommonCrypto Compression Contacts ContactsUI CoreAudio CoreAudioKit CoreBluetooth
      CoreData CoreFoundation CoreGraphics CoreHaptics CoreImage CoreLocation CoreLocationUI CoreMIDI CoreML
      CoreMedia CoreMediaIO CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText
      CoreTransferable CoreVideo CoreWLAN CreateML CryptoKit CryptoTokenKit Cxx DataDetection Darwin
      DeveloperToolsSupport DeviceActivity DeviceCheck DeviceDiscoveryExtension DiskArbitration Dispatch
      Distributed EventKit EventKitUI ExtensionFoundation ExtensionKit ExternalAccessory FamilyControls
      FileProvider FileProviderUI FinderSync ForceFeedback Foundation FoundationEssentials
      FoundationInternationalization FoundationModels FoundationNetworking FoundationXML GLKit GSS
      GameController GameKit GameplayKit Glibc GroupActivities HealthKit HealthKitUI HomeKit Hypervisor
      IOBluetooth IOKit IOSurface ImageCaptureCore ImageIO InputMethodKit Intents IntentsUI JavaScriptCore
      JournalingSuggestions LinkPresentation LocalAuthentication LocalAuthenticationEmbeddedUI MLCompute
      MachO ManagedSettings ManagedSettingsUI MapKit Matter MatterSupport MediaAccessibility MediaPlayer
      MediaSetup MessageUI Messages Metal MetalFX MetalKit MetalPerformanceShaders MetricKit
      MobileCoreServices ModelIO MultipeerConnectivity Musl MusicKit NaturalLanguage NearbyInteraction
      Network NetworkExtension NotificationCenter OSLog ObjectiveC Observation OpenAL OpenDirectory OpenGL
      OpenGLES PDFKit PHASE PackageDescription PassKit PencilKit Photos PhotosUI PlaygroundSupport
      ProximityReader PushKit QuartzCore QuickLook QuickLookThumbnailing QuickLookUI RealityKit RegexBuilder
      ReplayKit RoomPlan SQLite3 SafariServices SafetyKit SceneKit ScreenCaptureKit ScreenSaver
      ScreenTime Security SecurityFoundation SecurityInterface SensitiveContentAnalysis SensorKit
      ServiceManagement SharedWithYou ShazamKit Social SoundAnalysis Speech SpriteKit StoreKit StoreKitTest
      Swift SwiftData SwiftUI SwiftUICore Symbols Synchronization System SystemConfiguration SystemExtensions
      TVMLKit TVServices TVUIKit TabularData Testing ThreadNetwork TipKit Translation UIKit
      UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoSubscriberAccount VideoToolbox
      Virtualization Vision VisionKit WASILibc WatchConnectivity WatchKit WeatherKit WebKit WidgetKit
      WorkoutKit XCTest XPC iAd os simd
      """)
}

extension ProjectIndex {
  /// The files that import a module which, according to the settings, is neither the project's nor one of
  /// Swift or Apple's SDKs: it may declare names that the project doesn't declare.
  package var filesThatImportOthers: [FileID] {
    files.indices.lazy.map { FileID(rawValue: UInt32($0)) }.filter(importsOthers)
  }

  /// The capitalized names in some files that no code in the project declares: mostly those of external
  /// types. Their order is stable within one index.
  package func foreignTypeNames(in files: [FileID]) -> [String] {
    let symbols = tables.files.symbols
    var isThere = [Bool](repeating: false, count: symbols.count)
    for file in files {
      for symbol in symbols.symbols[Int(file.rawValue)] { isThere[Int(symbol.rawValue)] = true }
    }
    return isThere.indices.lazy.filter { isThere[$0] && !tables.declared.hasValues(in: $0) }
      .map { Symbol(rawValue: UInt32($0)) }
      .filter { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(symbols.firstByte(of: $0)) }
      .map { symbols.spelling(of: $0) }
  }

  /// Whether a name in a file refers to a type that, as far as is known, neither the project nor Swift or
  /// Apple's SDKs declare.
  package func isTypeOfLibrary(_ name: String, in file: FileID) -> Bool {
    ForeignTypes.mayBeType(name) && declarations(named: name).isEmpty && importsOthers(file)
      && !ObjectTakers.contain(name) && AppleTypes.traits(of: name).isEmpty
  }

  /// Whether a type of values may be one of a library, judging by its outermost name: it is not declared in
  /// the project, and doesn't resemble those of Swift and Apple's SDKs.
  package func isValueOfLibrary(_ type: String, in file: FileID) -> Bool {
    let name = String(type.prefix { $0 != "." })
    return isTypeOfLibrary(name, in: file) && !ForeignTypes.hasPrefixOfApple(name)
      && !ForeignTypes.protocols.contains(name) && ForeignTypes.associatedTypes[name] == nil
      && !SwiftUIViews.contain(name)
  }

  /// Whether a name in a file looks like that of a type, and neither the project nor, as far as is known, a
  /// module that the file imports declares one: such code is not built.
  package func isDeclaredNowhere(_ name: String, in file: FileID) -> Bool {
    ForeignTypes.mayBeType(name) && declarations(named: name).isEmpty && !importsOthers(file)
      && !ForeignTypes.hasPrefixOfApple(name) && !ForeignTypes.isWellKnown(name)
      && !ObjectTakers.contain(name) && AppleTypes.traits(of: name).isEmpty
  }

  private func importsOthers(_ file: FileID) -> Bool {
    self[file].imports.contains { item in
      !AppleModules.contain(item.module) && !tables.builds.modules.contains(item.module)
    }
  }

  /// Whether an entry of an inheritance clause is declared neither in the project nor, as far as is known, in
  /// Swift or Apple's SDKs: its own supertypes are unknown.
  package func isOfOthers(_ inheritance: Inheritance) -> Bool {
    guard let name = inheritance.resolution.foreign, importsOthers(inheritance.declaration.file) else {
      return false
    }
    return !ForeignTypes.isWellKnown(name)
  }
}
