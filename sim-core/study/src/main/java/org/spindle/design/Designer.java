package org.spindle.design;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.spindle.analytic.Rounding;
import org.spindle.design.Design.Caps;
import org.spindle.design.Design.Disk;
import org.spindle.design.Design.DiskString;
import org.spindle.design.Design.IoBus;
import org.spindle.design.Design.Memory;
import org.spindle.design.Design.Processor;
import org.spindle.design.Limit.Part;

/** Builds every organisation of a design and evaluates it. */
public final class Designer {

    private final Design design;
    private final Rounding rounding;
    private final ServiceTimes times;
    private final List<Evaluation> evaluations = new ArrayList<>();
    private final List<String> rejections = new ArrayList<>();

    private Designer(Design design) {
        this.design = design;
        rounding = design.rounding();
        times = new ServiceTimes(design.ioSize().bytes(), rounding);
    }

    /**
     * The organisations that can be built, and the combinations that cannot.
     *
     * @param evaluations in the order of the candidates, by rising number of strings
     * @param rejections combinations that cannot be built, each with its reason
     */
    public record Proposals(List<Evaluation> evaluations, List<String> rejections) {

        public Proposals {
            evaluations = List.copyOf(evaluations);
            rejections = List.copyOf(rejections);
        }
    }

    /** Returns every organisation; the Pareto front is not yet marked. */
    public static Proposals propose(Design design) {
        Designer designer = new Designer(design);
        designer.run();
        return new Proposals(designer.evaluations, designer.rejections);
    }

    private void run() {
        for (Choice<Disk> disk : choices(design.disks())) {
            for (Choice<DiskString> string : choices(design.strings())) {
                for (Choice<IoBus> bus : choices(design.buses())) {
                    for (Choice<Processor> processor : choices(design.processors())) {
                        for (@Nullable Choice<Memory> memory : memories()) {
                            build(processor, memory, bus, string, disk);
                        }
                    }
                }
            }
        }
    }

    private void build(
            Choice<Processor> processor,
            @Nullable Choice<Memory> memory,
            Choice<IoBus> bus,
            Choice<DiskString> string,
            Choice<Disk> disk) {
        int disks = (int) Math.min(
                Integer.MAX_VALUE,
                divided(design.capacity().bytes(), disk.part().capacity().bytes()));
        long fewest = divided(disks, string.part().maxDisks());
        for (int strings : stringCounts(disks, fewest, bus.part(), string.part(), disk.part())) {
            SystemOrganisation organisation =
                    new SystemOrganisation(processor, memory, bus, string, disk, disks, strings);
            String label = organisation.label(design);
            if (strings < fewest) {
                reject(label + ": " + disks + " disks need " + fewest + " strings of at most "
                        + string.part().maxDisks());
            } else if (strings > bus.part().maxStrings()) {
                reject(label + ": the bus takes at most " + bus.part().maxStrings() + " strings");
            } else {
                evaluations.add(evaluate(organisation, label));
            }
        }
    }

    private void reject(String reason) {
        if (!rejections.contains(reason)) {
            rejections.add(reason);
        }
    }

    /**
     * Returns the numbers of strings to try; without a list, the fewest that hold the disks and the fewest that do not limit their
     * throughput.
     */
    private Set<Integer> stringCounts(int disks, long fewest, IoBus bus, DiskString string, Disk disk) {
        if (!design.stringCounts().isEmpty()) {
            return new TreeSet<>(design.stringCounts());
        }
        Caps caps = design.caps();
        double ofString = rounding.rate(rounding.rate(1e3 / times.string(string)) * caps.string());
        double ofDisk = rounding.rate(rounding.rate(1e3 / times.disk(disk)) * caps.disk());
        long disksPerString = Math.max(1, (long) Math.floor(ofString / ofDisk));
        long unlimiting = Math.min(bus.maxStrings(), Math.max(fewest, divided(disks, disksPerString)));
        Set<Integer> counts = new LinkedHashSet<>();
        counts.add((int) fewest);
        if (unlimiting > fewest) {
            counts.add((int) unlimiting);
        }
        return counts;
    }

    private Evaluation evaluate(SystemOrganisation organisation, String label) {
        Caps caps = design.caps();
        List<Limit> limits = new ArrayList<>();
        limits.add(
                limit(Part.PROCESSOR, times.processor(organisation.processor().part()), 1, caps.processor()));
        Choice<Memory> memory = organisation.memory();
        if (memory != null) {
            limits.add(limit(Part.MEMORY, times.memory(memory.part()), 1, caps.memory()));
        }
        limits.add(limit(Part.BUS, times.bus(organisation.bus().part()), 1, caps.bus()));
        limits.add(limit(
                Part.STRINGS, times.string(organisation.string().part()), organisation.stringCount(), caps.string()));
        Disk disk = organisation.disk().part();
        limits.add(limit(Part.DISKS, times.disk(disk), organisation.diskCount(), caps.disk()));
        if (disk.seek().inNanos() > 0) {
            limits.add(limit(Part.ARMS, disk.seek().millis(), organisation.diskCount(), caps.arm()));
        }
        Evaluation bare = new Evaluation(label, Map.of(), organisation, limits, 0, null, false);
        Double wanted = design.load();
        double load = wanted != null ? wanted : design.loadFactor() * bare.fullIops();
        return new Evaluation(
                label, Map.of(), organisation, limits, load, ResponseTime.of(design, organisation, load), false);
    }

    private Limit limit(Part part, double millis, int count, double cap) {
        double unit = rounding.rate(1e3 / millis);
        return new Limit(part, unit, count, cap, rounding.rate(unit * cap) * count);
    }

    private List<@Nullable Choice<Memory>> memories() {
        List<@Nullable Choice<Memory>> memories = new ArrayList<>(choices(design.memories()));
        if (memories.isEmpty()) {
            memories.add(null);
        }
        return memories;
    }

    private static <T> List<Choice<T>> choices(Map<String, T> candidates) {
        List<Choice<T>> choices = new ArrayList<>();
        candidates.forEach((name, part) -> choices.add(new Choice<>(name, part)));
        return choices;
    }

    private static long divided(long number, long by) {
        return (number + by - 1) / by;
    }
}
