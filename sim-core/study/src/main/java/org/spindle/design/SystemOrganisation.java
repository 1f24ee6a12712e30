package org.spindle.design;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.design.Design.Disk;
import org.spindle.design.Design.DiskString;
import org.spindle.design.Design.IoBus;
import org.spindle.design.Design.Memory;
import org.spindle.design.Design.Processor;

/**
 * One way to build the system.
 *
 * @param memory null if the design has none
 * @param diskCount the fewest that hold the data
 */
public record SystemOrganisation(
        Choice<Processor> processor,
        @Nullable Choice<Memory> memory,
        Choice<IoBus> bus,
        Choice<DiskString> string,
        Choice<Disk> disk,
        int diskCount,
        int stringCount) {

    /** Returns the sum of the prices of all parts. */
    public double cost() {
        return processor.part().price()
                + (memory == null ? 0 : memory.part().price())
                + bus.part().price()
                + stringCount * string.part().price()
                + diskCount * disk.part().price();
    }

    /** Returns a label that distinguishes it: disks and strings, and the other parts where the design has several candidates. */
    String label(Design design) {
        List<String> parts = new ArrayList<>();
        parts.add(diskCount + " x " + disk.name());
        parts.add(stringCount
                + (stringCount == 1 ? " string" : " strings")
                + (design.strings().size() > 1 ? " " + string.name() : ""));
        if (design.processors().size() > 1) {
            parts.add(processor.name());
        }
        if (memory != null && design.memories().size() > 1) {
            parts.add(memory.name());
        }
        if (design.buses().size() > 1) {
            parts.add(bus.name());
        }
        return String.join(", ", parts);
    }
}
