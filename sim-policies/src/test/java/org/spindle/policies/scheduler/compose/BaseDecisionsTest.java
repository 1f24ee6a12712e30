package org.spindle.policies.scheduler.compose;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.spindle.policies.scheduler.queue.ArrivalQueue;
import org.spindle.spi.config.Size;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.testkit.sim.Requests;
import org.spindle.testkit.sim.TestEventLoop;
import org.spindle.testkit.sim.TestPositions;
import org.spindle.testkit.sim.TestRandom;
import org.spindle.testkit.sim.TestSchedulerContext;

/** The base of a composed scheduler decides on idling, merging and admission for the composition ("ComposedScheduler"). */
class BaseDecisionsTest {

    /** First come, first served, with return values that differ from every default. */
    private static final class Particular implements RequestScheduler {

        private final ArrivalQueue waiting = new ArrivalQueue();
        private final List<Request> completed = new ArrayList<>();
        private final long idleUntil;
        private final int limit;
        private final boolean isWoken;

        Particular(long idleUntil, int limit, boolean isWoken) {
            this.idleUntil = idleUntil;
            this.limit = limit;
            this.isWoken = isWoken;
        }

        @Override
        public void add(Request request) {
            waiting.add(request, 0);
        }

        @Override
        public @Nullable Request select(Eligibility eligibility) {
            return waiting.size() == 0 ? null : waiting.request(waiting.first());
        }

        @Override
        public void take(Request request) {
            waiting.removeAccess(request);
        }

        @Override
        public void completed(Request request) {
            completed.add(request);
        }

        @Override
        public long idleUntil() {
            return idleUntil;
        }

        @Override
        public boolean isWokenByCompletion() {
            return isWoken;
        }

        @Override
        public boolean mayMerge(Request old, Request arriving) {
            return arriving.sector() > old.sector();
        }

        @Override
        public boolean seeksFrontMerges() {
            return false;
        }

        @Override
        public boolean choosesMerges() {
            return true;
        }

        @Override
        public @Nullable Request chooseMerge(Request arriving, Eligibility mergeable) {
            return waiting.earliest(mergeable);
        }

        @Override
        public int admissionLimit(Request request, int pool) {
            return Math.min(limit, pool);
        }

        @Override
        public int size() {
            return waiting.size();
        }
    }

    private final Requests requests = new Requests();

    static Stream<Named<UnaryOperator<RequestScheduler>>> composed() {
        TestEventLoop events = new TestEventLoop();
        return Stream.of(
                Named.of("batch", base -> new Batches(base, 4)),
                Named.of(
                        "sequence",
                        base -> new Runs(
                                base,
                                new SequenceConfig(context().part("base", context -> base), true, true, false, 0))),
                Named.of("process-priority", base -> new ProcessPriority(base, 10)),
                Named.of("priority in one queue", base -> new UrgentEligible(base, Urgency.NOBODY, 1_000, events)),
                Named.of(
                        "priority in two queues",
                        base -> new UrgentQueue(
                                new Particular(RequestScheduler.NEVER, 1, false), base, Urgency.NOBODY, 1_000, events)),
                Named.of("collapse", base -> collapse(base, CollapseConfig.Joining.ARRIVAL)),
                Named.of("collapse late", base -> collapse(base, CollapseConfig.Joining.COMPLETION)),
                Named.of("concatenate", base -> {
                    TestSchedulerContext context = context();
                    return new ConcatenateFactory()
                            .create(
                                    new ConcatenateConfig(
                                            context.part("base", ignored -> base),
                                            true,
                                            true,
                                            Size.parse("64 sectors"),
                                            0,
                                            ConcatenateConfig.Scope.NEIGHBOURS),
                                    context);
                }));
    }

    private static TestSchedulerContext context() {
        return new TestSchedulerContext(new TestEventLoop(), 10_000, new TestPositions(10_000), new TestRandom(1));
    }

    private static RequestScheduler collapse(RequestScheduler base, CollapseConfig.Joining joining) {
        TestSchedulerContext context = context();
        CollapseConfig config =
                new CollapseConfig(context.part("base", ignored -> base), CollapseConfig.Match.IDENTICAL, joining);
        return new CollapseFactory().create(config, context);
    }

    @ParameterizedTest
    @MethodSource("composed")
    void hold(UnaryOperator<RequestScheduler> over) {
        Particular base = new Particular(777, 7, false);
        RequestScheduler scheduler = over.apply(base);
        Request request = requests.read(100, 8);
        scheduler.add(request);
        assertThat(scheduler.idleUntil()).isEqualTo(777);
        assertThat(scheduler.isWokenByCompletion()).isFalse();
        assertThat(scheduler.mayMerge(request, requests.read(108, 8))).isTrue();
        assertThat(scheduler.mayMerge(request, requests.read(92, 8))).isFalse();
        assertThat(scheduler.seeksFrontMerges()).isFalse();
        assertThat(scheduler.choosesMerges()).isTrue();
        assertThat(scheduler.chooseMerge(requests.read(108, 8), Eligibility.ALL))
                .isSameAs(request);
        assertThat(scheduler.admissionLimit(requests.read(200, 8), 64)).isEqualTo(7);
        scheduler.take(request);
        scheduler.completed(request);
        assertThat(base.completed).containsExactly(request);
    }

    /** Each class of requests is merged and admitted by its own scheduler; a completion can wake either. */
    @Test
    void belongToTheQueueOfTheRequest() {
        Particular urgent = new Particular(500, 3, true);
        Particular others = new Particular(400, 7, false);
        RequestScheduler scheduler =
                new UrgentQueue(urgent, others, (request, now) -> request.isWrite(), 1_000, new TestEventLoop());
        assertThat(scheduler.admissionLimit(requests.write(8, 8), 64)).isEqualTo(3);
        assertThat(scheduler.admissionLimit(requests.read(8, 8), 64)).isEqualTo(7);
        assertThat(scheduler.isWokenByCompletion()).isTrue();
        assertThat(scheduler.idleUntil()).isEqualTo(400);
        Request waiting = requests.write(8, 8);
        scheduler.add(waiting);
        assertThat(scheduler.chooseMerge(requests.write(16, 8), Eligibility.ALL))
                .isSameAs(waiting);
    }
}
