package org.spindle.bench.disk;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.spindle.bench.Benchmarked;
import org.spindle.bench.Drives;
import org.spindle.disk.hdd.HddFactory;
import org.spindle.random.RandomStreams;
import org.spindle.spi.device.Device;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.RandomStream;

/** One read of 4 KiB on an otherwise idle drive, from its submission to its completion. */
public class DriveBenchmark extends Benchmarked {

    private static final int SECTORS = 8;

    @Param({"hp-c2247a", "seagate-exos-x16-16t"})
    String model;

    private final Request request = new Request();
    private final RandomStream random = new RandomStreams(1, 0).stream("sectors");
    private BareHost host;
    private Device drive;
    private long number;
    private long sector;

    @Setup
    public void create() {
        Drives drives = new Drives();
        host = new BareHost(drives.spindle().registry());
        drive = new HddFactory().create(drives.drive(model), host);
    }

    private long read(long from) {
        request.reset(number++, 0, Operation.READ, from, SECTORS);
        host.serve(drive, request);
        return request.completed();
    }

    /** Seek, rotational latency, transfer, and the read-ahead that the next read interrupts. */
    @Benchmark
    public long randomRead() {
        return read(random.nextLong(drive.sectors() / SECTORS) * SECTORS);
    }

    /** Data that read-ahead has fetched, or is fetching. */
    @Benchmark
    public long sequentialRead() {
        sector = sector + 2 * SECTORS > drive.sectors() ? 0 : sector + SECTORS;
        return read(sector);
    }
}
