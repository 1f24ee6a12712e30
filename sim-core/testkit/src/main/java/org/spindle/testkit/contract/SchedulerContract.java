package org.spindle.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.spindle.spi.Parts;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.sim.RandomStream;
import org.spindle.testkit.corpus.RecordedRequest;
import org.spindle.testkit.corpus.Recording;
import org.spindle.testkit.property.Property;

/**
 * The contract of every request scheduler, whatever its order. Extend it, implement how to make one, and override the hooks for
 * the capabilities that the scheduler has or lacks.
 */
public class SchedulerContract extends ComponentContract<SchedulerContext, RequestScheduler> {

    private static final long MOST_SECTORS = 256;

    /** The contract of a component that a test creates; see {@link #create}. */
    protected SchedulerContract() {}

    /** The contract of the components of a type; see {@link ComponentContract}. */
    public SchedulerContract(Function<SchedulerContext, RequestScheduler> maker, Parts parts) {
        super(maker, parts);
    }

    /** Capacity of the device in sectors, at least 1000. */
    protected long sectors() {
        return 100_000;
    }

    /** Whether requests that differ only in their arrival are served in order of arrival. */
    protected boolean servesEqualsInOrderOfArrival() {
        return true;
    }

    /** Whether the order is unchanged when an owner queries choices, with any eligibility, without dispatching them. */
    protected boolean selectsWithoutTrace() {
        return true;
    }

    /** Whether several requests may be served by one that carries them. */
    protected boolean combines() {
        return false;
    }

    /** A plain scheduler that must choose the same requests; null if there is none. */
    protected @Nullable RequestScheduler reference(SchedulerContext context) {
        return null;
    }

    @Test
    void selectsNothingFromAnEmptyQueue() {
        SchedulerRig rig = rig();
        assertThat(rig.scheduler().size()).as("size of an empty queue").isZero();
        assertThat(rig.scheduler().select(Eligibility.ALL))
                .as("choice from an empty queue")
                .isNull();
    }

    @Test
    void servesEveryRequestOnce() {
        check(steps -> {
            SchedulerRig rig = rig();
            List<Long> served = rig.follow(steps);
            assertThat(served).as("requests served").doesNotHaveDuplicates().hasSameSizeAs(rig.arrived());
            requireNothingLeft(rig);
        });
    }

    @Test
    void countsWaitingRequests() {
        check(steps -> {
            SchedulerRig rig = rig();
            for (QueueStep step : steps) {
                rig.take(step);
                requireCount(rig);
            }
        });
    }

    private static void requireCount(SchedulerRig rig) {
        assertThat(rig.scheduler().size())
                .as("number of waiting requests")
                .isEqualTo(rig.waiting().size());
    }

    private static void requireNothingLeft(SchedulerRig rig) {
        assertThat(rig.scheduler().select(Eligibility.ALL))
                .as("choice when nothing waits")
                .isNull();
    }

    @Test
    void selectsWaitingRequestsOnly() {
        check(steps -> {
            SchedulerRig rig = rig();
            for (QueueStep step : steps) {
                rig.take(step);
                Request choice = rig.scheduler().select(Eligibility.ALL);
                assertThat(choice == null || rig.isWaiting(choice))
                        .as("whether %s waits", choice)
                        .isTrue();
            }
        });
    }

    @Test
    void selectsTheSameUntilSomethingChanges() {
        check(steps -> {
            SchedulerRig rig = rig();
            for (QueueStep step : steps) {
                rig.take(step);
                Request choice = rig.scheduler().select(Eligibility.ALL);
                assertThat(rig.scheduler().select(Eligibility.ALL))
                        .as("choice when asked again")
                        .isSameAs(choice);
                requireCount(rig);
            }
        });
    }

    void servesInTheSameOrderWhenChoicesAreLookedAtInBetween() {
        check(steps -> {
            SchedulerRig watched = rig();
            watched.beforeEachService(scheduler -> {
                scheduler.select(Eligibility.ALL);
                scheduler.select(request -> request.sector() % 2 == 0);
                scheduler.select(request -> false);
            });
            assertThat(watched.follow(steps))
                    .as("order when choices are queried in between")
                    .isEqualTo(rig().follow(steps));
        });
    }

    @Test
    void selectsEligibleRequestsOnly() {
        check(steps -> {
            SchedulerRig rig = rig();
            Eligibility evenOnly = request -> request.id() % 2 == 0;
            for (QueueStep step : steps) {
                rig.take(step);
                Request choice = rig.scheduler().select(evenOnly);
                assertThat(choice == null || areEligible(choice, evenOnly))
                        .as("whether %s is eligible", choice)
                        .isTrue();
                assertThat(rig.scheduler().select(request -> false))
                        .as("choice when nothing is eligible")
                        .isNull();
            }
        });
    }

    private static boolean areEligible(Request choice, Eligibility eligibility) {
        boolean all = choice.carried() != null || eligibility.test(choice);
        for (Request part = choice.carried(); part != null && all; part = part.nextCarried()) {
            all = areEligible(part, eligibility);
        }
        return all;
    }

    void findsTheOnlyEligibleRequest() {
        check(steps -> {
            SchedulerRig rig = rig();
            steps.forEach(rig::take);
            for (Request only : rig.waiting()) {
                assertThat(rig.patientSelect(request -> request == only))
                        .as("choice when one request is eligible")
                        .isSameAs(only);
            }
        });
    }

    @Test
    void permitsTheOwnerToTakeAnyWaitingRequest() {
        check(steps -> {
            SchedulerRig rig = rig();
            for (QueueStep step : steps) {
                rig.take(step);
                if (rig.waiting().size() > 2) {
                    rig.serve(rig.waiting().get(1));
                }
            }
            assertThat(rig.follow(List.of()))
                    .as("requests served when the owner took others")
                    .doesNotHaveDuplicates()
                    .hasSameSizeAs(rig.arrived());
        });
    }

    @Test
    void forgetsWithdrawnRequests() {
        check(steps -> {
            SchedulerRig rig = rig();
            for (QueueStep step : steps) {
                rig.take(step);
                if (rig.waiting().size() > 3) {
                    rig.scheduler().withdraw(rig.waiting().remove(2));
                }
                requireCount(rig);
            }
            rig.follow(List.of());
            requireNothingLeft(rig);
        });
    }

    @Test
    void permitsARequestToReplaceAnother() {
        check(steps -> {
            SchedulerRig rig = rig();
            for (QueueStep step : steps) {
                rig.take(step);
                if (rig.waiting().size() > 3) {
                    rig.replace(rig.waiting().get(1));
                }
                requireCount(rig);
            }
            assertThat(rig.follow(List.of()))
                    .as("requests served after replacements")
                    .doesNotHaveDuplicates();
            requireNothingLeft(rig);
        });
    }

    @Test
    void servesTheSameArrivalsInTheSameOrder() {
        check(steps ->
                assertThat(rig().follow(steps)).as("order of the same arrivals").isEqualTo(rig().follow(steps)));
    }

    void servesEqualRequestsInOrderOfArrival() {
        for (long sector : new long[] {0, 500, sectors() - 8}) {
            SchedulerRig rig = rig();
            List<QueueStep> equals = IntStream.range(0, 50)
                    .mapToObj(i -> QueueStep.arrival(Operation.READ, sector, 8))
                    .toList();
            assertThat(rig.follow(equals))
                    .as("order of equal requests")
                    .isSorted()
                    .hasSize(50);
        }
    }

    @Test
    void ordersHundredsOfRequestsThatWaitTogether() {
        Property.ofLists(this::arrival).tries(5).longest(600).check(arrivals -> {
            SchedulerRig rig = rig();
            assertThat(rig.follow(arrivals))
                    .as("requests served of many that wait")
                    .doesNotHaveDuplicates()
                    .hasSameSizeAs(arrivals);
        });
    }

    /** Arrivals come in bursts of three, as many times as services, so that the queue grows and is emptied at the end. */
    @Test
    void servesRecordedRequestsOnce() {
        for (Recording recording : Recording.all()) {
            List<QueueStep> steps = new ArrayList<>();
            for (RecordedRequest recorded : recording.requests()) {
                RecordedRequest request = recorded.within(sectors(), MOST_SECTORS);
                steps.add(QueueStep.arrival(request.operation(), request.sector(), request.sectors()));
                if (steps.size() % 5 == 3) {
                    steps.add(QueueStep.SERVICE);
                    steps.add(QueueStep.SERVICE);
                }
            }
            SchedulerRig rig = rig();
            assertThat(rig.follow(steps))
                    .as("recorded requests served")
                    .doesNotHaveDuplicates()
                    .hasSameSizeAs(rig.arrived());
            assertThat(rig().follow(steps))
                    .as("order of the same recorded requests")
                    .isEqualTo(rig().follow(steps));
        }
    }

    void choosesWhatTheReferenceChooses() {
        check(steps -> {
            SchedulerRig plain = referenceRig();
            assertThat(rig().follow(steps)).as("order of the reference").isEqualTo(plain.follow(steps));
        });
    }

    void choosesWhatTheReferenceChoosesAmongEligibleRequests() {
        check(steps -> {
            SchedulerRig fast = rig();
            SchedulerRig plain = referenceRig();
            fast.prefer(request -> request.id() % 3 != 0);
            plain.prefer(request -> request.id() % 3 != 0);
            assertThat(fast.follow(steps))
                    .as("order of the reference among eligible requests")
                    .isEqualTo(plain.follow(steps));
        });
    }

    /** The statements that not every scheduler has to satisfy. */
    @TestFactory
    Stream<DynamicTest> hasItsDeclaredCapabilities() {
        boolean hasReference = reference(rig().context()) != null;
        return new CapabilityTests()
                .add(
                        selectsWithoutTrace(),
                        "selection has no side effects",
                        this::servesInTheSameOrderWhenChoicesAreLookedAtInBetween)
                .add(!combines(), "finds the only eligible request", this::findsTheOnlyEligibleRequest)
                .add(
                        servesEqualsInOrderOfArrival(),
                        "equals in order of arrival",
                        this::servesEqualRequestsInOrderOfArrival)
                .add(hasReference, "chooses what the reference chooses", this::choosesWhatTheReferenceChooses)
                .add(
                        hasReference,
                        "and among eligible requests",
                        this::choosesWhatTheReferenceChoosesAmongEligibleRequests)
                .tests();
    }

    private SchedulerRig rig() {
        return new SchedulerRig(sectors(), this::create);
    }

    private SchedulerRig referenceRig() {
        return new SchedulerRig(
                sectors(), context -> Objects.requireNonNull(reference(context), "a reference for every context"));
    }

    private void check(Consumer<List<QueueStep>> statement) {
        Property.ofLists(this::step).check(statement);
    }

    /** Arrivals and services in equal shares, so that queues grow and run empty. */
    private QueueStep step(RandomStream random) {
        return random.nextDouble() < 0.55 ? arrival(random) : QueueStep.SERVICE;
    }

    /** Half of the addresses on a coarse grid, so that equal ones and equal distances are frequent. */
    private QueueStep arrival(RandomStream random) {
        long size = 1 + random.nextLong(16);
        long sector = random.nextDouble() < 0.5 ? 8 * random.nextLong(32) : random.nextLong(sectors() - size + 1);
        return QueueStep.arrival(random.nextDouble() < 0.7 ? Operation.READ : Operation.WRITE, sector, size);
    }
}
