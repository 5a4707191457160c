// A tree grows down. A state is a box: values, path condition, and what forks there or how it ends.
// What runs on the way to it stands above it. Every subtree has a strip of its own.
#include "paths/tree_svg.h"

#include "paths/svg_text.h"
#include "report/text_tree.h"
#include "verdict/record_json.h"

#include <inttypes.h>
#include <string.h>

enum {
    MARGIN = 20,
    LINE = 15,
    CHARACTER = 7,
    PADDING = 8,
    GAP = 18,   // between subtrees
    SPACE = 26, // between a box and the texts of its children
    WIDEST = 44,
    MOST_LINES = 5, // of one part of a box, or of the steps before it
};

typedef VECTOR(const char *) Lines;

typedef struct Box {
    Lines steps, texts;
    uint32_t width, height; // of the box itself
    uint32_t strip;         // width of the subtree
    uint32_t level;
    uint32_t left; // of the strip
} Box;

typedef struct Picture {
    FILE *out;
    Arena *arena;
    const VerdictRecord *verdict;
    Box *boxes;
    uint32_t *level_top, *level_steps; // by level: top of the boxes, most lines of steps
    uint32_t levels;
    uint32_t top, width, height;
} Picture;

// ---- Texts

static uint32_t length_of(const char *text) {
    uint32_t length = 0;
    for (; *text; text++)
        length += ((unsigned char)*text & 0xC0) != 0x80;
    return length;
}

// Adds a word to the last line where it fits; a text that has become too long ends in dots.
static void add_word(Arena *arena, Lines *lines, uint32_t first, const char *word,
                     const char *joint) {
    bool has_line = lines->count > first;
    const char *joined =
        has_line ? arena_format(arena, "%s%s%s", vector_last(lines), joint, word) : word;
    if (has_line && length_of(joined) <= WIDEST) {
        vector_last(lines) = joined;
    } else if (lines->count - first < MOST_LINES) {
        if (has_line)
            vector_last(lines) = arena_format(arena, "%s%s", vector_last(lines), joint);
        vector_push(arena, lines, word);
    } else if (length_of(vector_last(lines)) < 3 ||
               strcmp(vector_last(lines) + strlen(vector_last(lines)) - 3, "...")) {
        vector_last(lines) = arena_format(arena, "%s...", vector_last(lines));
    }
}

static void add_steps(Picture *picture, const NodeRecord *node, Lines *lines) {
    for (uint32_t i = 0; i < node->steps.count; i++) {
        const char *text = path_tree_step(picture->arena, &node->steps.items[i]);
        if (text)
            add_word(picture->arena, lines, 0, text, " ");
    }
    if (!lines->count && node->taken)
        vector_push(picture->arena, lines, node->taken);
}

static void add_texts(Picture *picture, const NodeRecord *node, Lines *lines) {
    Arena *arena = picture->arena;
    for (uint32_t i = 0; i < node->values.count; i++)
        add_word(arena, lines, 0, node->values.items[i], ", ");
    uint32_t first = lines->count;
    for (uint32_t i = 0; i < node->conditions.count; i++) {
        const char *text = node->conditions.items[i];
        add_word(arena, lines, first, i ? text : arena_format(arena, "PC: %s", text), " && ");
    }
    if (!node->conditions.count)
        vector_push(arena, lines, "PC: true");
    const char *end = path_tree_end(arena, node);
    if (!end)
        end = node->line ? arena_format(arena, "%" PRIu64 ": %s", node->line, node->fork)
                         : node->fork;
    vector_push(arena, lines, end);
}

// ---- Measures

static uint32_t widest(const Lines *lines) {
    uint32_t width = 0;
    for (uint32_t i = 0; i < lines->count; i++) {
        uint32_t own = length_of(lines->items[i]) * CHARACTER;
        width = own > width ? own : width;
    }
    return width;
}

static uint32_t larger(uint32_t a, uint32_t b) {
    return a > b ? a : b;
}

// Children come behind their parent: from the last to the first, strips are known in time.
static void measure_strips(Picture *picture) {
    const TreeRecord *tree = picture->verdict->tree;
    uint32_t *inner = arena_array(picture->arena, tree->nodes.count + 1, sizeof(uint32_t));
    for (uint32_t i = tree->nodes.count; i-- > 0;) {
        Box *box = &picture->boxes[i];
        uint32_t own = larger(box->width, widest(&box->steps)) + GAP;
        box->strip = larger(own, inner[i + 1]);
        inner[tree->nodes.items[i].parent] += box->strip;
    }
}

static void measure_levels(Picture *picture) {
    const TreeRecord *tree = picture->verdict->tree;
    uint32_t *most = arena_array(picture->arena, tree->nodes.count + 1, sizeof(uint32_t));
    picture->level_top = arena_array(picture->arena, tree->nodes.count + 1, sizeof(uint32_t));
    picture->level_steps = arena_array(picture->arena, tree->nodes.count + 1, sizeof(uint32_t));
    for (uint32_t i = 0; i < tree->nodes.count; i++) {
        Box *box = &picture->boxes[i];
        uint64_t parent = tree->nodes.items[i].parent;
        box->level = parent ? picture->boxes[parent - 1].level + 1 : 0;
        picture->levels = larger(picture->levels, box->level + 1);
        most[box->level] = larger(most[box->level], box->height);
        picture->level_steps[box->level] =
            larger(picture->level_steps[box->level], box->steps.count);
    }
    uint32_t y = picture->top + LINE;
    for (uint32_t i = 0; i < picture->levels; i++) {
        y += LINE * picture->level_steps[i] + (i ? SPACE : 0);
        picture->level_top[i] = y;
        y += most[i];
    }
    picture->height = y - picture->top;
}

// The strips of the children stand side by side, in the order of their ways, in the middle of the
// parent's.
static void place_children(Picture *picture, uint32_t parent, uint32_t left) {
    const TreeRecord *tree = picture->verdict->tree;
    uint32_t left_over = 0;
    for (uint32_t i = parent; i < tree->nodes.count; i++)
        left_over += tree->nodes.items[i].parent == parent;
    for (uint32_t way = 0; left_over; way++)
        for (uint32_t i = parent; i < tree->nodes.count; i++) {
            if (tree->nodes.items[i].parent != parent || tree->nodes.items[i].way != way)
                continue;
            picture->boxes[i].left = left;
            left += picture->boxes[i].strip;
            left_over--;
        }
}

static uint32_t strips_below(const Picture *picture, uint32_t parent) {
    uint32_t width = 0;
    for (uint32_t i = parent; i < picture->verdict->tree->nodes.count; i++)
        if (picture->verdict->tree->nodes.items[i].parent == parent)
            width += picture->boxes[i].strip;
    return width;
}

static void measure(Picture *picture) {
    const TreeRecord *tree = picture->verdict->tree;
    picture->boxes = arena_array(picture->arena, tree->nodes.count + 1, sizeof(Box));
    for (uint32_t i = 0; i < tree->nodes.count; i++) {
        Box *box = &picture->boxes[i];
        add_steps(picture, &tree->nodes.items[i], &box->steps);
        add_texts(picture, &tree->nodes.items[i], &box->texts);
        box->width = widest(&box->texts) + 2 * PADDING;
        box->height = LINE * box->texts.count + PADDING;
    }
    measure_strips(picture);
    measure_levels(picture);
    place_children(picture, 0, MARGIN);
    for (uint32_t i = 0; i < tree->nodes.count; i++) {
        const Box *box = &picture->boxes[i];
        place_children(picture, i + 1, box->left + (box->strip - strips_below(picture, i + 1)) / 2);
    }
    picture->width = strips_below(picture, 0) + 2 * MARGIN;
}

// ---- Drawing

static uint32_t middle_of(const Box *box) {
    return box->left + box->strip / 2;
}

// Ends have the class of their status.
static const char *box_class(const NodeRecord *node) {
    return node->fork ? "fork" : node->status;
}

static void draw_line(const Picture *picture, const char *kind, uint32_t x, uint32_t y,
                      const char *text) {
    fprintf(picture->out, "<text%s x=\"%u\" y=\"%u\">", kind, x, y);
    svg_text(picture->out, text);
    fputs("</text>\n", picture->out);
}

static void draw_edge(const Picture *picture, const Box *from, const Box *to, const char *kind) {
    uint32_t x = middle_of(from), end = middle_of(to);
    uint32_t y = picture->level_top[from->level] + from->height;
    uint32_t bottom = picture->level_top[to->level] - LINE * to->steps.count;
    fprintf(picture->out, "<path class=\"edge %s\" d=\"M%u %u L%u %u\"/>\n", kind, x, y, end,
            bottom - 4);
}

static void draw_node(const Picture *picture, uint32_t index) {
    const NodeRecord *node = &picture->verdict->tree->nodes.items[index];
    const Box *box = &picture->boxes[index];
    const char *kind = box_class(node);
    uint32_t x = middle_of(box), top = picture->level_top[box->level];
    if (node->parent)
        draw_edge(picture, &picture->boxes[node->parent - 1], box, kind);
    for (uint32_t i = 0; i < box->steps.count; i++)
        draw_line(picture, " class=\"step\"", x, top - LINE * (box->steps.count - i) + LINE - 5,
                  box->steps.items[i]);
    fprintf(picture->out,
            "<rect class=\"%s\" x=\"%u\" y=\"%u\" width=\"%u\" height=\"%u\" rx=\"5\"/>\n", kind,
            x - box->width / 2, top, box->width, box->height);
    for (uint32_t i = 0; i < box->texts.count; i++)
        draw_line(picture, i + 1 == box->texts.count ? " class=\"last\"" : "", x,
                  top + LINE * (i + 1), box->texts.items[i]);
}

static void draw(const Picture *picture) {
    const TreeRecord *tree = picture->verdict->tree;
    fprintf(picture->out, "<text class=\"title\" x=\"%d\" y=\"%u\">", MARGIN, picture->top);
    svg_text(picture->out, picture->verdict->method);
    if (tree->left_out)
        fprintf(picture->out, " (cut: %" PRIu64 " further states are not shown)", tree->left_out);
    fputs("</text>\n", picture->out);
    for (uint32_t i = 0; i < tree->nodes.count; i++)
        draw_node(picture, i);
}

static const char style[] = "<style>\n"
                            "text { font: 12px monospace; text-anchor: middle; }\n"
                            ".title { font-weight: bold; text-anchor: start; }\n"
                            ".step { font-size: 11px; fill: #444; }\n"
                            ".last { font-weight: bold; }\n"
                            "rect { stroke: black; }\n"
                            ".edge { fill: none; stroke: black; }\n"
                            ".fork { fill: white; }\n"
                            ".verified { fill: #e6f6e6; }\n"
                            ".violated { fill: #ffe0e0; stroke: #d00000; stroke-width: 2; }\n"
                            ".unknown { fill: #fff4e0; }\n"
                            ".cut { fill: #f0f0f0; stroke-dasharray: 4 3; }\n"
                            ".infeasible { fill: #f0f0f0; stroke: #999; stroke-dasharray: 2 3; }\n"
                            "path.verified, path.violated, path.unknown, path.cut, path.infeasible "
                            "{ fill: none; }\n"
                            "</style>\n";

typedef struct Drawn {
    Arena *arena;
    FILE *out;
    VECTOR(const VerdictRecord *) verdicts;
} Drawn;

static void *begin(Arena *arena, const ReportRun *run, FILE *out) {
    (void)run;
    Drawn *drawn = ARENA_NEW(arena, Drawn);
    *drawn = (Drawn){.arena = arena, .out = out};
    return drawn;
}

// The trees of all methods are kept until the size of the picture is known.
static void take(void *state, const MethodResult *result) {
    Drawn *drawn = state;
    json_t *copy = record_json_verdict(result->verdict);
    VerdictRecord *verdict = record_read_verdict(drawn->arena, copy);
    json_decref(copy);
    if (verdict && verdict->tree)
        vector_push(drawn->arena, &drawn->verdicts, verdict);
}

// Below each other.
static void end(void *state, const ReportEnd *run_end) {
    (void)run_end;
    Drawn *drawn = state;
    Arena *arena = drawn->arena;
    FILE *out = drawn->out;
    Picture *pictures = arena_array(arena, drawn->verdicts.count + 1, sizeof(Picture));
    uint32_t width = 2 * MARGIN, height = MARGIN;
    for (uint32_t i = 0; i < drawn->verdicts.count; i++) {
        pictures[i] = (Picture){
            .out = out, .arena = arena, .verdict = drawn->verdicts.items[i], .top = height + LINE};
        measure(&pictures[i]);
        width = larger(width, pictures[i].width);
        width = larger(width, (length_of(drawn->verdicts.items[i]->method) + 50) * CHARACTER);
        height += pictures[i].height + 3 * LINE;
    }
    fprintf(out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%u\" height=\"%u\" "
            "viewBox=\"0 0 %u %u\">\n",
            width, height, width, height);
    fputs(style, out);
    fprintf(out, "<rect style=\"stroke: none\" width=\"%u\" height=\"%u\" fill=\"white\"/>\n",
            width, height);
    for (uint32_t i = 0; i < drawn->verdicts.count; i++)
        draw(&pictures[i]);
    fputs("</svg>\n", out);
}

const Reporter tree_svg_reporter = {begin, take, end, NULL};
