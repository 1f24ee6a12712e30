package org.spindle.flash.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.testkit.sim.TestRandom;

/** Numbers in three bytes a place, and then in four, against an array. */
class PageNumbersTest {

    private static final int PLACES = 100;

    /** @param likely how many of a hundred numbers are of one group */
    @ParameterizedTest
    @ValueSource(ints = {100, 99, 0})
    void numbersOfOneGroupAndOthersAreKept(int likely) {
        check(new PageNumbers(PLACES, 1, 1), 1, 1, likely);
        check(new PageNumbers(PLACES, 1, 128), 1, 128, likely);
        check(new PageNumbers(PLACES, 1 << 20, 1), 1 << 20, 1, likely);
    }

    private static void check(PageNumbers numbers, int ofGroup, int ofMember, int likely) {
        TestRandom random = new TestRandom(7);
        int[] expected = new int[PLACES];
        Arrays.fill(expected, BlockStore.NONE);
        for (int i = 0; i < 5000; i++) {
            int place = (int) random.nextLong(PLACES);
            if (random.nextLong(4) == 0) {
                numbers.clear(place);
                expected[place] = BlockStore.NONE;
            } else {
                int group = random.nextLong(100) < likely ? 5 : (int) random.nextLong(100);
                int member = (int) random.nextLong(1 << 20);
                numbers.set(place, group, member);
                expected[place] = group * ofGroup + member * ofMember;
            }
            assertThat(numbers.get(place)).isEqualTo(expected[place]);
        }
        int[] found = new int[PLACES];
        Arrays.setAll(found, numbers::get);
        assertThat(found).containsExactly(expected);
    }

    /** The largest members in three bytes, and the first ones beyond. */
    @ParameterizedTest
    @ValueSource(ints = {0xFFFFFD, 0xFFFFFE, 0xFFFFFF, 0x1000000})
    void membersAtTheLimitAreKept(int member) {
        PageNumbers numbers = new PageNumbers(3, 1, 16);
        numbers.set(0, 5, 0);
        numbers.set(1, 5, member);
        numbers.set(2, 5, 1);
        assertThat(new int[] {numbers.get(0), numbers.get(1), numbers.get(2)}).containsExactly(5, 16 * member + 5, 21);
    }
}
