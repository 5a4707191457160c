#include "report/page_data.h"

// The assembler reads the files themselves; the Makefile knows that this depends on them.
#define EMBED(name, file)                                                                          \
    __asm__(".pushsection .rodata\n"                                                               \
            ".global " #name "\n" #name ": .incbin \"src/report/page/" file "\"\n"                 \
            ".byte 0\n"                                                                            \
            ".popsection\n")

EMBED(page_style, "page.css");
EMBED(page_heap_script, "heap.js");
EMBED(page_script, "page.js");
