package org.spindle.spi.request;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@link Slots} have the contents of a map in which an absent slot has a fixed value, also beyond the slots of one word of bits. */
class SlotsTest {

    private final List<Slots> slots = new ArrayList<>();
    private final List<Map<Integer, Long>> maps = new ArrayList<>();

    @ParameterizedTest
    @ValueSource(ints = {5, 64, 65, 200})
    void haveTheContentsOfAMap(int size) {
        Random random = new Random(size);
        for (int i = 0; i < 3; i++) {
            slots.add(new Slots(0));
            maps.add(new TreeMap<>());
        }
        for (int step = 0; step < 5000; step++) {
            int of = random.nextInt(3);
            int other = (of + 1 + random.nextInt(2)) % 3;
            change(of, other, random.nextInt(size), 1 + random.nextInt(50), random.nextInt(40));
            for (int slot = 0; slot < size; slot++) {
                long expected = maps.get(of).getOrDefault(slot, 0L);
                assertThat(slots.get(of).get(slot)).isEqualTo(expected);
            }
        }
    }

    private void change(int of, int other, int slot, long value, int how) {
        Slots these = slots.get(of);
        Map<Integer, Long> map = maps.get(of);
        switch (how) {
            case 0 -> {
                these.clear();
                map.clear();
            }
            case 1 -> {
                these.copy(slots.get(other));
                map.clear();
                map.putAll(maps.get(other));
            }
            case 2 -> {
                these.setAll(slots.get(other));
                map.putAll(maps.get(other));
            }
            case 3 -> {
                these.addAll(slots.get(other));
                maps.get(other).forEach((each, amount) -> map.merge(each, amount, Long::sum));
            }
            case 4, 5 -> assertThat(these.take(slot, value)).isEqualTo(taken(map, slot, value));
            case 6 -> assertThat(these.takeAny(10 * value)).isEqualTo(takenInOrder(map, 10 * value));
            case 7, 8, 9 -> {
                these.add(slot, value);
                map.merge(slot, value, Long::sum);
            }
            default -> {
                these.set(slot, value);
                map.put(slot, value);
            }
        }
    }

    private static long taken(Map<Integer, Long> map, int slot, long amount) {
        long taken = Math.min(amount, map.getOrDefault(slot, 0L));
        if (taken > 0) {
            map.merge(slot, -taken, Long::sum);
        }
        return amount - taken;
    }

    private static long takenInOrder(Map<Integer, Long> map, long amount) {
        long left = amount;
        for (int slot : List.copyOf(map.keySet())) {
            left = taken(map, slot, left);
        }
        return left;
    }

    /** A slot without a number has the value that stands for none, not 0. */
    @ParameterizedTest
    @ValueSource(ints = {0, 63, 64, 130})
    void anAbsentSlotHasItsValue(int slot) {
        Slots these = new Slots(Request.NONE);
        assertThat(these.get(slot)).isEqualTo(Request.NONE);
        these.set(slot, 7);
        assertThat(these.get(slot)).isEqualTo(7);
        these.clear();
        assertThat(these.get(slot)).isEqualTo(Request.NONE);
    }
}
