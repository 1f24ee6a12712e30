package org.spindle.flash.front;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ReusedNumbersTest {

    private final ReusedNumbers numbers = new ReusedNumbers();

    @Test
    void theNumberReleasedLastIsTakenFirst() {
        take(3);
        numbers.release(0);
        numbers.release(2);
        assertThat(take(3)).containsExactly(2, 0, 3);
    }

    /** More numbers than the first capacity. */
    @Test
    void anyNumberMayBeReleased() {
        take(1000);
        IntStream.range(0, 1000).forEach(numbers::release);
        assertThat(take(1001)).startsWith(999).endsWith(1000).doesNotHaveDuplicates();
    }

    private List<Integer> take(int count) {
        return IntStream.range(0, count).mapToObj(i -> numbers.take()).toList();
    }
}
