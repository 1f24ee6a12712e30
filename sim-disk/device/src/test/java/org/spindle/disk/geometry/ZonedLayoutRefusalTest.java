package org.spindle.disk.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Contradictory drives are refused with the zone and the quantity, queries outside the drive with their argument. */
class ZonedLayoutRefusalTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            1 | 10 | 5 | 2 | 9 | | zone 0: slip 9 lies outside the zone's 8 tracks
            9 | 10 | 5 | 3 | 80 | | zone 0: slip 80 lies outside the zone's 80 sectors
            9 | 10 | 5 | 1 | 3 4 | | zone 0: 2 slips but 1 spares
            2 | 10 | 0 | 1 | 25 22 | | zone 0: slip 25 is one more than the 1 spares of its unit of 20 sectors
            3 | 10 | 0 | 1 | 3 4 | | zone 0: slip 4 is one more than the 1 spares of its unit of 10 sectors
            0 | 10 | 0 | 0 | 3 | | zone 0: slip 3 but no sparing scheme to absorb it
            3 | 10 | 0 | 10 | | | zone 0: 10 spares in a unit of 10 (SECTORS_IN_TRACK)
            1 | 10 | 0 | 8 | | | zone 0: 8 spares in a unit of 8 (TRACKS_IN_ZONE)
            9 | 10 | 0 | -1 | | | zone 0: -1 spares
            9 | 0 | 0 | 1 | | | zone 0: 0 sectors per track
            9 | 10 | -3 | 1 | | | zone 0: dead space of -3 sectors
            7 | 10 | 80 | 0 | | | zone 0: dead space and spares leave no room for blocks
            9 | 10 | 0 | 3 | | 5 | zone 0: defects are pairs of a bad position and its replacement, but 1 numbers are listed
            9 | 10 | 0 | 3 | | 5 80 | zone 0: defect 80 lies outside the zone's 80 sectors
            9 | 10 | 0 | 3 | | 5 6 | zone 0: replacement 6 of defect 5 already holds a block
            9 | 10 | 0 | 3 | | 5 79 5 78 | zone 0: defect 5 is listed twice
            9 | 10 | 0 | 3 | | 5 79 6 79 | zone 0: replacement 79 is given to two defects
            9 | 10 | 0 | 3 | | 5 79 79 78 | zone 0: defect 79 with replacement 78 is chained to defect 5
            """)
    void zones(int scheme, int slots, long dead, long spares, String slips, String defects, String problem) {
        ZonedLayout.Builder drive = ZonedLayout.builder(2, 4)
                .sparing(SparingScheme.values()[scheme])
                .zone(zone(0, 3, slots, dead, spares, ToyDrivesTest.numbers(slips), ToyDrivesTest.numbers(defects)));
        assertThatThrownBy(drive::build)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(problem);
    }

    @Test
    void cylinders_of_zones() {
        assertThatThrownBy(() -> drive(zone(0, 3), zone(3, 5)).build())
                .hasMessage("zone 1: cylinders 3 to 5 overlap those of zone 0, 0 to 3");
        assertThatThrownBy(() -> drive(zone(0, 8)).build()).hasMessage("zone 0: last cylinder 8 of a drive with 8");
        assertThatThrownBy(() -> drive(zone(3, 2)).build()).hasMessage("zone 0: last cylinder 2 is below the first, 3");
        assertThatThrownBy(() -> drive(zone(-1, 2)).build()).hasMessage("zone 0: first cylinder -1 is negative");
        assertThatThrownBy(() -> drive().build()).hasMessage("a drive needs a zone");
        assertThatThrownBy(() -> ZonedLayout.builder(0, 4)).hasMessage("a drive needs a data surface, but has 0");
        assertThatThrownBy(() -> ZonedLayout.builder(4, 0)).hasMessage("a drive needs a cylinder, but has 0");
        assertThatThrownBy(() -> drive().rangeSize(0)).hasMessage("a spare range of 0 cylinders");
        assertThatThrownBy(() -> Skew.ofSectors(-1, 10)).hasMessageContaining("-1.0 sectors");
        assertThatThrownBy(() -> Skew.ofRevolutions(Double.NaN)).hasMessageContaining("NaN revolutions");
    }

    @Test
    void questions_outside_the_drive() {
        ZonedLayout layout = drive(zone(0, 3), zone(5, 7)).build();
        PhysicalAddress place = new PhysicalAddress();
        assertThatThrownBy(() -> layout.locate(140, place))
                .isInstanceOf(IndexOutOfBoundsException.class)
                .hasMessage("block 140 is not one of the drive's 140");
        assertThatThrownBy(() -> layout.locate(-1, place)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> layout.track(8, 0, new Track())).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> layout.track(0, 2, new Track())).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> layout.startAngle(0, 0, 10)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> layout.startAngle(4, 0, 0)).isInstanceOf(IndexOutOfBoundsException.class);
        for (int[] slot :
                new int[][] {{4, 0, 0}, {8, 0, 0}, {-1, 0, 0}, {0, 2, 0}, {0, -1, 0}, {0, 0, 10}, {0, 0, -1}}) {
            assertThat(layout.block(slot[0], slot[1], slot[2])).isEqualTo(Layout.NONEXISTENT);
        }
    }

    @Test
    void a_cylinder_between_zones_is_not_formatted() {
        ZonedLayout layout = drive(zone(0, 3), zone(5, 7)).build();
        Track track = new Track();
        layout.track(4, 1, track);
        assertThat(track.empty()).isTrue();
        assertThat(track.slots).isZero();
        assertThat(track.cylinder).isEqualTo(4);
    }

    /** Blocks are numbered through the zones as given, wherever these lie. */
    @Test
    void zones_may_stand_in_any_order_of_cylinders() {
        ZonedLayout layout = drive(zone(5, 7), zone(0, 3)).build();
        PhysicalAddress place = new PhysicalAddress();
        layout.locate(60, place);
        assertThat(place.cylinder).isZero();
        assertThat(layout.block(0, 0, 0)).isEqualTo(60);
        assertThat(layout.block(5, 0, 0)).isZero();
    }

    /** A drive of 36 TB: block numbers, cylinder counts and angles beyond 32 bits. */
    @Test
    void large_drives() {
        ZoneSpec zone = new ZoneSpec(
                0,
                1_499_999,
                2400,
                0,
                0,
                Skew.ofSectors(241, 2400),
                Skew.ofSectors(331, 2400),
                1_000_000,
                new long[] {5_000_000_000L, 70_000_000_000L},
                new long[0]);
        ZonedLayout layout = ZonedLayout.builder(20, 1_500_000)
                .sparing(SparingScheme.SECTORS_IN_ZONE)
                .zone(zone)
                .build();
        PhysicalAddress place = new PhysicalAddress();
        Track track = new Track();
        assertThat(layout.blocks()).isEqualTo(71_999_000_000L);
        layout.locate(70_000_000_000L, place);
        assertThat(place).hasToString("cylinder 1458333, head 6, slot 1602");
        assertThat(layout.block(1458333, 6, 1602)).isEqualTo(70_000_000_000L);
        layout.track(1458333, 6, track);
        // 6 + 19 * 1458333 track steps and 1458333 cylinder steps, in whole sectors
        long sectors = (6 + 19 * 1_458_333L) * 241 + 1_458_333L * 331 + 1602;
        double off = Angle.toRevolutions(track.angle(1602)) - sectors % 2400 / 2400.0;
        assertThat(Math.abs(off - Math.rint(off))).isLessThan(4 * 2400 * 0x1p-32);
    }

    private static ZonedLayout.Builder drive(ZoneSpec... zones) {
        ZonedLayout.Builder drive = ZonedLayout.builder(2, 8);
        List.of(zones).forEach(drive::zone);
        return drive;
    }

    private static ZoneSpec zone(int first, int last) {
        return zone(first, last, 10, 0, 0, new long[0], new long[0]);
    }

    private static ZoneSpec zone(int first, int last, int slots, long dead, long spares, long[] slips, long[] defects) {
        return new ZoneSpec(first, last, slots, 0, dead, 0, 0, spares, slips, defects);
    }
}
