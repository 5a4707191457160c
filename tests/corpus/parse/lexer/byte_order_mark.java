// A byte order mark at the start is skipped, and so is Control-Z at the end.
class ByteOrderMark { }
