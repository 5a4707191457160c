// Comments of all kinds, also where they look like others. // COVERS comments
/**/ /***/ /** a */ /* // */ // /*
/* * / ** *//*/ */
class /* in */ Comments /* between */ { // at the end
    int a = 1 /* one */ + // two
        /* three */ 3; /* four
    five */ int b; //
    int c = 4 / 2 /*/ * /*/ / 1;
}
/* a comment may hold "anything', even \q
   and é */
// without a line end