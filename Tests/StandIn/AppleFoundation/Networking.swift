// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import FoundationNetworking
import Swift

// On Apple's platforms these belong to Foundation itself.
public typealias URLSession = FoundationNetworking.URLSession
public typealias URLSessionConfiguration = FoundationNetworking.URLSessionConfiguration
public typealias URLSessionDataTask = FoundationNetworking.URLSessionDataTask
public typealias URLRequest = FoundationNetworking.URLRequest
public typealias URLResponse = FoundationNetworking.URLResponse
public typealias HTTPURLResponse = FoundationNetworking.HTTPURLResponse
public typealias URLCache = FoundationNetworking.URLCache
