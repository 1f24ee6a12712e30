package org.spindle.disk.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The ascending form of a slip list against the list applied entry by entry (reference text 3.2, scheme 9, and 3.3). */
class SlipMapTest {

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void is_the_list_applied_in_its_order(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int round = 0; round < 200; round++) {
            long[] slips = random.longs(random.nextInt(12), 0, 40).toArray();
            if (round % 2 == 0) {
                Arrays.sort(slips);
            }
            SlipMap map = SlipMap.throughout(slips);
            for (long x = 0; x < 60; x++) {
                long slot = forward(slips, x);
                assertThat(map.skip(x))
                        .as("%s of %s", x, Arrays.toString(slips))
                        .isEqualTo(slot);
                assertThat(slot - map.below(slot)).isEqualTo(x);
            }
            for (long slot = 0; slot < 60; slot++) {
                boolean slipped = map.below(slot + 1) > map.below(slot);
                assertThat(slipped ? -1 : slot - map.below(slot)).isEqualTo(backward(slips, slot));
            }
        }
    }

    /** Reference text 3.2, scheme 3: only the slips of the unit count, with offsets from its first slot. */
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {11, 12, 13, 14})
    void within_units_is_the_list_applied_to_each(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int round = 0; round < 200; round++) {
            int unit = 10;
            int[] used = new int[4];
            long[] slips = random.longs(8, 0, 40)
                    .filter(s -> used[(int) s / unit]++ < 3)
                    .toArray();
            SlipMap map = SlipMap.within(unit, slips);
            for (int number = 0; number < 4; number++) {
                long first = (long) number * unit;
                long[] own = Arrays.stream(slips)
                        .filter(s -> s / unit == first / unit)
                        .map(s -> s - first)
                        .toArray();
                for (long x = 0; x < unit - 3; x++) {
                    long slot = map.skip(first, first + unit, x);
                    assertThat(slot)
                            .as("%s of %s", first + x, Arrays.toString(slips))
                            .isEqualTo(forward(own, x));
                    assertThat(slot - (map.below(first + slot) - map.below(first)))
                            .isEqualTo(x);
                }
            }
        }
    }

    private static long forward(long[] slips, long x) {
        long slot = x;
        for (long slip : slips) {
            if (slip <= slot) {
                slot++;
            }
        }
        return slot;
    }

    private static long backward(long[] slips, long slot) {
        long x = slot;
        for (int i = slips.length - 1; i >= 0; i--) {
            if (x == slips[i]) {
                return -1;
            }
            if (x > slips[i]) {
                x--;
            }
        }
        return x;
    }
}
