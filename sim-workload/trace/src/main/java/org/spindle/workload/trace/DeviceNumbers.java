package org.spindle.workload.trace;

import java.util.HashMap;
import java.util.Map;

/** Numbers names in order of first appearance, as readers of formats with named devices do. */
public final class DeviceNumbers {

    private final Map<String, Long> numbers = new HashMap<>();

    public long of(String name) {
        return numbers.computeIfAbsent(name, unknown -> (long) numbers.size());
    }
}
