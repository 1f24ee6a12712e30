package org.spindle.bench.disk;

import java.util.Set;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.spindle.bench.Benchmarked;
import org.spindle.bench.Drives;
import org.spindle.disk.assembly.LayoutFactory;
import org.spindle.disk.geometry.Layout;
import org.spindle.disk.geometry.PhysicalAddress;
import org.spindle.disk.geometry.Track;
import org.spindle.random.RandomStreams;
import org.spindle.spi.sim.RandomStream;

/** The map between blocks and places, at random blocks. */
public class LayoutBenchmark extends Benchmarked {

    private static final int PLACES = 1 << 12;

    @Param({"hp-c2247a", "seagate-exos-x16-16t"})
    String model;

    private final long[] blocks = new long[PLACES];
    private final PhysicalAddress[] places = new PhysicalAddress[PLACES];
    private final PhysicalAddress place = new PhysicalAddress();
    private final Track track = new Track();
    private Layout layout;
    private int next;

    @Setup
    public void create() {
        layout = LayoutFactory.create(new Drives().drive(model), Set.of());
        RandomStream random = new RandomStreams(1, 0).stream("blocks");
        for (int i = 0; i < PLACES; i++) {
            blocks[i] = random.nextLong(layout.blocks());
            places[i] = new PhysicalAddress();
            layout.locate(blocks[i], places[i]);
        }
    }

    private int next() {
        next = (next + 1) & (PLACES - 1);
        return next;
    }

    @Benchmark
    public int locate() {
        layout.locate(blocks[next()], place);
        return place.slot;
    }

    @Benchmark
    public long block() {
        PhysicalAddress at = places[next()];
        return layout.block(at.cylinder, at.head, at.slot);
    }

    @Benchmark
    public long track() {
        PhysicalAddress at = places[next()];
        layout.track(at.cylinder, at.head, track);
        return track.lastBlock;
    }
}
