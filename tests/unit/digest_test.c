// SHA-256 against the examples of its standard, and texts against each other.
#include "unit.h"

#include "base/digest.h"

static const char *digest_text_of(const char *text, size_t times) {
    static char digits[DIGEST_TEXT + 1];
    Digest digest;
    digest_begin(&digest);
    for (size_t i = 0; i < times; i++)
        digest_add(&digest, text, strlen(text));
    digest_end(&digest, digits);
    return digits;
}

UNIT_TEST(digest_as_in_the_standard) {
    CHECK_EQUAL_STR("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                    digest_text_of("", 1));
    CHECK_EQUAL_STR("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
                    digest_text_of("abc", 1));
    CHECK_EQUAL_STR("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
                    digest_text_of("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1));
    CHECK_EQUAL_STR("cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0",
                    digest_text_of("aaaaaaaaaa", 100000));
}

UNIT_TEST(digest_text_of_texts_knows_where_they_end) {
    char first[DIGEST_TEXT + 1], second[DIGEST_TEXT + 1];
    Digest digest;
    digest_begin(&digest);
    digest_add_text(&digest, "ab");
    digest_add_text(&digest, "c");
    digest_end(&digest, first);
    digest_begin(&digest);
    digest_add_text(&digest, "a");
    digest_add_text(&digest, "bc");
    digest_end(&digest, second);
    CHECK(strcmp(first, second) != 0);
}
