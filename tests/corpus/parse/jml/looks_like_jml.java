// Comments that look like JML and are none: no '@' at once, another key, inside of a string.
class LooksLikeJml {
    // @ requires x >;
    //+OTHER@ requires x >;
    /* @ ensures ( @ */
    /** @param x ensures */
    String s = "//@ requires (";
    //-JURY@ unknown_clause x;
}
// COVERS malformed JML, unknown JML
