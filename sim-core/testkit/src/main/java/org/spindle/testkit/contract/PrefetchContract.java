package org.spindle.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.spindle.spi.Parts;
import org.spindle.spi.cache.PrefetchContext;
import org.spindle.spi.cache.PrefetchPolicy;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.Operation;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;
import org.spindle.testkit.corpus.Recording;
import org.spindle.testkit.property.Property;
import org.spindle.testkit.sim.TestEventLoop;
import org.spindle.testkit.sim.TestMetrics;
import org.spindle.testkit.sim.TestRandom;

/**
 * The contract of {@link PrefetchPolicy}, checked with random accesses, many of them sequential, to two small units. A policy's
 * test extends this class and says how to create the policy.
 */
public class PrefetchContract extends ComponentContract<PrefetchContext, PrefetchPolicy> {

    private static final int LINES = 16;
    private static final int LINE = 8;
    private static final int UNITS = 2;

    /** An access; it begins where the last one of the unit ended if there is no other sector. */
    private record Access(int unit, long sector, long sectors, boolean isWrite, boolean isHit) {}

    private record Surroundings(
            int lines, int lineSectors, int units, EventLoop events, RandomStream random, Metrics metrics, Parts parts)
            implements PrefetchContext {

        @Override
        public long sectors(int unit) {
            return capacity(unit);
        }
    }

    /** The contract of a component that a test creates; see {@link #create}. */
    protected PrefetchContract() {}

    /** The contract of the components of a type; see {@link ComponentContract}. */
    public PrefetchContract(Function<PrefetchContext, PrefetchPolicy> maker, Parts parts) {
        super(maker, parts);
    }

    private static long capacity(int unit) {
        return 200 + 37L * unit;
    }

    @Test
    void extendsFetchesWithinTheUnit() {
        check(PrefetchContract::requireWithinTheUnit);
    }

    private static void requireWithinTheUnit(PrefetchPolicy policy, Access access) {
        long end = access.sector() + access.sectors();
        long limit = (capacity(access.unit()) + LINE - 1) / LINE * LINE;
        assertThat(policy.fetchFrom(access.unit(), access.sector(), end, access.isWrite()))
                .as("beginning of the fetch of %s", access)
                .isBetween(0L, access.sector());
        assertThat(policy.fetchTo(access.unit(), access.sector(), end, access.isWrite()))
                .as("end of the fetch of %s", access)
                .isBetween(end, limit);
    }

    @Test
    void fetchesAheadWithinTheCapacityAndHalfTheCache() {
        check((policy, access) -> requireAheadWithinTheCapacity(policy));
    }

    private static void requireAheadWithinTheCapacity(PrefetchPolicy policy) {
        for (int unit = 0; unit < UNITS; unit++) {
            long from = policy.aheadFrom(unit);
            long to = policy.aheadTo(unit);
            assertThat(from).as("beginning ahead").isBetween(0L, capacity(unit));
            assertThat(to).as("end ahead").isBetween(from, capacity(unit));
            assertThat(to - from).as("sectors ahead").isLessThanOrEqualTo(LINES / 2 * LINE);
        }
    }

    @Test
    void fetchesAheadAPieceAtATimeAndAtLeastOneRange() {
        check((policy, access) -> {
            assertThat(policy.committed(access.unit()))
                    .as("sectors that are fetched in any case")
                    .isNotNegative();
            assertThat(policy.step()).as("sectors of a piece").isPositive();
            assertThat(policy.rangesAtOnce()).as("ranges at once").isPositive();
        });
    }

    /** Queries have no side effects. */
    @Test
    void answersTheSameAtEachCall() {
        check((policy, access) -> {
            long end = access.sector() + access.sectors();
            assertThat(answers(policy, access, end))
                    .as("answers after %s", access)
                    .containsExactly(answers(policy, access, end));
        });
    }

    @Test
    void fetchesAheadOfRecordedRequests() {
        for (Recording recording : Recording.all()) {
            List<Access> accesses = recording.requests().stream()
                    .map(request -> request.within(capacity(0), 2 * LINE))
                    .map(request -> new Access(
                            0,
                            request.sector(),
                            request.sectors(),
                            request.operation() == Operation.WRITE,
                            request.arrival() % 2 == 0))
                    .toList();
            follow(accesses, (policy, access) -> {
                requireWithinTheUnit(policy, access);
                requireAheadWithinTheCapacity(policy);
            });
        }
    }

    private static long[] answers(PrefetchPolicy policy, Access access, long end) {
        return new long[] {
            policy.fetchFrom(access.unit(), access.sector(), end, access.isWrite()),
            policy.fetchTo(access.unit(), access.sector(), end, access.isWrite()),
            policy.aheadFrom(access.unit()),
            policy.aheadTo(access.unit())
        };
    }

    private void check(BiConsumer<PrefetchPolicy, Access> statement) {
        Property.ofLists(random -> new Access(
                        (int) random.nextLong(UNITS),
                        random.nextLong(2) == 0 ? -1 : random.nextLong(capacity(0)),
                        1 + random.nextLong(2 * LINE),
                        random.nextLong(4) == 0,
                        random.nextLong(2) == 0))
                .longest(60)
                .check(accesses -> follow(accesses, statement));
    }

    private void follow(List<Access> accesses, BiConsumer<PrefetchPolicy, Access> statement) {
        PrefetchPolicy policy = create(new Surroundings(
                LINES, LINE, UNITS, new TestEventLoop(), new TestRandom(7), new TestMetrics(), parts()));
        long[] ends = new long[UNITS];
        for (Access access : accesses) {
            int unit = access.unit();
            long sector = access.sector() < 0 ? ends[unit] % capacity(unit) : access.sector();
            long sectors = Math.min(access.sectors(), capacity(unit) - sector);
            ends[unit] = sector + sectors;
            policy.accessed(unit, sector, sectors, access.isWrite(), access.isHit());
            statement.accept(policy, new Access(unit, sector, sectors, access.isWrite(), access.isHit()));
        }
    }
}
