package org.spindle.bench.scheduler;

import static java.util.Objects.requireNonNull;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.spindle.bench.Benchmarked;
import org.spindle.bench.Drives;
import org.spindle.bench.disk.BareHost;
import org.spindle.disk.hdd.HddFactory;
import org.spindle.random.RandomStreams;
import org.spindle.spi.Component;
import org.spindle.spi.device.Device;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.sim.RandomStream;

/**
 * A request is selected, dispatched and read by the drive, whose arm and medium move on, and another one for a random place is
 * added, so that the queue keeps its length.
 */
public class SchedulerBenchmark extends Benchmarked {

    @Param({
        "fcfs",
        "sstf",
        "{type: sstf, knowledge: map}",
        "scan",
        "look",
        "c-scan",
        "c-look",
        "v-scan",
        "cv-scan",
        "shortest-distance",
        "sptf",
        "{type: sptf, w: 6}",
        "satf",
        "spctf",
        "{type: priority, base: sptf}",
        "{type: timeout, base: sptf, after: 1 s}",
        "mq-deadline",
        "{type: cfq, anonymous: shared}",
        "{type: bfq, anonymous: shared}"
    })
    String scheduler;

    @Param({"1", "16", "256", "1024", "10000"})
    int waiting;

    private final RandomStream random = new RandomStreams(1, 0).stream("sectors");
    private BareHost host;
    private Device drive;
    private RequestScheduler queue;
    private long sectors;
    private long number;

    @Setup
    public void fill() {
        Drives drives = new Drives();
        host = new BareHost(drives.spindle().registry());
        drive = new HddFactory().create(drives.drive("hp-c2247a"), host);
        sectors = drive.sectors();
        queue = host.scheduler(component(drives), sectors, requireNonNull(drive.positions()));
        for (int i = 0; i < waiting; i++) {
            add(new Request());
        }
    }

    private Component component(Drives drives) {
        return drives.drive("hp-c2247a, scheduler: " + scheduler).scheduler();
    }

    private void add(Request request) {
        queue.add(request.reset(number++, 0, Operation.READ, random.nextLong(sectors - 8), 8));
    }

    @Benchmark
    public Request selectTakeAdd() {
        Request choice = requireNonNull(queue.select(Eligibility.ALL));
        queue.take(choice);
        host.serve(drive, choice);
        queue.completed(choice);
        add(choice);
        return choice;
    }
}
