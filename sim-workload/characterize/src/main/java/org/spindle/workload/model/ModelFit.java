package org.spindle.workload.model;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.spindle.spi.BuiltInTypes.Arrivals;
import org.spindle.spi.Component;
import org.spindle.spi.config.Size;
import org.spindle.workload.synthetic.AddressPattern;
import org.spindle.workload.synthetic.CountDistribution;
import org.spindle.workload.synthetic.RequestKind;
import org.spindle.workload.synthetic.SequentialRuns;
import org.spindle.workload.synthetic.SyntheticWorkload;
import org.spindle.workload.synthetic.Target;

/** Fits a synthetic workload to a profile. */
final class ModelFit {

    /** Maximum number of kinds; beyond it the rarest sizes are combined with their neighbours. */
    private static final int MOST_KINDS = 500;

    /** Number of bits after the first in which combined sizes agree. */
    private static final int BITS_KEPT = 3;

    /** Factor by which the space for new data exceeds its size, so that there is always a free place. */
    private static final int SPREAD = 4;

    private static final long MEBIBYTE = 1 << 20;

    private ModelFit() {}

    /**
     * Fits a model. Its devices are named disk0, disk1, ... in the order of the profile's.
     *
     * @param reuseByKind whether each kind has its own fraction of reuse. This is closer to a trace in which small
     * requests are repeated immediately, but then kinds with little new data have no deep stack distances
     */
    static SyntheticWorkload of(TraceProfile profile, boolean reuseByKind) {
        List<KindCount> counted = combined(profile.kinds());
        long reused = profile.distances().total();
        double reuse = rounded(reused, reused + profile.blocks());
        return new SyntheticWorkload(
                profile.span().requests(),
                Component.of(Arrivals.CASCADE, CascadeFit.of(profile)),
                counted.stream().map(count -> kind(count, reuseByKind)).toList(),
                profile.span().requests(),
                new SequentialRuns(profile.streams(), new CountDistribution.Constant(1)),
                new AddressPattern.StackDistance(reuse, distances(profile.distances()), new Size(TraceProfile.BLOCK)),
                new Size(TraceProfile.BLOCK),
                targets(profile, counted));
    }

    private static RequestKind kind(KindCount count, boolean reuseByKind) {
        return new RequestKind(
                new Size(count.bytes),
                count.requests,
                count.read ? 1 : 0,
                rounded(count.sequential, count.fresh),
                reuseByKind ? rounded(count.reused, count.blocks) : null);
    }

    private static double rounded(long part, long whole) {
        return whole == 0 ? 0 : Math.rint(1e5 * part / whole) / 1e5;
    }

    private static List<KindCount> combined(Collection<KindCount> kinds) {
        if (kinds.size() <= MOST_KINDS) {
            return List.copyOf(kinds);
        }
        List<KindCount> byNumber = kinds.stream()
                .sorted(Comparator.comparingLong((KindCount kind) -> -kind.requests))
                .toList();
        List<KindCount> kept = new ArrayList<>(byNumber.subList(0, MOST_KINDS / 2));
        SortedMap<Long, List<KindCount>> alike = new TreeMap<>();
        for (KindCount rare : byNumber.subList(MOST_KINDS / 2, byNumber.size())) {
            int shift = Math.max(0, Long.SIZE - 1 - BITS_KEPT - Long.numberOfLeadingZeros(rare.bytes));
            long key = (rare.bytes >> shift) << shift;
            alike.computeIfAbsent(rare.read ? key : -key, unknown -> new ArrayList<>())
                    .add(rare);
        }
        alike.values().forEach(each -> kept.add(sum(each)));
        return kept;
    }

    /** Combines kinds of one direction into one with their mean size. */
    private static KindCount sum(List<KindCount> kinds) {
        double bytes = 0;
        double requests = 0;
        for (KindCount kind : kinds) {
            bytes += (double) kind.bytes * kind.requests;
            requests += kind.requests;
        }
        KindCount sum = new KindCount(KindCount.rounded(Math.round(bytes / requests)), kinds.get(0).read);
        kinds.forEach(sum::add);
        return sum;
    }

    private static List<AddressPattern.Distance> distances(DistanceHistogram histogram) {
        List<AddressPattern.Distance> ranges = new ArrayList<>();
        for (int range = 0; range < DistanceHistogram.ranges(); range++) {
            boolean begins = range + 1 < DistanceHistogram.ranges() && histogram.count(range + 1) > 0;
            if (histogram.count(range) > 0 || begins) {
                ranges.add(new AddressPattern.Distance(
                        new Size(DistanceHistogram.bound(range) * TraceProfile.BLOCK), histogram.count(range)));
            }
        }
        if (ranges.isEmpty()) {
            ranges.add(new AddressPattern.Distance(new Size(TraceProfile.BLOCK), 1));
        }
        return ranges;
    }

    private static List<Target> targets(TraceProfile profile, Collection<KindCount> kinds) {
        long largest = kinds.stream().mapToLong(kind -> kind.bytes).max().orElseThrow();
        List<Target> targets = new ArrayList<>();
        for (DeviceCount device : profile.devices()) {
            long needed = SPREAD * (device.fresh * TraceProfile.BLOCK + SPREAD * SPREAD * largest);
            long end = (Math.max(device.end, needed) + MEBIBYTE - 1) / MEBIBYTE * MEBIBYTE;
            targets.add(new Target("disk" + targets.size(), Math.max(device.fresh, 1e-3), new Size(0), new Size(end)));
        }
        return targets;
    }

    /** Returns the names of the profile's devices by those of the model's. */
    static Map<String, String> devices(TraceProfile profile) {
        SortedMap<String, String> names = new TreeMap<>();
        for (DeviceCount device : profile.devices()) {
            String name = device.name;
            names.put("disk" + names.size(), name == null ? String.valueOf(device.number) : name);
        }
        return names;
    }
}
