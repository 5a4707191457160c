// Text blocks: `jury dump --ast` shows in tests/corpus/dump what they stand for.
class TextBlocks {
    String a = """
        """;
    String b = """   
        one
          "two" ""three"" \"""four\"""
        five \
        six\s\s
        \tseven\n""" + """
            x""".length();
    String c = """
	tab
	  """;
}
// COVERS text blocks
