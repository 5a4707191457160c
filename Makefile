# Jury: build, test, install.
#
#   make              build/release/jury, linked to ./jury       (CC=clang: build/release-clang)
#   make debug        build/debug/jury: address and undefined-behaviour sanitizers, checkers on
#   make test         everything that must pass before a change is accepted (tools/run-tests --list)
#   make test-all     the same on the whole corpus where make test takes a part: an hour
#   make campaign     generated Java against every other way to an answer, MINUTES=60 of it
#   make mutants      faults put into Jury on purpose: how many the tests notice; COUNT=500, hours
#   make campaign-clauses   every change of a clause of tests/agreement, asked of all engines: an hour
#   make campaign-bounds    2,000 random loops of 4 bits against every input: minutes
#   make demo         build, then check the examples
#   make fuzz         coverage-guided fuzzing of the front end and of class files (FUZZ_SECONDS=600)
#   make format       clang-format the C sources
#   make vscode       build/jury.vsix, the extension for Visual Studio Code; needs npm
#   make install      PREFIX (default /usr/local) and DESTDIR are honoured
#   make deb          build/jury_VERSION_ARCHITECTURE.deb; make check-deb lists and tries it
#
# V=1 shows the commands.
#
# A target builds one configuration by calling make again with CONFIG set; everything of a
# configuration lives in build/$(CONFIG).

ifeq ($(origin CC),default)
CC := gcc
endif
ifeq ($(origin CXX),default)
CXX := $(if $(findstring clang,$(CC)),clang++,g++)
endif
CONFIG ?= release
PREFIX ?= /usr/local
FUZZ_SECONDS ?= 600

SUFFIX := $(if $(findstring clang,$(CC)),-clang)
BUILD := build/$(CONFIG)$(if $(filter-out fuzz,$(CONFIG)),$(SUFFIX))

FLAGS_release := -O2 -g
FLAGS_debug := -O1 -g -fno-omit-frame-pointer -fsanitize=address,undefined -fno-sanitize-recover=all -DJURY_DEBUG
FLAGS_fuzz := -O1 -g -fno-omit-frame-pointer -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all -DJURY_DEBUG
WARNINGS := -Wall -Wextra -Werror -Wswitch-enum -Wshadow -Wstrict-prototypes -Wmissing-prototypes \
            -Wpointer-arith -Wvla -Wwrite-strings
ALL_CFLAGS = -std=c11 -D_GNU_SOURCE -ffp-contract=off -Isrc $(WARNINGS) $(FLAGS_$(CONFIG)) $(CFLAGS)
# Verdicts that are kept are those of one build: the linker names it by all that is in it.
ALL_LDFLAGS = $(FLAGS_$(CONFIG)) -Wl,--build-id=sha1 $(LDFLAGS) $(LIBRARIES)
# CaDiCaL is a static library of C++.
LIBRARIES := -lcadical -lz3 -ljansson -lz -lstdc++ -lm -lpthread
COMPILE = $(CC) $(ALL_CFLAGS) -MMD -MP

SOURCES := $(sort $(wildcard src/*/*.c))
OBJECTS := $(SOURCES:src/%.c=$(BUILD)/obj/%.o) $(patsubst src/%.cc,$(BUILD)/obj/%.o,$(sort $(wildcard src/*/*.cc))) \
           $(if $(wildcard src/sema/library.h),$(BUILD)/obj/library_data.o)
PARTS = $(filter-out $(BUILD)/obj/main/main.o,$(OBJECTS))
LIBRARY := $(shell find lib -name '*.java' 2>/dev/null)
UNITS := $(patsubst tests/unit/%.c,$(BUILD)/unit/%,$(wildcard tests/unit/*.c))
# One program fuzzes the front end, the other class files.
CLASS_FUZZER := tests/fuzz/class_file.c
FUZZERS := $(filter-out $(CLASS_FUZZER),$(sort $(wildcard tests/fuzz/*.c)))
# What they need of the program: up to the types, and not what comes after.
FRONT_END = $(filter $(foreach folder,base diag classfile syntax sema,$(BUILD)/obj/$(folder)/%), \
                     $(OBJECTS)) \
            $(BUILD)/obj/main/compilation.o $(BUILD)/obj/main/types_text.o $(BUILD)/obj/library_data.o

SHOW = @$(if $(V),set -x;,echo '  $(1)';)

# Both cores, unless the caller chose.
AGAIN = +@$(MAKE) --no-print-directory $(if $(findstring jobserver,$(MAKEFLAGS)),,-j$(shell nproc))

.PHONY: all debug test test-all demo fuzz fuzz-binary format check-format check-clang campaign mutants campaign-clauses \
        campaign-bounds install vscode deb check-deb \
        clean binary objects units link-flags clang-sources FORCE
.DELETE_ON_ERROR:
.SECONDARY:

all:
	$(AGAIN) CONFIG=release binary
	@ln -sf build/release$(SUFFIX)/jury jury

debug:
	$(AGAIN) CONFIG=debug binary

test:
	@tools/bootstrap test
	@tools/run-tests

test-all:
	@tools/bootstrap test
	@JURY_THOROUGH=1 tools/run-tests

demo:
	@tools/bootstrap demo
	@$(MAKE) --no-print-directory all
	@tools/demo

fuzz-binary:
	$(AGAIN) CC=clang CONFIG=fuzz build/fuzz/front_end build/fuzz/class_file

campaign: all
	@tools/campaign --minutes $(or $(MINUTES),60)

mutants:
	@tools/bootstrap mutants
	@tools/mutants --count $(or $(COUNT),500)

campaign-clauses: all
	@tests/diff/clauses --all --keep build/clauses

campaign-bounds: all
	@tests/diff/bounds --count 1400 --seed 14 --kind bits --timeout 2 --keep build/bounds

check-clang:
	$(AGAIN) CC=clang CONFIG=release clang-sources

fuzz: fuzz-binary
	@tools/fuzz build/fuzz/front_end $(FUZZ_SECONDS)
	@tools/fuzz build/fuzz/class_file $(FUZZ_SECONDS)

FORMATTED := $(wildcard src/*/*.[ch] tests/unit/*.[ch] tests/fuzz/*.[ch])

format:
	clang-format -i $(FORMATTED)

check-format:
	@clang-format --dry-run -Werror $(FORMATTED)

# The man page, the completions, documents and examples go where each is looked for.
DEB = build/jury_$(shell sed -n 's/.*JURY_VERSION "\(.*\)"/\1/p' src/verdict/version.h)_$(shell dpkg --print-architecture 2>/dev/null).deb
SHARE = $(DESTDIR)$(PREFIX)/share
ZSH_FUNCTIONS ?= $(PREFIX)/share/zsh/site-functions
DOCUMENTS = README.md NEWS.md CONTRIBUTING.md LICENSE \
            $(shell find docs examples -type f -not -name '.*')

install: all
	install -D -m 755 build/release$(SUFFIX)/jury $(DESTDIR)$(PREFIX)/bin/jury
	install -D -m 644 man/jury.1 $(SHARE)/man/man1/jury.1
	install -D -m 644 completions/jury.bash $(SHARE)/bash-completion/completions/jury
	install -D -m 644 completions/_jury $(DESTDIR)$(ZSH_FUNCTIONS)/_jury
	install -D -m 644 completions/jury.fish $(SHARE)/fish/vendor_completions.d/jury.fish
	@for file in $(DOCUMENTS); do install -D -m 644 $$file $(SHARE)/doc/jury/$$file || exit 1; done

deb: all
	@tools/package-deb build

check-deb: deb
	@dpkg-deb --info $(DEB)
	@dpkg-deb --contents $(DEB)
	@tests/extra/installation --package $(DEB)

# Outside of the tree: npm leaves a lot behind.
vscode:
	@command -v npm > /dev/null || { echo "make vscode needs npm"; exit 1; }
	rm -rf build/vscode
	mkdir -p build/vscode
	cp -R editors/vscode/. build/vscode
	cd build/vscode && npm install --no-audit --no-fund --silent && npx vsce package --allow-missing-repository \
	    --no-rewrite-relative-links --skip-license --out ../jury.vsix

clean:
	rm -rf build jury

# Within one configuration.

binary: $(BUILD)/jury
objects: $(OBJECTS)
units: $(UNITS)
link-flags:
	@echo '$(ALL_LDFLAGS)'
clang-sources: $(SOURCES:src/%.c=build/clang/%.ok)

$(BUILD)/jury: $(OBJECTS)
	$(call SHOW,link $@) $(CC) -o $@ $^ $(ALL_LDFLAGS)

$(BUILD)/obj/%.o: src/%.c
	@mkdir -p $(@D)
	$(call SHOW,cc $@) $(COMPILE) -c -o $@ $<

# The page of --report html is embedded.
$(BUILD)/obj/report/page_data.o: $(wildcard src/report/page/*)

# And the class that gives tests what comes from outside.
$(BUILD)/obj/junit/outside.o: src/junit/java/Outside.java

# The only C++: CaDiCaL's own interface, which has more than the one for C, and what happens when memory runs out in it.
$(BUILD)/obj/%.o: src/%.cc
	@mkdir -p $(@D)
	$(call SHOW,c++ $@) $(CXX) -std=c++11 -Isrc -Wall -Wextra -Werror $(FLAGS_$(CONFIG)) $(CXXFLAGS) -MMD -MP -c -o $@ $<

# Of an archive, a test gets what it needs: a fifth of the program, mostly.
$(BUILD)/parts.a: $(PARTS)
	@rm -f $@
	$(call SHOW,ar $@) ar rcsT $@ $^

$(BUILD)/unit/%: tests/unit/%.c $(BUILD)/parts.a
	@mkdir -p $(@D)
	$(call SHOW,link $@) $(COMPILE) -o $@ $< $(BUILD)/parts.a $(ALL_LDFLAGS)

build/fuzz/front_end: $(FUZZERS) $(FRONT_END)
	@mkdir -p $(@D)
	$(call SHOW,link $@) $(CC) $(ALL_CFLAGS) -fsanitize=fuzzer -o $@ $(FUZZERS) $(FRONT_END) $(LIBRARIES)

build/fuzz/class_file: $(CLASS_FUZZER) $(FRONT_END)
	@mkdir -p $(@D)
	$(call SHOW,link $@) $(CC) $(ALL_CFLAGS) -fsanitize=fuzzer -o $@ $(CLASS_FUZZER) $(FRONT_END) $(LIBRARIES)

# What clang says of the sources, without code: that is made of the front end, for the fuzzers.
build/clang/%.ok: src/%.c $(wildcard src/*/*.h src/*/*.def)
	@mkdir -p $(@D)
	$(call SHOW,clang $<) clang $(ALL_CFLAGS) -fsyntax-only $<
	@touch $@

# The models of library classes travel inside the binary.
$(BUILD)/library_data.c: FORCE
	@tools/embed-library lib $@

$(BUILD)/obj/library_data.o: $(BUILD)/library_data.c $(LIBRARY)
	@mkdir -p $(@D)
	$(call SHOW,cc $@) $(COMPILE) -c -o $@ $<

-include $(OBJECTS:.o=.d) $(UNITS:=.d)
