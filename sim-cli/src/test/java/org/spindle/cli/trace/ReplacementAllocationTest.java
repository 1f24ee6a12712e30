package org.spindle.cli.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.engine.Simulator;
import org.spindle.plugin.Contribution;
import org.spindle.plugin.PluginOptions;
import org.spindle.random.RandomStreams;
import org.spindle.spi.Component;
import org.spindle.spi.Parts;
import org.spindle.spi.cache.EvictionFilter;
import org.spindle.spi.cache.RemovalReason;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementFactory;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.Operation;
import org.spindle.spi.sim.RandomStream;
import org.spindle.stats.MetricSet;

/** Once warm, nothing is allocated per access (docs/plugins.md): here by every replacement policy, in a cache of numbered keys. */
class ReplacementAllocationTest {

    private static final int LINES = 512;
    private static final int KEYS = 4 * LINES;
    private static final int ACCESSES = 100_000;
    private static final int WARM_UP_ROUNDS = 3;
    private static final int SKEW = 3;
    private static final EvictionFilter ANY = line -> true;

    private static final SpindleProcess SPINDLE = SpindleProcess.start(PluginOptions.NONE);

    private record Surroundings(RandomStream random, Metrics metrics, Parts parts) implements ReplacementContext {
        @Override
        public int lines() {
            return LINES;
        }

        @Override
        public long bytes() {
            return LINES;
        }

        @Override
        public int ghostLimit() {
            return Integer.MAX_VALUE;
        }

        @Override
        public long keyLimit() {
            return KEYS;
        }

        @Override
        public boolean knowsNextAccesses() {
            return true;
        }
    }

    private final int[] lineOf = new int[KEYS];
    private final int[] keyIn = new int[LINES];
    private int used;

    static List<String> policies() {
        return SPINDLE.registry().contributions(ReplacementFactory.KIND).stream()
                .map(Contribution::type)
                .map(type -> switch (type) {
                    case "with-admission" -> "with-admission{admission: {type: tiny-lfu}, policy: {type: lru}}";
                    case "without-repeats" -> "without-repeats{policy: {type: lirs}}";
                    default -> type;
                })
                .toList();
    }

    @ParameterizedTest
    @MethodSource("policies")
    void allocatesNothingPerAccess(String name) {
        assumeTrue(ManagementFactory.getThreadMXBean() instanceof ThreadMXBean, "this JVM does not count allocations");
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        RandomStreams streams = new RandomStreams(1, 0);
        ReplacementPolicy policy = policy(name, streams.stream("policy"));
        RandomStream random = streams.stream("keys");
        int[] keys = new int[ACCESSES];
        Arrays.setAll(keys, i -> (int) (KEYS * StrictMath.pow(random.nextDouble(), SKEW)));
        Arrays.fill(lineOf, ReplacementPolicy.NONE);
        for (int i = 0; i < WARM_UP_ROUNDS; i++) {
            accessAll(policy, keys, (long) i * ACCESSES);
        }
        long before = threads.getCurrentThreadAllocatedBytes();
        accessAll(policy, keys, (long) WARM_UP_ROUNDS * ACCESSES);
        long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        assertThat(allocated).as("bytes for %d accesses", ACCESSES).isLessThan(ACCESSES / 10);
    }

    private static ReplacementPolicy policy(String name, RandomStream random) {
        String plan = "policies: {p: " + PolicyNames.node(name) + "}";
        Component component = SPINDLE.configs()
                .load("--policy", plan, Path.of("").toAbsolutePath(), List.of(), CachePlan.class)
                .value()
                .policies()
                .get("p");
        assertThat(component).isNotNull();
        return SPINDLE.registry()
                .make(
                        ReplacementFactory.KIND,
                        component,
                        new Surroundings(random, new MetricSet(new Simulator()).of("cache"), SPINDLE.registry()::make));
    }

    private void accessAll(ReplacementPolicy policy, int[] keys, long begin) {
        for (int i = 0; i < keys.length; i++) {
            int key = keys[i];
            long next = begin + i + KEYS - key;
            int line = lineOf[key];
            if (line == ReplacementPolicy.NONE) {
                miss(policy, key, next);
            } else {
                policy.used(line, Operation.READ, next);
            }
        }
    }

    private void miss(ReplacementPolicy policy, int key, long next) {
        policy.missed(key, 1, Operation.READ, next);
        if (!policy.admits(key, 1, Operation.READ, next)) {
            return;
        }
        int line = used;
        if (used < LINES) {
            used++;
        } else {
            line = policy.victim(ANY, key, 1);
            policy.removed(line, RemovalReason.EVICTED);
            lineOf[keyIn[line]] = ReplacementPolicy.NONE;
        }
        lineOf[key] = line;
        keyIn[line] = key;
        policy.inserted(line, key, 1, Operation.READ, next);
    }
}
