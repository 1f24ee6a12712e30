package org.spindle.bench.random;

import org.openjdk.jmh.annotations.Benchmark;
import org.spindle.bench.Benchmarked;
import org.spindle.random.RandomStreams;
import org.spindle.spi.sim.RandomStream;

/** One draw from a random stream. */
public class RandomStreamBenchmark extends Benchmarked {

    private final RandomStream stream = new RandomStreams(1, 0).stream("benchmark");

    @Benchmark
    public long bounded() {
        return stream.nextLong(31_251_759_104L);
    }

    @Benchmark
    public double uniform() {
        return stream.nextDouble();
    }

    @Benchmark
    public double exponential() {
        return stream.nextExponential();
    }

    @Benchmark
    public double normal() {
        return stream.nextGaussian();
    }
}
