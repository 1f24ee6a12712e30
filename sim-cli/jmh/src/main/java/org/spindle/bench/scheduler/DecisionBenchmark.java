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
import org.spindle.spi.device.Device;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.sim.RandomStream;

/**
 * A scheduler of Linux alone: a read of one of eight processes is selected, dispatched and completed at once, and the process sends
 * another one for a random place, so that 128 always wait. No drive serves them, and no time passes.
 */
public class DecisionBenchmark extends Benchmarked {

    private static final int WAITING = 128;
    private static final int PROCESSES = 8;

    @Param({"noop", "deadline", "mq-deadline", "anticipatory", "cfq", "bfq", "kyber"})
    String scheduler;

    private final RandomStream random = new RandomStreams(1, 0).stream("sectors");
    private RequestScheduler queue;
    private long sectors;
    private long number;

    @Setup
    public void fill() {
        Drives drives = new Drives();
        BareHost host = new BareHost(drives.spindle().registry());
        Device drive = new HddFactory().create(drives.drive("hp-c2247a"), host);
        sectors = drive.sectors();
        queue = host.scheduler(
                drives.drive("hp-c2247a, scheduler: " + scheduler).scheduler(),
                sectors,
                requireNonNull(drive.positions()));
        for (int i = 0; i < WAITING; i++) {
            add(new Request(), 1 + i % PROCESSES);
        }
    }

    private void add(Request request, long process) {
        request.reset(number++, 0, Operation.READ, random.nextLong(sectors - 8), 8);
        request.process(process);
        request.arrived(0);
        queue.add(request);
    }

    @Benchmark
    public Request decide() {
        Request choice = requireNonNull(queue.select(Eligibility.ALL));
        queue.take(choice);
        choice.dispatched(0);
        queue.completed(choice);
        add(choice, choice.process());
        return choice;
    }
}
