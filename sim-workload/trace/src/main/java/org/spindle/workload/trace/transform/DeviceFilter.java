package org.spindle.workload.trace.transform;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.spindle.spi.trace.TraceRecord;

/** Keeps the requests to some devices, given by the trace's name, by number, or as major,minor. */
public final class DeviceFilter implements RecordStep {

    private static final int MINOR_BITS = 20;

    private final Set<String> wanted;
    private final Map<Long, Boolean> known = new HashMap<>();

    public DeviceFilter(Set<String> devices) {
        wanted = Set.copyOf(devices);
    }

    @Override
    public boolean apply(TraceRecord record) {
        Boolean answer = known.get(record.device);
        if (answer == null) {
            answer = isWanted(record);
            known.put(record.device, answer);
        }
        return answer;
    }

    private boolean isWanted(TraceRecord record) {
        String majorMinor = (record.device >>> MINOR_BITS) + "," + (record.device & (1L << MINOR_BITS) - 1);
        return wanted.contains(Long.toUnsignedString(record.device))
                || wanted.contains(majorMinor)
                || (record.deviceName != null && wanted.contains(record.deviceName));
    }
}
