package org.spindle.stack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SlotQueueTest {

    private final SlotQueue slots = new SlotQueue();

    @Test
    void slotsLeaveInTheOrderInWhichTheyCameHoweverTheQueueGrows() {
        ArrayDeque<Integer> oracle = new ArrayDeque<>();
        Random random = new Random(1);
        for (int i = 0; i < 10_000; i++) {
            if (oracle.isEmpty() || random.nextInt(100) < 55) {
                slots.add(i);
                oracle.add(i);
            } else {
                assertThat(slots.remove()).isEqualTo(oracle.remove());
            }
        }
        while (!oracle.isEmpty()) {
            assertThat(slots.remove()).isEqualTo(oracle.remove());
        }
    }

    @Test
    void anEmptyQueueHasNothingToRemove() {
        slots.add(1);
        slots.remove();
        assertThatThrownBy(slots::remove).isInstanceOf(IllegalStateException.class);
    }
}
