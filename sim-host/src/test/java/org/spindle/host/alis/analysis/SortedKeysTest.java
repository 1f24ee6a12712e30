package org.spindle.host.alis.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.spindle.testkit.property.Property;

/** Numbers kept as distances are found as in a sorted set. */
class SortedKeysTest {

    private static SortedKeys of(Iterable<Long> sorted) {
        SortedKeys.Builder builder = new SortedKeys.Builder();
        sorted.forEach(builder::append);
        return builder.build();
    }

    @Test
    void findsByIndexAndByValue() {
        Property.<Long>ofLists(random -> random.nextLong(1L << random.nextLong(63)))
                .longest(300)
                .check(SortedKeysTest::compare);
    }

    private static void compare(List<Long> numbers) {
        TreeSet<Long> plain = new TreeSet<>(numbers);
        List<Long> byIndex = new ArrayList<>(plain);
        SortedKeys keys = of(plain);
        assertThat(keys.size()).isEqualTo(plain.size());
        SortedKeys.Cursor found = keys.cursor();
        SortedKeys.Cursor moved = keys.cursor();
        for (int i = 0; i < numbers.size(); i++) {
            long wanted = i % 2 == 0 ? numbers.get(i) : numbers.get(i) / 3;
            Long expected = plain.ceiling(wanted);
            found.seek(wanted);
            assertThat(found.isValid()).isEqualTo(expected != null);
            if (expected != null) {
                assertThat(found.key()).isEqualTo(expected);
                assertThat(found.index()).isEqualTo(byIndex.indexOf(expected));
            }
            int index = (int) (numbers.get(i) % byIndex.size());
            moved.moveTo(index);
            assertThat(moved.key()).isEqualTo(byIndex.get(index));
        }
        moved.moveTo(0);
        for (long expected : byIndex) {
            assertThat(moved.key()).isEqualTo(expected);
            moved.next();
        }
        assertThat(moved.isValid()).isFalse();
    }

    /** More than a page of distances of five bytes. */
    @Test
    void goesOnFromPageToPage() {
        SortedKeys.Builder builder = new SortedKeys.Builder();
        for (long i = 0; i < 100_000; i++) {
            builder.append(i << 30);
        }
        SortedKeys.Cursor at = builder.build().cursor();
        for (int i = 0; i < 100_000; i += 13) {
            at.moveTo(i);
            assertThat(at.key()).isEqualTo((long) i << 30);
            at.seek(((long) i << 30) - 1);
            assertThat(at.index()).isEqualTo(i);
        }
    }

    @Test
    void wantsRisingNumbers() {
        SortedKeys.Builder builder = new SortedKeys.Builder();
        builder.append(5);
        assertThatThrownBy(() -> builder.append(5))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("5 does not follow 5");
    }
}
