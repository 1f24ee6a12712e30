package org.spindle.disk.disksim;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.spindle.disk.disksim.parser.Position;

/**
 * A scenario made from a parameter file.
 *
 * @param scenario the scenario without its workload, with the keys that it has in a file: a tree of maps in order, lists,
 *     strings, numbers and truth values
 * @param devices names of the storage devices, in the order in which requests number them
 * @param notes what the file sets that has no effect, by place
 * @param warnings what is probably a mistake, and where the scenario cannot do quite the same, by place
 * @param syntheticWorkload where the file describes a synthetic workload, which is not imported
 */
public record Imported(
        Map<String, Object> scenario,
        List<String> devices,
        List<Note> notes,
        List<Note> warnings,
        Optional<Position> syntheticWorkload) {

    public Imported {
        devices = List.copyOf(devices);
        notes = List.copyOf(notes);
        warnings = List.copyOf(warnings);
    }
}
