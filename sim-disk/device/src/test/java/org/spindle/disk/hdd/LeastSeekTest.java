package org.spindle.disk.hdd;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.spindle.disk.mechanics.SeekCurve;

/** The bound is the least of all seeks from the shortest distance of its step on. */
class LeastSeekTest {

    private static final int CYLINDERS = 380;

    /** Returns the shortest of the distances that share a bound: all have their own to 128, two share one to 256, and four to 512. */
    private static int shortest(int distance) {
        return distance < 128 ? distance : distance < 256 ? distance / 2 * 2 : distance / 4 * 4;
    }

    @Test
    void aBoundIsTheLeastSeekOverItsDistanceAndAllLongerOnes() {
        Random random = new Random(7);
        for (int run = 0; run < 60; run++) {
            SeekCurve reads = anyTimes(random.nextLong());
            SeekCurve writes = anyTimes(random.nextLong());
            long settle = random.nextLong(-100, 100);
            LeastSeek least = new LeastSeek(CYLINDERS, reads, writes, settle);
            for (int distance = 1; distance < CYLINDERS; distance++) {
                assertEquals(
                        leastFrom(shortest(distance), reads, writes, settle),
                        least.picos(distance),
                        "distance " + distance);
            }
            assertEquals(least.picos(CYLINDERS - 1), least.picos(1_000), "beyond the last cylinder");
            assertEquals(0, least.picos(0));
        }
    }

    private static long leastFrom(int shortest, SeekCurve reads, SeekCurve writes, long settle) {
        long least = Long.MAX_VALUE;
        for (int distance = shortest; distance < CYLINDERS; distance++) {
            least = Math.min(least, reads.seekPicos(distance));
            least = Math.min(least, Math.max(0, writes.seekPicos(distance) + settle));
        }
        return least;
    }

    private static SeekCurve anyTimes(long seed) {
        long[] picos = new Random(seed).longs(CYLINDERS, 0, 1_000).toArray();
        return distance -> distance == 0 ? 0 : picos[distance];
    }
}
