package org.spindle.disk.hdd;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.spindle.disk.mechanics.SeekCurve;

/** The bound is the least of all seeks from the shortest distance of its step on. */
class LeastSeekTest {

    /** Distances with bounds of their own, and the beginnings of the steps of two and of four distances that follow. */
    private static final int[] STEPS = {
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20, 22, 24, 26, 28, 30, 32, 36, 40
    };

    @Test
    void aBoundIsTheLeastSeekOverItsDistanceAndAllLongerOnes() {
        Random random = new Random(7);
        for (int run = 0; run < 200; run++) {
            SeekCurve reads = anyTimes(random.nextLong());
            SeekCurve writes = anyTimes(random.nextLong());
            long settle = random.nextLong(-100, 100);
            LeastSeek least = new LeastSeek(44, reads, writes, settle);
            int step = 0;
            for (int distance = 1; distance < 44; distance++) {
                step = step + 1 < STEPS.length && STEPS[step + 1] == distance ? step + 1 : step;
                assertEquals(
                        leastFrom(STEPS[step], reads, writes, settle), least.picos(distance), "distance " + distance);
            }
            assertEquals(least.picos(43), least.picos(1_000), "beyond the last cylinder");
            assertEquals(0, least.picos(0));
        }
    }

    private static long leastFrom(int shortest, SeekCurve reads, SeekCurve writes, long settle) {
        long least = Long.MAX_VALUE;
        for (int distance = shortest; distance < 44; distance++) {
            least = Math.min(least, reads.seekPicos(distance));
            least = Math.min(least, Math.max(0, writes.seekPicos(distance) + settle));
        }
        return least;
    }

    private static SeekCurve anyTimes(long seed) {
        long[] picos = new Random(seed).longs(44, 0, 1_000).toArray();
        return distance -> distance == 0 ? 0 : picos[distance];
    }
}
