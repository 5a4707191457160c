# Written by tools/completions from src/main/commands.def and src/main/options.def.

# The options of a command.
_jury_options() {
    case $1 in
    parse) echo '--timeout --memory --stats --jobs --color --quiet --help --version' ;;
    check) echo '--method --all --since --objects --others --array-length --string-length --grow --bits --from-start --unroll --calls --loops --check --property --timeout --memory --solver --encoding --write --certificate --confirm --cross --class-bodies --cache --strict --format --report --junit --trace --source-path --class-path --jdk --specs-path --no-library --null --spec-math --calls-before --numbers --each --stats --no-symmetry --no-tightening --all-fields --no-collections --no-paths --paths-first --no-run --no-order --no-polarity --no-lemmas --no-incremental --jobs --color --quiet --findings --help --version' ;;
    paths) echo '--svg --method --all --objects --others --array-length --string-length --bits --from-start --unroll --check --timeout --memory --solver --cache --strict --format --report --depth --verification-depth --list --feasible --remove --tree --compact --through --calling --throwing --junit --java --cover --trace --source-path --class-path --jdk --specs-path --no-library --null --spec-math --jobs --color --quiet --help --version' ;;
    bounds) echo '--method --objects --others --array-length --string-length --by --witness --bits --from-start --unroll --calls --timeout --memory --solver --cache --format --report --source-path --class-path --jdk --specs-path --no-library --null --spec-math --jobs --color --help --version' ;;
    prove) echo '--method --all --check --timeout --memory --ints --way --trace-search --write --certificate --cache --format --report --source-path --class-path --jdk --specs-path --no-library --null --spec-math --jobs --color --quiet --findings --help --version' ;;
    verify) echo '--method --all --witness --property --timeout --memory --means --cache --format --report --source-path --class-path --jdk --specs-path --no-library --null --jobs --color --quiet --findings --help --version' ;;
    explain) echo '--objects --others --array-length --string-length --bits --unroll --calls --loops --check --timeout --memory --format --source-path --class-path --jdk --specs-path --no-library --null --spec-math --color --help --version' ;;
    types) echo '--timeout --memory --outline --source-path --class-path --jdk --specs-path --no-library --null --stats --stats-package --color --quiet --help --version' ;;
    dump) echo '--tokens --ast --types --ir --spec --terms --smt2 --cnf --cfg --svg --program --violated --method --objects --others --array-length --string-length --bits --from-start --unroll --calls --loops --timeout --memory --encoding --source-path --class-path --jdk --specs-path --module --no-library --null --spec-math --color --help --version' ;;
    certify) echo '--timeout --memory --color --help --version' ;;
    lsp) echo '--all --objects --others --array-length --string-length --bits --unroll --calls --loops --check --timeout --memory --source-path --class-path --jdk --specs-path --no-library --null --spec-math --jobs --color --help --version' ;;
    cache) echo '--size --clean --color --help --version' ;;
    split) echo '--into --cubes --times --color --quiet --findings --help --version' ;;
    job) echo '--jobs --color --help --version' ;;
    join) echo '--format --report --color --quiet --findings --help --version' ;;
    help) echo '--color --help --version' ;;
    *) echo '--color --help --version' ;;
    esac
}

# What follows an option of a command: nothing, `-` for anything, `dir`, `file`, or words.
_jury_argument() {
    case $1$2 in
    parse--timeout) echo '-' ;;
    parse--memory) echo '-' ;;
    parse--jobs | parse-j) echo '-' ;;
    parse--color) echo 'auto always never' ;;
    check--method | check-m) echo '-' ;;
    check--since) echo '-' ;;
    check--objects | check-n) echo '-' ;;
    check--array-length) echo '-' ;;
    check--string-length) echo '-' ;;
    check--grow) echo '-' ;;
    check--bits) echo '-' ;;
    check--unroll) echo '-' ;;
    check--calls) echo 'contract inline' ;;
    check--loops) echo 'unroll invariant' ;;
    check--check) echo 'overflow' ;;
    check--property) echo 'file assert exceptions' ;;
    check--timeout) echo '-' ;;
    check--memory) echo '-' ;;
    check--solver) echo 'cadical z3' ;;
    check--encoding) echo 'ground quantified' ;;
    check--certificate) echo 'dir' ;;
    check--cache) echo 'dir' ;;
    check--format) echo 'text json sarif junit github html' ;;
    check--report) echo 'text= json= sarif= junit= github= html=' ;;
    check--junit) echo 'dir' ;;
    check--source-path | check-s) echo 'dir' ;;
    check--class-path) echo 'file' ;;
    check--jdk) echo 'dir none' ;;
    check--specs-path) echo 'dir' ;;
    check--null) echo 'jml nonnull nullable reasonable' ;;
    check--spec-math) echo 'java safe bigint' ;;
    check--calls-before) echo '-' ;;
    check--numbers) echo 'any reasonable' ;;
    check--jobs | check-j) echo '-' ;;
    check--color) echo 'auto always never' ;;
    paths--method | paths-m) echo '-' ;;
    paths--objects | paths-n) echo '-' ;;
    paths--array-length) echo '-' ;;
    paths--string-length) echo '-' ;;
    paths--bits) echo '-' ;;
    paths--unroll) echo '-' ;;
    paths--check) echo 'overflow' ;;
    paths--timeout) echo '-' ;;
    paths--memory) echo '-' ;;
    paths--solver) echo 'cadical z3' ;;
    paths--cache) echo 'dir' ;;
    paths--format) echo 'text json sarif junit github html' ;;
    paths--report) echo 'text= json= sarif= junit= github= html=' ;;
    paths--depth | paths-k) echo '-' ;;
    paths--verification-depth) echo '-' ;;
    paths--through) echo 'file' ;;
    paths--calling) echo '-' ;;
    paths--throwing) echo '-' ;;
    paths--junit) echo 'dir' ;;
    paths--java) echo 'dir' ;;
    paths--cover) echo 'branches' ;;
    paths--source-path | paths-s) echo 'dir' ;;
    paths--class-path) echo 'file' ;;
    paths--jdk) echo 'dir none' ;;
    paths--specs-path) echo 'dir' ;;
    paths--null) echo 'jml nonnull nullable reasonable' ;;
    paths--spec-math) echo 'java safe bigint' ;;
    paths--jobs | paths-j) echo '-' ;;
    paths--color) echo 'auto always never' ;;
    bounds--method | bounds-m) echo '-' ;;
    bounds--objects | bounds-n) echo '-' ;;
    bounds--array-length) echo '-' ;;
    bounds--string-length) echo '-' ;;
    bounds--by) echo 'exact unroll' ;;
    bounds--bits) echo '-' ;;
    bounds--unroll) echo '-' ;;
    bounds--calls) echo 'contract inline' ;;
    bounds--timeout) echo '-' ;;
    bounds--memory) echo '-' ;;
    bounds--solver) echo 'cadical z3' ;;
    bounds--cache) echo 'dir' ;;
    bounds--format) echo 'text json sarif junit github html' ;;
    bounds--report) echo 'text= json= sarif= junit= github= html=' ;;
    bounds--source-path | bounds-s) echo 'dir' ;;
    bounds--class-path) echo 'file' ;;
    bounds--jdk) echo 'dir none' ;;
    bounds--specs-path) echo 'dir' ;;
    bounds--null) echo 'jml nonnull nullable reasonable' ;;
    bounds--spec-math) echo 'java safe bigint' ;;
    bounds--jobs | bounds-j) echo '-' ;;
    bounds--color) echo 'auto always never' ;;
    prove--method | prove-m) echo '-' ;;
    prove--check) echo 'overflow' ;;
    prove--timeout) echo '-' ;;
    prove--memory) echo '-' ;;
    prove--ints) echo 'java math' ;;
    prove--way) echo 'templates search runs induction horn' ;;
    prove--certificate) echo 'dir' ;;
    prove--cache) echo 'dir' ;;
    prove--format) echo 'text json sarif junit github html' ;;
    prove--report) echo 'text= json= sarif= junit= github= html=' ;;
    prove--source-path | prove-s) echo 'dir' ;;
    prove--class-path) echo 'file' ;;
    prove--jdk) echo 'dir none' ;;
    prove--specs-path) echo 'dir' ;;
    prove--null) echo 'jml nonnull nullable reasonable' ;;
    prove--spec-math) echo 'java safe bigint' ;;
    prove--jobs | prove-j) echo '-' ;;
    prove--color) echo 'auto always never' ;;
    verify--method | verify-m) echo '-' ;;
    verify--witness) echo 'file' ;;
    verify--property) echo 'file assert exceptions' ;;
    verify--timeout) echo '-' ;;
    verify--memory) echo '-' ;;
    verify--means) echo 'run inputs execution ranges proof' ;;
    verify--cache) echo 'dir' ;;
    verify--format) echo 'text json sarif junit github html' ;;
    verify--report) echo 'text= json= sarif= junit= github= html=' ;;
    verify--source-path | verify-s) echo 'dir' ;;
    verify--class-path) echo 'file' ;;
    verify--jdk) echo 'dir none' ;;
    verify--specs-path) echo 'dir' ;;
    verify--null) echo 'jml nonnull nullable reasonable' ;;
    verify--jobs | verify-j) echo '-' ;;
    verify--color) echo 'auto always never' ;;
    explain--objects | explain-n) echo '-' ;;
    explain--array-length) echo '-' ;;
    explain--string-length) echo '-' ;;
    explain--bits) echo '-' ;;
    explain--unroll) echo '-' ;;
    explain--calls) echo 'contract inline' ;;
    explain--loops) echo 'unroll invariant' ;;
    explain--check) echo 'overflow' ;;
    explain--timeout) echo '-' ;;
    explain--memory) echo '-' ;;
    explain--format) echo 'text json' ;;
    explain--source-path | explain-s) echo 'dir' ;;
    explain--class-path) echo 'file' ;;
    explain--jdk) echo 'dir none' ;;
    explain--specs-path) echo 'dir' ;;
    explain--null) echo 'jml nonnull nullable reasonable' ;;
    explain--spec-math) echo 'java safe bigint' ;;
    explain--color) echo 'auto always never' ;;
    types--timeout) echo '-' ;;
    types--memory) echo '-' ;;
    types--source-path | types-s) echo 'dir' ;;
    types--class-path) echo 'file' ;;
    types--jdk) echo 'dir none' ;;
    types--specs-path) echo 'dir' ;;
    types--null) echo 'jml nonnull nullable reasonable' ;;
    types--stats-package) echo '-' ;;
    types--color) echo 'auto always never' ;;
    dump--method | dump-m) echo '-' ;;
    dump--objects | dump-n) echo '-' ;;
    dump--array-length) echo '-' ;;
    dump--string-length) echo '-' ;;
    dump--bits) echo '-' ;;
    dump--unroll) echo '-' ;;
    dump--calls) echo 'contract inline' ;;
    dump--loops) echo 'unroll invariant' ;;
    dump--timeout) echo '-' ;;
    dump--memory) echo '-' ;;
    dump--encoding) echo 'ground quantified' ;;
    dump--source-path | dump-s) echo 'dir' ;;
    dump--class-path) echo 'file' ;;
    dump--jdk) echo 'dir none' ;;
    dump--specs-path) echo 'dir' ;;
    dump--module) echo '-' ;;
    dump--null) echo 'jml nonnull nullable reasonable' ;;
    dump--spec-math) echo 'java safe bigint' ;;
    dump--color) echo 'auto always never' ;;
    certify--timeout) echo '-' ;;
    certify--memory) echo '-' ;;
    certify--color) echo 'auto always never' ;;
    lsp--objects | lsp-n) echo '-' ;;
    lsp--array-length) echo '-' ;;
    lsp--string-length) echo '-' ;;
    lsp--bits) echo '-' ;;
    lsp--unroll) echo '-' ;;
    lsp--calls) echo 'contract inline' ;;
    lsp--loops) echo 'unroll invariant' ;;
    lsp--check) echo 'overflow' ;;
    lsp--timeout) echo '-' ;;
    lsp--memory) echo '-' ;;
    lsp--source-path | lsp-s) echo 'dir' ;;
    lsp--class-path) echo 'file' ;;
    lsp--jdk) echo 'dir none' ;;
    lsp--specs-path) echo 'dir' ;;
    lsp--null) echo 'jml nonnull nullable reasonable' ;;
    lsp--spec-math) echo 'java safe bigint' ;;
    lsp--jobs | lsp-j) echo '-' ;;
    lsp--color) echo 'auto always never' ;;
    cache--color) echo 'auto always never' ;;
    split--into) echo '-' ;;
    split--cubes) echo '-' ;;
    split--times) echo 'file' ;;
    split--color) echo 'auto always never' ;;
    job--jobs | job-j) echo '-' ;;
    job--color) echo 'auto always never' ;;
    join--format) echo 'text json sarif junit github html' ;;
    join--report) echo 'text= json= sarif= junit= github= html=' ;;
    join--color) echo 'auto always never' ;;
    help--color) echo 'auto always never' ;;
    esac
}

# The command, once it has been typed.
_jury_command() {
    local i
    for ((i = 1; i < COMP_CWORD; i++)); do
        case ${COMP_WORDS[i]} in
        parse | check | paths | bounds | prove | verify | explain | types | dump | certify | lsp | cache | split | job | join | help)
            echo "${COMP_WORDS[i]}"
            return
            ;;
        esac
    done
}

_jury_files() {
    local kind=$1 current=$2
    compopt -o filenames 2>/dev/null
    mapfile -t COMPREPLY < <(compgen -d -- "$current")
    case $kind in
    file) mapfile -t COMPREPLY < <(compgen -f -- "$current") ;;
    java) mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -X '!*.java' -- "$current") ;;
    esac
}

_jury_words() {
    mapfile -t COMPREPLY < <(compgen -W "$1" -- "$2")
    [[ ${COMPREPLY[0]} != *= ]] || compopt -o nospace 2>/dev/null
}

_jury() {
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command argument joined=
    COMPREPLY=()
    command=$(_jury_command)
    # Bash splits `--format=json` and `sarif=FILE` at the `=`.
    if [[ $current == '=' ]]; then
        current='' joined=1
    elif [[ $previous == '=' ]]; then
        previous=${COMP_WORDS[COMP_CWORD - 2]} joined=1
    fi
    if [[ $joined && $previous != -* ]]; then
        _jury_files file "$current"
        return
    fi
    argument=$(_jury_argument "$command" "$previous")
    case $argument in
    -) return ;;
    dir | file) _jury_files "$argument" "$current" ;;
    dir\ * | file\ *)
        _jury_files "${argument%% *}" "$current"
        mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -W "${argument#* }" -- "$current")
        ;;
    ?*) _jury_words "$argument" "$current" ;;
    *)
        if [[ $current == -* ]]; then
            _jury_words "$(_jury_options "$command")" "$current"
        else
            case $command in
            certify | cache | split | job | join) _jury_files dir "$current" ;;
            '' | help) _jury_words "parse check paths bounds prove verify explain types dump certify lsp cache split job join help" "$current" ;;
            *) _jury_files java "$current" ;;
            esac
        fi
        ;;
    esac
}

complete -F _jury jury
