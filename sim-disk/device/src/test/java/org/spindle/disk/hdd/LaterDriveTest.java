package org.spindle.disk.hdd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.EnumSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.disk.assembly.LaterDrive;
import org.spindle.disk.assembly.LayoutFactory;
import org.spindle.disk.assembly.SeekFactory;
import org.spindle.disk.geometry.Layout;
import org.spindle.disk.hdd.spec.HddCompat;
import org.spindle.disk.hdd.spec.HddConfig;
import org.spindle.disk.hdd.spec.ZoneConfig;
import org.spindle.disk.hdd.spec.ZonedGeometry;
import org.spindle.disk.mechanics.SeekCurve;

/** Hsu 2003, section 3.6: the properties of a drive after years of progress. */
class LaterDriveTest {

    private static final EnumSet<HddCompat> NONE = EnumSet.noneOf(HddCompat.class);

    private static final String SHEET = """
        geometry: {type: data-sheet, capacity: 1000000 sectors, surfaces: 2, outerRate: 50 MB/s, innerRate: 30 MB/s, zones: 4}
        mechanics:
          rotation: 10000 rpm
          seek: {type: data-sheet, trackToTrack: 0.5 ms, average: 4.9 ms, fullStroke: 10 ms}
          headSwitch: 0.6 ms
        """;

    private static HddConfig later(String yaml, double years, String knobs) {
        return LaterDrive.of(Drives.of(yaml, "technology={years: " + years + ", knobs: [" + knobs + "]}"), NONE);
    }

    private static SeekCurve seek(HddConfig drive) {
        return new SeekFactory(LayoutFactory.create(drive, NONE).cylinders(), NONE)
                .create(drive.mechanics().seek());
    }

    private static ZoneConfig zone(HddConfig drive, int number) {
        return ((ZonedGeometry) drive.geometry()).zones().get(number);
    }

    @Test
    void changesNothingInNoYears() {
        HddConfig drive = Drives.of(Drives.PLAIN, "technology={years: 0}");
        assertThat(LaterDrive.of(drive, NONE)).isSameAs(drive);
        HddConfig plain = Drives.plain();
        assertThat(LaterDrive.of(plain, NONE)).isSameAs(plain);
    }

    /** The actuator: the whole curve times 0.92, by which the seek over a cylinder and with it the cylinder skew shrink. */
    @Test
    void seeksFaster() {
        HddConfig drive = later(Drives.PLAIN, 1, "seek");
        for (int distance = 1; distance < 60; distance++) {
            assertThat((double) seek(drive).seekPicos(distance))
                    .isCloseTo(0.92 * seek(Drives.plain()).seekPicos(distance), within(1e3));
        }
        assertThat(zone(drive, 0).cylinderSkew()).isEqualTo(Math.ceil(0.92 * 20));
        assertThat(zone(drive, 0).trackSkew()).isEqualTo(10);
    }

    /** Rotation: 6000 to 6540 rpm; skews last as long as before, which is more sectors. */
    @Test
    void turnsFaster() {
        HddConfig drive = later(Drives.PLAIN, 1, "rotation");
        assertThat(drive.mechanics().rotation().rpm()).isEqualTo(6540);
        assertThat(zone(drive, 0).trackSkew()).isEqualTo(Math.ceil(10 * 1.09));
        assertThat(zone(drive, 0).cylinderSkew()).isEqualTo(Math.ceil(20 * 1.09));
        assertThat(zone(drive, 0).sectorsPerTrack()).isEqualTo(100);
    }

    /** Linear density: 100 sectors become 121, of the same revolution, so that skews of the same time have more sectors. */
    @Test
    void writesMoreDensely() {
        HddConfig drive = later(Drives.PLAIN, 1, "linear-density");
        assertThat(zone(drive, 0).sectorsPerTrack()).isEqualTo(121);
        assertThat(zone(drive, 1).sectorsPerTrack()).isEqualTo(96);
        assertThat(zone(drive, 0).trackSkew()).isEqualTo(Math.ceil(12.1));
        assertThat(drive.mechanics().seek())
                .isEqualTo(Drives.plain().mechanics().seek());
    }

    /** Track density: zones keep their place, the border after half of the cylinders; a seek goes as far in cylinders as 1.24 as many. */
    @Test
    void putsTracksCloser() {
        HddConfig drive = later(Drives.PLAIN, 1, "track-density");
        ZonedGeometry geometry = (ZonedGeometry) drive.geometry();
        assertThat(geometry.cylinders()).isEqualTo(74);
        assertThat(zone(drive, 0).lastCylinder()).isEqualTo(36);
        assertThat(zone(drive, 1).firstCylinder()).isEqualTo(37);
        assertThat((double) seek(drive).seekPicos(62))
                .isCloseTo(seek(Drives.plain()).seekPicos(50), within(1e3));
        assertThat(seek(drive).seekPicos(1)).isLessThan(seek(Drives.plain()).seekPicos(1));
    }

    /** Both densities together give 1.21 times 1.24 of the capacity, also for a drive from a data sheet. */
    @Test
    void holdsMore() {
        Layout before = LayoutFactory.create(Drives.of(SHEET), NONE);
        HddConfig drive = later(SHEET, 1, "linear-density, track-density");
        Layout after = LayoutFactory.create(drive, NONE);
        assertThat(after.blocks()).isEqualTo((long) (1_000_000 * 1.21 * 1.24));
        assertThat((double) after.cylinders()).isCloseTo(1.24 * before.cylinders(), within(0.01 * before.cylinders()));
    }

    /**
     * In every year a sequential reader loses no revolution: in time, each skew covers the head switch, or the seek to the next
     * cylinder, that it was made for.
     */
    @ParameterizedTest
    @ValueSource(doubles = {-3, -1, 0.5, 1, 2, 5})
    void keepsSkewsLongEnough(double years) {
        HddConfig drive = later(Drives.PLAIN, years, "seek, rotation, linear-density, track-density");
        double revolutionMs = 60_000.0 / drive.mechanics().rotation().rpm();
        for (int i = 0; i < 2; i++) {
            ZoneConfig zone = zone(drive, i);
            double sectorMs = revolutionMs / zone.sectorsPerTrack();
            assertThat(zone.trackSkew() * sectorMs).isGreaterThanOrEqualTo(0.5);
            assertThat(zone.cylinderSkew() * sectorMs)
                    .isGreaterThanOrEqualTo(seek(drive).seekPicos(1) / 1e9);
        }
    }

    @Test
    void refusesYearsThatLeaveNoDrive() {
        assertThatThrownBy(() -> later(Drives.PLAIN, -40, "linear-density"))
                .hasMessageContaining("zone 0 would have 30 cylinders of 0 sectors a track")
                .hasMessageContaining("choose years nearer to 0");
        assertThatThrownBy(() -> later(Drives.PLAIN, -40, "track-density")).hasMessageContaining("zone 0");
        assertThatThrownBy(() -> later(SHEET, -60, "linear-density, track-density"))
                .hasMessageContaining("give no possible drive");
        assertThatThrownBy(() -> later(SHEET, -21, "linear-density, track-density"))
                .hasMessageContaining("fewer than the 256 of a segment of its buffer")
                .hasMessageContaining("choose years nearer to 0");
        assertThatThrownBy(() -> later(SHEET, 90, "linear-density, track-density"))
                .hasMessageContaining("its capacity would be above 8 EiB");
    }
}
