package org.spindle.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares the heap with a sorted list by the hold model: remove the first element, add another a random time later. */
class QuaternaryHeapTest {

    @ParameterizedTest
    @CsvSource({"1, 1000", "2, 1000", "5, 1000", "64, 20", "65, 1", "1000, 3", "5000, 1000000"})
    void givesTheSameOrderAsThePlainTwin(int pending, long widest) {
        UniformRandomProvider random = RandomSource.XO_SHI_RO_256_PP.create(new long[] {pending, widest, 3, 4});
        EventList heap = new QuaternaryHeap();
        EventList twin = new SortedList();
        long sequence = 0;
        for (int i = 0; i < pending; i++) {
            long time = random.nextLong(widest);
            long since = random.nextLong(3);
            heap.add(time, since, sequence, i);
            twin.add(time, since, sequence++, i);
        }
        for (int i = 0; i < 20_000; i++) {
            long now = heap.firstTime();
            assertThat(now).isEqualTo(twin.firstTime());
            assertThat(heap.firstSince()).isEqualTo(twin.firstSince());
            int slot = heap.removeFirst();
            assertThat(slot).isEqualTo(twin.removeFirst());
            long time = now + random.nextLong(widest);
            long since = now - random.nextLong(3);
            heap.add(time, since, sequence, slot);
            twin.add(time, since, sequence++, slot);
        }
        while (!twin.isEmpty()) {
            assertThat(heap.isEmpty()).isFalse();
            assertThat(heap.size()).isEqualTo(twin.size());
            assertThat(heap.removeFirst()).isEqualTo(twin.removeFirst());
        }
        assertThat(heap.isEmpty()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"1, 2", "10, 2", "1000, 2", "1000, 7", "1000, 1"})
    void keepsTheOrderWhenManyAreTakenOut(int pending, int everyNth) {
        UniformRandomProvider random = RandomSource.XO_SHI_RO_256_PP.create(new long[] {pending, everyNth, 5, 6});
        EventList heap = new QuaternaryHeap();
        EventList twin = new SortedList();
        for (int i = 0; i < pending; i++) {
            long time = random.nextLong(100);
            heap.add(time, i % 3, i, i);
            twin.add(time, i % 3, i, i);
        }
        heap.removeIf(slot -> slot % everyNth == 0);
        twin.removeIf(slot -> slot % everyNth == 0);
        while (!twin.isEmpty()) {
            assertThat(heap.removeFirst()).isEqualTo(twin.removeFirst());
        }
        assertThat(heap.isEmpty()).isTrue();
    }
}
