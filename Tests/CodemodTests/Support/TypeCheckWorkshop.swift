import Foundation
import TestSupport

/// A compiler, the modules it has built, and the folder of what is known.
struct TypeCheckWorkshop: Sendable {
  private let toolchain: SwiftToolchain
  private let modules: URL
  private let results: URL

  /// Everything lies in one folder for each state of compiler and stand-in, so that none of it can be stale.
  static func prepare(in root: URL) async throws -> TypeCheckWorkshop {
    let toolchain = try await SwiftToolchain.find()
    let standIn = try StandIn(sources: root.appending(path: "Tests/StandIn"), toolchain: toolchain)
    let folder = root.appending(path: ".build/swiftfix-typecheck/\(standIn.digest)")
    let workshop = TypeCheckWorkshop(
      toolchain: toolchain, modules: folder.appending(path: "modules"),
      results: folder.appending(path: "results"))
    try await standIn.build(into: workshop.modules)
    try FileManager.default.createDirectory(at: workshop.results, withIntermediateDirectories: true)
    return workshop
  }

  /// What the compiler has said in an earlier run.
  @Sendable func known(_ job: TypeCheckJob) -> TypeCheckResult? {
    guard let data = try? Data(contentsOf: place(of: job)),
      let diagnostics = try? JSONDecoder().decode([TypeCheckResult.Diagnostic].self, from: data)
    else { return nil }
    return TypeCheckResult(name: job.item.name, mode: job.mode, diagnostics: diagnostics, isCached: true)
  }

  /// What the compiler says of jobs that are alike in mode and options, in their order.
  func results(of jobs: [TypeCheckJob]) async throws -> [TypeCheckResult] {
    var found: [TypeCheckResult?] = try await together(jobs)
    for index in found.indices where found[index] == nil { found[index] = try await alone(jobs[index]) }
    return found.compactMap(\.self)
  }

  /// The jobs that compile in one module. An error anywhere stops the compiler short of SIL, so whoever has
  /// one is put out and the rest is tried again: only a batch without errors says something.
  private func together(_ jobs: [TypeCheckJob]) async throws -> [TypeCheckResult?] {
    var found = [TypeCheckResult?](repeating: nil, count: jobs.count)
    var candidates = Array(jobs.indices)
    while candidates.count > 1 {
      var batch = TypeCheckBatch()
      candidates = candidates.filter { batch.add(jobs[$0]) }
      guard candidates.count > 1, let first = jobs.first else { break }
      let outcome = try await run(batch.files, like: first)
      let own = batch.members.map { $0.own(outcome.diagnostics) }
      if outcome.status == 0 {
        for (index, diagnostics) in zip(candidates, own) {
          found[index] = try keep(diagnostics, of: jobs[index])
        }
        break
      }
      let clean = zip(candidates, own).filter { $1.allSatisfy { $0.severity != .error } }.map(\.0)
      guard clean.count < candidates.count else { break }
      candidates = clean
    }
    return found
  }

  private func alone(_ job: TypeCheckJob) async throws -> TypeCheckResult {
    let outcome = try await run(job.files, like: job)
    guard outcome.status == 0 || outcome.diagnostics.contains(where: { $0.severity == .error }) else {
      throw CompilerFault(name: job.item.name, status: outcome.status, messages: outcome.text)
    }
    // A warning inside the expansion of a macro is nothing that a case could mend, and a batch can't place
    // it.
    let names = Set(job.files.map(\.name))
    return try keep(outcome.diagnostics.filter { $0.severity == .error || names.contains($0.file) }, of: job)
  }

  private func keep(_ diagnostics: [TypeCheckResult.Diagnostic], of job: TypeCheckJob) throws
    -> TypeCheckResult
  {
    try JSONEncoder().encode(diagnostics).write(to: place(of: job), options: .atomic)
    return TypeCheckResult(name: job.item.name, mode: job.mode, diagnostics: diagnostics, isCached: false)
  }

  /// The file for what is known of a job. The arguments tell mode and options; the name of a case changes
  /// nothing.
  private func place(of job: TypeCheckJob) -> URL {
    var digest = ContentDigest()
    for argument in check(job.files, in: modules, like: job).arguments { digest.add(argument) }
    for file in job.files { digest.add(file.text) }
    return results.appending(path: "\(digest.text).json")
  }

  private func check(_ files: [TypeCheckCase.File], in folder: URL, like job: TypeCheckJob) -> Program {
    toolchain.check(
      files.map(\.name), in: folder, modules: modules, implicitly: StandIn.foundation, mode: job.mode,
      options: job.item.options)
  }

  /// The files of those jobs, alike in mode and options, that can share a module, and their checked trees.
  func trees(of jobs: [TypeCheckJob]) async throws -> (files: [TypeCheckCase.File], trees: String) {
    var batch = TypeCheckBatch()
    for job in jobs { _ = batch.add(job) }
    guard let first = jobs.first, !batch.files.isEmpty else { return ([], "") }
    let outcome = try await inFolder(of: batch.files) { folder in
      toolchain.dump(
        batch.files.map(\.name), in: folder, modules: modules, implicitly: StandIn.foundation,
        mode: first.mode,
        options: first.item.options)
    }
    return (batch.files, outcome.output)
  }

  private struct Outcome {
    var status: Int32
    var diagnostics: [TypeCheckResult.Diagnostic]
    var text: String
  }

  private func run(_ files: [TypeCheckCase.File], like job: TypeCheckJob) async throws -> Outcome {
    let outcome = try await inFolder(of: files) { check(files, in: $0, like: job) }
    let lines = outcome.errors.split(whereSeparator: \.isNewline)
    return Outcome(
      status: outcome.status, diagnostics: lines.compactMap { TypeCheckResult.Diagnostic(line: $0) },
      text: outcome.errors)
  }

  /// Runs a program in a folder that holds the files.
  private func inFolder(
    of files: [TypeCheckCase.File], _ program: (URL) -> Program
  ) async throws -> Program.Outcome {
    let folder = FileManager.default.temporaryDirectory.appending(path: "swiftfix-case-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in files {
      let place = folder.appending(path: file.name)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: place)
    }
    return try await program(folder).run()
  }
}

/// The compiler failed without an error to show, as when it crashes.
struct CompilerFault: Error, CustomStringConvertible {
  let name: String
  let status: Int32
  let messages: String
  var description: String { "the compiler ended with \(status) on \(name):\n\(messages)" }
}
