// A module without `open`.
module a { requires b; }
