package org.spindle.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.spindle.spi.Parts;
import org.spindle.spi.bus.BusPort;
import org.spindle.spi.bus.Controller;
import org.spindle.spi.bus.ControllerContext;
import org.spindle.spi.bus.ControllerFront;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.RandomStream;
import org.spindle.testkit.property.Property;
import org.spindle.testkit.sim.TestControllerBelow;
import org.spindle.testkit.sim.TestControllerContext;
import org.spindle.testkit.sim.TestEventLoop;

/**
 * The contract of {@link Controller}, and of its {@link ControllerFront} if it has one, checked over two devices of 10,000 sectors.
 * A controller's test extends this class and says how to create the controller.
 */
public class ControllerContract extends ComponentContract<ControllerContext, Controller> {

    private static final int DEVICES = 2;
    private static final long SECTORS = 10_000;

    private record Step(long gap, int device, Operation operation, long sector, long sectors) {

        static Step draw(RandomStream random) {
            Operation operation = Operation.values()[(int) random.nextLong(3)];
            long sectors = operation == Operation.FLUSH ? 0 : 1 + random.nextLong(32);
            long last = SECTORS - sectors;
            return new Step(
                    random.nextLong(3) == 0 ? 0 : random.nextLong(2_000_000),
                    (int) random.nextLong(DEVICES),
                    operation,
                    random.nextLong(5) == 0 ? last : random.nextLong(last + 1),
                    sectors);
        }
    }

    private record Completion(long id, long at, long told) {}

    /** The contract of a component that a test creates; see {@link #create}. */
    protected ControllerContract() {}

    /** The contract of the components of a type; see {@link ComponentContract}. */
    public ControllerContract(Function<ControllerContext, Controller> maker, Parts parts) {
        super(maker, parts);
    }

    @Test
    void addsNoNegativeTimes() {
        Controller controller = new Run(List.of()).controller;
        assertThat(controller.messageDelay()).as("delay of messages").isNotNegative();
        assertThat(controller.sectorTimePicos()).as("time of a sector").isNotNegative();
        assertThat(controller.sectorTimeBelowPicos())
                .as("time of a sector below")
                .isNotNegative();
    }

    @Test
    void returnsTheSameValuesAtEachCall() {
        Controller controller = new Run(List.of()).controller;
        for (BusPort.Message message : BusPort.Message.values()) {
            assertThat(controller.answers(message))
                    .as("whether it answers %s", message)
                    .isEqualTo(controller.answers(message));
        }
        assertThat(controller.messageDelay())
                .as("delay of messages, asked again")
                .isEqualTo(controller.messageDelay());
        assertThat(controller.sectorTimePicos())
                .as("time of a sector, asked again")
                .isEqualTo(controller.sectorTimePicos());
        assertThat(controller.front()).as("the front").isSameAs(controller.front());
    }

    @Test
    void acceptsRequestsIfItHasAFront() {
        ControllerFront front = new Run(List.of()).front;
        if (front != null) {
            assertThat(front.queueDepth()).as("queue depth").isPositive();
        }
    }

    @Test
    void completesEveryRequestOnce() {
        check(steps -> {
            Run run = new Run(steps);
            assertThat(run.completions)
                    .extracting(Completion::id)
                    .as("requests that are complete")
                    .doesNotHaveDuplicates()
                    .hasSize(run.front == null ? 0 : steps.size());
        });
    }

    @Test
    void completesRequestsAtTheReportedTime() {
        check(steps -> assertThat(new Run(steps).completions)
                .allSatisfy(
                        done -> assertThat(done.told).as("time in the request").isEqualTo(done.at)));
    }

    @Test
    void finishesTheRequestsThatItMakes() {
        check(steps -> assertThat(new Run(steps).below.unfinished())
                .as("requests that were made and not finished")
                .isZero());
    }

    @Test
    void releasesTheBusAbove() {
        check(steps -> assertThat(new Run(steps).context.above().isIdle())
                .as("whether the bus above is idle at the end")
                .isTrue());
    }

    @Test
    void actsAlikeForTheSameRequests() {
        check(steps -> assertThat(new Run(steps).completions)
                .as("completions of the same requests")
                .isEqualTo(new Run(steps).completions));
    }

    private static void check(Consumer<List<Step>> statement) {
        Property.ofLists(Step::draw).tries(60).longest(60).check(statement);
    }

    /** One run of a new controller to its end; without requests if it has no front. */
    private final class Run {

        private final TestEventLoop events = new TestEventLoop();
        private final TestControllerContext context = new TestControllerContext(events, parts());
        private final TestControllerBelow below = new TestControllerBelow(events, parts());
        private final Controller controller = create(context);
        private final @Nullable ControllerFront front = controller.front();
        private final Deque<Request> waiting = new ArrayDeque<>();
        private final List<Completion> completions = new ArrayList<>();
        private int present;

        Run(List<Step> steps) {
            for (int device = 0; device < DEVICES; device++) {
                below.device("disk" + device, SECTORS, request -> request.sector() % 7 * 300_000);
            }
            if (front != null) {
                front.attach(below);
                long at = 0;
                for (int i = 0; i < steps.size(); i++) {
                    Step step = steps.get(i);
                    int number = i;
                    at += step.gap;
                    events.schedule(at, () -> arrive(number, step, front));
                }
            }
            events.run();
        }

        private void arrive(int number, Step step, ControllerFront to) {
            Request request = new Request().reset(number, step.device, step.operation, step.sector, step.sectors);
            request.arrived(events.now());
            request.expect(done -> {
                completions.add(new Completion(done.id(), events.now(), done.completed()));
                present--;
                sendWaiting(to);
            });
            waiting.add(request);
            sendWaiting(to);
        }

        private void sendWaiting(ControllerFront to) {
            while (!waiting.isEmpty() && present < to.queueDepth()) {
                Request next = waiting.remove();
                present++;
                context.above().send(() -> to.submit(next));
            }
        }
    }
}
