final class Host { var mock = 1 }
