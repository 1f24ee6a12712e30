package org.spindle.host.linux;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.spi.Component;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.driver.Driver;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.PriorityClass;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestFlag;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.testkit.oracle.PlainScheduler;
import org.spindle.testkit.sim.FixedTimeDevice;
import org.spindle.testkit.sim.Requests;
import org.spindle.testkit.sim.TestDriverContext;
import org.spindle.testkit.sim.TestEventLoop;

/** The rules of the block layer (Linux 2.6.32, 4.18 and 7.0). */
class LinuxDriverTest {

    private static final long MS = 1_000_000;
    private static final MergeConfig MERGES =
            new MergeConfig(Merging.ALL, Size.parse("1280 KiB"), 128, Size.parse("4 KiB"));
    private static final PlugConfig PLUG = new PlugConfig(true, null, Time.ofMillis(3), Size.parse("128 KiB"));
    static final PlugConfig NO_PLUG = new PlugConfig(false, null, Time.ofMillis(3), Size.parse("128 KiB"));
    static final FlushConfig FLUSHES = new FlushConfig(true, false);

    private final TestEventLoop events = new TestEventLoop();
    private final Requests requests = new Requests();
    private final FixedTimeDevice device = new FixedTimeDevice(events, 10 * MS);
    private final List<Long> completed = new ArrayList<>();

    private record Named(String type) implements Component {
        @Override
        public Record config() {
            return this;
        }
    }

    private TestDriverContext context;

    private Driver driver(Generation generation, int pool, int tags, MergeConfig merges, PlugConfig plug) {
        return driver(generation, "fcfs", PlainScheduler.fcfs(), pool, tags, merges, plug);
    }

    private Driver driver(
            Generation generation,
            String type,
            RequestScheduler scheduler,
            int pool,
            int tags,
            MergeConfig merges,
            PlugConfig plug) {
        context = new TestDriverContext(events, () -> scheduler).device("disk", tags, device);
        return new LinuxDriverFactory()
                .create(
                        new LinuxDriverConfig(generation, new Named(type), pool, 0, null, 1000, merges, plug, FLUSHES),
                        context);
    }

    private Request send(Driver driver, Request request) {
        request.criticality(Criticality.NONCRITICAL, Request.NONE);
        request.process(1);
        request.expect(done -> completed.add(done.sector()));
        driver.submit(request);
        return request;
    }

    private void read(Driver driver, long... sectors) {
        for (long sector : sectors) {
            send(driver, requests.read(sector, 8));
        }
    }

    private static MergeConfig limits(Merging merging, String size, int segments) {
        return new MergeConfig(merging, Size.parse(size), segments, Size.parse("4 KiB"));
    }

    /** One request, and only one, is taken from the scheduler before a tag is free for it. */
    @Test
    void selectsOneRequestBeforeATagIsFree() {
        Driver driver = driver(
                Generation.MULTI_QUEUE,
                "sstf",
                PlainScheduler.sstf(),
                128,
                1,
                limits(Merging.NONE, "64 KiB", 16),
                NO_PLUG);
        read(driver, 1000, 5000, 9000);
        read(driver, 1008);
        events.run();
        assertThat(device.submitted())
                .as("5000 had been chosen when 1008 came")
                .containsExactly(1000L, 5000L, 9000L, 1008L);
    }

    /**
     * In the single-queue layer an arrival does not run the queue of a busy device: requests in the scheduler can still be merged. In the
     * multi-queue layer the arrival runs it, and the request that was selected early cannot be merged any more.
     */
    @ParameterizedTest
    @CsvSource({"SINGLE_QUEUE, 0 1000", "MULTI_QUEUE, 0 1000 1008"})
    void selectsEarlyAtArrivalsOnlyInTheMultiQueueLayer(Generation generation, String submitted) {
        Driver driver = driver(generation, 128, 1, MERGES, NO_PLUG);
        read(driver, 0, 1000, 1008);
        events.run();
        assertThat(device.submitted().stream().map(String::valueOf)).containsExactly(submitted.split(" "));
        assertThat(completed).containsExactly(0L, 1000L, 1008L);
    }

    /** The tag of a completed request goes first to a device that has waited, then to the one that held it. */
    @Test
    void givesSharedTagsToWaitingDevicesAtCompletion() {
        FixedTimeDevice other = new FixedTimeDevice(events, 10 * MS);
        context = new TestDriverContext(events, PlainScheduler::fcfs)
                .device("disk", 2, device)
                .device("other", 2, other)
                .sharedPlaces(1);
        Driver driver = new LinuxDriverFactory()
                .create(
                        new LinuxDriverConfig(
                                Generation.MULTI_QUEUE,
                                new Named("fcfs"),
                                128,
                                0,
                                null,
                                1000,
                                MERGES,
                                NO_PLUG,
                                FLUSHES),
                        context);
        read(driver, 0, 1000, 2000, 3000);
        Request elsewhere = new Request();
        elsewhere.reset(99, 1, Operation.READ, 500, 8);
        send(driver, elsewhere);
        events.run();
        assertThat(completed).containsExactly(0L, 500L, 1000L, 2000L, 3000L);
    }

    /** Without a scheduler a request waits for a tag; no request is selected early or merged. */
    @Test
    void givesTagsInOrderOfArrivalWithoutAScheduler() {
        Driver driver = driver(Generation.MULTI_QUEUE, "none", PlainScheduler.fcfs(), 128, 2, MERGES, NO_PLUG);
        read(driver, 1000, 5000, 9000, 9008);
        assertThat(device.submitted()).containsExactly(1000L, 5000L);
        events.run();
        assertThat(device.submitted()).containsExactly(1000L, 5000L, 9000L, 9008L);
        assertThat(context.measured().values("disk-pool-time")).hasSize(2);
    }

    /** Back merge, front merge, and the merge of two requests whose gap was closed. */
    @Test
    void mergesNeighbours() {
        Driver driver = driver(Generation.MULTI_QUEUE, 128, 1, MERGES, NO_PLUG);
        read(driver, 0, 100_000);
        read(driver, 1008, 1016, 1000, 1032, 1024);
        events.run();
        assertThat(device.submitted()).containsExactly(0L, 100_000L, 1000L);
        assertThat(completed).containsExactly(0L, 100_000L, 1000L, 1008L, 1016L, 1024L, 1032L);
        assertThat(context.measured().count("disk-back-merges")).isEqualTo(1);
        assertThat(context.measured().count("disk-front-merges"))
                .as("1000, and 1024 before the latest, which is tried first")
                .isEqualTo(2);
        assertThat(context.measured().count("disk-request-merges")).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({
        "ALL, 16 KiB, 128, 1000 1032", // four requests of 4 KiB
        "ALL, 1280 KiB, 3, 1000 1024", // three pages
        "NONE, 1280 KiB, 128, 1000 1008 1016 1024 1032",
        "LATEST, 1280 KiB, 128, 1000",
    })
    void keepsWithinTheLimits(Merging merging, String size, int segments, String expected) {
        Driver driver = driver(Generation.MULTI_QUEUE, 128, 1, limits(merging, size, segments), NO_PLUG);
        read(driver, 0, 100_000);
        read(driver, 1000, 1008, 1016, 1024, 1032);
        events.run();
        assertThat(device.submitted().stream().skip(2).map(String::valueOf).toList())
                .containsExactly(expected.split(" "));
    }

    @Test
    void mergesOnlyWithTheLatestIfConfigured() {
        Driver driver = driver(Generation.MULTI_QUEUE, 128, 1, limits(Merging.LATEST, "1280 KiB", 128), NO_PLUG);
        read(driver, 0, 100_000);
        read(driver, 1000, 5000, 1008, 1016);
        events.run();
        assertThat(device.submitted()).containsExactly(0L, 100_000L, 1000L, 5000L, 1008L);
    }

    /** Reads are not merged with writes, nor, in kernels from 5.14, with requests of another priority. */
    @Test
    void mergesOnlyCompatibleRequests() {
        Driver driver = driver(Generation.MULTI_QUEUE, 128, 1, MERGES, NO_PLUG);
        read(driver, 0, 100_000, 1000);
        send(driver, requests.write(1008, 8));
        Request urgent = requests.read(992, 8);
        PriorityClass.REALTIME.assign(urgent, 0);
        send(driver, urgent);
        Request forced = requests.write(1016, 8);
        forced.flag(RequestFlag.FORCE_UNIT_ACCESS, true);
        send(driver, forced);
        events.run();
        assertThat(device.submitted()).startsWith(0L, 100_000L, 1000L, 1008L, 992L, 1016L);
    }

    /** Requests that a process submits at one instant are merged before the first is dispatched. */
    @Test
    void plugsWhatAProcessSubmitsAtOnce() {
        Driver driver = driver(Generation.MULTI_QUEUE, 128, 4, MERGES, PLUG);
        read(driver, 1000, 1008, 5000, 1016);
        assertThat(device.submitted()).isEmpty();
        events.run();
        assertThat(device.submitted()).containsExactly(1000L, 5000L);
        assertThat(completed).containsExactly(1000L, 1008L, 1016L, 5000L);
        assertThat(context.measured().values("disk-plug")).containsExactly(2L);
    }

    /** 32 requests end the plug, and so does one of 128 KiB. */
    @Test
    void endsAPlugThatHoldsEnough() {
        Driver driver = driver(Generation.MULTI_QUEUE, 128, 64, MERGES, PLUG);
        for (int i = 0; i < 31; i++) {
            read(driver, 1000 * i);
        }
        assertThat(device.submitted()).isEmpty();
        read(driver, 500_000);
        assertThat(device.submitted()).hasSize(32);
        send(driver, requests.read(900_000, 256));
        assertThat(device.submitted()).hasSize(33);
    }

    /** An empty queue is plugged for 3 ms, until four requests wait, or until a process waits for a request. */
    @Test
    void plugsTheQueue() {
        Driver timed = driver(Generation.SINGLE_QUEUE, 128, 4, MERGES, PLUG);
        read(timed, 1000);
        events.runUntil(3 * MS - 1);
        assertThat(device.submitted()).isEmpty();
        events.runUntil(3 * MS);
        assertThat(device.submitted()).containsExactly(1000L);
        events.run();

        read(timed, 2000, 3000, 4000);
        assertThat(device.submitted()).hasSize(1);
        read(timed, 5000);
        assertThat(device.submitted()).hasSize(5);
        events.run();

        Request waitedFor = requests.read(6000, 8);
        waitedFor.process(1);
        waitedFor.expect(done -> {});
        long now = events.now();
        timed.submit(waitedFor);
        assertThat(device.submitted()).hasSize(5);
        events.runUntil(now);
        assertThat(device.submitted()).hasSize(6);
    }

    /** A pool of nr_requests requests; further arrivals wait for a completion. */
    @Test
    void admitsAsManyRequestsAsThePoolHas() {
        Driver driver = driver(Generation.MULTI_QUEUE, 4, 1, limits(Merging.NONE, "64 KiB", 16), NO_PLUG);
        read(driver, 1000, 2000, 3000, 4000, 5000, 6000);
        assertThat(context.measured().values("disk-pool-time")).isEmpty();
        events.run();
        assertThat(device.submitted()).containsExactly(1000L, 2000L, 3000L, 4000L, 5000L, 6000L);
        assertThat(context.measured().values("disk-pool-time")).hasSize(2);
    }

    /** The process that takes the last request of a list may take 32 more, but not beyond one and a half times the list. */
    @Test
    void aBatcherMayExceedItsList() {
        Driver driver = driver(Generation.SINGLE_QUEUE, 8, 1, limits(Merging.NONE, "64 KiB", 16), NO_PLUG);
        for (int i = 0; i < 20; i++) {
            read(driver, 1000 * i);
        }
        events.runUntil(1);
        assertThat(context.measured().values("disk-pool-time")).isEmpty();
        events.run();
        assertThat(device.submitted()).hasSize(20);
        assertThat(context.measured().values("disk-pool-time"))
                .as("12 of 8 were let in at once")
                .hasSize(8);
    }

    /** Requests of another process wait while the list is full. */
    @Test
    void delaysOtherProcessesAtAFullList() {
        Driver driver = driver(Generation.SINGLE_QUEUE, 8, 1, limits(Merging.NONE, "64 KiB", 16), NO_PLUG);
        for (int i = 0; i < 8; i++) {
            read(driver, 1000 * i);
        }
        Request other = requests.read(90_000, 8);
        other.process(2);
        other.expect(done -> {});
        driver.submit(other);
        Request write = requests.write(91_000, 8);
        write.flags(true, false, false);
        write.process(2);
        write.expect(done -> {});
        driver.submit(write);
        events.run();
        assertThat(device.submitted())
                .as("asynchronous requests have a list of their own")
                .hasSize(10)
                .endsWith(90_000L);
        assertThat(context.measured().values("disk-pool-time")).hasSize(1);
    }

    /** One flush at a time; flushes that arrive meanwhile share the next one. */
    @Test
    void sharesFlushes() {
        Driver driver = driver(Generation.MULTI_QUEUE, 128, 4, MERGES, NO_PLUG);
        for (int i = 0; i < 4; i++) {
            send(driver, requests.request(Operation.FLUSH, 0, 0));
        }
        events.run();
        assertThat(device.submitted()).hasSize(2);
        assertThat(completed).hasSize(4);
        assertThat(context.measured().count("disk-flush-requests")).isEqualTo(4);
        assertThat(context.measured().count("disk-flushes")).isEqualTo(2);
    }

    /** A write with FUA is followed by a flush, and complete after it. */
    @Test
    void flushesAfterAWriteThatHasToBeOnTheMedium() {
        Driver driver = driver(Generation.MULTI_QUEUE, 128, 4, MERGES, NO_PLUG);
        Request write = requests.write(1000, 8);
        write.flag(RequestFlag.FORCE_UNIT_ACCESS, true);
        send(driver, write);
        send(driver, requests.request(Operation.FLUSH, 0, 0));
        events.runUntil(10 * MS);
        assertThat(completed)
                .as("a flush waits for the write that another one has to follow")
                .isEmpty();
        events.run();
        assertThat(events.now()).isEqualTo(20 * MS);
        assertThat(completed).hasSize(2);
        assertThat(write.has(RequestFlag.FORCE_UNIT_ACCESS)).isTrue();
        assertThat(context.measured().count("disk-flushes")).isEqualTo(1);
    }

    @Test
    void endsFlushesAtOnceWithoutACache() {
        context = new TestDriverContext(events, PlainScheduler::fcfs).device("disk", 4, device);
        Driver driver = new LinuxDriverFactory()
                .create(
                        new LinuxDriverConfig(
                                Generation.MULTI_QUEUE,
                                new Named("fcfs"),
                                128,
                                0,
                                null,
                                1000,
                                MERGES,
                                PLUG,
                                new FlushConfig(false, false)),
                        context);
        send(driver, requests.request(Operation.FLUSH, 0, 0));
        events.run();
        assertThat(events.now()).isZero();
        assertThat(completed).hasSize(1);
        assertThat(device.submitted()).isEmpty();
    }

    /** A scheduler that has requests and selects none is called again 3 ms later, rounded up to ticks, plus one tick. */
    @ParameterizedTest
    @CsvSource({"250, 0, 8", "250, 3.9, 8", "250, 4, 12", "1000, 0.5, 4", "100, 0, 20"})
    void runsAQueueAgainAfterTicks(int hz, double nowMillis, double expectedMillis) {
        assertThat(new DelayedRun(true, hz).after((long) (nowMillis * MS))).isEqualTo((long) (expectedMillis * MS));
    }

    /** Tags of each hardware queue; a process has a queue of its own. */
    @Test
    void givesEachHardwareQueueItsTags() {
        context = new TestDriverContext(events, PlainScheduler::fcfs).device("disk", 2, 1, device);
        Driver driver = new LinuxDriverFactory()
                .create(
                        new LinuxDriverConfig(
                                Generation.MULTI_QUEUE,
                                new Named("none"),
                                128,
                                0,
                                null,
                                1000,
                                MERGES,
                                NO_PLUG,
                                FLUSHES),
                        context);
        for (int process = 0; process < 4; process++) {
            Request request = requests.read(1000 * process, 8);
            request.process(process);
            request.expect(done -> {});
            driver.submit(request);
        }
        assertThat(device.submitted()).containsExactly(0L, 1000L);
        events.run();
        assertThat(device.submitted()).containsExactly(0L, 1000L, 2000L, 3000L);
    }
}
