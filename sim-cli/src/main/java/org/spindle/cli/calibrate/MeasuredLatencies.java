package org.spindle.cli.calibrate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.spindle.flash.calibrate.AccessLoads;
import org.spindle.flash.calibrate.MeasuredLoad;
import org.spindle.spi.request.Operation;

/** Latencies of single accesses. Those of one operation, size and number of outstanding accesses are one measurement. */
final class MeasuredLatencies {

    /** What the accesses of a measurement have in common. */
    private record Load(Operation operation, long bytes, int outstanding) {}

    private final Map<Load, List<Long>> nanos = new LinkedHashMap<>();

    void add(Operation operation, long bytes, int outstanding, long latencyNanos) {
        nanos.computeIfAbsent(new Load(operation, bytes, outstanding), load -> new ArrayList<>())
                .add(latencyNanos);
    }

    /** Returns the measurements of reads and writes, in order of their first access. */
    List<MeasuredLoad> loads() {
        List<MeasuredLoad> loads = new ArrayList<>();
        nanos.forEach((load, latencies) -> {
            if (load.operation() == Operation.READ || load.operation() == Operation.WRITE) {
                loads.add(AccessLoads.load(load.operation(), load.bytes(), load.outstanding(), latencies));
            }
        });
        return loads;
    }
}
