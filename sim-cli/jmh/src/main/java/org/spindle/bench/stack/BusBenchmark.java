package org.spindle.bench.stack;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;
import org.spindle.bench.Benchmarked;

/** A request on two devices that share a bus. */
public class BusBenchmark extends Benchmarked {

    @Param({"none", "{type: exclusive}", "{type: interleaved}"})
    String bus;

    private WarmStack stack;

    @Setup
    public void assemble() {
        stack = new WarmStack(
                2,
                bus.equals("none")
                        ? ""
                        : "buses: {scsi: " + bus + "}, topology: [{bus: scsi, attached: [disk0, disk1]}]");
    }

    @Benchmark
    @OperationsPerInvocation(WarmStack.REQUESTS)
    public void request() {
        stack.serve();
    }

    @TearDown
    public void end() throws InterruptedException {
        stack.close();
    }
}
