// The style and the scripts of the page (report/page), embedded in the binary.
#ifndef JURY_REPORT_PAGE_DATA_H
#define JURY_REPORT_PAGE_DATA_H

extern const char page_style[], page_heap_script[], page_script[];

#endif
