// What came of each package: methods, verdicts, time, and why something is not known.
#include "report/defects.h"
#include "report/internal.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_REASONS = 3 };

static PackageCount *package_of(TextReport *report, const char *name) {
    for (uint32_t i = 0; i < report->packages.count; i++)
        if (!strcmp(report->packages.items[i].name, name))
            return &report->packages.items[i];
    PackageCount package = {.name = name};
    vector_push(report->arena, &report->packages, package);
    return &vector_last(&report->packages);
}

// A name in it tells one from the other; the same reason has the same words otherwise.
static void count_reason(TextReport *report, PackageCount *package, const char *text) {
    for (uint32_t i = 0; i < package->reasons.count; i++)
        if (!strcmp(package->reasons.items[i].text, text)) {
            package->reasons.items[i].count++;
            return;
        }
    ReasonCount reason = {arena_copy_text(report->arena, text, strlen(text)), 1};
    vector_push(report->arena, &package->reasons, reason);
}

void text_count_package(TextReport *report, const VerdictRecord *verdict) {
    PackageCount *package = package_of(report, defects_package(report->arena, verdict));
    package->methods++;
    package->seconds += verdict->seconds->total;
    switch (verdict->verdict) {
    case VERDICT_HOLDS:
    case VERDICT_HOLDS_CUT:
    case VERDICT_PROVED: package->hold++; break;
    case VERDICT_VIOLATED: package->fail++; break;
    case VERDICT_UNKNOWN:
    case VERDICT_VACUOUS:
    case VERDICT_ERROR: package->unknown++; break;
    case VERDICT_KIND_COUNT: break;
    }
    package->possible += verdict->possible && verdict->verdict != VERDICT_VIOLATED;
    if (verdict->unknown.count)
        count_reason(report, package, verdict->unknown.items[0].text);
}

static int by_count(const void *first, const void *second) {
    const ReasonCount *a = first, *b = second;
    if (a->count != b->count)
        return a->count > b->count ? -1 : 1;
    return strcmp(a->text, b->text);
}

static int by_name(const void *first, const void *second) {
    const PackageCount *a = first, *b = second;
    return strcmp(a->name, b->name);
}

static void write_reasons(const TextReport *report, PackageCount *package) {
    if (package->reasons.count)
        qsort(package->reasons.items, package->reasons.count, sizeof(ReasonCount), by_count);
    for (uint32_t i = 0; i < package->reasons.count && i < MOST_REASONS; i++)
        fprintf(report->out, "  %6u not known: %s\n", package->reasons.items[i].count,
                package->reasons.items[i].text);
    uint32_t others = 0;
    for (uint32_t i = MOST_REASONS; i < package->reasons.count; i++)
        others += package->reasons.items[i].count;
    if (others)
        fprintf(report->out, "  %6u not known for other reasons\n", others);
}

void text_report_packages(TextReport *report) {
    if (!report->packages.count)
        return;
    qsort(report->packages.items, report->packages.count, sizeof(PackageCount), by_name);
    size_t width = strlen("package");
    for (uint32_t i = 0; i < report->packages.count; i++)
        if (strlen(report->packages.items[i].name) > width)
            width = strlen(report->packages.items[i].name);
    fprintf(report->out, "%-*s  methods   hold   fail  possible  unknown      time\n", (int)width,
            "package");
    for (uint32_t i = 0; i < report->packages.count; i++) {
        PackageCount *package = &report->packages.items[i];
        fprintf(report->out, "%-*s  %7u %6u %6u %9u %8u %7.2f s\n", (int)width,
                *package->name ? package->name : "(none)", package->methods, package->hold,
                package->fail, package->possible, package->unknown, package->seconds);
        write_reasons(report, package);
    }
}
