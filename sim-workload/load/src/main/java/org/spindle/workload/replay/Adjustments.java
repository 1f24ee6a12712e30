package org.spindle.workload.replay;

import it.unimi.dsi.fastutil.longs.Long2ObjectMap;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.Map;

/** The adjustments of all devices of the trace. */
final class Adjustments {

    private final Long2ObjectMap<Adjustment> byDevice = new Long2ObjectOpenHashMap<>();

    Adjustments(Map<String, Adjustment> configured) {
        configured.forEach((device, adjustment) -> byDevice.put(TraceDevice.parse(device), adjustment));
    }

    Adjustment of(long traceDevice) {
        return byDevice.getOrDefault(traceDevice, Adjustment.NONE);
    }
}
