package org.spindle.disk.datasheet;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class RootSumsTest {

    @Test
    void theSumsAreThoseOfTheirTermsOneByOne() {
        double roots = 0;
        double cubedRoots = 0;
        for (int n = 0; n <= 300_000; n++) {
            roots += Math.sqrt(n);
            cubedRoots += n * Math.sqrt(n);
            assertEquals(roots, RootSums.ofRoots(n), 3e-12 * roots);
            assertEquals(cubedRoots, RootSums.ofCubedRoots(n), 3e-12 * cubedRoots);
        }
    }
}
