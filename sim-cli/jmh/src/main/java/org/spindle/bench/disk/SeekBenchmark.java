package org.spindle.bench.disk;

import java.util.Set;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.spindle.bench.Benchmarked;
import org.spindle.bench.Drives;
import org.spindle.disk.assembly.LayoutFactory;
import org.spindle.disk.assembly.SeekFactory;
import org.spindle.disk.hdd.spec.HddConfig;
import org.spindle.disk.mechanics.SeekCurve;
import org.spindle.random.RandomStreams;
import org.spindle.spi.sim.RandomStream;

/** The time of a seek over a random distance. */
public class SeekBenchmark extends Benchmarked {

    private static final int DISTANCES = 1 << 12;

    @Param({"hp-c2247a", "seagate-exos-x16-16t"})
    String model;

    private final int[] distances = new int[DISTANCES];
    private SeekCurve curve;
    private int next;

    @Setup
    public void create() {
        HddConfig drive = new Drives().drive(model);
        int cylinders = LayoutFactory.create(drive, Set.of()).cylinders();
        curve = new SeekFactory(cylinders, Set.of()).create(drive.mechanics().seek());
        RandomStream random = new RandomStreams(1, 0).stream("distances");
        for (int i = 0; i < DISTANCES; i++) {
            distances[i] = (int) random.nextLong(cylinders);
        }
    }

    @Benchmark
    public long seek() {
        next = (next + 1) & (DISTANCES - 1);
        return curve.seekPicos(distances[next]);
    }
}
