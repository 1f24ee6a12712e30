package org.spindle.testkit.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TestEventLoopTest {

    private final TestEventLoop events = new TestEventLoop();
    private final List<String> happened = new ArrayList<>();

    @Test
    void happensInOrderOfTimeThenOfScheduling() {
        happensAt(20, "c");
        happensAt(10, "a");
        happensAt(20, "d");
        happensAt(10, "b");
        events.run();
        assertThat(happened).containsExactly("a@10", "b@10", "c@20", "d@20");
    }

    @Test
    void forgetsCancelledEventsAndIgnoresOtherHandles() {
        long first = happensAt(10, "a");
        long second = happensAt(20, "b");
        events.cancel(second);
        events.run();
        events.cancel(first);
        events.cancel(0);
        assertThat(happened).containsExactly("a@10");
        assertThat(second).isNotZero();
    }

    @Test
    void handsOverOperationAndArgument() {
        events.schedule(5, (op, arg) -> happened.add(op + " " + arg), 3, 42);
        events.run();
        assertThat(happened).containsExactly("3 42");
    }

    @Test
    void runsUntilATimeInclusive() {
        happensAt(10, "a");
        happensAt(11, "b");
        events.runUntil(10);
        assertThat(happened).containsExactly("a@10");
        events.runUntil(10);
        assertThat(events.now()).isEqualTo(10);
        assertThat(events.pending()).isEqualTo(1);
        events.runUntil(50);
        assertThat(events.now()).isEqualTo(50);
    }

    @Test
    void refusesThePast() {
        events.runUntil(100);
        assertThatThrownBy(() -> happensAt(99, "a"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("an event at 99 ns lies before now, 100 ns");
    }

    private long happensAt(long at, String what) {
        return events.schedule(at, () -> happened.add(what + "@" + events.now()));
    }
}
