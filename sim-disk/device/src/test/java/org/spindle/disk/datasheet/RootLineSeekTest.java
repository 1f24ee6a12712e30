package org.spindle.disk.datasheet;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.spindle.disk.mechanics.SeekCurve;

class RootLineSeekTest {

    /** The pieces of these curves do not meet, by up to 500 ps either way, as rounding alone leaves too few steps down to test. */
    @Test
    void theLeastSeekOfARangeIsThatOfAllItsDistances() {
        Random random = new Random(11);
        for (int run = 0; run < 2_000; run++) {
            double boundary = 1 + 98 * random.nextDouble();
            double perRoot = 1_000 * random.nextDouble();
            double perCylinder = 10 * random.nextDouble();
            long atBoundary = Math.round(perRoot * (Math.sqrt(boundary) - 1)) + random.nextInt(1_000) - 500;
            long full = 1_000 + atBoundary + Math.round(perCylinder * (99 - boundary));
            RootLineSeek curve = new RootLineSeek(1_000, perRoot, boundary, full, perCylinder, 99);
            int shortest = 1 + random.nextInt(99);
            int longest = shortest + random.nextInt(100 - shortest);
            assertEquals(oneByOne(curve, shortest, longest), curve.leastPicos(shortest, longest));
        }
    }

    private static long oneByOne(SeekCurve curve, int shortest, int longest) {
        return IntStream.rangeClosed(shortest, longest)
                .mapToLong(curve::seekPicos)
                .min()
                .orElseThrow();
    }
}
