package org.spindle.disk.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The invented drives of the reference text, 11.3. The results of DiskSim for schemes 1, 4, 7, 8, 9 and 10 agree with its manual,
 * so they hold with and without compatibility.
 */
class ToyDrivesTest {

    private static final List<LayoutCompat> SOUND = List.of();
    private static final List<LayoutCompat> AS_DISKSIM = List.of(LayoutCompat.values());

    @ParameterizedTest(name = "scheme {0}, mapping {2}: {6} -> {7}")
    @CsvSource(delimiter = '|', textBlock = """
            1 | 2 | 0 | 3 | 5 7 | 103 | 0 | 0,0,5@0.600
            1 | 2 | 0 | 3 | 5 7 | 103 | 7 | 0,1,2@0.500
            1 | 2 | 0 | 3 | 5 7 | 103 | 17 | 1,0,2@0.800
            1 | 2 | 0 | 3 | 5 7 | 103 | 30 | 2,0,5@0.600
            1 | 2 | 0 | 3 | 5 7 | 103 | 37 | 3,1,2@0.000
            1 | 2 | 0 | 3 | 5 7 | 103 | 48 | 3,0,3@0.900
            1 | 2 | 0 | 3 | 5 7 | 103 | 60 | 4,0,5@0.625
            1 | 2 | 0 | 3 | 5 7 | 103 | 71 | 5,0,0@0.625
            1 | 2 | 0 | 3 | 5 7 | 103 | 102 | 6,1,7@0.375
            1 | 2 | 1 | 3 | 5 7 | 103 | 17 | 1,1,2@0.800
            1 | 2 | 2 | 3 | 5 7 | 103 | 17 | 1,1,2@0.800
            1 | 2 | 1 | 3 | 5 7 | 103 | 37 | 3,0,2@0.000
            1 | 2 | 2 | 3 | 5 7 | 103 | 37 | 3,0,2@0.000
            1 | 2 | 1 | 3 | 5 7 | 103 | 48 | 3,1,3@0.900
            1 | 2 | 2 | 3 | 5 7 | 103 | 48 | 3,1,3@0.900
            1 | 2 | 1 | 3 | 5 7 | 103 | 71 | 5,1,0@0.625
            1 | 2 | 2 | 3 | 5 7 | 103 | 71 | 5,1,0@0.625
            4 | 2 | 0 | 7 | 12 39 | 122 | 0 | 0,0,5@0.600
            4 | 2 | 0 | 7 | 12 39 | 122 | 2 | 0,0,8@0.900
            4 | 2 | 0 | 7 | 12 39 | 122 | 6 | 1,1,9@0.800
            4 | 2 | 0 | 7 | 12 39 | 122 | 12 | 1,0,0@0.700
            4 | 2 | 0 | 7 | 12 39 | 122 | 30 | 2,0,0@0.200
            4 | 2 | 0 | 7 | 12 39 | 122 | 48 | 3,0,0@0.700
            4 | 2 | 0 | 7 | 12 39 | 122 | 66 | 4,0,0@0.000
            4 | 2 | 0 | 7 | 12 39 | 122 | 121 | 7,1,5@0.750
            7 | 0 | 0 | 7 23 41 | | 136 | 2 | 0,0,8@0.900
            7 | 0 | 0 | 7 23 41 | | 136 | 17 | 1,0,4@0.000
            7 | 0 | 0 | 7 23 41 | | 136 | 32 | 1,1,9@0.700
            7 | 0 | 0 | 7 23 41 | | 136 | 36 | 2,0,4@0.500
            7 | 0 | 0 | 7 23 41 | | 136 | 71 | 3,1,9@0.700
            7 | 0 | 0 | 7 23 41 | | 136 | 72 | 4,0,0@0.000
            7 | 0 | 0 | 7 23 41 | | 136 | 135 | 7,1,7@0.000
            8 | 3 | 0 | 7 23 | 12 39 | 127 | 6 | 1,1,9@0.700
            8 | 3 | 0 | 7 23 | 12 39 | 127 | 17 | 1,0,4@0.000
            8 | 3 | 0 | 7 23 | 12 39 | 127 | 31 | 1,1,8@0.600
            8 | 3 | 0 | 7 23 | 12 39 | 127 | 32 | 2,0,0@0.100
            8 | 3 | 0 | 7 23 | 12 39 | 127 | 68 | 3,1,6@0.400
            8 | 3 | 0 | 7 23 | 12 39 | 127 | 69 | 4,0,0@0.000
            8 | 3 | 0 | 7 23 | 12 39 | 127 | 126 | 7,1,4@0.625
            8 | 3 | 1 | 7 23 | 12 39 | 127 | 17 | 1,1,4@0.000
            8 | 3 | 1 | 7 23 | 12 39 | 127 | 31 | 1,0,8@0.600
            8 | 3 | 1 | 7 23 | 12 39 | 127 | 68 | 3,0,6@0.400
            8 | 3 | 1 | 7 23 | 12 39 | 127 | 126 | 7,0,4@0.625
            9 | 3 | 0 | 7 23 | 12 79 | 133 | 6 | 3,1,9@0.700
            9 | 3 | 0 | 7 23 | 12 79 | 133 | 32 | 1,1,9@0.700
            9 | 3 | 0 | 7 23 | 12 79 | 133 | 36 | 2,0,3@0.400
            9 | 3 | 0 | 7 23 | 12 79 | 133 | 66 | 3,1,3@0.100
            9 | 3 | 0 | 7 23 | 12 79 | 133 | 71 | 3,1,8@0.600
            9 | 3 | 0 | 7 23 | 12 79 | 133 | 72 | 4,0,0@0.000
            9 | 3 | 0 | 7 23 | 12 79 | 133 | 132 | 7,1,4@0.625
            10 | 3 | 0 | 7 23 | 12 79 | 131 | 69 | 3,1,6@0.400
            10 | 3 | 0 | 7 23 | 12 79 | 131 | 70 | 4,0,0@0.000
            10 | 3 | 0 | 7 23 | 12 79 | 131 | 130 | 7,1,4@0.625
            """)
    void zoned_as_recorded_from_disksim(
            int scheme, int spares, int order, String slips, String defects, long capacity, long block, String where) {
        for (List<LayoutCompat> compat : List.of(SOUND, AS_DISKSIM)) {
            ZonedLayout layout = Toys.zoned(scheme, spares, order, numbers(slips), numbers(defects), compat);
            assertThat(layout.blocks()).isEqualTo(capacity);
            assertThat(Toys.where(layout, block)).isEqualTo(where);
        }
    }

    /**
     * Schemes in which DiskSim's way forward is wrong, worked by hand from the reference text, 3.2: without compatibility
     * blocks stay in their cylinder and step over the spares in front; with it they are carried on and do not.
     */
    @ParameterizedTest(name = "scheme {0}: {2} -> {3}, in DiskSim {4}")
    @CsvSource(delimiter = '|', textBlock = """
            0 | | 7 | 0,1,2 | 0,1,2
            0 | | 138 | 7,1,7 | 7,1,7
            2 | 7 | 1 | 0,0,6 | 0,0,6
            2 | 7 | 2 | 0,0,8 | 0,0,8
            2 | 7 | 12 | 0,1,8 | 1,0,0
            2 | 7 | 13 | 1,0,0 | 1,0,0
            3 | 7 | 1 | 0,0,6 | 0,0,6
            3 | 7 | 2 | 0,0,8 | 0,0,8
            3 | 7 | 3 | 0,1,0 | 0,1,0
            3 | 7 | 10 | 0,1,7 | 0,1,7
            3 | 7 | 11 | 1,0,0 | 1,0,0
            4 | 7 20 | 12 | 1,0,1 | 1,0,0
            5 | 7 | 0 | 0,0,6 | 0,0,5
            5 | 7 | 1 | 0,0,8 | 0,0,6
            5 | 7 | 12 | 0,1,9 | 1,0,0
            5 | 7 | 13 | 1,0,2 | 1,0,0
            6 | 7 | 0 | 0,0,8 | 0,0,5
            6 | 7 | 11 | 0,1,9 | 0,1,7
            6 | 7 | 12 | 1,0,2 | 1,0,0
            """)
    void zoned_where_disksim_is_wrong(int scheme, String slips, long block, String sound, String asDiskSim) {
        int spares = scheme == 0 ? 0 : 2;
        long[] list = numbers(slips);
        assertThat(Toys.where(Toys.zoned(scheme, spares, 0, list, new long[0], SOUND), block))
                .startsWith(sound + "@");
        assertThat(Toys.where(Toys.zoned(scheme, spares, 0, list, new long[0], AS_DISKSIM), block))
                .startsWith(asDiskSim + "@");
    }

    /** Capacity by the table of the reference text, 3.1, for the schemes without a recorded value. */
    @ParameterizedTest
    @CsvSource({"0, 0, '', 139", "2, 2, 7, 123", "3, 2, 7, 107", "5, 2, 7, 123", "6, 2, 7, 122"})
    void zoned_capacity(int scheme, int spares, String slips, long capacity) {
        assertThat(Toys.zoned(scheme, spares, 0, numbers(slips), new long[0], SOUND)
                        .blocks())
                .isEqualTo(capacity);
    }

    /**
     * Reference text 3.1: an incomplete last range has no spares, so it may hold more blocks than a complete one. Ranges of 40
     * sectors with 25 spares, then 20 sectors without.
     */
    @Test
    void an_incomplete_range_is_filled_to_its_end() {
        ZonedLayout layout = ZonedLayout.builder(2, 3)
                .sparing(SparingScheme.SECTORS_IN_RANGE)
                .rangeSize(2)
                .zone(new ZoneSpec(0, 2, 10, 0, 0, 0, 0, 25, new long[0], new long[0]))
                .build();
        assertThat(layout.blocks()).isEqualTo(35);
        assertThat(Toys.where(layout, 14)).startsWith("0,1,4@");
        assertThat(Toys.where(layout, 15)).startsWith("2,0,0@");
        assertThat(Toys.where(layout, 34)).startsWith("2,1,9@");
        assertThat(layout.block(2, 1, 9)).isEqualTo(34);
        assertThat(layout.block(0, 1, 5)).isEqualTo(Layout.SLIPPED);
    }

    /**
     * A block that replaces a bad sector is reported as moved; a track that replaces a bad track is not, as all of it has moved.
     */
    @Test
    void remapped_blocks_and_tracks() {
        PhysicalAddress place = new PhysicalAddress();
        Track track = new Track();

        ZonedLayout sectors = Toys.zoned(8, 3, 0, numbers("7 23"), numbers("12 39"), SOUND);
        sectors.locate(6, place);
        assertThat(place.remapped).isTrue();
        assertThat(sectors.block(1, 1, 9)).isEqualTo(6);
        assertThat(sectors.block(0, 1, 2)).isEqualTo(Layout.REMAPPED);
        sectors.track(1, 1, track);
        assertThat(new long[] {track.firstBlock, track.lastBlock}).containsExactly(23, 31);

        ZonedLayout tracks = Toys.zoned(1, 2, 0, numbers("3"), numbers("5 7"), SOUND);
        tracks.locate(37, place);
        assertThat(place.remapped).isFalse();
        assertThat(tracks.block(2, 1, 2)).isEqualTo(Layout.REMAPPED);
        tracks.track(3, 1, track);
        assertThat(new long[] {track.firstBlock, track.lastBlock}).containsExactly(35, 44);
        tracks.track(2, 1, track);
        assertThat(track.empty()).isTrue();
    }

    /** Reference text 3.4: remapped slots at the ends of a track widen its bounds, foreign blocks in its spares do not. */
    @Test
    void remapped_blocks_count_for_their_home_track() {
        // Scheme 9, dead space 5, no slips: track (0,1) is slots 10..19, blocks 5..14.
        ZonedLayout layout = Toys.zoned(9, 3, 0, new long[0], numbers("10 79 19 78"), SOUND);
        Track track = new Track();
        layout.track(0, 1, track);
        assertThat(new long[] {track.firstBlock, track.lastBlock}).containsExactly(5, 14);
        layout.track(3, 1, track);
        assertThat(new long[] {track.firstBlock, track.lastBlock}).containsExactly(65, 71);
    }

    /** Reference text 3.2: a defect that is its own replacement is a no-op forwards, but DiskSim reports it backwards. */
    @Test
    void defect_that_replaces_itself() {
        ZonedLayout sound = Toys.zoned(9, 3, 0, new long[0], numbers("12 12"), SOUND);
        ZonedLayout asDiskSim = Toys.zoned(9, 3, 0, new long[0], numbers("12 12"), AS_DISKSIM);
        assertThat(Toys.where(sound, 7)).startsWith("0,1,2@");
        assertThat(Toys.where(asDiskSim, 7)).startsWith("0,1,2@");
        assertThat(sound.block(0, 1, 2)).isEqualTo(7);
        assertThat(asDiskSim.block(0, 1, 2)).isEqualTo(Layout.REMAPPED);
    }

    /** Reference text 3.3: DiskSim's test for unused tracks is one track late in scheme 1. */
    @Test
    void unused_tracks() {
        ZonedLayout sound = Toys.zoned(1, 2, 0, new long[0], new long[0], SOUND);
        ZonedLayout asDiskSim = Toys.zoned(1, 2, 0, new long[0], new long[0], AS_DISKSIM);
        assertThat(sound.block(3, 0, 0)).isEqualTo(Layout.SLIPPED);
        assertThat(asDiskSim.block(3, 0, 0)).isEqualTo(55);
        assertThat(asDiskSim.block(3, 1, 0)).isEqualTo(Layout.SLIPPED);
    }

    /** Reference text 3.3: in schemes 9 and 10 DiskSim reports the last D blocks of a zone with D dead sectors as spare. */
    @Test
    void unused_sectors() {
        for (int scheme : new int[] {9, 10}) {
            ZonedLayout sound = Toys.zoned(scheme, 3, 0, new long[0], new long[0], SOUND);
            ZonedLayout asDiskSim = Toys.zoned(scheme, 3, 0, new long[0], new long[0], AS_DISKSIM);
            assertThat(sound.block(3, 1, 6)).isEqualTo(71);
            assertThat(asDiskSim.block(3, 1, 6)).isEqualTo(Layout.SLIPPED);
            assertThat(asDiskSim.block(3, 1, 2)).isEqualTo(Layout.SLIPPED);
            assertThat(asDiskSim.block(3, 1, 1)).isEqualTo(66);
            assertThat(sound.block(3, 1, 7)).isEqualTo(Layout.SLIPPED);
        }
    }

    /** Reference text 3.2, scheme 8: DiskSim takes a replacement's offset within its range for one in the defect's range. */
    @Test
    void replacement_in_another_range() {
        // Slot 12 is in range 0, slot 78 is offset 38 of range 1.
        assertThat(Toys.where(Toys.zoned(8, 3, 0, new long[0], numbers("12 78"), SOUND), 7))
                .startsWith("3,1,8@");
        assertThat(Toys.where(Toys.zoned(8, 3, 0, new long[0], numbers("12 78"), AS_DISKSIM), 7))
                .startsWith("1,1,8@");
    }

    static long[] numbers(String list) {
        return list == null || list.isBlank()
                ? new long[0]
                : Arrays.stream(list.strip().split("\\s+"))
                        .mapToLong(Long::parseLong)
                        .toArray();
    }
}
