// Character literals.
class Characters {
    char[] all = {'a', ' ', '"', '\'', '\\', '\n', '\t', '\b', '\r', '\f', '\s', '\"', '\0', '\7', '\12',
        '\377', '\47', 'é', '変', '\u0041', '\uD800', '\uuu0041', '\u005c''};
}
// COVERS char literals
