package org.spindle.cachelab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.LongAdder;
import org.junit.jupiter.api.Test;
import org.spindle.testkit.oracle.PlainReplacement;
import org.spindle.testkit.property.Property;

class LruCachesTest {

    private static final int[] SIZES = {1, 2, 3, 5, 8, 13, 40};

    /** Around and beyond the 1024 accesses of a block of {@link StackMarks}. */
    private static final int[] LARGER_SIZES = {1, 6, 60, 250, 255, 1000, 1023, 1024, 1025, 1700, 5000};

    /** Every figure of every size equals that of a cache simulated alone, in each of two parts of the trace. */
    @Test
    void agreesWithCachesThatAreSimulatedOneByOne() {
        Property.ofLists(random -> (1 + random.nextLong(random.nextDouble() < 0.5 ? 6 : 20))
                        * (random.nextDouble() < 0.3 ? -1 : 1))
                .longest(300)
                .check(keys -> agreesWithCachesOf(SIZES, keys));
    }

    /** The same where the oldest entries of the caches are in many blocks. */
    @Test
    void agreesOverManyBlocks() {
        Property.ofLists(random -> (1 + random.nextLong(random.nextDouble() < 0.6 ? 300 : 2500))
                        * (random.nextDouble() < 0.3 ? -1 : 1))
                .longest(8000)
                .tries(4)
                .check(keys -> agreesWithCachesOf(LARGER_SIZES, keys));
    }

    private static void agreesWithCachesOf(int[] sizes, List<Long> keys) {
        if (keys.isEmpty()) {
            return;
        }
        AccessTrace trace = SmallTrace.of(keys);
        long middle = keys.size() / 3;
        LruCaches caches = new LruCaches(trace, sizes);
        List<MissTally> first = caches.take(0, middle);
        List<MissTally> second = caches.take(middle, keys.size());
        for (int i = 0; i < sizes.length; i++) {
            SimulatedCache alone = new SimulatedCache(
                    trace, PlainReplacement.lru(), sizes[i] * trace.equalBytes(), null, new LongAdder());
            assertThat(first.get(i).counts()).isEqualTo(alone.take(0, middle).counts());
            assertThat(second.get(i).counts())
                    .isEqualTo(alone.take(middle, keys.size()).counts());
        }
    }

    /** Mattson et al. 1970: a cache of d entries hits the accesses whose stack distance is d or less. */
    @Test
    void agreesWithTheCurveOfStackDistances() {
        Property.ofLists(random -> 1 + random.nextLong(30)).longest(400).check(keys -> {
            if (keys.isEmpty()) {
                return;
            }
            AccessTrace trace = SmallTrace.of(keys);
            List<LruCurve.Point> curve = new LruCurve(trace, 0).points(1);
            int[] sizes =
                    curve.stream().mapToInt(point -> (int) point.entries()).toArray();
            List<MissTally> misses = new LruCaches(trace, sizes).take(0, keys.size());
            for (int i = 0; i < sizes.length; i++) {
                assertThat(curve.get(i).missRatio()).isEqualTo((double) misses.get(i).reads / keys.size());
            }
        });
    }
}
