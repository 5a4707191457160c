// bench multiply --objects 2N: VIOLATED from 2

/** Multiplication of matrices. */
public class MatrixBug {
    /*@ requires a.length > 0 && b.length > 0;
      @ requires (\forall int i; 0 <= i && i < a.length; a[i].length == b.length);
      @ requires (\forall int i; 1 <= i && i < b.length; b[i].length == b[0].length);
      @ ensures \fresh(\result) && \result.length == a.length;
      @ ensures (\forall int i; 0 <= i && i < a.length; \fresh(\result[i]) && \result[i].length == b[0].length);
      @ ensures (\forall int i; 0 <= i && i < a.length; (\forall int j; 0 <= j && j < b[0].length;
      @             \result[i][j] == (\sum int k; 0 <= k && k < b.length; a[i][k] * b[k][j])));
      @*/
    static int[][] multiply(int[][] a, int[][] b) {
        // BUG: keeps the last product only
        int[][] product = new int[a.length][b[0].length];
        for (int i = 0; i < a.length; i++) {
            for (int k = 0; k < b.length; k++) {
                for (int j = 0; j < b[0].length; j++) {
                    product[i][j] = a[i][k] * b[k][j];
                }
            }
        }
        return product;
    }
}
