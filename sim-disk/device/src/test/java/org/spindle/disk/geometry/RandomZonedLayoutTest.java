package org.spindle.disk.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * All blocks of invented drives of every scheme: each block has its own slot, which leads back to it, on the track whose bounds
 * contain it.
 */
class RandomZonedLayoutTest {

    /** Schemes 2 to 6, in which slips turn the tracks behind them. */
    private static final Set<SparingScheme> TURNING =
            EnumSet.range(SparingScheme.SECTORS_AT_CYLINDER_END, SparingScheme.SECTORS_AT_CYLINDER_FRONT_SLIPS_IN_ZONE);

    static Stream<Drive> drives() {
        return IntStream.range(0, 11)
                .boxed()
                .flatMap(scheme -> IntStream.range(0, 40)
                        .mapToObj(i -> new Drive(SparingScheme.values()[scheme], 1000L * scheme + i)));
    }

    @ParameterizedTest
    @MethodSource("drives")
    void blocks_have_slots_of_their_own_and_are_found_back(Drive drive) {
        ZonedLayout layout = drive.layout();
        PhysicalAddress place = new PhysicalAddress();
        Map<List<Integer>, Long> taken = new HashMap<>();
        for (long block = 0; block < layout.blocks(); block++) {
            layout.locate(block, place);
            assertThat(taken.put(List.of(place.cylinder, place.head, place.slot), block))
                    .isNull();
            assertThat(layout.block(place.cylinder, place.head, place.slot)).isEqualTo(block);
        }
        long blocks = 0;
        for (int cylinder = 0; cylinder < layout.cylinders(); cylinder++) {
            for (int head = 0; head < layout.dimensions().surfaces(); head++) {
                for (int slot = 0; slot < 24; slot++) {
                    blocks += layout.block(cylinder, head, slot) >= 0 ? 1 : 0;
                }
            }
        }
        assertThat(blocks).isEqualTo(layout.blocks());
    }

    /** Reference text 3.4, by going through all blocks: a block belongs to the track where it would be without defects. */
    @ParameterizedTest
    @MethodSource("drives")
    void tracks_know_their_first_and_last_block(Drive drive) {
        ZonedLayout layout = drive.layout();
        ZonedLayout homes = drive.sparing().countsTracks() ? layout : drive.layoutWithoutDefects();
        Map<List<Integer>, long[]> bounds = new HashMap<>();
        PhysicalAddress place = new PhysicalAddress();
        for (long block = 0; block < homes.blocks(); block++) {
            homes.locate(block, place);
            long[] bound =
                    bounds.computeIfAbsent(List.of(place.cylinder, place.head), key -> new long[] {Long.MAX_VALUE, -1});
            bound[0] = Math.min(bound[0], block);
            bound[1] = Math.max(bound[1], block);
        }
        Track track = new Track();
        for (int cylinder = 0; cylinder < layout.cylinders(); cylinder++) {
            for (int head = 0; head < layout.dimensions().surfaces(); head++) {
                layout.track(cylinder, head, track);
                long[] expected = bounds.getOrDefault(List.of(cylinder, head), new long[] {-1, -1});
                assertThat(new long[] {track.firstBlock, track.lastBlock})
                        .as("cylinder %s, head %s", cylinder, head)
                        .containsExactly(expected);
            }
        }
    }

    /** In a track that is whole, slot k holds block first + k, by both directions of the map, with the errors of DiskSim too. */
    @ParameterizedTest
    @MethodSource("drives")
    void whole_tracks_hold_a_block_in_each_slot_in_order(Drive drive) {
        PhysicalAddress place = new PhysicalAddress();
        Track track = new Track();
        int whole = 0;
        for (ZonedLayout layout :
                List.of(drive.layout(), drive.layoutWithoutDefects(), drive.layout(LayoutCompat.values()))) {
            for (int cylinder = 0; cylinder < layout.cylinders(); cylinder++) {
                for (int head = 0; head < layout.dimensions().surfaces(); head++) {
                    layout.track(cylinder, head, track);
                    whole += track.isWhole ? 1 : 0;
                    for (int slot = 0; track.isWhole && slot < track.slots; slot++) {
                        layout.locate(track.firstBlock + slot, place);
                        assertThat(new int[] {place.cylinder, place.head, place.slot})
                                .containsExactly(cylinder, head, slot);
                        assertThat(place.remapped).isFalse();
                        assertThat(layout.block(cylinder, head, slot)).isEqualTo(track.firstBlock + slot);
                    }
                }
            }
        }
        assertThat(whole > 0 || !drive.sparing().equals(SparingScheme.NONE)).isTrue();
    }

    /** Reference text 3.2, implemented literally, with lists in file order. */
    @ParameterizedTest
    @MethodSource("drives")
    void places_follow_the_rule_of_the_reference_text(Drive drive) {
        for (boolean asDiskSim : new boolean[] {false, true}) {
            boolean wrongInDiskSim = drive.sparing().sparesInFront()
                    || drive.sparing() == SparingScheme.SECTORS_AT_CYLINDER_END
                    || drive.sparing() == SparingScheme.SECTORS_AT_CYLINDER_END_SLIPS_IN_ZONE;
            if (wrongInDiskSim && !asDiskSim) {
                continue;
            }
            ZonedLayout layout = drive.layout(asDiskSim ? LayoutCompat.values() : new LayoutCompat[0]);
            PhysicalAddress place = new PhysicalAddress();
            for (int zone = 0; zone < drive.zones().size(); zone++) {
                ZoneSpec spec = drive.zones().get(zone);
                for (long i = 0; i < layout.blocksInZone(zone); i++) {
                    layout.locate(layout.firstBlockOfZone(zone) + i, place);
                    long slot = ForwardRule.slot(drive, spec, i + spec.deadSpace(), asDiskSim);
                    long track = slot / spec.slotsPerTrack();
                    int cylinder = spec.firstCylinder() + (int) (track / drive.surfaces());
                    int nth = (int) (track % drive.surfaces());
                    int head = drive.order().surface(nth, cylinder, spec.firstCylinder(), drive.surfaces());
                    assertThat(new int[] {place.cylinder, place.head, place.slot})
                            .as("block %s of zone %s", i, zone)
                            .containsExactly(cylinder, head, (int) (slot % spec.slotsPerTrack()));
                }
            }
        }
    }

    /** Reference text 3.5: angle = offset + (j + (S-1) y) track skew + y cylinder skew + (slips before + slot) / slots. */
    @ParameterizedTest
    @MethodSource("drives")
    void angles_follow_the_real_number_formula(Drive drive) {
        ZonedLayout layout = drive.layout();
        for (ZoneSpec spec : drive.zones()) {
            for (int y = 0; y < spec.cylinders(); y++) {
                for (int head = 0; head < drive.surfaces(); head++) {
                    int cylinder = spec.firstCylinder() + y;
                    int j = drive.order().surface(head, cylinder, spec.firstCylinder(), drive.surfaces());
                    double sectors = sectors(spec.offsetAngle(), spec)
                            + (j + (drive.surfaces() - 1) * y) * sectors(spec.trackSkew(), spec)
                            + y * sectors(spec.cylinderSkew(), spec)
                            + turningSlips(drive, spec, y, head)
                            + 3;
                    double turn = sectors / spec.slotsPerTrack();
                    double got = Angle.toRevolutions(layout.startAngle(cylinder, head, 3));
                    double off = got - turn - Math.rint(got - turn);
                    assertThat(off).isCloseTo(0, within(1e-6));
                }
            }
        }
    }

    private static double sectors(int angle, ZoneSpec spec) {
        return Math.rint(Angle.toRevolutions(angle) * spec.slotsPerTrack());
    }

    private static long turningSlips(Drive drive, ZoneSpec spec, int y, int head) {
        if (!TURNING.contains(drive.sparing())) {
            return 0;
        }
        long track = (long) y * drive.surfaces() + (drive.sparing() == SparingScheme.SECTORS_IN_TRACK ? head : 0);
        return Arrays.stream(spec.slips())
                .filter(slip -> slip < track * spec.slotsPerTrack())
                .count();
    }

    /** An invented drive, determined by its seed. */
    record Drive(SparingScheme sparing, long seed, int surfaces, SurfaceOrder order, int range, List<ZoneSpec> zones) {

        Drive(SparingScheme sparing, long seed) {
            this(sparing, seed, new SplittableRandom(seed));
        }

        private Drive(SparingScheme sparing, long seed, SplittableRandom random) {
            this(
                    sparing,
                    seed,
                    random.nextInt(1, 5),
                    SurfaceOrder.values()[random.nextInt(3)],
                    random.nextInt(1, 4),
                    new ArrayList<>());
            int cylinder = 0;
            for (int zone = random.nextInt(1, 4); zone > 0; zone--) {
                int first = cylinder + random.nextInt(2);
                cylinder = first + random.nextInt(2, 7);
                zones.add(withDefects(zone(first, cylinder - 1, random), random));
            }
        }

        ZonedLayout layout(LayoutCompat... compat) {
            return layout(zones, compat);
        }

        ZonedLayout layoutWithoutDefects() {
            return layout(zones.stream().map(zone -> with(zone, new long[0])).toList());
        }

        private ZonedLayout layout(List<ZoneSpec> specs, LayoutCompat... compat) {
            int cylinders = specs.get(specs.size() - 1).lastCylinder() + 2;
            ZonedLayout.Builder builder = ZonedLayout.builder(surfaces, cylinders)
                    .sparing(sparing)
                    .surfaceOrder(order)
                    .rangeSize(range)
                    .compat(List.of(compat));
            specs.forEach(builder::zone);
            return builder.build();
        }

        private ZoneSpec zone(int first, int last, SplittableRandom random) {
            int slots = random.nextInt(8, 24);
            long spares = sparing == SparingScheme.NONE ? 0 : random.nextInt(1, sparing.countsTracks() ? 2 : 5);
            return new ZoneSpec(
                    first,
                    last,
                    slots,
                    Skew.ofSectors(random.nextInt(slots), slots),
                    random.nextInt(3) == 0 ? 0 : random.nextInt(slots / 2),
                    Skew.ofSectors(random.nextInt(slots), slots),
                    Skew.ofSectors(random.nextInt(slots), slots),
                    spares,
                    slips(last - first + 1, slots, spares, random),
                    new long[0]);
        }

        /** As many slips as the spares of each unit allow, at times out of order where the whole zone is one unit. */
        private long[] slips(int cylinders, int slots, long spares, SplittableRandom random) {
            long total = (long) cylinders * surfaces * slots;
            long unit = ForwardRule.unit(this, slots, total);
            boolean perUnit = unit < total;
            boolean inZone = sparing.slipsTakeCapacity();
            long candidates = sparing.countsTracks() ? total / slots : total;
            Map<Long, Integer> used = new HashMap<>();
            long[] slips = random.longs(6, 0, candidates)
                    .distinct()
                    .filter(slip -> {
                        if (sparing == SparingScheme.NONE) {
                            return false;
                        }
                        boolean complete = slip / unit < total / unit;
                        return inZone || (complete && used.merge(slip / unit, 1, Integer::sum) <= spares);
                    })
                    .toArray();
            if (perUnit || random.nextBoolean()) {
                Arrays.sort(slips);
            }
            return slips;
        }

        /** Some slots that hold blocks are replaced by some that do not. */
        private ZoneSpec withDefects(ZoneSpec zone, SplittableRandom random) {
            if (sparing == SparingScheme.NONE) {
                return zone;
            }
            ZonedLayout layout = layout(List.of(zone));
            List<Long> good = new ArrayList<>();
            List<Long> free = new ArrayList<>();
            long step = sparing.countsTracks() ? zone.slotsPerTrack() : 1;
            long slots = (long) zone.cylinders() * surfaces * zone.slotsPerTrack();
            List<Long> slipped = Arrays.stream(zone.slips()).boxed().toList();
            for (long slot = 0; slot < slots; slot += step) {
                int track = (int) (slot / zone.slotsPerTrack());
                int cylinder = zone.firstCylinder() + track / surfaces;
                int head = order.surface(track % surfaces, cylinder, zone.firstCylinder(), surfaces);
                int last = (int) (slot + step - 1) % zone.slotsPerTrack();
                boolean holds = layout.block(cylinder, head, last) >= 0;
                if (holds) {
                    good.add(slot / step);
                } else if (slot > zone.deadSpace() && !slipped.contains(slot / step)) {
                    free.add(slot / step);
                }
            }
            List<Long> pairs = new ArrayList<>();
            for (int i = random.nextInt(3); i > 0 && !free.isEmpty() && good.size() > 1; i--) {
                pairs.add(good.remove(random.nextInt(good.size())));
                pairs.add(free.remove(random.nextInt(free.size())));
            }
            return with(zone, pairs.stream().mapToLong(Long::longValue).toArray());
        }

        private static ZoneSpec with(ZoneSpec zone, long[] defects) {
            return new ZoneSpec(
                    zone.firstCylinder(),
                    zone.lastCylinder(),
                    zone.slotsPerTrack(),
                    zone.offsetAngle(),
                    zone.deadSpace(),
                    zone.trackSkew(),
                    zone.cylinderSkew(),
                    zone.spares(),
                    zone.slips(),
                    defects);
        }

        @Override
        public String toString() {
            return sparing + ", seed " + seed;
        }
    }
}
