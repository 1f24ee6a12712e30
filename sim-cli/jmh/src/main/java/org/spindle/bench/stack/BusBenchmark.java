package org.spindle.bench.stack;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.spindle.bench.Benchmarked;
import org.spindle.run.RunOutcome;

/** A request on two devices that share a bus. */
public class BusBenchmark extends Benchmarked {

    @Param({"none", "{type: exclusive}", "{type: interleaved}"})
    String bus;

    private StackRun stack;

    @Setup
    public void assemble() {
        stack = new StackRun(
                2,
                bus.equals("none")
                        ? ""
                        : "buses: {scsi: " + bus + "}, topology: [{bus: scsi, attached: [disk0, disk1]}]");
    }

    @Benchmark
    @OperationsPerInvocation(StackRun.REQUESTS)
    public RunOutcome request() {
        return stack.run();
    }
}
