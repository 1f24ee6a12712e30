package org.spindle.workload.replay;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Mapping of the devices of the trace to simulated devices. */
final class DeviceMapping {

    static final int NONE = -1;

    private final List<String> names;
    private final boolean explicit;
    private final Long2IntOpenHashMap indexOf = new Long2IntOpenHashMap();

    /**
     * @param explicit name of the simulated device by device of the trace; if empty, devices are assigned in order of
     * first appearance
     * @param names simulated devices by index
     * @throws IllegalArgumentException if a named device does not exist
     */
    DeviceMapping(Map<String, String> explicit, List<String> names) {
        this.names = names;
        this.explicit = !explicit.isEmpty();
        indexOf.defaultReturnValue(NONE);
        new TreeMap<>(explicit).forEach(this::assign);
    }

    private void assign(String device, String name) {
        int index = names.indexOf(name);
        if (index < 0) {
            throw new IllegalArgumentException("devices." + device + ": there is no device '" + name
                    + "' that requests can be sent to; there are " + String.join(", ", names));
        }
        indexOf.put(TraceDevice.parse(device), index);
    }

    /** Returns the index of the simulated device, or {@link #NONE} if none is left or assigned. */
    int index(long traceDevice) {
        int known = indexOf.get(traceDevice);
        if (known != NONE || explicit || indexOf.size() == names.size()) {
            return known;
        }
        int next = indexOf.size();
        indexOf.put(traceDevice, next);
        return next;
    }

    /** Returns why a traced device has no simulated device, and how to correct that. */
    String refusal(long traceDevice) {
        String device = "device " + TraceDevice.format(traceDevice) + " of the trace ";
        if (explicit) {
            return device + "has no simulated device; add it to 'devices:'";
        }
        return device + "has no simulated device, since all " + names.size() + " are assigned ("
                + String.join(", ", names) + "); add devices, or assign the traced devices with 'devices:'";
    }
}
