package org.spindle.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.spindle.spi.Parts;
import org.spindle.spi.driver.Driver;
import org.spindle.spi.driver.DriverContext;
import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.RandomStream;
import org.spindle.testkit.oracle.PlainScheduler;
import org.spindle.testkit.property.Property;
import org.spindle.testkit.sim.TestDriverContext;
import org.spindle.testkit.sim.TestEventLoop;

/**
 * The contract of {@link Driver}, checked with random requests to three devices: one takes a request at a time, one four, one two on
 * each of three hardware queues. A driver's test extends this class and says how to create the driver; all schedulers that it
 * requests serve in order of arrival.
 */
public class DriverContract extends ComponentContract<DriverContext, Driver> {

    private static final int[] QUEUES = {1, 1, 3};
    private static final int[] DEPTHS = {1, 4, 2};

    private record Step(long gap, int device, Operation operation, long sector, long sectors) {

        static Step draw(RandomStream random) {
            Operation operation = Operation.values()[(int) random.nextLong(3)];
            return new Step(
                    random.nextLong(3) == 0 ? 0 : random.nextLong(1_000_000),
                    (int) random.nextLong(QUEUES.length),
                    operation,
                    random.nextLong(100_000),
                    operation == Operation.FLUSH ? 0 : 1 + random.nextLong(32));
        }
    }

    private record Completion(long id, long at, long arrived, long dispatched) {}

    /** The contract of a component that a test creates; see {@link #create}. */
    protected DriverContract() {}

    /** The contract of the components of a type; see {@link ComponentContract}. */
    public DriverContract(Function<DriverContext, Driver> maker, Parts parts) {
        super(maker, parts);
    }

    /** Whether requests are sent as soon as the device has room for them. */
    protected boolean isWorkConserving() {
        return true;
    }

    @Test
    void completesEveryRequestOnce() {
        check(steps -> assertThat(new Run(steps).completions)
                .extracting(Completion::id)
                .as("requests that are complete")
                .doesNotHaveDuplicates()
                .hasSize(steps.size()));
    }

    /** The devices of the kit reject requests beyond their depth, and hardware queues that they do not have. */
    @Test
    void respectsTheQueueDepthOfDevices() {
        check(steps -> new Run(steps));
    }

    /** The devices of the kit reject the requests of others. */
    @Test
    void sendsEveryRequestToItsDevice() {
        check(steps -> {
            Run run = new Run(steps);
            for (int device = 0; device < QUEUES.length; device++) {
                int number = device;
                assertThat(run.places.get(device).served)
                        .as("requests that device %s served", device)
                        .isGreaterThanOrEqualTo(steps.stream()
                                .filter(step -> step.device == number && step.operation != Operation.FLUSH)
                                .count());
            }
        });
    }

    @Test
    void notesTheDispatchOfEachRequest() {
        check(steps -> {
            for (Completion completion : new Run(steps).completions) {
                assertThat(completion.dispatched)
                        .as("dispatch of %s", completion)
                        .isBetween(completion.arrived, completion.at);
            }
        });
    }

    /** Of requests with data: a driver may turn a flush into several requests of its own. */
    @Test
    void reportsTheLastSectorSent() {
        check(steps -> {
            Run run = new Run(steps.stream()
                    .filter(step -> step.operation != Operation.FLUSH)
                    .toList());
            for (int device = 0; device < QUEUES.length; device++) {
                assertThat(run.driver.lastSector(device))
                        .as("last sector of device %s", device)
                        .isEqualTo(run.places.get(device).lastSector);
            }
        });
    }

    @Test
    void actsAlikeForTheSameRequests() {
        check(steps -> assertThat(new Run(steps).completions)
                .as("completions of the same requests")
                .isEqualTo(new Run(steps).completions));
    }

    @TestFactory
    Stream<DynamicTest> hasItsDeclaredCapabilities() {
        return new CapabilityTests()
                .add(isWorkConserving(), "is work conserving", this::sendsWhatThereIsRoomFor)
                .tests();
    }

    void sendsWhatThereIsRoomFor() {
        for (int device = 0; device < QUEUES.length; device++) {
            List<Step> burst = new ArrayList<>();
            for (int i = 0; i < 40; i++) {
                burst.add(new Step(0, device, Operation.READ, 1000L * i, 8));
            }
            assertThat(new Run(burst).places.get(device).mostPresent)
                    .as("requests at device %s at once", device)
                    .isEqualTo(QUEUES[device] == 1 ? DEPTHS[device] : DEPTHS[device] * QUEUES[device]);
        }
    }

    private static void check(Consumer<List<Step>> statement) {
        Property.ofLists(Step::draw).tries(80).longest(80).check(statement);
    }

    /** A device that serves all its requests in parallel, 1 ms each. */
    private static final class ParallelDevice implements BlockTarget {

        private final TestEventLoop events;
        private final int device;
        private final int[] present;
        private int allPresent;
        private int mostPresent;
        private long lastSector;
        private long served;

        ParallelDevice(TestEventLoop events, int device) {
            this.events = events;
            this.device = device;
            present = new int[QUEUES[device]];
        }

        @Override
        public void submit(Request request) {
            int queue = request.hardwareQueue();
            if (queue < 0 || queue >= present.length) {
                throw new AssertionError("device " + device + " has no hardware queue " + queue);
            }
            if (++present[queue] > DEPTHS[device]) {
                throw new AssertionError("device " + device + " has no room for another request");
            }
            mostPresent = Math.max(mostPresent, ++allPresent);
            lastSector = request.sector();
            served++;
            if (request.device() != device) {
                throw new AssertionError(request + " is sent to device " + device);
            }
            events.schedule(events.now() + 1_000_000, () -> {
                present[queue]--;
                allPresent--;
                request.complete(events.now());
            });
        }
    }

    /** One run of a new driver to its end. */
    private final class Run {

        private final TestEventLoop events = new TestEventLoop();
        private final Driver driver;
        private final List<ParallelDevice> places = new ArrayList<>();
        private final List<Completion> completions = new ArrayList<>();

        Run(List<Step> steps) {
            TestDriverContext context = new TestDriverContext(events, PlainScheduler::fcfs).parts(parts());
            for (int device = 0; device < QUEUES.length; device++) {
                places.add(new ParallelDevice(events, device));
                context.device("disk" + device, QUEUES[device], DEPTHS[device], places.get(device));
            }
            driver = create(context);
            long at = 0;
            for (int i = 0; i < steps.size(); i++) {
                Step step = steps.get(i);
                int number = i;
                at += step.gap;
                events.schedule(at, () -> {
                    Request request =
                            new Request().reset(number, step.device, step.operation, step.sector, step.sectors);
                    request.arrived(events.now());
                    request.process(number % 5);
                    request.expect(done -> completions.add(
                            new Completion(done.id(), events.now(), done.arrived(), done.dispatched())));
                    driver.submit(request);
                });
            }
            events.run();
        }
    }
}
