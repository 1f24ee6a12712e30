package org.spindle.analytic.queueing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.analytic.OutOfRangeException;

/** Compares the birth-death queue with the queues that are special cases of it, and with the sum over its states. */
class LoadDependentQueueTest {

    @ParameterizedTest
    @ValueSource(doubles = {0.1, 0.5, 0.9})
    void equalServiceIsMarkovs(double rate) {
        MarkovQueue oracle = new MarkovQueue(rate, 1);
        for (List<Double> times : List.of(List.of(1.0), List.of(1.0, 1.0, 1.0))) {
            LoadDependentQueue queue = new LoadDependentQueue(rate, times);
            assertThat(queue.length()).isCloseTo(oracle.length(), within(1e-12));
            assertThat(queue.responseTime()).isCloseTo(oracle.responseTime(), within(1e-12));
            assertThat(queue.utilisation()).isCloseTo(rate, within(1e-12));
            assertThat(queue.serviceTime()).isCloseTo(1, within(1e-12));
        }
    }

    /** m servers: n requests leave in S / min(n, m) on average. */
    @Test
    void severalServersAreErlangs() {
        LoadDependentQueue queue = new LoadDependentQueue(2.5, List.of(1.0, 1 / 2.0, 1 / 3.0));
        assertThat(queue.responseTime()).isCloseTo(new MultiServerQueue(2.5, 1, 3).responseTime(), within(1e-12));
    }

    @Test
    void theStatesAddedUp() {
        List<Double> times = List.of(3.0, 2.0, 1.5, 1.2, 1.0);
        double rate = 0.8;
        double weight = 1;
        double all = 1;
        double number = 0;
        for (int n = 1; n < 2000; n++) {
            weight *= rate * times.get(Math.min(n, times.size()) - 1);
            all += weight;
            number += n * weight;
        }
        LoadDependentQueue queue = new LoadDependentQueue(rate, times);
        assertThat(queue.length()).isCloseTo(number / all, within(1e-9));
        assertThat(queue.utilisation()).isCloseTo(1 - 1 / all, within(1e-12));
        assertThat(new LoadDependentQueue(0, times).responseTime()).isEqualTo(3);
    }

    @Test
    void onlyTheLastServiceTimeHasToBearTheLoad() {
        assertThat(new LoadDependentQueue(1, List.of(5.0, 0.5)).length()).isPositive();
        assertThatThrownBy(() -> new LoadDependentQueue(1, List.of(0.5, 1.0)))
                .isInstanceOf(OutOfRangeException.class)
                .hasMessageContaining("utilisation (arrival rate x last service time) is 1.0");
    }
}
