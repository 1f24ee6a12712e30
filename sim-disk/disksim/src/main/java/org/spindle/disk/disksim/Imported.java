package org.spindle.disk.disksim;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A scenario made from a parameter file. Trees consist of maps in order, lists, strings, numbers and booleans; their
 * keys are those of a scenario file.
 *
 * @param scenario the scenario without its workload
 * @param devices names of the storage devices, in the order of their numbers
 * @param workload the file's synthetic workload
 * @param traceKeys keys that a workload of type {@code trace} needs in order to send requests where DiskSim sends them
 * @param notes settings of the file without effect, by place
 * @param warnings probable mistakes, and differences of the scenario, by place
 */
public record Imported(
        Map<String, Object> scenario,
        List<String> devices,
        Optional<Map<String, Object>> workload,
        Map<String, Object> traceKeys,
        List<Note> notes,
        List<Note> warnings) {

    public Imported {
        devices = List.copyOf(devices);
        traceKeys = Collections.unmodifiableMap(new LinkedHashMap<>(traceKeys));
        notes = List.copyOf(notes);
        warnings = List.copyOf(warnings);
    }
}
