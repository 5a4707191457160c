// Floating-point literals, decimal and hexadecimal.
class Floating {
    double[] decimal = {0., .0, 1.5, 1e10, 1E-10, 1.e+5, .5e5, 1d, 1D, 0d, 1_0.0_1, 1e1_0, 089.5, 09e1,
        1.7976931348623157e308, 4.9e-324, 0e-999, 0.0e999};
    float[] floats = {0f, 1F, 1.5f, 1e10f, .5F, 3.4028235e38f, 1.4e-45f, 010f};
    double[] hexadecimal = {0x1p0, 0X1P+3, 0x.8p1, 0x1.p1, 0x1.8p-2, 0x1.fffffffffffffp1023, 0x1.8p1d};
    float f = 0x1.8p1f;
}
// COVERS float literals, double literals
