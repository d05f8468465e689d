// Xcode
