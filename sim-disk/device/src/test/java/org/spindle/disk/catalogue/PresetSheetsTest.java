package org.spindle.disk.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.disk.datasheet.DataSheetLayout;
import org.spindle.disk.datasheet.DataSheetSeek;
import org.spindle.disk.geometry.Layout;
import org.spindle.disk.geometry.Track;
import org.spindle.disk.hdd.spec.DataSheetGeometry;
import org.spindle.disk.hdd.spec.HddConfig;
import org.spindle.disk.hdd.spec.Seek;
import org.spindle.disk.mechanics.SeekDistances;

/** Drives as built from the presets against the figures of the documents that the presets name. */
class PresetSheetsTest {

    private static final double PICOS_PER_MILLISECOND = 1e9;

    private static Layout layout(HddConfig config) {
        return DataSheetLayout.derive((DataSheetGeometry) config.geometry(), config.mechanics(), config.sectorSize());
    }

    private static double trackBytes(HddConfig config, Layout layout, int cylinder) {
        Track track = new Track();
        layout.track(cylinder, 0, track);
        return (double) track.slots * config.sectorSize().bytes();
    }

    private static double revolutionSeconds(HddConfig config) {
        return 60.0 / config.mechanics().rotation().rpm();
    }

    /** From the beginning of one track to that of the next, revolutions beyond whole ones. */
    private static double skew(Layout layout, int cylinder, int head) {
        Track here = new Track();
        Track next = new Track();
        boolean last = head == layout.dimensions().surfaces() - 1;
        layout.track(cylinder, head, here);
        layout.track(last ? cylinder + 1 : cylinder, last ? 0 : head + 1, next);
        return Integer.toUnsignedLong(next.zeroAngle - here.zeroAngle) * 0x1p-32;
    }

    /**
     * In MB/s. Deskstar 7K500 specification, section 4.4.4: all sectors of a cylinder, over a revolution for each of its
     * surfaces, the head switches between them, and the change to the next cylinder.
     */
    private static double sustained(HddConfig config, int cylinder) {
        Layout layout = layout(config);
        double revolutions = layout.dimensions().surfaces();
        for (int head = 0; head < layout.dimensions().surfaces(); head++) {
            revolutions += skew(layout, cylinder, head);
        }
        double bytes = layout.dimensions().surfaces() * trackBytes(config, layout, cylinder);
        return bytes / (revolutions * revolutionSeconds(config)) / 1e6;
    }

    private static double meanMillis(Seek seek, int cylinders) {
        return SeekDistances.overCylinders(cylinders).meanSeekPicos(DataSheetSeek.fit((Seek.DataSheet) seek, cylinders))
                / PICOS_PER_MILLISECOND;
    }

    private static double longestMillis(Seek seek, int cylinders) {
        return DataSheetSeek.fit((Seek.DataSheet) seek, cylinders).seekPicos(cylinders - 1) / PICOS_PER_MILLISECOND;
    }

    private static double shortestMillis(Seek seek, int cylinders) {
        return DataSheetSeek.fit((Seek.DataSheet) seek, cylinders).seekPicos(1) / PICOS_PER_MILLISECOND;
    }

    /** Bytes and rpm, each from the document that the preset names. */
    @ParameterizedTest
    @CsvSource({
        "seagate-cheetah-4lp-4g,           4550246400, 10033",
        "quantum-atlas-10k-9g,             9184760832, 10025",
        "seagate-cheetah-15k7-600g,      600127266816, 15000",
        "seagate-savvio-10k4-600g,       600127266816, 10000",
        "toshiba-mq01abd-1t,            1000204886016,  5400",
        "wd-red-4t,                     4000787030016,  5400",
        "seagate-exos-x16-16t,         16000900661248,  7200",
        "seagate-exos-x20-20t,         20000588955648,  7200",
    })
    void capacityAndSpeedAreExact(String name, long bytes, int rpm) {
        HddConfig config = Presets.config(name);

        assertThat(layout(config).blocks() * config.sectorSize().bytes()).isEqualTo(bytes);
        assertThat(config.mechanics().rotation().rpm()).isEqualTo(rpm);
    }

    /** Milliseconds over one track, on average over all pairs of cylinders, and over all tracks. */
    @ParameterizedTest
    @CsvSource({
        // Extracted from drives, of reads only.
        "seagate-cheetah-4lp-4g,     read,  0.636,  7.962, 16.107",
        "quantum-atlas-10k-9g,       read,  1.245,  5.599, 10.828",
        // Savvio 10K.4 SAS product manual, revision A, section 4.2.1.
        "seagate-savvio-10k4-600g,   read,  0.30,   3.8,    7.81",
        "seagate-savvio-10k4-600g,   write, 0.56,   4.4,    8.18",
        // Cheetah 15K.7 SAS product manual, revision A.
        "seagate-cheetah-15k7-600g,  read,  0.2,    3.4,    6.6",
        "seagate-cheetah-15k7-600g,  write, 0.44,   3.9,    7.4",
        // Constellation.2 SAS product manual, revision H, section 5.2.1.
        "seagate-constellation-2-1t, read,  0.23,   7.5,   17.06",
        "seagate-constellation-2-1t, write, 0.44,   8.5,   18.08",
        // Travelstar 5K320 specification, tables 5 to 7.
        "toshiba-mq01abd-1t,         read,  1.0,   12,     20",
        "toshiba-mq01abd-1t,         write, 1.1,   13,     21",
    })
    void seeksTakeThePublishedTimes(String name, String direction, double single, double average, double full) {
        HddConfig config = Presets.config(name);
        Seek seek = direction.equals("read")
                ? config.mechanics().seek()
                : Objects.requireNonNull(config.mechanics().writeSeek());
        int cylinders = layout(config).cylinders();

        assertThat(shortestMillis(seek, cylinders)).isCloseTo(single, withinPercentage(1));
        assertThat(meanMillis(seek, cylinders)).isCloseTo(average, withinPercentage(0.2));
        assertThat(longestMillis(seek, cylinders)).isCloseTo(full, withinPercentage(0.2));
    }

    /** Averages alone: specifications of the 7K1000.C (4.5.2), the 7K4000 (table 6) and the HC310 (table 5). */
    @ParameterizedTest
    @CsvSource({
        "hitachi-deskstar-7k1000c-1t, 8.5, 9.5",
        "hgst-ultrastar-7k4000-4t,    8.2, 8.2",
        "wd-ultrastar-hc310-6t-4kn,   7.4, 8.2",
    })
    void averageSeeksTakeThePublishedTimes(String name, double read, double write) {
        HddConfig config = Presets.config(name);
        int cylinders = layout(config).cylinders();

        assertThat(meanMillis(config.mechanics().seek(), cylinders)).isCloseTo(read, withinPercentage(0.2));
        assertThat(meanMillis(Objects.requireNonNull(config.mechanics().writeSeek()), cylinders))
                .isCloseTo(write, withinPercentage(0.2));
    }

    /** MB/s of sequential transfers at the edges: product manuals, and for the Exos X20 the articles the preset names. */
    @ParameterizedTest
    @CsvSource({
        "seagate-savvio-10k4-600g,     135, 72",
        "seagate-cheetah-15k7-600g,    204, 122",
        "seagate-barracuda-7200-14-1t, 210,",
        "seagate-exos-x20-20t,         285,",
    })
    void sequentialTransfersReachThePublishedSustainedRates(String name, double outer, Double inner) {
        HddConfig config = Presets.config(name);

        assertThat(sustained(config, 0)).isCloseTo(outer, withinPercentage(0.5));
        if (inner != null) {
            assertThat(sustained(config, layout(config).cylinders() - 2)).isCloseTo(inner, withinPercentage(1));
        }
    }

    /**
     * Sectors on the outermost and the innermost track: DiskSim's files of the first two; Wong 2019 for the third, from a
     * drive at 7199.8 rpm.
     */
    @ParameterizedTest
    @CsvSource({
        "seagate-cheetah-4lp-4g,       195,  131",
        "quantum-atlas-10k-9g,         334,  229",
        "hitachi-deskstar-7k1000c-1t, 2673, 1350",
    })
    void tracksHoldTheMeasuredSectors(String name, int outer, int inner) {
        HddConfig config = Presets.config(name);
        Layout layout = layout(config);

        assertThat(trackBytes(config, layout, 0) / 512).isEqualTo(outer);
        assertThat(trackBytes(config, layout, layout.cylinders() - 1) / 512).isCloseTo(inner, withinPercentage(0.2));
    }

    /** Figures of the manual that the preset does not use: 677,557 bytes per track and 147,620 tracks per surface. */
    @Test
    void theSavviosTracksComeOutAsItsManualCountsThem() {
        HddConfig config = Presets.config("seagate-savvio-10k4-600g");
        Layout layout = layout(config);
        double average = 600127266816.0 / layout.dimensions().surfaces() / layout.cylinders();

        assertThat(average).isCloseTo(677_557, withinPercentage(1.5));
        assertThat(layout.cylinders()).isCloseTo(147_620, withinPercentage(1.5));
    }

    /** Media rates that were measured on the 450 GB model (Wong 2019) and are no input of the preset. */
    @Test
    void theCheetahsMediaRatesComeCloseToMeasuredOnes() {
        HddConfig config = Presets.config("seagate-cheetah-15k7-600g");
        Layout layout = layout(config);

        assertThat(List.of(
                        trackBytes(config, layout, 0) / revolutionSeconds(config) / 1e6,
                        trackBytes(config, layout, layout.cylinders() - 1) / revolutionSeconds(config) / 1e6))
                .satisfiesExactly(
                        outer -> assertThat(outer).isCloseTo(231, withinPercentage(6)),
                        inner -> assertThat(inner).isCloseTo(132, withinPercentage(2)));
    }
}
