package org.spindle.disk.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The zones of the HP C2247 by Worthington, Ganger and Patt 1994 (table A.2), without slips. */
class HpC2247ZonesTest {

    private static final int SURFACES = 13;

    /** Columns of table A.2: first and last cylinder, sectors, first logical sector, skews, reserved and spare tracks. */
    private static final int[][] TABLE_A2 = {
        {0, 558, 96, 0, 14, 32, 17, 325},
        {559, 760, 92, 14, 13, 30, 0, 130},
        {761, 901, 88, 73, 13, 29, 0, 65},
        {902, 1051, 84, 80, 12, 28, 0, 78},
        {1052, 1193, 80, 52, 12, 27, 0, 52},
        {1194, 1519, 72, 0, 11, 24, 0, 104},
        {1520, 1793, 64, 32, 10, 22, 0, 78},
        {1794, 2050, 56, 30, 9, 19, 0, 65}
    };

    private static ZonedLayout layout() {
        ZonedLayout.Builder drive = ZonedLayout.builder(SURFACES, 2051).sparing(SparingScheme.TRACKS_IN_ZONE);
        for (int[] row : TABLE_A2) {
            drive.zone(new ZoneSpec(
                    row[0],
                    row[1],
                    row[2],
                    Skew.ofSectors(row[3], row[2]),
                    (long) row[6] * row[2],
                    Skew.ofSectors(row[4], row[2]),
                    Skew.ofSectors(row[5], row[2]),
                    row[7],
                    new long[0],
                    new long[0]));
        }
        return drive.build();
    }

    /** Table 1: 2,054,864 sectors. */
    @Test
    void capacity_is_the_advertised_one() {
        assertThat(layout().blocks()).isEqualTo(2_054_864);
    }

    /** First and last LBN of each zone, worked out from table A.2. */
    @ParameterizedTest
    @CsvSource({
        "0, 664800, 0, 664799",
        "1, 229632, 664800, 894431",
        "2, 155584, 894432, 1050015",
        "3, 157248, 1050016, 1207263",
        "4, 143520, 1207264, 1350783",
        "5, 297648, 1350784, 1648431",
        "6, 222976, 1648432, 1871407",
        "7, 183456, 1871408, 2054863"
    })
    void zones_hold_their_blocks(int zone, long blocks, long first, long last) {
        ZonedLayout layout = layout();
        assertThat(layout.blocksInZone(zone)).isEqualTo(blocks);
        assertThat(layout.firstBlockOfZone(zone)).isEqualTo(first);
        PhysicalAddress place = new PhysicalAddress();
        layout.locate(last, place);
        assertThat(place.cylinder).isLessThanOrEqualTo(TABLE_A2[zone][1]);
        assertThat(place.slot).isEqualTo(TABLE_A2[zone][2] - 1);
        layout.locate(first, place);
        assertThat(place.cylinder).isBetween(TABLE_A2[zone][0], TABLE_A2[zone][0] + 1);
    }

    /** 17 reserved tracks put LBN 0 on physical track 17, cylinder 1, surface 4. */
    @Test
    void the_first_block_is_behind_the_reserved_tracks() {
        PhysicalAddress place = new PhysicalAddress();
        layout().locate(0, place);
        assertThat(place).hasToString("cylinder 1, head 4, slot 0");
    }
}
