package org.spindle.host.cache;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.spindle.host.cache.LeastRecentConfig.AgeFrom;
import org.spindle.spi.Component;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.request.Operation;
import org.spindle.spi.sim.RandomStream;
import org.spindle.testkit.sim.TestRandom;

/**
 * Caches of every configuration under random loads: each read gets the latest write, a flush makes durable all writes complete
 * before it, every request is completed once, and the metrics of bytes equal the transfers of the units below.
 */
class RandomLoadTest {

    private static final int SEEDS = 2000;
    private static final int REQUESTS = 120;
    private static final String[] POLICIES = {"lru", "fifo", "lifo", "mru", "lfu", "scrambled"};

    private static final @Nullable Component[] PREFETCH = {
        null,
        null,
        new Rig.Named("sequential", new SequentialConfig(1, 3)),
        new Rig.Named(
                "read-ahead",
                new ReadAheadConfig(
                        Size.ofSectors(9),
                        new IdleReading(Size.ofSectors(40), IdleReading.UntilFrom.REQUEST, Size.ofSectors(5), 3))),
        new Rig.Named(
                "fetch-unit",
                new FetchUnitConfig(
                        Size.ofSectors(7),
                        new IdleReading(Size.ofSectors(20), IdleReading.UntilFrom.REQUEST, Size.ofSectors(5), 2))),
        new Rig.Named(
                "conditional-sequential",
                new ConditionalConfig(
                        Size.ofSectors(8),
                        1,
                        2,
                        Size.ofSectors(30),
                        4,
                        ConditionalConfig.Direction.BACKWARD,
                        ConditionalConfig.Counts.READS,
                        new IdleReading(null, IdleReading.UntilFrom.REQUEST, Size.ofSectors(8), 2)))
    };
    private static final @Nullable Component[] WRITE_BACK = {
        null,
        null,
        new Rig.Named("marks", new MarksConfig(0.6, 0.3)),
        new Rig.Named("age", new AgeBoundConfig(Time.ofNanos(3 * Rig.MS))),
        new Rig.Named(
                "least-recently-written",
                new LeastRecentConfig(0.5, 0.2, Time.ofNanos(40 * Rig.MS), AgeFrom.FIRST_WRITE, 2)),
        new Rig.Named(
                "least-recently-written", new LeastRecentConfig(1, 1, Time.ofNanos(20 * Rig.MS), AgeFrom.LAST_WRITE, 2))
    };

    @Test
    void memoryCachesLoseNothing() {
        for (int seed = 0; seed < SEEDS; seed++) {
            try {
                memory(seed);
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError("seed " + seed + ": " + e.getMessage(), e);
            }
        }
    }

    /** Reads of lines that the policy does not admit bypass the cache, among writes and other reads. */
    @Test
    void cachesThatAdmitOnlySomeLinesLoseNothing() {
        long bypassed = 0;
        for (int seed = 0; seed < SEEDS; seed++) {
            try {
                bypassed += selective(seed);
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError("seed " + seed + ": " + e.getMessage(), e);
            }
        }
        assertThat(bypassed).isPositive();
    }

    @Test
    void deviceCachesLoseNothing() {
        for (int seed = 0; seed < SEEDS; seed++) {
            try {
                device(seed);
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError("seed " + seed + ": " + e.getMessage(), e);
            }
        }
    }

    private static void memory(int seed) {
        Rig rig = new Rig(seed);
        RandomStream random = new TestRandom(seed + 1_000_000L);
        int units = 1 + (int) random.nextLong(2);
        for (int i = 0; i < units; i++) {
            rig.unit(40 + random.nextLong(60), RandomLoadTest::service);
        }
        rig.cache(rules(random, true, POLICIES));
        load(rig, random, units);
        long fetched = rig.metrics.count("sectors-filled") + rig.metrics.count("sectors-induced");
        assertThat(fetched)
                .isEqualTo(
                        rig.units.stream().mapToLong(unit -> unit.sectorsRead).sum());
        assertThat(rig.metrics.count("sectors-destaged"))
                .isEqualTo(rig.units.stream()
                        .mapToLong(unit -> unit.sectorsWritten)
                        .sum());
        assertThat(rig.metrics.levels("dirty-sectors").stream().reduce(0.0, (before, last) -> last))
                .isZero();
    }

    private static long selective(int seed) {
        Rig rig = new Rig(seed);
        RandomStream random = new TestRandom(seed + 3_000_000L);
        rig.unit(40 + random.nextLong(60), RandomLoadTest::service).mayOverlap = true;
        rig.cache(rules(random, true, "refusing", "even"));
        load(rig, random, 1);
        return rig.data.sectorsBypassed;
    }

    private static void device(int seed) {
        Rig rig = new Rig(seed);
        RandomStream random = new TestRandom(seed + 2_000_000L);
        CacheRules rules = rules(random, false, POLICIES);
        int line = rules.shape().line();
        StoringUnit fast = rig.unit((long) rules.lines() * line, RandomLoadTest::service);
        rig.unit(40 + random.nextLong(60), RandomLoadTest::service);
        rig.cache(rules, new DeviceStore(rig, fast, line), 1);
        load(rig, random, 1);
        assertThat(rig.metrics.count("fast-sectors-read")).isEqualTo(fast.sectorsRead);
        assertThat(rig.metrics.count("fast-sectors-written")).isEqualTo(fast.sectorsWritten);
    }

    private static long service(RandomStream random) {
        return random.nextDouble() < 0.3 ? random.nextLong(1000) : random.nextLong(20 * Rig.MS);
    }

    private static void load(Rig rig, RandomStream random, int units) {
        long at = 0;
        long[] delivered = {0, 0};
        long[] asked = {0, 0};
        for (int i = 0; i < REQUESTS; i++) {
            at += random.nextDouble() < 0.5 ? 0 : random.nextLong(10 * Rig.MS);
            int unit = (int) random.nextLong(units);
            double kind = random.nextDouble();
            Operation operation = kind < 0.45
                    ? Operation.READ
                    : kind < 0.93 ? Operation.WRITE : kind < 0.97 ? Operation.FLUSH : Operation.DISCARD;
            long capacity = rig.cache().sectors(unit);
            long sectors = operation == Operation.FLUSH ? 0 : 1 + random.nextLong(random.nextDouble() < 0.2 ? 39 : 8);
            long sector = operation == Operation.FLUSH ? 0 : random.nextLong(capacity - sectors + 1);
            int which = operation == Operation.READ ? 0 : 1;
            asked[which] += operation == Operation.READ || operation == Operation.WRITE ? sectors : 0;
            rig.events.schedule(
                    at,
                    () -> rig.submit(operation, unit, sector, sectors, done -> {
                        if (done.isRead() || done.isWrite()) {
                            delivered[which] += done.sectors();
                        }
                    }));
        }
        rig.events.run();
        assertThat(rig.completed).as("completed requests").isEqualTo(REQUESTS);
        assertThat(delivered).isEqualTo(asked);
        assertThat(rig.metrics.count("sectors-read")).isEqualTo(asked[0]);
        assertThat(rig.metrics.count("sectors-written")).isEqualTo(asked[1]);
        for (int unit = 0; unit < units; unit++) {
            rig.submit(Operation.FLUSH, unit, 0, 0, done -> {});
        }
        rig.events.run();
        assertThat(rig.completed).isEqualTo(REQUESTS + units);
        rig.data.checkContents();
    }

    private static CacheRules rules(RandomStream random, boolean isMemory, String... policies) {
        int[] parts = {1, 2, 4, 8};
        LineShape shape = new LineShape(8, parts[(int) random.nextLong(4)], parts[(int) random.nextLong(4)]);
        int lines = 1 + (int) random.nextLong(6);
        return new CacheRules(
                shape,
                lines,
                random.nextDouble() < 0.5 ? Long.MAX_VALUE : 1 + random.nextLong(20),
                !isMemory || random.nextDouble() < 0.7,
                Rig.policy(policies[(int) random.nextLong(policies.length)]),
                pick(Allocation.values(), random),
                pick(WriteScheme.values(), random),
                isMemory ? pick(Prefetch.values(), random) : Prefetch.NONE,
                isMemory ? pick(Prefetch.values(), random) : Prefetch.NONE,
                fitting(pick(PREFETCH, random), lines),
                random.nextDouble() < 0.5 ? Integer.MAX_VALUE : 1 + (int) random.nextLong(3),
                1 + (int) random.nextLong(4),
                random.nextDouble() < 0.5 ? 0 : 1 + random.nextLong(30 * Rig.MS),
                1 + (int) random.nextLong(3),
                random.nextDouble() < 0.5 ? null : Long.valueOf(random.nextLong(10 * Rig.MS)),
                pick(WRITE_BACK, random),
                random.nextDouble() < 0.5 ? Set.of() : Set.of(pick(CacheCompat.values(), random)));
    }

    /** A cache of one line is too small for fetch units. */
    private static @Nullable Component fitting(@Nullable Component prefetch, int lines) {
        return lines == 1 && prefetch != null && prefetch.config() instanceof FetchUnitConfig ? null : prefetch;
    }

    private static <T extends @Nullable Object> T pick(T[] values, RandomStream random) {
        return values[(int) random.nextLong(values.length)];
    }
}
