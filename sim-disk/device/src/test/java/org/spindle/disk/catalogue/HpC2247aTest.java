package org.spindle.disk.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.disk.geometry.Angle;
import org.spindle.disk.geometry.PhysicalAddress;
import org.spindle.disk.geometry.Skew;
import org.spindle.disk.geometry.Track;
import org.spindle.disk.geometry.ZoneSpec;
import org.spindle.disk.geometry.ZonedLayout;
import org.spindle.disk.hdd.spec.HddConfig;
import org.spindle.disk.hdd.spec.Seek;
import org.spindle.disk.hdd.spec.ZoneConfig;
import org.spindle.disk.hdd.spec.ZonedGeometry;
import org.spindle.disk.mechanics.FirstTenHplSeek;
import org.spindle.disk.mechanics.HplSeek;
import org.spindle.disk.mechanics.SeekCurve;
import org.spindle.disk.mechanics.SeekDistances;

/**
 * The preset against Worthington, Ganger and Patt 1994: tables 1, A.2 and A.3, and what follows from them by arithmetic.
 */
class HpC2247aTest {

    private static final double PICOS_PER_MILLISECOND = 1e9;

    private final HddConfig config = Presets.config("hp-c2247a");
    private final ZonedLayout layout = layout((ZonedGeometry) config.geometry());
    private final SeekCurve seek = seek((Seek.FirstTenHpl) config.mechanics().seek());

    private static ZonedLayout layout(ZonedGeometry geometry) {
        ZonedLayout.Builder layout = ZonedLayout.builder(geometry.surfaces(), geometry.cylinders())
                .sparing(geometry.sparing())
                .surfaceOrder(geometry.surfaceOrder());
        for (ZoneConfig zone : geometry.zones()) {
            layout.zone(new ZoneSpec(
                    zone.firstCylinder(),
                    zone.lastCylinder(),
                    zone.sectorsPerTrack(),
                    Skew.ofSectors(zone.offset(), zone.sectorsPerTrack()),
                    zone.reservedSectors(),
                    Skew.ofSectors(zone.trackSkew(), zone.sectorsPerTrack()),
                    Skew.ofSectors(zone.cylinderSkew(), zone.sectorsPerTrack()),
                    zone.spares(),
                    new long[0],
                    new long[0]));
        }
        return layout.build();
    }

    private static SeekCurve seek(Seek.FirstTenHpl seek) {
        double[] firstTen =
                seek.firstTen().stream().mapToDouble(time -> time.millis()).toArray();
        return new FirstTenHplSeek(
                firstTen,
                new HplSeek(
                        seek.parts().boundary(),
                        seek.parts().rootConstant().millis(),
                        seek.parts().rootFactor().millis(),
                        seek.parts().linearConstant().millis(),
                        seek.parts().linearFactor().millis(),
                        HplSeek.NO_SINGLE_CYLINDER_TIME));
    }

    /** Table 1: 2,054,864 sectors on 2051 cylinders and 13 surfaces. */
    @Test
    void zonesAddUpToTheAdvertisedCapacity() {
        assertThat(layout.blocks()).isEqualTo(2_054_864);
        assertThat(layout.cylinders()).isEqualTo(2051);
        assertThat(layout.dimensions().surfaces()).isEqualTo(13);
    }

    /** Table A.2: (cylinders x 13 - reserved - spare tracks) x sectors per track, zone by zone. */
    @ParameterizedTest
    @CsvSource({
        "0, 0, 664799, 25",
        "1, 664800, 894431, 10",
        "2, 894432, 1050015, 5",
        "3, 1050016, 1207263, 6",
        "4, 1207264, 1350783, 4",
        "5, 1350784, 1648431, 8",
        "6, 1648432, 1871407, 6",
        "7, 1871408, 2054863, 5"
    })
    void zonesHoldTheBlocksOfTheTable(int zone, long first, long last, int spareCylinders) {
        assertThat(layout.firstBlockOfZone(zone)).isEqualTo(first);
        assertThat(first + layout.blocksInZone(zone) - 1).isEqualTo(last);
        PhysicalAddress place = new PhysicalAddress();
        layout.locate(first, place);
        assertThat(place.cylinder)
                .isEqualTo(zone == 0 ? 1 : layout.zones().get(zone).firstCylinder());
        layout.locate(last, place);
        assertThat(layout.zones().get(zone).lastCylinder() - place.cylinder).isEqualTo(spareCylinders);
    }

    /** Appendix A: the first 17 tracks are reserved for the drive; 17 = 13 + 4. */
    @Test
    void theFirstBlockLiesBehindTheReservedTracks() {
        PhysicalAddress place = new PhysicalAddress();
        layout.locate(0, place);
        assertThat(List.of(place.cylinder, place.head, place.slot)).containsExactly(1, 4, 0);
    }

    /** Table A.3. */
    @ParameterizedTest
    @CsvSource({
        "1, 2.69",
        "2, 3.48",
        "6, 4.45",
        "7, 4.32",
        "10, 4.79",
        "11, 4.904",
        "100, 7.110",
        "300, 9.526",
        "301, 9.526",
        "1000, 13.650",
        "2050, 19.845"
    })
    void seeksTakeTheTimesOfTheTable(int distance, double millis) {
        assertThat(seek.seekPicos(distance) / PICOS_PER_MILLISECOND).isCloseTo(millis, within(0.0006));
    }

    /** The mean over pairs of blocks is 11.38 ms, over pairs of cylinders 11.49 ms. */
    @Test
    void meanSeeksFollowFromTheTables() {
        List<SeekDistances.Band> bands =
                IntStream.range(0, 8).mapToObj(this::blocksOfZone).toList();
        assertThat(SeekDistances.overBands(bands).meanSeekPicos(seek) / PICOS_PER_MILLISECOND)
                .isCloseTo(11.38, within(0.01));
        assertThat(SeekDistances.overCylinders(2051).meanSeekPicos(seek) / PICOS_PER_MILLISECOND)
                .isCloseTo(11.49, within(0.01));
    }

    private SeekDistances.Band blocksOfZone(int zone) {
        PhysicalAddress first = new PhysicalAddress();
        PhysicalAddress last = new PhysicalAddress();
        layout.locate(layout.firstBlockOfZone(zone), first);
        layout.locate(layout.firstBlockOfZone(zone) + layout.blocksInZone(zone) - 1, last);
        return new SeekDistances.Band(
                first.cylinder, last.cylinder, layout.zones().get(zone).slotsPerTrack());
    }

    /** Section 2.2.2: skews just cover a head switch, or a seek of one cylinder, followed by write settling. */
    @Test
    void aSequentialWriteLosesNoRevolution() {
        double settle = config.mechanics().writeSettle().millis();
        double headSwitch = config.mechanics().headSwitch().millis() + settle;
        double nextCylinder = seek.seekPicos(1) / PICOS_PER_MILLISECOND + settle;
        double revolution = 60_000.0 / 5400;
        Track from = new Track();
        Track to = new Track();
        for (ZoneSpec zone : layout.zones()) {
            int cylinder = zone.firstCylinder() + 1;
            layout.track(cylinder, 5, from);
            layout.track(cylinder, 6, to);
            assertThat(Angle.toRevolutions(to.zeroAngle - from.zeroAngle) * revolution)
                    .isBetween(headSwitch, headSwitch + 0.3);
            layout.track(cylinder, 12, from);
            layout.track(cylinder + 1, 0, to);
            assertThat(Angle.toRevolutions(to.zeroAngle - from.zeroAngle) * revolution)
                    .isBetween(nextCylinder, nextCylinder + 0.5);
        }
    }
}
