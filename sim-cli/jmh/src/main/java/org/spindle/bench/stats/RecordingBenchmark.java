package org.spindle.bench.stats;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;
import org.spindle.bench.Benchmarked;
import org.spindle.random.RandomStreams;
import org.spindle.spi.sim.RandomStream;
import org.spindle.stats.Sample;
import org.spindle.stats.ValueHistogram;

/** One value into a collector; the values are distributed like response times around 10 ms. */
public class RecordingBenchmark extends Benchmarked {

    private static final int VALUES = 1 << 12;

    private final long[] values = new long[VALUES];
    private final ValueHistogram histogram = new ValueHistogram();
    private final Sample sample = new Sample();
    private int next;

    @Setup
    public void draw() {
        RandomStream random = new RandomStreams(1, 0).stream("values");
        for (int i = 0; i < VALUES; i++) {
            values[i] = (long) (random.nextExponential() * 10_000_000);
        }
    }

    private long value() {
        next = (next + 1) & (VALUES - 1);
        return values[next];
    }

    @Benchmark
    public void histogram() {
        histogram.record(value());
    }

    /** Histogram, sums and extremes, as in a metric of a component. */
    @Benchmark
    public void sample() {
        sample.record(value());
    }
}
