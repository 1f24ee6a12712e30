package org.spindle.disk.hdd;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.disk.mechanics.SlotRun;
import org.spindle.spi.sim.EventHandler;
import org.spindle.testkit.sim.TestEventLoop;

/** Reference text on the drive, 4.1: "Event clock: double, ms. ms to ps: truncate(ms*1e9). ps to ms: /1e9". */
class MillisecondClockTest {

    private final TestEventLoop events = new TestEventLoop();
    private final MillisecondClock clock = new MillisecondClock(events, new Moment());
    private final Moment moment = new Moment();
    private final List<Double> times = new ArrayList<>();
    private final EventHandler note = (op, arg) -> {
        clock.present(moment);
        times.add(moment.millis);
    };

    /** 0.1 ms + 0.2 ms: the sum of the nearest binary numbers, not the nearest to 0.3. */
    @Test
    void addsInBinary() {
        clock.schedule(100_000, (op, arg) -> clock.schedule(clock.now() + 200_000, note, 0, 0), 0, 0);
        events.run();
        assertThat(times).containsExactly(0.30000000000000004);
        assertThat(events.now()).isEqualTo(300_000);
    }

    /** 4.1 ms * 1e9 is a little less than 4100000000. */
    @Test
    void leavesOutWhatIsLessThanAPicosecond() {
        clock.schedule(4_100_000, note, 0, 0);
        events.run();
        assertThat(moment.nanos * 1000 + moment.picos)
                .isEqualTo((long) (4.1 * 1e9))
                .isEqualTo(4_099_999_999L);
    }

    @Test
    void keepsFractionsFromEventToEvent() {
        clock.present(moment);
        clock.advance(moment, 1_400);
        clock.schedule(0, moment, (op, arg) -> clock.schedule(clock.now() + 1, note, 0, 0), 0);
        events.run();
        assertThat(times).containsExactly(0.0000014 + 0.000001);
        assertThat(events.now()).isEqualTo(2);
    }

    /** Sums round at each step: ten times 0.1 ms are not 1 ms. */
    @Test
    void advancesByTheSlotsOfARunOneByOne() {
        SlotRun run = new SlotRun();
        run.slots = 10;
        run.lastPicos = 100_000_000;
        run.picos = 1_000_000_000;
        clock.advance(moment, run);
        assertThat(moment.millis).isEqualTo(0.9999999999999999);
    }

    /** The two waits of 6.4, "added, not maximised"; the part that has passed is not waited for. */
    @Test
    void waitsForWhatLiesAhead() {
        Moment from = new Moment();
        Moment until = new Moment();
        clock.advance(until, 2_000_000);
        moment.set(from);
        clock.await(moment, from, until);
        clock.await(moment, from, until);
        clock.await(moment, until, from);
        assertThat(moment.millis).isEqualTo(0.004);
    }

    @Test
    void takesEventsBack() {
        List<Long> handles = new ArrayList<>();
        for (int i = 1; i <= 20; i++) {
            handles.add(clock.schedule(i * 1000L, note, 0, 0));
        }
        for (int i = 1; i < 20; i += 2) {
            clock.cancel(handles.get(i));
        }
        clock.cancel(0);
        events.run();
        clock.cancel(handles.get(0));
        assertThat(times).hasSize(10).isSorted().startsWith(0.001, 0.003).endsWith(0.019);
    }

    @Test
    void takesWhatComesFromOutsideAtTheNanosecond() {
        events.schedule(7, note, 0, 0);
        events.run();
        assertThat(times).containsExactly(0.000007);
    }
}
