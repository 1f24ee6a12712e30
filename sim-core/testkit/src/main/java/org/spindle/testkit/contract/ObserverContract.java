package org.spindle.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.spindle.spi.Parts;
import org.spindle.spi.observer.Observer;
import org.spindle.spi.observer.ObserverContext;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.sim.RandomStream;
import org.spindle.testkit.property.Property;
import org.spindle.testkit.sim.TestObserverContext;

/**
 * The contract of {@link Observer}, checked with random runs over two units. An observer's test extends this class and says how to
 * create one. The kit rejects names, files and series that a run would reject.
 */
public class ObserverContract extends ComponentContract<ObserverContext, Observer> {

    private static final int PRESENT = 8;

    /** A request that arrives some time after the previous one and replaces an earlier one, which then completes. */
    private record Step(long gap, int place, Operation operation, long sector, long sectors, long service) {

        static Step draw(RandomStream random) {
            return new Step(
                    random.nextLong(3) == 0 ? 0 : random.nextLong(4_000_000),
                    (int) random.nextLong(PRESENT),
                    Operation.values()[(int) random.nextLong(3)],
                    random.nextLong(100_000),
                    random.nextLong(64),
                    random.nextLong(30_000_000));
        }
    }

    /** All output of an observer. */
    private record Left(List<Object> metrics, Map<String, String> files, List<TestObserverContext.Series> series) {}

    /** The contract of a component that a test creates; see {@link #create}. */
    protected ObserverContract() {}

    /** The contract of the components of a type; see {@link ComponentContract}. */
    public ObserverContract(Function<ObserverContext, Observer> maker, Parts parts) {
        super(maker, parts);
    }

    @Test
    void followsARunWithoutRequests() {
        follow(List.of(), 0, new RunRequests(true));
    }

    @Test
    void followsRuns() {
        check(steps -> follow(steps, 0, new RunRequests(true)));
    }

    @Test
    void followsARunWithAWarmUp() {
        check(steps -> follow(steps, steps.size() / 2, new RunRequests(true)));
    }

    /** Neither the end of the warm-up nor the end of the run is notified. */
    @Test
    void acceptsARunThatFailsDuringWarmUp() {
        check(steps -> follow(steps, Integer.MAX_VALUE, new RunRequests(true)));
    }

    @Test
    void producesTheSameResultForTheSameRun() {
        check(steps -> assertThat(follow(steps, 0, new RunRequests(true)))
                .as("results of the same run")
                .isEqualTo(follow(steps, 0, new RunRequests(true))));
    }

    @Test
    void changesNoRequest() {
        check(steps -> follow(steps, 0, new RunRequests(true) {
            private String before = "";

            @Override
            void before(Request request) {
                before = state(request);
            }

            @Override
            void after(Request request) {
                assertThat(state(request))
                        .as("the request after the observer saw it")
                        .isEqualTo(before);
            }
        }));
    }

    /** Requests are reused when they are complete. */
    @Test
    void keepsNoRequestThatIsComplete() {
        check(steps -> assertThat(follow(steps, 0, new RunRequests(false)))
                .as("results when requests are reused")
                .isEqualTo(follow(steps, 0, new RunRequests(true))));
    }

    /** Two observers of one type have different names. */
    @Test
    void followsItsOwnRunOnly() {
        check(steps -> {
            Left alone = follow(steps, 0, new RunRequests(true));
            TestObserverContext others = new TestObserverContext(8, parts());
            Observer other = create(others);
            others.begin();
            other.begin(new RequestSchema(), List.of("disk0", "disk1"));
            assertThat(follow(steps, 0, new RunRequests(true) {
                        @Override
                        void before(Request request) {
                            others.at(request.arrived());
                            if (request.completed() == Request.NONE) {
                                other.arrived(request);
                            } else {
                                other.completed(request);
                            }
                        }
                    }))
                    .as("results beside another observer")
                    .isEqualTo(alone);
        });
    }

    private static String state(Request request) {
        return request + " " + request.arrived() + " " + request.dispatched() + " " + request.completed() + " "
                + request.tag() + " " + request.process() + " " + request.criticality() + " " + request.isAsynchronous()
                + request.isMetadata() + request.isReadAhead() + " " + request.buffer() + " " + request.parent() + " "
                + request.carried() + " " + request.deviceState() + " " + request.hardwareQueue() + " "
                + request.timeLimit() + " " + request.recordedService() + " " + request.recordedResponse();
    }

    /**
     * Runs an observer.
     *
     * @param warmUp requests that have arrived when the warm-up ends; beyond the last, the run fails within it
     */
    private Left follow(List<Step> steps, int warmUp, RunRequests requests) {
        TestObserverContext context = new TestObserverContext(3, parts());
        Observer observer = create(context);
        context.begin();
        observer.begin(new RequestSchema(), List.of("disk0", "disk1"));
        long now = 0;
        for (int i = 0; i < steps.size(); i++) {
            now += steps.get(i).gap;
            context.at(now);
            if (i == warmUp) {
                observer.warmedUp(now);
            }
            requests.next(steps.get(i), i, now, observer);
        }
        if (warmUp <= steps.size()) {
            if (warmUp == steps.size()) {
                observer.warmedUp(now);
            }
            requests.completeAll(now, observer);
            observer.end(now);
        }
        return new Left(values(context), context.written(), context.series());
    }

    private static List<Object> values(TestObserverContext context) {
        List<Object> values = new ArrayList<>();
        for (String name : context.measured().names()) {
            values.add(name);
            values.add(context.measured().everything(name));
        }
        return values;
    }

    private static void check(Consumer<List<Step>> statement) {
        Property.ofLists(Step::draw).tries(100).longest(60).check(statement);
    }

    /** The requests of a run: a new object for each, or the same eight again and again. */
    private static class RunRequests {

        private final @Nullable Request[] present = new Request[PRESENT];
        private final boolean isNewEachTime;

        RunRequests(boolean isNewEachTime) {
            this.isNewEachTime = isNewEachTime;
        }

        @SuppressWarnings("UnusedVariable") // for those that override it
        void before(Request request) {}

        @SuppressWarnings("UnusedVariable")
        void after(Request request) {}

        final void next(Step step, int number, long now, Observer observer) {
            Request before = complete(step.place, now, observer);
            Request request = before == null || isNewEachTime ? new Request() : before;
            request.reset(number, number % 2, step.operation, step.sector, step.sectors);
            request.arrived(now);
            request.tag(step.service);
            present[step.place] = request;
            before(request);
            observer.arrived(request);
            after(request);
        }

        final void completeAll(long now, Observer observer) {
            for (int place = 0; place < PRESENT; place++) {
                complete(place, now, observer);
            }
        }

        private @Nullable Request complete(int place, long now, Observer observer) {
            Request request = present[place];
            if (request != null) {
                present[place] = null;
                request.dispatched(request.arrived() + Math.min(request.tag(), now - request.arrived()));
                request.expect(done -> {
                    before(done);
                    observer.completed(done);
                    after(done);
                });
                request.complete(now);
            }
            return request;
        }
    }
}
