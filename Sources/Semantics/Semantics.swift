// Semantics
