package org.spindle.disk.disksim;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Mappings of the devices and addresses of a trace, {@code disksim_iosim}, as keys of the workload {@code trace}. */
final class MappingImport {
    private static final String MAPPINGS = "I/O Mappings";
    private static final String LOCATION = "locScale";
    private static final String SIZE = "sizeScale";
    private static final String OFFSET = "offset";
    private static final int BLOCK = 512;

    private final Parameters simulator;
    private final Map<Long, String> devices = new LinkedHashMap<>();
    private final Map<String, Object> adjustments = new LinkedHashMap<>();

    MappingImport(Parameters simulator) {
        this.simulator = simulator;
    }

    /** Devices of the trace by number, and the simulated ones that stand for them. */
    Map<Long, String> devices() {
        return devices;
    }

    /** Returns what is done to addresses and lengths, by device of the trace. */
    Map<String, Object> adjustments() {
        return adjustments;
    }

    MappingImport read(List<String> known) {
        simulator.noEffect("I/O Trace Time Scale", 1, "DiskSim 4.0 never stores it");
        if (simulator.has(MAPPINGS)) {
            for (Parameters mapping : simulator.blocks(MAPPINGS, "disksim_iomap")) {
                read(mapping, known);
            }
        }
        return this;
    }

    private void read(Parameters mapping, List<String> known) {
        long traced = mapping.integer("tracedev", 0, Integer.MAX_VALUE);
        String simulated = mapping.word("simdev").orElse("");
        if (!known.isEmpty() && !known.contains(simulated)) {
            mapping.refuse("simdev", "`" + simulated + "` is not a device", "one of " + String.join(", ", known));
        }
        if (devices.putIfAbsent(traced, simulated) != null) {
            mapping.refuse("tracedev", "device " + traced + " of the trace is mapped already", "each device once");
        }
        Map<String, Object> adjustment = new LinkedHashMap<>();
        if (mapping.has(LOCATION)) {
            scale(mapping, adjustment);
        }
        if (mapping.has(SIZE)) {
            long factor = mapping.integer(SIZE, 1, Integer.MAX_VALUE);
            if (factor != 1) {
                adjustment.put("lengthTimes", factor);
            }
        }
        if (mapping.has(OFFSET)) {
            long offset = mapping.integer(OFFSET, 0, Integer.MAX_VALUE);
            if (offset != 0) {
                adjustment.put("offset", Quantity.sectors(offset));
            }
        }
        if (!adjustment.isEmpty()) {
            adjustments.put(String.valueOf(traced), adjustment);
        }
    }

    private static void scale(Parameters mapping, Map<String, Object> adjustment) {
        long scale = mapping.integer(LOCATION, 1, Integer.MAX_VALUE);
        if (scale > BLOCK && scale % BLOCK == 0) {
            adjustment.put("addressTimes", scale / BLOCK);
        } else if (scale < BLOCK && BLOCK % scale == 0) {
            adjustment.put("addressDividedBy", BLOCK / scale);
        } else if (scale != BLOCK) {
            mapping.refuse(LOCATION, "`" + LOCATION + "` is " + scale, "a multiple of 512, or a divisor of it");
        }
    }
}
