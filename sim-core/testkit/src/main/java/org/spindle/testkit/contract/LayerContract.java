package org.spindle.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.spindle.spi.Parts;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.RandomStream;
import org.spindle.testkit.corpus.RecordedRequest;
import org.spindle.testkit.corpus.Recording;
import org.spindle.testkit.property.Property;
import org.spindle.testkit.sim.TestEventLoop;
import org.spindle.testkit.sim.TestLayerContext;

/**
 * The contract of {@link Layer}, checked with random requests over units of equal capacity. A layer's test extends this class and
 * says how to create the layer. The units of the kit reject requests that they could not serve.
 */
public class LayerContract extends ComponentContract<LayerContext, Layer> {

    private static final long MOST_SECTORS = 40;

    /** A request that arrives some nanoseconds after the previous one; its place is 0 for the first sector, 1 for the last. */
    private record Step(long gap, Operation operation, double unit, double place, long sectors) {

        static Step draw(RandomStream random) {
            Operation operation = Operation.values()[(int) random.nextLong(3)];
            return new Step(
                    random.nextLong(3) == 0 ? 0 : random.nextLong(3_000_000),
                    operation,
                    random.nextDouble(),
                    random.nextLong(4) == 0 ? random.nextLong(2) : random.nextDouble(),
                    operation == Operation.FLUSH ? 0 : 1 + random.nextLong(40));
        }
    }

    private record Completion(long id, long at, long told, long submitted) {}

    /** The contract of a component that a test creates; see {@link #create}. */
    protected LayerContract() {}

    /** The contract of the components of a type; see {@link ComponentContract}. */
    public LayerContract(Function<LayerContext, Layer> maker, Parts parts) {
        super(maker, parts);
    }

    /** The number of units below. */
    protected int units() {
        return 4;
    }

    /** Capacity of each unit below, in sectors. */
    protected long unitSectors() {
        return 16_384;
    }

    /** Whether a flush reaches every unit below. */
    protected boolean passesFlushesOn() {
        return true;
    }

    @Test
    void hasUnitsWithACapacity() {
        Layer layer = new Run(List.of(), request -> 0).layer;
        assertThat(layer.units()).as("units").isPositive();
        for (int unit = 0; unit < layer.units(); unit++) {
            assertThat(layer.sectors(unit)).as("sectors of unit %s", unit).isPositive();
        }
    }

    @Test
    void completesEveryRequestOnce() {
        check(steps -> requireAll(new Run(steps, LayerContract::delay)));
    }

    /** Parts may be complete within {@code submit}. */
    @Test
    void completesRequestsWhenUnitsAnswerAtOnce() {
        check(steps -> requireAll(new Run(steps, request -> 0)));
    }

    @Test
    void completesRequestsWhenUnitsAnswerLate() {
        check(steps -> requireAll(new Run(steps, request -> 40_000_000 + delay(request))));
    }

    @Test
    void completesRecordedRequestsOnce() {
        for (Recording recording : Recording.all()) {
            List<Step> steps = new ArrayList<>();
            long before = 0;
            for (RecordedRequest request : recording.requests()) {
                double place = (double) (request.sector() % unitSectors()) / unitSectors();
                steps.add(new Step(
                        request.arrival() - before,
                        request.operation(),
                        place,
                        place,
                        Math.min(request.sectors(), MOST_SECTORS)));
                before = request.arrival();
            }
            Run run = new Run(steps, LayerContract::delay);
            requireAll(run);
            assertThat(run.context.unfinished())
                    .as("requests that were made and not finished")
                    .isZero();
        }
    }

    @Test
    void completesRequestsAtTheReportedTime() {
        check(steps -> {
            for (Completion completion : new Run(steps, LayerContract::delay).completions) {
                assertThat(completion.told)
                        .as("time in the request, of %s", completion)
                        .isEqualTo(completion.at);
                assertThat(completion.at)
                        .as("completion of %s", completion)
                        .isGreaterThanOrEqualTo(completion.submitted);
            }
        });
    }

    /** Requests that it has made are returned to the pool, each once and when complete. */
    @Test
    void finishesTheRequestsThatItMakes() {
        check(steps -> assertThat(new Run(steps, LayerContract::delay).context.unfinished())
                .as("requests that were made and not finished")
                .isZero());
    }

    @Test
    void servesTheFirstAndTheLastSectors() {
        for (Operation operation : List.of(Operation.READ, Operation.WRITE)) {
            requireAll(new Run(
                    List.of(
                            new Step(0, operation, 0, 0, 1),
                            new Step(0, operation, 0, 1, 1),
                            new Step(0, operation, 1, 1, 8),
                            new Step(0, operation, 1, 0, 8)),
                    LayerContract::delay));
        }
    }

    @Test
    void actsAlikeForTheSameRequests() {
        check(steps -> {
            Run first = new Run(steps, LayerContract::delay);
            Run second = new Run(steps, LayerContract::delay);
            assertThat(second.completions)
                    .as("completions of the same requests")
                    .isEqualTo(first.completions);
            assertThat(second.context.sent())
                    .as("requests sent below for the same requests")
                    .isEqualTo(first.context.sent());
        });
    }

    @TestFactory
    Stream<DynamicTest> hasItsDeclaredCapabilities() {
        return new CapabilityTests()
                .add(passesFlushesOn(), "passes flushes on", this::flushesEveryUnit)
                .tests();
    }

    void flushesEveryUnit() {
        Layer layer = new Run(List.of(), request -> 0).layer;
        List<Step> flushes = new ArrayList<>();
        for (int unit = 0; unit < layer.units(); unit++) {
            flushes.add(new Step(0, Operation.FLUSH, (unit + 0.5) / layer.units(), 0, 0));
        }
        Run run = new Run(flushes, LayerContract::delay);
        assertThat(run.context.sent())
                .filteredOn(sent -> sent.operation() == Operation.FLUSH)
                .extracting(TestLayerContext.Sent::unit)
                .as("units that were flushed")
                .containsAll(Stream.iterate(0, unit -> unit + 1).limit(units()).toList());
    }

    /** Up to five milliseconds, by address; every sixth address is there at once. */
    private static long delay(Request request) {
        return request.sector() % 6 == 0 ? 0 : request.sector() % 50 * 100_000 + request.sectors() * 1_000;
    }

    private static void requireAll(Run run) {
        assertThat(run.completions)
                .extracting(Completion::id)
                .as("requests that are complete")
                .doesNotHaveDuplicates()
                .hasSize(run.submitted);
    }

    private static void check(Consumer<List<Step>> statement) {
        Property.ofLists(Step::draw).tries(60).longest(60).check(statement);
    }

    /** One run of a new layer to its end. Completed requests are reused. */
    private final class Run {

        private final TestEventLoop events = new TestEventLoop();
        private final TestLayerContext context = new TestLayerContext(events, 5, parts());
        private final Layer layer;
        private final Deque<Request> free = new ArrayDeque<>();
        private final List<Completion> completions = new ArrayList<>();
        private int submitted;

        Run(List<Step> steps, ToLongFunction<Request> delay) {
            for (int unit = 0; unit < units(); unit++) {
                context.unit("unit" + unit, unitSectors(), delay);
            }
            layer = create(context);
            long at = 0;
            for (Step step : steps) {
                at += step.gap;
                events.schedule(at, () -> submit(step));
            }
            events.run();
        }

        private void submit(Step step) {
            int unit = (int) Math.min(step.unit * layer.units(), layer.units() - 1);
            long sectors = Math.min(step.sectors, layer.sectors(unit));
            long sector = (long) (step.place * (layer.sectors(unit) - sectors));
            if (step.operation != Operation.FLUSH && layer.refusal(unit, sector, sectors) != null) {
                return;
            }
            Request reused = free.poll();
            Request request =
                    (reused == null ? new Request() : reused).reset(submitted++, unit, step.operation, sector, sectors);
            request.arrived(events.now());
            request.expect(this::completed);
            layer.submit(request);
        }

        private void completed(Request request) {
            completions.add(new Completion(request.id(), events.now(), request.completed(), request.arrived()));
            free.add(request);
        }
    }
}
