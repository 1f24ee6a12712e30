package org.spindle.workload.synthetic;

import java.util.List;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.TypeName;
import org.spindle.spi.config.Validated;
import org.spindle.spi.sim.RandomStream;

/** Addresses of requests that do not continue a sequential run. */
public sealed interface AddressPattern {

    /** Name of {@link StackDistance} in scenarios. */
    String STACK_DISTANCE = "stack-distance";

    /**
     * Returns the placement for some regions of devices.
     *
     * @param extents parts of devices to which requests go
     * @param kinds kinds of requests
     * @throws IllegalArgumentException if the pattern does not fit them; the message says how to correct it
     */
    Placement over(List<TargetRegion> extents, List<RequestKind> kinds, RandomStream random);

    /** Uniformly distributed addresses. */
    @TypeName("uniform")
    @Doc("Uniformly distributed addresses.")
    record Anywhere() implements AddressPattern {

        @Override
        public Placement over(List<TargetRegion> extents, List<RequestKind> kinds, RandomStream random) {
            return new FreePlacement((extent, sectors) -> random.nextLong(extent.room(sectors)));
        }
    }

    /** Addresses near the previous one. */
    @TypeName("local")
    @Doc("At a normally distributed distance from the previous request of the device.")
    record Local(
            @Doc("Standard deviation of the distance.") @Range(min = "1 B")
            Size deviation) implements AddressPattern {

        @Override
        public Placement over(List<TargetRegion> extents, List<RequestKind> kinds, RandomStream random) {
            return new LocalPlacement(extents, (double) deviation.bytes() / Size.SECTOR, random);
        }
    }

    /** Addresses by popularity. */
    @TypeName("zipf")
    @Doc("In regions whose popularity follows Zipf's law: that of rank k is proportional to 1 / k^theta. Popular"
            + " regions are scattered over the device.")
    record Zipf(
            @Doc("Exponent; 0 is uniform.") @Range(min = "0", max = "20")
            double theta,

            @Doc("Size of a region; addresses within it are uniformly distributed.")
            @Default("4 KiB")
            @Range(min = "512 B", max = "1 TiB")
            Size region)
            implements AddressPattern, Validated {

        @Override
        public Placement over(List<TargetRegion> extents, List<RequestKind> kinds, RandomStream random) {
            ZipfPlaces[] places = extents.stream()
                    .map(extent -> new ZipfPlaces(this, extent, random))
                    .toArray(ZipfPlaces[]::new);
            return new FreePlacement((extent, sectors) -> places[extent.index()].draw(sectors));
        }

        @Override
        public void validate(Problems problems) {
            if (region.bytes() % Size.SECTOR != 0) {
                problems.report(
                        "region", region + " is not a whole number of sectors", "a multiple of " + Size.SECTOR + " B");
            }
        }
    }

    /** Two classes of addresses, hot and cold. */
    @TypeName("hot-cold")
    @Doc("A region at the beginning of each device receives more than its proportional share of accesses.")
    record HotCold(
            @Doc("Fraction of the addresses that is hot.") @Default("0.2") @Range(min = "0", max = "1")
            double hot,

            @Doc("Fraction of the accesses that go to the hot addresses.") @Default("0.8") @Range(min = "0", max = "1")
            double accesses)
            implements AddressPattern {

        @Override
        public Placement over(List<TargetRegion> extents, List<RequestKind> kinds, RandomStream random) {
            return new FreePlacement((extent, sectors) -> {
                long places = extent.room(sectors);
                long warm = Math.min(places, Math.round(hot * places));
                boolean toHot = random.nextDouble() < accesses;
                if (warm == 0 || warm == places) {
                    return random.nextLong(places);
                }
                return toHot ? random.nextLong(warm) : warm + random.nextLong(places - warm);
            });
        }
    }

    /** Addresses by recency. */
    @TypeName(STACK_DISTANCE)
    @Doc("At data accessed before, chosen by the amount of other data accessed since, so that LRU caches have the"
            + " specified miss ratios; or at data never accessed before, as long as the device has any.")
    record StackDistance(
            @Doc("Fraction of requests that go to data accessed before.") @Default("0") @Range(min = "0", max = "1")
            double reuse,

            @Doc("LRU stack distances of those requests, in ascending order: uniformly distributed from the"
                    + " previous bound, or 0, to the entry's own bound.")
            List<Distance> distances,

            @Doc("Unit in which data is allocated and distances are counted, a whole number of sectors.")
            @Default("4 KiB")
            @Range(min = "512 B", max = "1 GiB")
            Size block)
            implements AddressPattern, Validated {

        public StackDistance {
            distances = List.copyOf(distances);
        }

        @Override
        public Placement over(List<TargetRegion> extents, List<RequestKind> kinds, RandomStream random) {
            return new StackPlacement(this, extents, kinds, random);
        }

        @Override
        public void validate(Problems problems) {
            if (block.bytes() % Size.SECTOR != 0) {
                problems.report(
                        "block", block + " is not a whole number of sectors", "a multiple of " + Size.SECTOR + " B");
            }
            if (distances.isEmpty()) {
                problems.report("distances", "no distance is given", "at least one");
            }
            double shares = 0;
            for (int i = 0; i < distances.size(); i++) {
                shares += distances.get(i).share();
                if (i > 0
                        && distances
                                        .get(i)
                                        .within()
                                        .compareTo(distances.get(i - 1).within())
                                <= 0) {
                    problems.report(
                            "distances[" + i + "].within",
                            distances.get(i).within() + " is not above the previous bound",
                            "bounds in ascending order");
                }
            }
            if (!distances.isEmpty() && shares <= 0) {
                problems.report("distances", "no distance has a share", "a share above 0");
            }
        }
    }

    /** A range of stack distances. */
    @Doc("A range of stack distances with its share.")
    record Distance(
            @Doc("Upper bound of the stack distance: amount of other data accessed since.") @Range(min = "512 B")
            Size within,

            @Doc("Share; only proportions matter.") @Default("1") @Range(min = "0", max = "1e15")
            double share) {}
}
