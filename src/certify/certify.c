#include "certify/certify.h"

#include "certify/clauses.h"
#include "certify/drat.h"

#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

typedef struct Bytes {
    char *data; // a zero follows
    size_t size;
} Bytes;

// What was found about one certificate.
typedef struct Finding {
    unsigned long long questions, proofs, steps, again, open;
    bool is_wrong, is_unreadable, lacks_solver;
} Finding;

static char *path_in(const char *folder, const char *name) {
    size_t size = strlen(folder) + strlen(name) + 2;
    char *path = certify_memory(NULL, size, 1);
    snprintf(path, size, "%s/%s", folder, name);
    return path;
}

static bool read_file(const char *folder, const char *name, Bytes *bytes) {
    char *path = path_in(folder, name);
    FILE *file = fopen(path, "rb");
    size_t capacity = 0, count = 0;
    *bytes = (Bytes){0};
    do {
        if (bytes->size + 1 >= capacity)
            bytes->data = certify_memory(bytes->data, capacity = 2 * capacity + 4096, 1);
        count = file ? fread(bytes->data + bytes->size, 1, capacity - bytes->size - 1, file) : 0;
        bytes->size += count;
    } while (count);
    bytes->data[bytes->size] = 0;
    bool is_whole = file && !ferror(file);
    if (!is_whole)
        fprintf(stderr, "jury certify: cannot read '%s'\n", path);
    if (file)
        fclose(file);
    free(path);
    return is_whole;
}

// Files of a certificate lie beside it.
static bool is_plain_name(const char *name) {
    return *name && *name != '.' && *name != '-' && !strchr(name, '/');
}

// Ends the first of some names with a zero. Where the rest begins, or NULL: there is none.
static char *split_names(char *names) {
    char *rest = strchr(names, ' ');
    if (rest)
        *rest++ = 0;
    return rest;
}

// "QUESTION.cnf PROOF.drat"
static void check_proof(const char *folder, char *names, Finding *finding) {
    char *proof_name = split_names(names);
    Bytes cnf = {0}, proof = {0};
    if (!proof_name || !is_plain_name(names) || !is_plain_name(proof_name)) {
        fprintf(stderr,
                "jury certify: '%s' names no two files of this folder, clauses and a proof\n",
                names);
        finding->is_wrong = true;
        return;
    }
    bool is_read = read_file(folder, names, &cnf) && read_file(folder, proof_name, &proof);
    finding->is_unreadable |= !is_read;
    if (is_read) {
        DratResult result = drat_check(cnf.data, cnf.size, (unsigned char *)proof.data, proof.size);
        finding->is_wrong |= !result.is_proof;
        finding->proofs += result.is_proof;
        finding->steps += result.steps;
        if (!result.is_proof)
            printf("  %s: %s\n", proof_name, result.problem);
    }
    free(cnf.data);
    free(proof.data);
}

// Runs the second solver; gives what it says: "unsat", "sat", or something else. False: there is
// none.
static bool ask_again(const char *folder, const char *name, char answer[16]) {
    char *path = path_in(folder, name);
    int ends[2], status = 0;
    answer[0] = 0;
    pid_t child = pipe(ends) ? -1 : fork();
    if (!child) {
        prctl(PR_SET_PDEATHSIG, SIGKILL); // it is of no use without us
        dup2(ends[1], STDOUT_FILENO);
        dup2(open("/dev/null", O_WRONLY), STDERR_FILENO); // what it does not answer is counted
        close(ends[0]);
        execlp("cvc5", "cvc5", "--lang=smt2", "--tlimit=20000", path, (char *)NULL);
        _exit(127);
    }
    free(path);
    if (child < 0)
        return false;
    close(ends[1]);
    FILE *said = fdopen(ends[0], "r");
    if (said && fgets(answer, 16, said))
        answer[strcspn(answer, "\n")] = 0;
    if (said)
        fclose(said);
    waitpid(child, &status, 0);
    return !WIFEXITED(status) || WEXITSTATUS(status) != 127;
}

// "smt QUESTION.smt2", or "smt QUESTION.smt2 QUESTION.cnf PROOF.drat": the second solver is asked,
// and the proof is checked, too.
static void check_smt(const char *folder, char *name, Finding *finding) {
    char answer[16], *proof = split_names(name);
    Bytes question = {0};
    unsigned long long proofs = finding->proofs;
    if (proof)
        check_proof(folder, proof, finding);
    bool is_proved = finding->proofs > proofs;
    if (!is_plain_name(name) || !read_file(folder, name, &question)) {
        finding->is_unreadable = true;
        free(question.data);
        return;
    }
    free(question.data);
    finding->lacks_solver |= !ask_again(folder, name, answer);
    bool is_same = !strcmp(answer, "unsat"), contradicts = !strcmp(answer, "sat");
    finding->again += is_same;
    finding->open += !is_same && !contradicts && !is_proved;
    finding->is_wrong |= contradicts;
    if (contradicts)
        printf("  %s: cvc5 answers sat\n", name);
}

static void print_finding(const char *method, const char *verdict, const Finding *finding) {
    const char *word = finding->is_wrong        ? "WRONG"
                       : finding->is_unreadable ? "UNREADABLE"
                       : finding->open          ? "OPEN"
                                                : "CERTIFIED";
    printf("%-11s %s %s: %llu question%s", word, verdict, method, finding->questions,
           finding->questions == 1 ? "" : "s");
    if (finding->proofs)
        printf(", %llu proved in %llu steps", finding->proofs, finding->steps);
    if (finding->again)
        printf(", %llu answered again by cvc5", finding->again);
    if (finding->open)
        printf(", %llu answered by one solver only", finding->open);
    if (finding->lacks_solver)
        printf(" (there is no cvc5)");
    putchar('\n');
}

// The certificate of a method: a line for what is claimed, and one for each question.
static Finding check_certificate(const char *folder, const char *name) {
    static const char first_line[] = "jury certificate 1\n";
    Finding finding = {0};
    Bytes bytes;
    const char *method = name, *verdict = "?";
    finding.is_unreadable = !read_file(folder, name, &bytes);
    bool is_ours = !strncmp(bytes.data, first_line, strlen(first_line)), is_whole = false;
    char *rest = bytes.data + (is_ours ? strlen(first_line) : bytes.size), *line;
    while ((line = strsep(&rest, "\n")) && *line) {
        char *value = strchr(line, ' ');
        value = value ? value + 1 : line + strlen(line);
        if (!strncmp(line, "method ", 7))
            method = value;
        else if (!strncmp(line, "verdict ", 8))
            verdict = value;
        else if (!strncmp(line, "proof ", 6) && ++finding.questions)
            check_proof(folder, value, &finding);
        else if (!strncmp(line, "smt ", 4) && ++finding.questions)
            check_smt(folder, value, &finding);
        is_whole = !strcmp(line, "end");
    }
    finding.is_wrong |= !finding.is_unreadable && !is_whole;
    print_finding(method, verdict, &finding);
    if (!finding.is_unreadable && !is_whole)
        printf("  %s: not a whole certificate\n", name);
    fflush(stdout); // what is known is told, whatever comes next
    free(bytes.data);
    return finding;
}

static int is_certificate(const struct dirent *entry) {
    const char *end = strrchr(entry->d_name, '.');
    return end && !strcmp(end, ".certificate");
}

int certify_folder(const char *folder) {
    struct dirent **entries;
    int count = scandir(folder, &entries, is_certificate, alphasort), code = 0;
    if (count <= 0) {
        fprintf(stderr, "jury certify: %s '%s'\n",
                count ? "cannot read the folder" : "there are no certificates in", folder);
        return 2;
    }
    for (int i = 0; i < count; i++) {
        Finding finding = check_certificate(folder, entries[i]->d_name);
        int found = finding.is_wrong ? 1 : finding.is_unreadable ? 2 : finding.open ? 3 : 0;
        if (found && (!code || code > found))
            code = found;
        free(entries[i]);
    }
    free(entries);
    return code;
}
