package org.spindle.host.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.spi.Component;
import org.spindle.spi.config.Time;
import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.trace.TraceException;
import org.spindle.testkit.oracle.PlainScheduler;
import org.spindle.testkit.sim.FixedTimeDevice;
import org.spindle.testkit.sim.Requests;
import org.spindle.testkit.sim.TestDriverContext;
import org.spindle.testkit.sim.TestEventLoop;

class StandardDriverTest {

    private static final long MS = 1_000_000;
    private static final CompletionListener NOBODY = request -> {};

    private final TestEventLoop events = new TestEventLoop();
    private final Requests requests = new Requests();
    private final FixedTimeDevice device = new FixedTimeDevice(events, 10 * MS);

    /** The orders of service that DiskSim 4.0 was measured to give for these arrivals, 0.1 ms apart, 10 ms for each. */
    @ParameterizedTest
    @CsvSource({
        "fcfs,   5000 9000 100 5200 4900 5100 8000 4990 300 5000 95000 4000",
        "look,   5000 5000 5100 5200 8000 9000 95000 4990 4900 4000 300 100",
        "c-look, 5000 5000 5100 5200 8000 9000 95000 100 300 4000 4900 4990",
        "sstf,   5000 5000 4990 4900 5100 5200 4000 300 100 8000 9000 95000",
    })
    void dispatchesInTheMeasuredOrder(String type, String order) {
        BlockTarget driver = driver(() -> scheduler(type), 1, config(true, null));
        long at = 0;
        for (long sector : sectors("5000 9000 100 5200 4900 5100 8000 4990 300 5000 95000 4000")) {
            events.schedule(at, () -> submit(driver, read(sector), NOBODY));
            at += MS / 10;
        }
        events.run();
        assertThat(device.submitted()).isEqualTo(sectors(order));
    }

    @ParameterizedTest
    @CsvSource({
        "true,  ,  1, 1", //
        "true,  ,  4, 4",
        "true,  2, 4, 2",
        "true,  9, 4, 4",
        "false, ,  4, 1",
        "false, 1, 4, 1",
    })
    void keepsNoMoreThanTheLimitAtTheDevice(boolean queueInDevice, Integer outstanding, int queueDepth, int limit) {
        BlockTarget driver = driver(PlainScheduler::fcfs, queueDepth, config(queueInDevice, outstanding));
        for (int i = 0; i < 10; i++) {
            submit(driver, read(i), NOBODY);
        }
        assertThat(device.submitted()).hasSize(limit);
        events.run();
        assertThat(device.submitted()).hasSize(10);
        assertThat(device.mostPresent()).isEqualTo(limit);
    }

    /** DiskSim 4.0 manual, "I/O driver", Constant access time: each request completes so long after its dispatch. */
    @Test
    void aConstantTimeStandsForTheDevice() {
        StandardDriverConfig config = new StandardDriverConfig(
                new AnyScheduler(), true, null, Time.ofMillis(3), null, SchedulerPlacement.DEVICE, null);
        BlockTarget driver = driver(PlainScheduler::fcfs, 2, config);
        List<Long> completions = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            submit(driver, read(i), request -> completions.add(events.now() / MS));
        }
        events.run();
        assertThat(completions).containsExactly(3L, 3L, 6L, 6L, 9L);
        assertThat(device.submitted()).isEmpty();
    }

    /**
     * The same place: -1, -2 and -3 stand for traced access times, traced waiting times, and both. The device takes 10 ms and one
     * request at a time; each request has waited 6 ms and was served in 4 ms, the second one 1 ms behind the first.
     */
    @ParameterizedTest
    @CsvSource({"SERVICE, 4, 8, 0", "WAIT, 16, 26, 2", "RESPONSE, 10, 11, 0"})
    void recordedTimesStandForSimulatedOnes(RecordedTimes times, long first, long second, int atDevice) {
        StandardDriverConfig config =
                new StandardDriverConfig(new AnyScheduler(), true, null, null, times, SchedulerPlacement.DEVICE, null);
        BlockTarget driver = driver(PlainScheduler::fcfs, 1, config);
        List<Long> completions = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            Request request = read(i);
            request.recorded(4 * MS, 10 * MS);
            events.schedule(i * MS, () -> submit(driver, request, done -> completions.add(events.now() / MS)));
        }
        events.run();
        assertThat(completions).containsExactly(first, second);
        assertThat(device.submitted()).hasSize(atDevice);
    }

    @Test
    void recordedTimesHaveToBeThere() {
        StandardDriverConfig config = new StandardDriverConfig(
                new AnyScheduler(), true, null, null, RecordedTimes.SERVICE, SchedulerPlacement.DEVICE, null);
        BlockTarget driver = driver(PlainScheduler::fcfs, 1, config);
        assertThatThrownBy(() -> submit(driver, read(0), NOBODY))
                .isInstanceOf(TraceException.class)
                .hasMessageContaining("has no recorded times");
    }

    @Test
    void stampsDispatchAndCompletion() {
        BlockTarget driver = driver(PlainScheduler::fcfs, 1, config(true, null));
        Request first = read(100);
        Request second = read(200);
        events.schedule(2 * MS, () -> submit(driver, first, NOBODY));
        events.schedule(5 * MS, () -> submit(driver, second, NOBODY));
        events.run();
        assertThat(first.dispatched()).isEqualTo(2 * MS);
        assertThat(first.completed()).isEqualTo(12 * MS);
        assertThat(second.queueTime()).isEqualTo(7 * MS);
        assertThat(second.serviceTime()).isEqualTo(10 * MS);
        assertThat(second.responseTime()).isEqualTo(17 * MS);
    }

    @Test
    void takesItsOwnTimeForTheArrivalOnlyWhereNobodyAboveHasSetOne() {
        BlockTarget driver = driver(PlainScheduler::fcfs, 2, config(true, null));
        Request stamped = read(100);
        Request unstamped = read(200);
        events.runUntil(5 * MS);
        stamped.arrived(3 * MS);
        stamped.expect(NOBODY);
        driver.submit(stamped);
        unstamped.expect(NOBODY);
        driver.submit(unstamped);
        assertThat(stamped.queueTime()).isEqualTo(2 * MS);
        assertThat(unstamped.queueTime()).isZero();
    }

    @Test
    void tellsSchedulerAndSubmitterOfCompletions() {
        List<String> told = new ArrayList<>();
        BlockTarget driver = driver(() -> new Overheard(told), 1, config(true, null));
        submit(driver, read(100), request -> told.add("submitter " + request.sector()));
        submit(driver, read(200), request -> told.add("submitter " + request.sector()));
        events.run();
        assertThat(told)
                .containsExactly(
                        "take 100", "completed 100", "submitter 100", "take 200", "completed 200", "submitter 200");
    }

    /** All three arrivals that a completion brings about take part in the next choice; 310 is the nearest to 308. */
    @Test
    void choosesAfterTheCompletionHasHadItsEffectAbove() {
        BlockTarget driver = driver(PlainScheduler::sstf, 1, config(true, null));
        submit(driver, read(300), done -> {
            submit(driver, read(350), NOBODY);
            submit(driver, read(330), NOBODY);
            submit(driver, read(310), NOBODY);
        });
        submit(driver, read(9000), NOBODY);
        events.run();
        assertThat(device.submitted()).containsExactly(300L, 310L, 330L, 350L, 9000L);
    }

    @Test
    void keepsDevicesApart() {
        FixedTimeDevice other = new FixedTimeDevice(events, MS);
        BlockTarget driver = new StandardDriverFactory()
                .create(
                        config(true, null),
                        new TestDriverContext(events, PlainScheduler::fcfs)
                                .device("sda", 1, device)
                                .device("sdb", 1, other));
        List<Long> completions = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            submit(driver, read(i), NOBODY);
            submit(driver, requests.request(1, Operation.WRITE, i, 8), done -> completions.add(done.completed()));
        }
        events.run();
        assertThat(completions).containsExactly(MS, 2 * MS);
        assertThat(device.submitted()).containsExactly(0L, 1L);
        assertThat(other.submitted()).containsExactly(0L, 1L);
    }

    @Test
    void passesFlushAndDiscardInTheirTurn() {
        List<Operation> seen = new ArrayList<>();
        BlockTarget driver = driver(PlainScheduler::fcfs, 1, config(true, null));
        submit(driver, requests.write(100, 8), done -> seen.add(done.operation()));
        submit(driver, requests.request(Operation.FLUSH, 0, 0), done -> seen.add(done.operation()));
        submit(driver, requests.request(Operation.DISCARD, 100, 8), done -> seen.add(done.operation()));
        submit(driver, read(100), done -> seen.add(done.operation()));
        events.run();
        assertThat(seen).containsExactly(Operation.WRITE, Operation.FLUSH, Operation.DISCARD, Operation.READ);
    }

    /** A closed loop on a device that answers within the call: the stack must not grow with the number of requests. */
    @Test
    void servesAnImmediateDeviceInAClosedLoopWithoutRecursion() {
        int[] served = {0};
        BlockTarget immediate = request -> {
            served[0]++;
            request.complete(events.now());
        };
        BlockTarget driver = new StandardDriverFactory()
                .create(
                        config(true, null),
                        new TestDriverContext(events, PlainScheduler::fcfs).device("sda", 2, immediate));
        CompletionListener again = new CompletionListener() {
            @Override
            public void completed(Request done) {
                if (served[0] < 100_000) {
                    submit(driver, done.reset(done.id() + 1, 0, Operation.READ, 0, 8), this);
                }
            }
        };
        submit(driver, read(0), again);
        assertThat(served[0]).isEqualTo(100_000);
    }

    @Test
    void asksAnIdlingSchedulerAgainAtItsTime() {
        Idling scheduler = new Idling(30 * MS);
        BlockTarget driver = driver(() -> scheduler, 1, config(true, null));
        Request request = read(100);
        events.schedule(4 * MS, () -> submit(driver, request, NOBODY));
        events.run();
        assertThat(scheduler.asked()).containsExactly(4 * MS, 30 * MS);
        assertThat(request.dispatched()).isEqualTo(30 * MS);
    }

    /** A sooner and a later time; the next question after that is at the completion, 10 ms on. */
    @ParameterizedTest
    @ValueSource(longs = {20, 40})
    void asksAnIdlingSchedulerAtEveryArrivalAndForgetsItsEarlierTime(long later) {
        Idling scheduler = new Idling(30 * MS);
        BlockTarget driver = driver(() -> scheduler, 1, config(true, null));
        events.schedule(4 * MS, () -> submit(driver, read(100), NOBODY));
        events.schedule(6 * MS, () -> {
            scheduler.idleUntil = later * MS;
            submit(driver, read(200), NOBODY);
        });
        events.run();
        assertThat(scheduler.asked()).containsExactly(4 * MS, 6 * MS, later * MS, (later + 10) * MS);
        assertThat(device.submitted()).containsExactly(100L, 200L);
    }

    @Test
    void waitsForTheNextArrivalWhenTheSchedulerNamesNoTime() {
        Idling scheduler = new Idling(RequestScheduler.NEVER);
        BlockTarget driver = driver(() -> scheduler, 1, config(true, null));
        submit(driver, read(100), NOBODY);
        assertThat(events.pending()).isZero();
        scheduler.idleUntil = 0;
        submit(driver, read(200), NOBODY);
        assertThat(device.submitted()).containsExactly(100L);
    }

    @Test
    void refusesAnIdlingSchedulerThatWouldBeAskedForEver() {
        Idling scheduler = new Idling(RequestScheduler.NEVER);
        BlockTarget driver = driver(() -> scheduler, 1, config(true, null));
        events.runUntil(MS);
        scheduler.named = MS;
        Request request = read(100);
        assertThatThrownBy(() -> submit(driver, request, NOBODY))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("requested another call at 1000000 ns, which is not after now");
    }

    @Test
    void measuresEachDevicesQueue() {
        TestDriverContext context = new TestDriverContext(events, PlainScheduler::fcfs).device("sda", 1, device);
        BlockTarget driver = new StandardDriverFactory().create(config(true, null), context);
        submit(driver, read(100), NOBODY);
        events.schedule(4 * MS, () -> submit(driver, read(200), NOBODY));
        events.run();
        assertThat(context.measured().count("sda-dispatched")).isEqualTo(2);
        assertThat(context.measured().values("sda-queue-time")).containsExactly(0L, 6 * MS);
        assertThat(context.measured().levels("sda-queue-length")).containsExactly(1.0, 0.0, 1.0, 0.0);
        assertThat(context.measured().levels("sda-outstanding")).containsExactly(1.0, 0.0, 1.0, 0.0);
        assertThat(context.measured().unit("sda-queue-time")).isEqualTo("ns");
    }

    private BlockTarget driver(Supplier<RequestScheduler> scheduler, int queueDepth, StandardDriverConfig config) {
        return new StandardDriverFactory()
                .create(config, new TestDriverContext(events, scheduler).device("sda", queueDepth, device));
    }

    private Request read(long sector) {
        return requests.read(sector, 8);
    }

    private void submit(BlockTarget driver, Request request, CompletionListener listener) {
        request.arrived(events.now());
        request.expect(listener);
        driver.submit(request);
    }

    private static List<Long> sectors(String order) {
        return Arrays.stream(order.split(" ")).map(Long::valueOf).toList();
    }

    private static RequestScheduler scheduler(String type) {
        return switch (type) {
            case "fcfs" -> PlainScheduler.fcfs();
            case "look" -> PlainScheduler.look();
            case "c-look" -> PlainScheduler.cLook();
            case "sstf" -> PlainScheduler.sstf();
            default -> throw new IllegalArgumentException(type);
        };
    }

    private static StandardDriverConfig config(boolean queueInDevice, Integer outstanding) {
        return new StandardDriverConfig(new AnyScheduler(), queueInDevice, outstanding);
    }

    private record NoConfig() {}

    private record AnyScheduler() implements Component {
        @Override
        public String type() {
            return "fcfs";
        }

        @Override
        public Record config() {
            return new NoConfig();
        }
    }

    /** First come, first served, and says so. */
    private static final class Overheard implements RequestScheduler {
        private final PlainScheduler order = PlainScheduler.fcfs();
        private final List<String> told;

        Overheard(List<String> told) {
            this.told = told;
        }

        @Override
        public void add(Request request) {
            order.add(request);
        }

        @Override
        public Request select(Eligibility eligibility) {
            return order.select(eligibility);
        }

        @Override
        public void take(Request request) {
            told.add("take " + request.sector());
            order.take(request);
        }

        @Override
        public void completed(Request request) {
            told.add("completed " + request.sector());
        }

        @Override
        public int size() {
            return order.size();
        }
    }

    /** First come, first served, but not before a time. */
    private final class Idling implements RequestScheduler {
        private final PlainScheduler order = PlainScheduler.fcfs();
        private final List<Long> asked = new ArrayList<>();
        private long idleUntil;
        private long named = -1;

        Idling(long idleUntil) {
            this.idleUntil = idleUntil;
        }

        List<Long> asked() {
            return asked;
        }

        @Override
        public void add(Request request) {
            order.add(request);
        }

        @Override
        public Request select(Eligibility eligibility) {
            asked.add(events.now());
            return events.now() < idleUntil ? null : order.select(eligibility);
        }

        @Override
        public void take(Request request) {
            order.take(request);
        }

        @Override
        public long idleUntil() {
            return named >= 0 ? named : idleUntil;
        }

        @Override
        public int size() {
            return order.size();
        }
    }
}
