package org.spindle.workload.replay;

import org.spindle.testkit.workload.FakeHost;
import org.spindle.testkit.workload.KnownFormats;
import org.spindle.workload.trace.TraceFormatsPlugin;
import org.spindle.workload.trace.TraceFileOpener;

/** Hosts that open traces of every built-in format. */
final class Traces {

    private Traces() {}

    static FakeHost host(long seed) {
        return new FakeHost(seed).traces(new TraceFileOpener(KnownFormats.of(new TraceFormatsPlugin()))::open);
    }
}
