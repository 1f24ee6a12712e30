package org.spindle.bench.cache;

import static java.util.Objects.requireNonNull;

import java.util.Arrays;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.spindle.bench.Benchmarked;
import org.spindle.bench.Drives;
import org.spindle.engine.Simulator;
import org.spindle.host.cache.CacheConfig;
import org.spindle.random.RandomStreams;
import org.spindle.scenario.Scenario;
import org.spindle.spi.Component;
import org.spindle.spi.cache.EvictionFilter;
import org.spindle.spi.cache.RemovalReason;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementFactory;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.Operation;
import org.spindle.spi.sim.RandomStream;
import org.spindle.stats.MetricSet;

/** One access, to four times as many entries as the cache holds, some of them more frequent: a hit, or a miss with an eviction. */
public class ReplacementBenchmark extends Benchmarked {

    private static final int LINE = 4096;
    private static final int KEYS_PER_LINE = 4;
    private static final int ACCESSES = 1 << 16;
    private static final int SKEW = 3;

    @Param({"arc", "clock", "fifo", "lfu", "lifo", "lru", "mru", "random", "{type: segmented-lru, upper: [0.5]}"})
    String policy;

    @Param({"64", "1024", "65536"})
    int lines;

    private final int[] keys = new int[ACCESSES];
    private final EvictionFilter any = line -> true;
    private ReplacementPolicy replacement;
    private int[] lineOfKey = {};
    private int[] keyOfLine = {};
    private int used;
    private int next;

    private record CacheHost(int lines, RandomStream random, Metrics metrics) implements ReplacementContext {

        @Override
        public long bytes() {
            return (long) lines * LINE;
        }

        @Override
        public int ghostLimit() {
            return lines;
        }
    }

    @Setup
    public void fill() {
        Drives drives = new Drives();
        RandomStreams streams = new RandomStreams(1, 0);
        replacement = drives.spindle()
                .registry()
                .make(
                        ReplacementFactory.KIND,
                        component(drives),
                        new CacheHost(lines, streams.stream("policy"), new MetricSet(new Simulator()).of("cache")));
        int count = KEYS_PER_LINE * lines;
        lineOfKey = new int[count];
        keyOfLine = new int[lines];
        Arrays.fill(lineOfKey, ReplacementPolicy.NONE);
        RandomStream random = streams.stream("keys");
        for (int i = 0; i < ACCESSES; i++) {
            keys[i] = (int) (count * Math.pow(random.nextDouble(), SKEW));
        }
        for (int i = 0; used < lines && i < count; i++) {
            access(i);
        }
    }

    private Component component(Drives drives) {
        Scenario scenario = drives.scenario("{name: cache, description: alone, devices: {disk0: {type: hdd, model:"
                + " hp-c2247a}}, layers: {cache: {over: [disk0], layer: {type: cache, size: 1 MiB, replacement: "
                + policy + "}}}, workload: {type: random, requests: 1, arrivals: {type: closed}}}");
        return ((CacheConfig)
                        requireNonNull(scenario.layers().get("cache")).layer().config())
                .use()
                .replacement();
    }

    @Benchmark
    public int access() {
        next = (next + 1) & (ACCESSES - 1);
        return access(keys[next]);
    }

    private int access(int key) {
        int line = lineOfKey[key];
        if (line != ReplacementPolicy.NONE) {
            replacement.used(line, Operation.READ, ReplacementPolicy.UNKNOWN);
            return line;
        }
        replacement.missed(key, LINE, Operation.READ, ReplacementPolicy.UNKNOWN);
        if (used < lines) {
            line = used++;
        } else {
            line = replacement.victim(any, key, LINE);
            replacement.removed(line, RemovalReason.EVICTED);
            lineOfKey[keyOfLine[line]] = ReplacementPolicy.NONE;
        }
        lineOfKey[key] = line;
        keyOfLine[line] = key;
        replacement.inserted(line, key, LINE, Operation.READ, ReplacementPolicy.UNKNOWN);
        return line;
    }
}
