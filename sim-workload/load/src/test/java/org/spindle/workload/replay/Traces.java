package org.spindle.workload.replay;

import org.spindle.testkit.sim.TestWorkloadContext;
import org.spindle.testkit.workload.KnownFormats;
import org.spindle.workload.trace.builtin.TraceFormatsPlugin;
import org.spindle.workload.trace.TraceFileOpener;

/** Hosts that open traces of every built-in format. */
final class Traces {

    private Traces() {}

    static TestWorkloadContext host(long seed) {
        return new TestWorkloadContext(seed).traces(new TraceFileOpener(KnownFormats.of(new TraceFormatsPlugin()))::open);
    }
}
