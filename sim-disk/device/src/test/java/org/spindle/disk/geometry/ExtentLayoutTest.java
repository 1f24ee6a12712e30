package org.spindle.disk.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Layouts from extent maps, on the invented drive of the reference text, 11.3. */
class ExtentLayoutTest {

    private static final Set<LayoutCompat> SOUND = EnumSet.noneOf(LayoutCompat.class);
    private static final Set<LayoutCompat> AS_DISKSIM = EnumSet.allOf(LayoutCompat.class);

    private static final List<Extent> EXTENTS = List.of(
            new Extent(0, 0, 0, 0, 10),
            new Extent(10, 0, 1, 0, 4),
            new Extent(14, 0, 1, 5, 5),
            new Extent(19, 1, 1, 0, 10),
            new Extent(29, 1, 0, 0, 10),
            new Extent(39, 2, 0, 0, 10),
            new Extent(49, 2, 1, 0, 10));

    private static ExtentLayout toy(Set<LayoutCompat> compat) {
        return new ExtentLayout(2, 3, 59, List.of(zone(0, 2, 0, 58, 4)), EXTENTS, compat);
    }

    private static MappedZone zone(int first, int last, long firstBlock, long lastBlock, int skew) {
        return new MappedZone(
                first,
                last,
                firstBlock,
                lastBlock,
                10,
                Skew.ofSectors(skew, 10),
                Skew.ofSectors(2, 10),
                Skew.ofSectors(3, 10));
    }

    /** Recorded from DiskSim, where the zone skew of 4 sectors does not reach a zone that begins at cylinder 0. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            0 | 0,0,0@0.000
            13 | 0,1,3@0.500
            14 | 0,1,5@0.700
            19 | 1,1,0@0.500
            29 | 1,0,0@0.700
            39 | 2,0,0@0.000
            49 | 2,1,0@0.200
            """)
    void as_recorded_from_disksim(long block, String where) {
        assertThat(Toys.where(toy(AS_DISKSIM), block)).isEqualTo(where);
    }

    /** The same places with the zone skew carried through the zone: four sectors on for every track. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            0 | 0,0,0@0.400
            13 | 0,1,3@0.900
            14 | 0,1,5@0.100
            19 | 1,1,0@0.900
            29 | 1,0,0@0.100
            39 | 2,0,0@0.400
            49 | 2,1,0@0.600
            """)
    void with_the_zone_skew_carried_on(long block, String where) {
        assertThat(Toys.where(toy(SOUND), block)).isEqualTo(where);
    }

    /** Reference text 3.6: the zone skew reaches only the zone's first cylinder. */
    @Test
    void a_zone_skew_off_cylinder_0() {
        List<MappedZone> zones = List.of(zone(0, 0, 0, 18, 0), zone(1, 2, 19, 58, 4));
        ExtentLayout sound = new ExtentLayout(2, 3, 59, zones, EXTENTS, SOUND);
        ExtentLayout asDiskSim = new ExtentLayout(2, 3, 59, zones, EXTENTS, AS_DISKSIM);
        assertThat(Toys.where(sound, 29)).isEqualTo("1,0,0@0.100");
        assertThat(Toys.where(asDiskSim, 29)).isEqualTo("1,0,0@0.100");
        assertThat(Toys.where(sound, 39)).isEqualTo("2,0,0@0.400");
        assertThat(Toys.where(asDiskSim, 39)).isEqualTo("2,0,0@0.000");
    }

    @Test
    void round_trips_and_missing_blocks() {
        ExtentLayout layout = toy(SOUND);
        PhysicalAddress place = new PhysicalAddress();
        for (long block = 0; block < 59; block++) {
            layout.locate(block, place);
            assertThat(layout.block(place.cylinder, place.head, place.slot)).isEqualTo(block);
            assertThat(place.slotsPerTrack).isEqualTo(10);
        }
        assertThat(layout.block(0, 1, 4)).isEqualTo(Layout.NONEXISTENT);
        assertThat(layout.block(3, 0, 0)).isEqualTo(Layout.NONEXISTENT);
        assertThatThrownBy(() -> layout.locate(59, place)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> layout.startAngle(0, 1, 10)).isInstanceOf(IndexOutOfBoundsException.class);
        Track track = new Track();
        layout.track(0, 1, track);
        assertThat(new long[] {track.firstBlock, track.lastBlock}).containsExactly(10, 18);
    }

    /** With fewer blocks than the map has, the rest of the map is not used. */
    @Test
    void blocks_behind_the_capacity() {
        ExtentLayout layout = new ExtentLayout(2, 3, 45, List.of(zone(0, 2, 0, 58, 0)), EXTENTS, SOUND);
        Track track = new Track();
        layout.track(2, 0, track);
        assertThat(new long[] {track.firstBlock, track.lastBlock}).containsExactly(39, 44);
        assertThat(layout.block(2, 0, 6)).isEqualTo(Layout.NONEXISTENT);
        layout.track(2, 1, track);
        assertThat(track.empty()).isTrue();
    }

    /** A zoned drive without defects equals the drive with one extent per track. */
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4})
    void agrees_with_a_zoned_layout(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int surfaces = random.nextInt(1, 4);
        int slots = random.nextInt(8, 30);
        int trackSkew = Skew.ofSectors(random.nextInt(slots), slots);
        int cylinderSkew = Skew.ofSectors(random.nextInt(slots), slots);
        ZonedLayout zoned = ZonedLayout.builder(surfaces, 9)
                .zone(new ZoneSpec(0, 8, slots, 0, 0, trackSkew, cylinderSkew, 0, new long[0], new long[0]))
                .build();
        List<Extent> extents = new ArrayList<>();
        for (int track = 0; track < 9 * surfaces; track++) {
            extents.add(new Extent((long) track * slots, track / surfaces, track % surfaces, 0, slots));
        }
        MappedZone zone = new MappedZone(0, 8, 0, zoned.blocks() - 1, slots, 0, trackSkew, cylinderSkew);
        ExtentLayout layout = new ExtentLayout(surfaces, 9, zoned.blocks(), List.of(zone), extents, SOUND);
        PhysicalAddress expected = new PhysicalAddress();
        PhysicalAddress place = new PhysicalAddress();
        for (long block = 0; block < zoned.blocks(); block++) {
            zoned.locate(block, expected);
            layout.locate(block, place);
            assertThat(place).hasToString(expected.toString());
            double off = Angle.toRevolutions(layout.startAngle(place.cylinder, place.head, place.slot)
                    - zoned.startAngle(place.cylinder, place.head, place.slot));
            assertThat(Math.abs(off - Math.rint(off))).isLessThan(1e-6);
        }
    }

    @Test
    void contradictions_are_refused() {
        List<MappedZone> zones = List.of(zone(0, 2, 0, 58, 4));
        refused(zones, 70, EXTENTS, "blocks 59 to 69 are in no extent");
        refused(
                zones,
                20,
                List.of(new Extent(0, 0, 0, 0, 10), new Extent(12, 0, 1, 0, 10)),
                "blocks 10 to 11 are in no");
        refused(
                zones,
                15,
                List.of(new Extent(0, 0, 0, 0, 10), new Extent(9, 0, 1, 0, 10)),
                "also in the extent before");
        refused(
                zones,
                11,
                List.of(new Extent(0, 0, 0, 0, 8), new Extent(8, 0, 0, 7, 3)),
                "blocks 0 and 8 share a slot");
        refused(zones, 10, List.of(new Extent(0, 0, 0, 1, 10)), "does not fit a track of 10 sectors");
        refused(zones, 10, List.of(new Extent(0, 3, 0, 0, 10)), "there is no such track");
        refused(List.of(zone(1, 2, 0, 58, 0)), 10, List.of(new Extent(0, 0, 0, 0, 10)), "its cylinder is in no zone");
        refused(
                List.of(zone(0, 2, 5, 58, 0)),
                10,
                List.of(new Extent(0, 0, 0, 0, 10)),
                "outside the zone's blocks 5 to 58");
        refused(List.of(zone(0, 1, 0, 58, 0), zone(1, 2, 0, 58, 0)), 59, EXTENTS, "overlaps the zone that starts at");
        refused(List.of(zone(0, 3, 0, 58, 0)), 59, EXTENTS, "not cylinders of a drive with 3");
    }

    private static void refused(List<MappedZone> zones, long blocks, List<Extent> extents, String problem) {
        assertThatThrownBy(() -> new ExtentLayout(2, 3, blocks, zones, extents, SOUND))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(problem);
    }

    /** Reference text 1.7: two lines are ignored, seqcnt n stands for n + 1 blocks, any other word for n. */
    @Test
    void map_files() throws IOException {
        ExtentMapFile file = ExtentMapFile.read("toy.map", new StringReader("""
                anything
                at all
                3 cylinders, 10020 rot, 2 heads
                lbn 0 --> cyl 0, head 0, sect 0, seqcnt 9
                lbn 10 --> cyl 0, head 1, sect 0, count 4

                Defect at cyl 0, head 1, sect 4
                Defect at cyl 0, head 1, sect 9
                """));
        assertThat(file.extents()).containsExactly(EXTENTS.get(0), EXTENTS.get(1));
        assertThat(file.cylinders()).isEqualTo(3);
        assertThat(file.heads()).isEqualTo(2);
        assertThat(file.rotations()).isEqualTo(10020);
        assertThat(file.defects()).isEqualTo(2);
    }

    @Test
    void malformed_map_files_are_refused_line_by_line() {
        assertThatThrownBy(() -> ExtentMapFile.read("toy.map", new StringReader("""
                        a
                        b
                        3 cylinders, 2 heads
                        lbn 0 -> cyl 0
                        lbn 0 --> cyl 99999999999, head 0, sect 0, seqcnt 9
                        """)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("""
                        toy.map:3: expected 'C cylinders, N rot, H heads' but found '3 cylinders, 2 heads'
                        toy.map:4: expected 'lbn L --> cyl C, head H, sect K, WORD N' but found 'lbn 0 -> cyl 0'
                        toy.map:5: a number is too large: lbn 0 --> cyl 99999999999, head 0, sect 0, seqcnt 9""");
        assertThatThrownBy(() -> ExtentMapFile.read("toy.map", new StringReader("a\nb\n")))
                .hasMessage("toy.map:3: the file ends before its line of cylinders and heads");
    }
}
