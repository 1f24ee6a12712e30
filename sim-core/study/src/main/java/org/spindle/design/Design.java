package org.spindle.design;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.analytic.Rounding;
import org.spindle.spi.Component;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Rate;
import org.spindle.spi.config.RotationSpeed;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.Validated;
import org.spindle.spi.device.DeviceFactory;

/** The requirements of an I/O system, and the candidates for its parts. Maps keep the order of the file. */
@Doc("An I/O system to be designed: its required capacity and load, and candidates for its parts.")
public record Design(
        @Doc("Name of the design, shown in reports.") @Default("")
        String name,

        @Doc("Data that the disks have to hold.") @Range(min = "1 B")
        Size capacity,

        @Doc("Data that each I/O moves.") @Range(min = "1 B")
        Size ioSize,

        @Doc("Candidates for the processor, by name.") Map<String, Processor> processors,

        @Doc("Candidates for the memory, by name; without candidates the memory is no limit and costs nothing.")
        @Default("{}")
        Map<String, Memory> memories,

        @Doc("Candidates for the I/O bus, by name.") Map<String, IoBus> buses,

        @Doc("Candidates for the strings of disks, each with its controller, by name.")
        Map<String, DiskString> strings,

        @Doc("Candidates for the disks, by name.") Map<String, Disk> disks,

        @Doc(
                "Numbers of strings to try. If empty: the fewest that hold the disks, and the fewest that do not limit their throughput.")
        @Default("[]")
        List<Integer> stringCounts,

        @Doc("Greatest utilisation of each part, which keeps queues short; the defaults are rules of thumb.")
        @Default("{}")
        Caps caps,

        @Doc(
                "I/Os per second at which response times are computed; loadFactor of each organisation's own limit if absent.")
        @Nullable
        @Range(min = "0.001")
        Double load,

        @Doc("Fraction of an organisation's I/Os per second without caps at which its response time is computed.")
        @Default("0.8")
        @Range(min = "0.001", max = "0.999")
        double loadFactor,

        @Doc("Whether an I/O has a disk of its own (separate) or any disk can serve it (pooled).") @Default("separate")
        Placement placement,

        @Doc(
                "Whether intermediate figures are kept (exact) or rounded as in the textbook: times to 0.1 ms, rates to 1 per"
                        + " second (book).")
        @Default("exact")
        Rounding rounding)
        implements Validated {

    public Design {
        processors = inOrder(processors);
        memories = inOrder(memories);
        buses = inOrder(buses);
        strings = inOrder(strings);
        disks = inOrder(disks);
        stringCounts = List.copyOf(stringCounts);
    }

    /** The assignment of data to disks. */
    public enum Placement {
        SEPARATE,
        POOLED
    }

    /** A processor. */
    @Doc("A processor.")
    public record Processor(
            @Doc("Instructions per second, in millions.") @Range(min = "0.001")
            double mips,

            @Doc("Instructions that the operating system takes for an I/O.") @Range(min = "1")
            double instructionsPerIo,

            @Doc("Price, in any currency.") @Range(min = "0")
            double price) {}

    /** A memory. */
    @Doc("A memory.")
    public record Memory(
            @Doc("Data that one cycle moves.") @Range(min = "1 B")
            Size width,

            @Doc("Time of a cycle.") @Range(min = "0.001 ns")
            Time cycle,

            @Doc("Price.") @Default("0") @Range(min = "0") double price) {}

    /** An I/O bus. */
    @Doc("An I/O bus, to which the controllers of strings are attached.")
    public record IoBus(
            @Doc("Data rate.") @Range(min = "1 B/s") Rate rate,

            @Doc("Largest number of strings.") @Range(min = "1", max = "100000")
            int maxStrings,

            @Doc("Price.") @Default("0") @Range(min = "0") double price) {}

    /** A string. */
    @Doc("A string of disks with its controller.")
    public record DiskString(
            @Doc("Data rate.") @Range(min = "1 B/s") Rate rate,

            @Doc("Largest number of disks.") @Range(min = "1", max = "100000")
            int maxDisks,

            @Doc("Overhead of the controller per I/O, during which the string is busy.")
            @Default("0 ms")
            @Range(min = "0 ms")
            Time overhead,

            @Doc("Price of string and controller.") @Range(min = "0")
            double price) {}

    /** A disk. */
    @Doc("A disk.")
    public record Disk(
            @Doc("Capacity.") @Range(min = "1 B") Size capacity,

            @Doc("Average seek time in use.") @Range(min = "0 ms")
            Time seek,

            @Doc("Speed of rotation.") RotationSpeed rotation,

            @Doc("Data rate of the medium.") @Range(min = "1 B/s")
            Rate rate,

            @Doc("Price.") @Range(min = "0") double price,

            @Doc(
                    "Squared coefficient of variation of its service time: 1 is exponential, a mechanical drive under random"
                            + " requests has about 0.1.")
            @Default("1")
            @Range(min = "0", max = "1000")
            double scv,

            @Doc(
                    "The device that represents the disk in a simulation; a server with this mean and variation if absent.")
            @OfKind(DeviceFactory.class)
            @Nullable
            Component device) {}

    /** Greatest utilisation of each part. */
    @Doc("Greatest utilisation of each part.")
    public record Caps(
            @Doc("Of the processor.") @Default("1") @Range(min = "0.001", max = "1")
            double processor,

            @Doc("Of the memory.") @Default("1") @Range(min = "0.001", max = "1")
            double memory,

            @Doc("Of the I/O bus.") @Default("0.75") @Range(min = "0.001", max = "1")
            double bus,

            @Doc("Of a string.") @Default("0.4") @Range(min = "0.001", max = "1")
            double string,

            @Doc("Of a disk.") @Default("0.8") @Range(min = "0.001", max = "1")
            double disk,

            @Doc("Share of time in which a disk's arm may seek.") @Default("0.6") @Range(min = "0.001", max = "1")
            double arm) {}

    @Override
    public void validate(Problems problems) {
        candidates(problems, "processors", processors);
        candidates(problems, "buses", buses);
        candidates(problems, "strings", strings);
        candidates(problems, "disks", disks);
        for (int i = 0; i < stringCounts.size(); i++) {
            if (stringCounts.get(i) < 1) {
                problems.report(
                        "stringCounts[" + i + "]",
                        stringCounts.get(i) + " strings hold no disk",
                        "1 or more, or leave the list empty");
            }
        }
    }

    private static void candidates(Problems problems, String key, Map<String, ?> candidates) {
        if (candidates.isEmpty()) {
            problems.report(key, "there is no candidate", "name at least one");
        }
    }

    private static <V> Map<String, V> inOrder(Map<String, V> candidates) {
        return Collections.unmodifiableMap(new LinkedHashMap<>(candidates));
    }
}
