package org.spindle.host.cache;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class LineShapeTest {

    /**
     * The results without a division equal those of the division, for powers of two and other numbers, and for negative sectors.
     */
    @Test
    void unitsAreCountedAsByDivision() {
        Random random = new Random(12);
        for (int i = 0; i < 100_000; i++) {
            int unit = random.nextBoolean() ? 1 << random.nextInt(31) : 1 + random.nextInt(Integer.MAX_VALUE);
            long sectors = random.nextLong() >> random.nextInt(64);
            assertThat(LineShape.whole(sectors, unit)).isEqualTo(sectors / unit);
            assertThat(LineShape.down(sectors, unit)).isEqualTo(sectors - sectors % unit);
        }
    }
}
