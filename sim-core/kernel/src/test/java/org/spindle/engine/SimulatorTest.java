package org.spindle.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Test;
import org.spindle.spi.sim.EventHandler;

/** Checks the contract of EventLoop, and the additional one of Simulator. */
class SimulatorTest {

    private final Simulator simulator = new Simulator();
    private final List<String> log = new ArrayList<>();
    private final EventHandler logger = (op, arg) -> log.add(simulator.now() + ":" + op + "/" + arg);

    @Test
    void eventsOfEqualTimeHappenInTheOrderOfScheduling() {
        for (int i = 0; i < 100; i++) {
            simulator.schedule(5, logger, i, 0);
        }
        simulator.schedule(4, logger, 100, 7);
        simulator.run();
        assertThat(log)
                .hasSize(101)
                .startsWith("4:100/7", "5:0/0", "5:1/0", "5:2/0")
                .endsWith("5:99/0");
        assertThat(simulator.events()).isEqualTo(101);
    }

    @Test
    void anEventScheduledForNowHappensAfterThoseThatWaitForNow() {
        simulator.schedule(3, (op, arg) -> simulator.schedule(3, logger, 2, 0), 0, 0);
        simulator.schedule(3, logger, 1, 0);
        simulator.run();
        assertThat(log).containsExactly("3:1/0", "3:2/0");
    }

    @Test
    void refusesThePastAndNamesBothTimes() {
        simulator.schedule(
                10,
                (op, arg) -> assertThatThrownBy(() -> simulator.schedule(9, logger, 42, 0))
                        .isInstanceOf(IllegalArgumentException.class)
                        .hasMessageContaining("event 42")
                        .hasMessageContaining("at 9 ns")
                        .hasMessageContaining("10 ns"),
                0,
                0);
        simulator.run();
        assertThat(simulator.events()).isEqualTo(1);
    }

    @Test
    void eventsBehindTheLastTimeEndTheRunThereWithAnError() {
        simulator.schedule(Simulator.LAST_TIME, logger, 1, 0);
        simulator.schedule(Simulator.LAST_TIME + 1, logger, 2, 0);
        simulator.schedule(
                5,
                (op, arg) -> {
                    simulator.schedule(simulator.now() + Long.MAX_VALUE, logger, 3, 0);
                    simulator.schedule(simulator.now() + Simulator.LAST_TIME + Simulator.LAST_TIME, logger, 4, 0);
                },
                0,
                0);
        assertThatThrownBy(simulator::run)
                .isInstanceOf(EndOfTimeException.class)
                .hasMessageContaining("146 years");
        assertThat(log).containsExactly(Simulator.LAST_TIME + ":1/0");
    }

    @Test
    void eventsBehindTheLastTimeAreNoneOfARunThatEndsBefore() {
        simulator.schedule(1, (op, arg) -> simulator.schedule(simulator.now() + Long.MAX_VALUE, logger, 1, 0), 0, 0);
        long cancelled = simulator.schedule(Simulator.LAST_TIME + 1, logger, 2, 0);
        simulator.run(100);
        assertThat(simulator.now()).isEqualTo(100);
        assertThat(simulator.pending()).isEqualTo(2);
        simulator.cancel(cancelled);
        assertThat(simulator.pending()).isEqualTo(1);
    }

    @Test
    void aCancelledEventBehindTheLastTimeIsNoError() {
        simulator.cancel(simulator.schedule(Long.MAX_VALUE, logger, 1, 0));
        simulator.schedule(7, logger, 2, 0);
        simulator.run();
        assertThat(log).containsExactly("7:2/0");
    }

    @Test
    void aCancelledEventDoesNotHappenAndDoesNotMoveTheClock() {
        simulator.schedule(1, logger, 1, 0);
        long handle = simulator.schedule(2, logger, 2, 0);
        simulator.cancel(handle);
        assertThat(simulator.pending()).isEqualTo(1);
        simulator.run();
        assertThat(log).containsExactly("1:1/0");
        assertThat(simulator.now()).isEqualTo(1);
        assertThat(simulator.events()).isEqualTo(1);
        assertThat(simulator.pending()).isZero();
    }

    @Test
    void handlesOfZeroOfTheHappenedAndOfTheCancelledAreIgnored() {
        long happened = simulator.schedule(1, logger, 1, 0);
        assertThat(happened).isNotZero();
        simulator.run();
        long cancelled = simulator.schedule(2, logger, 2, 0);
        simulator.cancel(cancelled);
        simulator.schedule(3, logger, 3, 0);
        simulator.cancel(cancelled);
        simulator.cancel(happened);
        simulator.cancel(0);
        assertThat(simulator.pending()).isEqualTo(1);
        simulator.run();
        assertThat(log).containsExactly("1:1/0", "3:3/0");
    }

    @Test
    void aStaleHandleDoesNotHitTheNextEventInTheSameSlot() {
        List<Long> handles = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            handles.add(simulator.schedule(i, logger, i, 0));
            simulator.run();
        }
        simulator.schedule(9, logger, 9, 0);
        handles.forEach(simulator::cancel);
        simulator.run();
        assertThat(log).endsWith("9:9/0").hasSize(6);
    }

    @Test
    void aHandlerMayNotCancelTheEventThatIsHappening() {
        long[] handle = new long[1];
        handle[0] = simulator.schedule(
                1,
                (op, arg) -> {
                    simulator.schedule(2, logger, 2, 0);
                    simulator.cancel(handle[0]);
                },
                0,
                0);
        simulator.run();
        assertThat(log).containsExactly("2:2/0");
    }

    @Test
    void runUntilIncludesTheTimeAndCanGoOn() {
        simulator.schedule(5, logger, 5, 0);
        simulator.schedule(6, logger, 6, 0);
        simulator.schedule(9, logger, 9, 0);
        simulator.run(6);
        assertThat(log).containsExactly("5:5/0", "6:6/0");
        simulator.run(8);
        assertThat(simulator.now()).as("later events are left").isEqualTo(8);
        simulator.run(100);
        assertThat(simulator.now()).as("no event is left").isEqualTo(9);
    }

    @Test
    void stopLetsThePresentEventFinishAndNoOtherHappen() {
        simulator.schedule(
                5,
                (op, arg) -> {
                    simulator.stop();
                    simulator.schedule(5, logger, 1, 0);
                },
                0,
                0);
        simulator.schedule(5, logger, 2, 0);
        simulator.run(100);
        assertThat(log).isEmpty();
        assertThat(simulator.now()).isEqualTo(5);
        assertThat(simulator.pending()).isEqualTo(2);
        simulator.run();
        assertThat(log).containsExactly("5:2/0", "5:1/0");
    }

    /** Random scheduling and cancelling, from outside and from handlers, on the heap and on a sorted list. */
    @Test
    void behavesAsOnThePlainTwin() {
        for (long seed = 1; seed <= 20; seed++) {
            List<String> onHeap = randomRun(new Simulator(), seed);
            assertThat(onHeap).hasSizeGreaterThan(1000);
            assertThat(onHeap).as("seed %d", seed).isEqualTo(randomRun(new Simulator(new SortedList()), seed));
        }
    }

    private static List<String> randomRun(Simulator simulator, long seed) {
        UniformRandomProvider random = RandomSource.XO_SHI_RO_256_PP.create(new long[] {seed, 2, 3, 4});
        List<String> happened = new ArrayList<>();
        List<Long> handles = new ArrayList<>();
        EventHandler busy = new EventHandler() {
            @Override
            public void handle(int op, long arg) {
                happened.add(simulator.now() + ":" + op + "/" + arg);
                int children = happened.size() > 3000 ? 0 : random.nextInt(4);
                for (int i = 0; i < children; i++) {
                    handles.add(simulator.schedule(
                            simulator.now() + random.nextInt(50), this, op + 1, random.nextInt(1000)));
                }
                // After bursts of cancellations more than half of the list is stale, so that it is compacted.
                int cancels = random.nextInt(100) == 0 && simulator.pending() > 300 ? 400 : random.nextInt(2);
                for (int i = 0; i < cancels && !handles.isEmpty(); i++) {
                    simulator.cancel(
                            handles.remove(handles.size() - 1 - random.nextInt(Math.min(500, handles.size()))));
                }
            }
        };
        for (int i = 0; i < 400; i++) {
            handles.add(simulator.schedule(random.nextInt(50), busy, 0, i));
        }
        simulator.run();
        happened.add("events " + simulator.events() + " at " + simulator.now());
        return happened;
    }

    @Test
    void cancelledEventsDoNotPileUp() {
        for (int i = 0; i < 100_000; i++) {
            simulator.cancel(simulator.schedule(1_000_000 + i, logger, 0, 0));
            simulator.schedule(simulator.now(), logger, 0, 0);
            simulator.run(simulator.now());
        }
        assertThat(simulator.pending()).isZero();
        assertThat(simulator.events()).isEqualTo(100_000);
        assertThat(simulator.stored()).as("entries kept").isLessThan(200);
    }

    /** One event in place of several has the order that the last of them would have. */
    @Test
    void anEventCountsAsScheduledWhenItIsSaid() {
        simulator.schedule(5, (op, arg) -> simulator.schedule(20, logger, 1, 0), 0, 0);
        simulator.scheduleAsOf(10, 20, logger, 2, 0);
        simulator.scheduleAsOf(4, 20, logger, 0, 0);
        simulator.schedule(12, (op, arg) -> simulator.schedule(20, logger, 3, 0), 0, 0);
        simulator.run();
        assertThat(log).containsExactly("20:0/0", "20:1/0", "20:2/0", "20:3/0");
    }

    @Test
    void tellsWhatWouldHavePassed() {
        simulator.schedule(3, (op, arg) -> simulator.schedule(20, this::atTwenty, 0, 0), 0, 0);
        simulator.run();
        assertThat(log).hasSize(1);
        assertThat(simulator.isPast(20, 20)).isTrue();
        assertThat(simulator.isPast(0, 21)).isFalse();
    }

    private void atTwenty(int op, long arg) {
        assertThat(simulator.isPast(2, 20)).isTrue();
        assertThat(simulator.isPast(3, 20)).isFalse();
        assertThat(simulator.isPast(4, 20)).isFalse();
        assertThat(simulator.isPast(4, 19)).isTrue();
        assertThat(simulator.isPast(0, 21)).isFalse();
        log.add("told");
    }

    /** Events of the present time, later ones and cancelled ones, against a plain list that is searched for the first. */
    @Test
    void happensInTheOrderOfAPlainList() {
        UniformRandomProvider random = RandomSource.XO_SHI_RO_256_PP.create(new long[] {9, 8, 7, 6});
        List<long[]> expected = new ArrayList<>();
        List<Long> happened = new ArrayList<>();
        EventHandler[] spreads = new EventHandler[1];
        long[] number = {0};
        spreads[0] = (op, arg) -> {
            long[] first = expected.stream()
                    .min((a, b) -> a[0] != b[0] ? Long.compare(a[0], b[0]) : Long.compare(a[1], b[1]))
                    .orElseThrow();
            expected.remove(first);
            assertThat(new long[] {simulator.now(), arg}).containsExactly(first[0], first[1]);
            happened.add(arg);
            for (int i = random.nextInt(4); i > 0 && number[0] < 20_000; i--) {
                long at = simulator.now() + (random.nextBoolean() ? 0 : random.nextInt(3));
                long handle = simulator.schedule(at, spreads[0], 0, number[0]);
                if (random.nextInt(5) == 0) {
                    simulator.cancel(handle);
                } else {
                    expected.add(new long[] {at, number[0]});
                }
                number[0]++;
            }
            if (expected.isEmpty() && number[0] < 20_000) {
                expected.add(new long[] {simulator.now() + 1, number[0]});
                simulator.schedule(simulator.now() + 1, spreads[0], 0, number[0]++);
            }
        };
        expected.add(new long[] {0, number[0]});
        simulator.schedule(0, spreads[0], 0, number[0]++);
        simulator.run();
        assertThat(expected).isEmpty();
        assertThat(happened).hasSizeGreaterThan(10_000);
        assertThat(simulator.pending()).isZero();
    }
}
