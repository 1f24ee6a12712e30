package org.spindle.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Compares event lists with a plain one by the hold model: remove the first element, add another a random time later. */
class EventListsTest {

    enum Kind {
        HEAP,
        TWO_LISTS;

        EventList empty() {
            return this == HEAP ? new QuaternaryHeap() : new TwoLists();
        }
    }

    static Stream<Arguments> holds() {
        return everyKind("1, 1000", "2, 1000", "5, 1000", "64, 20", "65, 1", "100, 1", "1000, 3", "5000, 1000000");
    }

    static Stream<Arguments> removals() {
        return everyKind("1, 2", "10, 2", "64, 2", "65, 2", "1000, 2", "1000, 7", "1000, 1");
    }

    private static Stream<Arguments> everyKind(String... pairs) {
        return Stream.of(Kind.values())
                .flatMap(kind -> Stream.of(pairs)
                        .map(pair -> pair.split(", "))
                        .map(pair -> Arguments.of(kind, Integer.valueOf(pair[0]), Integer.valueOf(pair[1]))));
    }

    @ParameterizedTest
    @MethodSource("holds")
    void givesTheSameOrderAsThePlainTwin(Kind kind, int pending, int widest) {
        UniformRandomProvider random = RandomSource.XO_SHI_RO_256_PP.create(new long[] {pending, widest, 3, 4});
        EventList list = kind.empty();
        EventList twin = new SortedList();
        long sequence = 0;
        for (int i = 0; i < pending; i++) {
            long time = random.nextLong(widest);
            long since = random.nextLong(3);
            list.add(time, since, sequence, i);
            twin.add(time, since, sequence++, i);
        }
        for (int i = 0; i < 20_000; i++) {
            long now = list.firstTime();
            assertThat(now).isEqualTo(twin.firstTime());
            assertThat(list.firstSince()).isEqualTo(twin.firstSince());
            int slot = list.removeFirst();
            assertThat(slot).isEqualTo(twin.removeFirst());
            long time = now + random.nextLong(widest);
            long since = now - random.nextLong(3);
            list.add(time, since, sequence, slot);
            twin.add(time, since, sequence++, slot);
        }
        while (!twin.isEmpty()) {
            assertThat(list.isEmpty()).isFalse();
            assertThat(list.size()).isEqualTo(twin.size());
            assertThat(list.removeFirst()).isEqualTo(twin.removeFirst());
        }
        assertThat(list.isEmpty()).isTrue();
    }

    /** The number of entries grows and shrinks across the borders between sorted list and list. */
    @ParameterizedTest
    @EnumSource(Kind.class)
    void keepsTheOrderWhileItGrowsAndShrinks(Kind kind) {
        UniformRandomProvider random = RandomSource.XO_SHI_RO_256_PP.create(new long[] {7, 8, 9, 10});
        EventList list = kind.empty();
        EventList twin = new SortedList();
        long now = 0;
        long sequence = 0;
        for (int wave = 0; wave < 2_000; wave++) {
            for (int added = random.nextInt(90); added > 0; added--) {
                long time = now + random.nextLong(50);
                long since = now - random.nextLong(3);
                list.add(time, since, sequence, (int) sequence);
                twin.add(time, since, sequence, (int) sequence++);
            }
            for (int removed = random.nextInt(90); removed > 0 && !twin.isEmpty(); removed--) {
                now = twin.firstTime();
                assertThat(list.firstTime()).isEqualTo(now);
                assertThat(list.size()).isEqualTo(twin.size());
                assertThat(list.removeFirst()).isEqualTo(twin.removeFirst());
            }
            assertThat(list.isEmpty()).isEqualTo(twin.isEmpty());
        }
    }

    @ParameterizedTest
    @MethodSource("removals")
    void keepsTheOrderWhenManyAreTakenOut(Kind kind, int pending, int everyNth) {
        UniformRandomProvider random = RandomSource.XO_SHI_RO_256_PP.create(new long[] {pending, everyNth, 5, 6});
        EventList list = kind.empty();
        EventList twin = new SortedList();
        for (int i = 0; i < pending; i++) {
            long time = random.nextLong(100);
            list.add(time, i % 3, i, i);
            twin.add(time, i % 3, i, i);
        }
        list.removeIf(slot -> slot % everyNth == 0);
        twin.removeIf(slot -> slot % everyNth == 0);
        while (!twin.isEmpty()) {
            assertThat(list.removeFirst()).isEqualTo(twin.removeFirst());
        }
        assertThat(list.isEmpty()).isTrue();
    }
}
