package org.spindle.bench.stack;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;
import org.spindle.bench.Benchmarked;

/** A request to a volume over eight devices, planned, sent to its members and completed. */
public class VolumeBenchmark extends Benchmarked {

    private static final int DEVICES = 8;

    @Param({
        "{type: concatenation}",
        "{type: striping}",
        "{type: mirror}",
        "{type: raid-10}",
        "{type: raid-3}",
        "{type: raid-4}",
        "{type: raid-5}",
        "{type: raid-6}"
    })
    String layer;

    private WarmStack stack;

    @Setup
    public void assemble() {
        stack = new WarmStack(
                DEVICES, "layers: {volume: {over: " + WarmStack.names(DEVICES) + ", layer: " + layer + "}}");
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
