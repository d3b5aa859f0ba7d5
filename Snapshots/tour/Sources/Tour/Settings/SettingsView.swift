import SwiftUI

struct SettingsView: View {
    @EnvironmentObject private var settings: TourSettings
    @AppStorage("nickname") private var nickname = ""

    var body: some View {
        NavigationStack {
            Form {
                Section("You") {
                    TextField("Nickname", text: $nickname)
                    status
                }
                Section("Units") {
                    Toggle("Miles", isOn: $settings.usesMiles)
                    Toggle("Elevation", isOn: $settings.showsElevation)
                }
                speed
            }
            .navigationTitle("Settings")
        }
    }

    private var speed: some View {
        Section {
            Slider(value: $settings.walkingSpeed, in: 2...7, step: 0.5) { Text("Walking speed") }
        } footer: {
            Text("\(speedText(settings.walkingSpeed)) km/h")
        }
    }

    private var status: AnyView {
        if nickname.isEmpty {
            return Image(systemName: "person.crop.circle.badge.questionmark").eraseToAnyView()
        } else {
            return Text("Hello, \(nickname)").eraseToAnyView()
        }
    }

    private func speedText(_ speed: Double) -> String {
        let formatter = NumberFormatter()
        formatter.minimumFractionDigits = 1
        // Whole numbers read better without the decimals.
        if speed.rounded() == speed {
            formatter.minimumFractionDigits = 0
        }
        return formatter.string(from: NSNumber(value: speed)) ?? ""
    }
}

struct SettingsView_Previews: PreviewProvider {
    static var previews: some View {
        SettingsView()
            .environmentObject(TourSettings())
    }
}
