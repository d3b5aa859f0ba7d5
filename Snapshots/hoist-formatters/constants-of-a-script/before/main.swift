import Foundation

print(stamp(Date()))
let pattern = "yyyy"
print(stamp(Date()))
