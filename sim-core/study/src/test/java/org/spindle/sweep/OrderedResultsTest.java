package org.spindle.sweep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.NoSuchElementException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OrderedResultsTest {

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7})
    void resultsComeByTheirNumbersAndFewAreBegun(int threads) throws IOException {
        AtomicInteger begun = new AtomicInteger();
        try (OrderedResults<Integer> squares = new OrderedResults<>(100, threads, number -> {
            begun.incrementAndGet();
            return number * number;
        })) {
            for (int i = 0; i < 100; i++) {
                assertThat(squares.next()).isEqualTo(i * i);
                assertThat(begun).hasValueLessThanOrEqualTo(i + 2 * threads);
            }
            assertThatThrownBy(squares::next).isInstanceOf(NoSuchElementException.class);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void theFailureOfAResultIsThrownInItsPlace(int threads) throws IOException {
        try (OrderedResults<Integer> results = new OrderedResults<>(9, threads, number -> {
            if (number == 2) {
                throw new IOException("no third");
            }
            return number;
        })) {
            assertThat(results.next()).isZero();
            assertThat(results.next()).isOne();
            assertThatThrownBy(results::next).isInstanceOf(IOException.class).hasMessage("no third");
        }
    }
}
