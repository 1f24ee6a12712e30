package org.spindle.host.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.spindle.host.driver.DriverRig.MS;
import static org.spindle.host.driver.DriverRig.NOBODY;
import static org.spindle.host.driver.DriverRig.config;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.testkit.oracle.PlainScheduler;
import org.spindle.testkit.sim.FixedTimeDevice;
import org.spindle.testkit.sim.TestDriverContext;

/** The driver's queue: the order and number of requests at the device, their times, and the calls of scheduler and submitter. */
class StandardDriverTest {

    private final DriverRig rig = new DriverRig();

    /** The orders of service that DiskSim 4.0 was measured to give for these arrivals, 0.1 ms apart, 10 ms for each. */
    @ParameterizedTest
    @CsvSource({
        "fcfs,   5000 9000 100 5200 4900 5100 8000 4990 300 5000 95000 4000",
        "look,   5000 5000 5100 5200 8000 9000 95000 4990 4900 4000 300 100",
        "c-look, 5000 5000 5100 5200 8000 9000 95000 100 300 4000 4900 4990",
        "sstf,   5000 5000 4990 4900 5100 5200 4000 300 100 8000 9000 95000",
    })
    void dispatchesInTheMeasuredOrder(String type, String order) {
        BlockTarget driver = rig.driver(() -> scheduler(type), 1, config(true, null));
        long at = 0;
        for (long sector : sectors("5000 9000 100 5200 4900 5100 8000 4990 300 5000 95000 4000")) {
            rig.events.schedule(at, () -> rig.submit(driver, rig.read(sector), NOBODY));
            at += MS / 10;
        }
        rig.events.run();
        assertThat(rig.device.submitted()).isEqualTo(sectors(order));
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
        BlockTarget driver = rig.driver(PlainScheduler::fcfs, queueDepth, config(queueInDevice, outstanding));
        for (int i = 0; i < 10; i++) {
            rig.submit(driver, rig.read(i), NOBODY);
        }
        assertThat(rig.device.submitted()).hasSize(limit);
        rig.events.run();
        assertThat(rig.device.submitted()).hasSize(10);
        assertThat(rig.device.mostPresent()).isEqualTo(limit);
    }

    @Test
    void stampsDispatchAndCompletion() {
        BlockTarget driver = rig.driver(PlainScheduler::fcfs, 1, config(true, null));
        Request first = rig.read(100);
        Request second = rig.read(200);
        rig.events.schedule(2 * MS, () -> rig.submit(driver, first, NOBODY));
        rig.events.schedule(5 * MS, () -> rig.submit(driver, second, NOBODY));
        rig.events.run();
        assertThat(first.dispatched()).isEqualTo(2 * MS);
        assertThat(first.completed()).isEqualTo(12 * MS);
        assertThat(second.queueTime()).isEqualTo(7 * MS);
        assertThat(second.serviceTime()).isEqualTo(10 * MS);
        assertThat(second.responseTime()).isEqualTo(17 * MS);
    }

    @Test
    void takesItsOwnTimeForTheArrivalOnlyWhereNobodyAboveHasSetOne() {
        BlockTarget driver = rig.driver(PlainScheduler::fcfs, 2, config(true, null));
        Request stamped = rig.read(100);
        Request unstamped = rig.read(200);
        rig.events.runUntil(5 * MS);
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
        BlockTarget driver = rig.driver(() -> new Overheard(told), 1, config(true, null));
        rig.submit(driver, rig.read(100), request -> told.add("submitter " + request.sector()));
        rig.submit(driver, rig.read(200), request -> told.add("submitter " + request.sector()));
        rig.events.run();
        assertThat(told)
                .containsExactly(
                        "take 100", "completed 100", "submitter 100", "take 200", "completed 200", "submitter 200");
    }

    /** All three requests that arrive during a completion take part in the next selection; 310 is the nearest to 308. */
    @Test
    void choosesAfterTheCompletionHasHadItsEffectAbove() {
        BlockTarget driver = rig.driver(PlainScheduler::sstf, 1, config(true, null));
        rig.submit(driver, rig.read(300), done -> {
            rig.submit(driver, rig.read(350), NOBODY);
            rig.submit(driver, rig.read(330), NOBODY);
            rig.submit(driver, rig.read(310), NOBODY);
        });
        rig.submit(driver, rig.read(9000), NOBODY);
        rig.events.run();
        assertThat(rig.device.submitted()).containsExactly(300L, 310L, 330L, 350L, 9000L);
    }

    @Test
    void keepsDevicesApart() {
        FixedTimeDevice other = new FixedTimeDevice(rig.events, MS);
        BlockTarget driver = new StandardDriverFactory()
                .create(
                        config(true, null),
                        new TestDriverContext(rig.events, PlainScheduler::fcfs)
                                .device("sda", 1, rig.device)
                                .device("sdb", 1, other));
        List<Long> completions = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            rig.submit(driver, rig.read(i), NOBODY);
            rig.submit(
                    driver, rig.requests.request(1, Operation.WRITE, i, 8), done -> completions.add(done.completed()));
        }
        rig.events.run();
        assertThat(completions).containsExactly(MS, 2 * MS);
        assertThat(rig.device.submitted()).containsExactly(0L, 1L);
        assertThat(other.submitted()).containsExactly(0L, 1L);
    }

    @Test
    void passesFlushAndDiscardInTheirTurn() {
        List<Operation> seen = new ArrayList<>();
        BlockTarget driver = rig.driver(PlainScheduler::fcfs, 1, config(true, null));
        rig.submit(driver, rig.requests.write(100, 8), done -> seen.add(done.operation()));
        rig.submit(driver, rig.requests.request(Operation.FLUSH, 0, 0), done -> seen.add(done.operation()));
        rig.submit(driver, rig.requests.request(Operation.DISCARD, 100, 8), done -> seen.add(done.operation()));
        rig.submit(driver, rig.read(100), done -> seen.add(done.operation()));
        rig.events.run();
        assertThat(seen).containsExactly(Operation.WRITE, Operation.FLUSH, Operation.DISCARD, Operation.READ);
    }

    /** A closed loop on a device that answers within the call: the stack does not grow with the number of requests. */
    @Test
    void servesAnImmediateDeviceInAClosedLoopWithoutRecursion() {
        int[] served = {0};
        BlockTarget immediate = request -> {
            served[0]++;
            request.complete(rig.events.now());
        };
        BlockTarget driver = new StandardDriverFactory()
                .create(
                        config(true, null),
                        new TestDriverContext(rig.events, PlainScheduler::fcfs).device("sda", 2, immediate));
        CompletionListener again = new CompletionListener() {
            @Override
            public void completed(Request done) {
                if (served[0] < 100_000) {
                    rig.submit(driver, done.reset(done.id() + 1, 0, Operation.READ, 0, 8), this);
                }
            }
        };
        rig.submit(driver, rig.read(0), again);
        assertThat(served[0]).isEqualTo(100_000);
    }

    @Test
    void measuresEachDevicesQueue() {
        TestDriverContext context =
                new TestDriverContext(rig.events, PlainScheduler::fcfs).device("sda", 1, rig.device);
        BlockTarget driver = new StandardDriverFactory().create(config(true, null), context);
        rig.submit(driver, rig.read(100), NOBODY);
        rig.events.schedule(4 * MS, () -> rig.submit(driver, rig.read(200), NOBODY));
        rig.events.run();
        assertThat(context.measured().count("sda-dispatched")).isEqualTo(2);
        assertThat(context.measured().values("sda-queue-time")).containsExactly(0L, 6 * MS);
        assertThat(context.measured().levels("sda-queue-length")).containsExactly(1.0, 0.0, 1.0, 0.0);
        assertThat(context.measured().levels("sda-outstanding")).containsExactly(1.0, 0.0, 1.0, 0.0);
        assertThat(context.measured().unit("sda-queue-time")).isEqualTo("ns");
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

    /** First come, first served; records the calls that it receives. */
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
}
