import Foundation

protocol Configurable: AnyObject {}

extension Configurable {
    func then(_ configure: (Self) -> Void) -> Self {
        configure(self)
        return self
    }
}

extension DateFormatter: Configurable {}

func with<Value: AnyObject>(_ value: Value, _ configure: (Value) -> Void) -> Value {
    configure(value)
    return value
}

struct Note {
    func day(_ date: Date) -> String {
        let formatter = with(DateFormatter()) {
            $0.dateStyle = .short
        }
        return formatter.string(from: date)
    }

    func time(_ date: Date) -> String {
        DateFormatter().then { $0.timeStyle = .short }.string(from: date)
    }
}
