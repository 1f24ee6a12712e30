package org.spindle.disk.datasheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Objects;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.disk.catalogue.Presets;
import org.spindle.disk.geometry.Layout;
import org.spindle.disk.geometry.PhysicalAddress;
import org.spindle.disk.geometry.Track;
import org.spindle.disk.geometry.ZoneSpec;
import org.spindle.disk.geometry.ZonedLayout;
import org.spindle.disk.hdd.spec.DataSheetGeometry;
import org.spindle.disk.hdd.spec.HddConfig;
import org.spindle.disk.hdd.spec.Mechanics;
import org.spindle.disk.hdd.spec.Seek;
import org.spindle.disk.mechanics.SteadyRotation;
import org.spindle.spi.config.Rate;
import org.spindle.spi.config.RotationSpeed;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.sim.RandomStream;
import org.spindle.testkit.sim.TestRandom;

class DataSheetLayoutTest {

    private static final Size SMALL_SECTOR = Size.parse("512 B");
    private static final Size LARGE_SECTOR = Size.parse("4 KiB");

    static List<String> presets() {
        return Presets.ofDataSheets();
    }

    private static Mechanics mechanics(int rpm, String headSwitch, String seek, String writeSettle) {
        return new Mechanics(
                new RotationSpeed(rpm),
                new Seek.DataSheet(Time.parse(seek), Time.parse("8 ms"), Time.parse("17 ms")),
                null,
                Time.parse(headSwitch),
                Time.parse(writeSettle));
    }

    private static final Mechanics USUAL = mechanics(7200, "0.6 ms", "1 ms", "0.3 ms");

    private static DataSheetGeometry sheet(
            String capacity,
            int surfaces,
            String outer,
            @Nullable String inner,
            int zones,
            @Nullable Integer cylinders) {
        return new DataSheetGeometry(
                Size.parse(capacity),
                surfaces,
                Rate.parse(outer),
                inner == null ? null : Rate.parse(inner),
                zones,
                cylinders);
    }

    private static ZonedLayout derive(DataSheetGeometry sheet, Mechanics mechanics, Size sector) {
        return (ZonedLayout) DataSheetLayout.derive(sheet, mechanics, sector);
    }

    private static double rate(ZoneSpec zone, Mechanics mechanics, Size sector) {
        return zone.slotsPerTrack()
                * (double) sector.bytes()
                * mechanics.rotation().rpm()
                / 60;
    }

    @ParameterizedTest
    @MethodSource("presets")
    void presetsHaveExactlyTheirCapacityAndTheRatesOfTheirSheets(String name) {
        HddConfig config = Presets.config(name);
        DataSheetGeometry sheet = (DataSheetGeometry) config.geometry();
        ZonedLayout layout = derive(sheet, config.mechanics(), config.sectorSize());
        assertThat(layout.blocks() * config.sectorSize().bytes())
                .isEqualTo(sheet.capacity().bytes());
        double outer = sheet.outerRate().bytesPerSecond();
        Rate stated = sheet.innerRate();
        double inner = stated == null ? 0.48 * outer : stated.bytesPerSecond();
        List<ZoneSpec> zones = layout.zones();
        assertThat(rate(zones.get(0), config.mechanics(), config.sectorSize())).isCloseTo(outer, within(0.01 * outer));
        assertThat(rate(zones.get(zones.size() - 1), config.mechanics(), config.sectorSize()))
                .isCloseTo(inner, within(0.01 * inner));
        assertExcessIsLessThanACylinder(layout);
    }

    @ParameterizedTest
    @MethodSource("presets")
    void presetsLoseNoRevolutionInSequentialTransfers(String name) {
        HddConfig config = Presets.config(name);
        ZonedLayout layout = derive((DataSheetGeometry) config.geometry(), config.mechanics(), config.sectorSize());
        assertNoRevolutionIsLost(layout, config.mechanics());
    }

    @ParameterizedTest
    @MethodSource("presets")
    void presetsLocateEveryBlockOnce(String name) {
        HddConfig config = Presets.config(name);
        assertRoundTrips(
                derive((DataSheetGeometry) config.geometry(), config.mechanics(), config.sectorSize()),
                new TestRandom(1));
    }

    /** All cylinders but the last are full; the reserve is at the end. */
    private static void assertExcessIsLessThanACylinder(ZonedLayout layout) {
        long spares = layout.zones().stream().mapToLong(ZoneSpec::spares).sum();
        long largest =
                (long) layout.dimensions().surfaces() * layout.zones().get(0).slotsPerTrack();
        assertThat(spares).isLessThan(largest);
        ZoneSpec last = layout.zones().get(layout.zones().size() - 1);
        assertThat(last.spares()).isEqualTo(spares);
    }

    /**
     * A sequential access that reaches the end of a track is on the next one, with the arm's and the heads' repositioning
     * behind it, before the next block passes, and waits for less than two sectors there. Worthington, Ganger and Patt
     * 1994, section 2.2.2: skew keeps a multi-track transfer from missing a revolution.
     */
    private static void assertNoRevolutionIsLost(ZonedLayout layout, Mechanics mechanics) {
        SteadyRotation rotation = new SteadyRotation(mechanics.rotation().rpm());
        long first = 0;
        PhysicalAddress place = new PhysicalAddress();
        for (ZoneSpec zone : layout.zones()) {
            long block = first;
            for (int track = 0; track < 3L * layout.dimensions().surfaces() && block < layout.blocks(); track++) {
                layout.locate(block, place);
                Track here = new Track();
                layout.track(place.cylinder, place.head, here);
                assertReached(layout, mechanics, rotation, here);
                block = here.lastBlock + 1;
            }
            first += (long) zone.cylinders() * layout.dimensions().surfaces() * zone.slotsPerTrack() - zone.spares();
            layout.locate(first - 1, place);
            Track last = new Track();
            layout.track(place.cylinder, place.head, last);
            assertReached(layout, mechanics, rotation, last);
        }
    }

    private static void assertReached(ZonedLayout layout, Mechanics mechanics, SteadyRotation rotation, Track from) {
        if (from.lastBlock + 1 >= layout.blocks()) {
            return;
        }
        PhysicalAddress place = new PhysicalAddress();
        layout.locate(from.lastBlock + 1, place);
        Track to = new Track();
        layout.track(place.cylinder, place.head, to);
        long untilNext = rotation.turnPicos(from.angle(from.slots - 1) + from.slotWidth, to.angle(place.slot));
        long sector = rotation.periodPicos() / Math.min(from.slots, to.slots);
        long read = reposition(mechanics, mechanics.seek(), from, to, 0);
        Seek ofWrites = mechanics.writeSeek() == null ? mechanics.seek() : mechanics.writeSeek();
        long write = reposition(
                mechanics, ofWrites, from, to, mechanics.writeSettle().picos());
        long slower = Math.max(read, write);
        assertThat(untilNext)
                .as("after track %d/%d of %d sectors", from.cylinder, from.head, from.slots)
                .isBetween(slower - sector / 1000, slower + 2 * sector);
    }

    private static long reposition(Mechanics mechanics, Seek seek, Track from, Track to, long settle) {
        long time = from.cylinder == to.cylinder
                ? 0
                : ((Seek.DataSheet) seek).trackToTrack().picos();
        if (from.head != to.head) {
            time = Math.max(time, mechanics.headSwitch().picos());
        }
        return time == 0 ? 0 : time + settle;
    }

    private static void assertRoundTrips(ZonedLayout layout, RandomStream random) {
        PhysicalAddress place = new PhysicalAddress();
        for (int i = 0; i < 2000; i++) {
            long block = i == 0 ? 0 : i == 1 ? layout.blocks() - 1 : random.nextLong(layout.blocks());
            layout.locate(block, place);
            assertThat(layout.block(place.cylinder, place.head, place.slot)).isEqualTo(block);
        }
        assertThatThrownBy(() -> layout.locate(layout.blocks(), place)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    /** By hand: 7200 rpm is 8.333 ms a turn; 210 MB/s fill 1.75 MB, 427.246 sectors of 4096; 100.8 MB/s 205.078. */
    @Test
    void tracksHoldRateTimesRevolution() {
        ZonedLayout layout = derive(sheet("1953525168 sectors", 2, "210 MB/s", null, 2, null), USUAL, LARGE_SECTOR);
        assertThat(layout.zones()).extracting(ZoneSpec::slotsPerTrack).containsExactly(427, 205);
        // 244,190,646 blocks / (2 surfaces x 632 sectors) = 193,188.8; a 193,189th cylinder in the inner zone
        // alone does not hold the rest.
        assertThat(layout.zones()).extracting(ZoneSpec::cylinders).containsExactly(193_189, 193_189);
        assertThat(layout.zones().get(1).spares()).isEqualTo(193_189L * 2 * 632 - 244_190_646);
    }

    /** Rate falls linearly with the radius, so zones of equal extent differ by equal steps. */
    @Test
    void ratesFallInEqualSteps() {
        ZonedLayout layout = derive(sheet("100 GB", 4, "61.44 MB/s", "30.72 MB/s", 5, null), USUAL, SMALL_SECTOR);
        assertThat(layout.zones()).extracting(ZoneSpec::slotsPerTrack).containsExactly(1000, 875, 750, 625, 500);
    }

    /** A head switch of 0.6 ms and settling of 0.3 ms are 0.108 turns; a seek of 1 ms and settling are 0.156. */
    @Test
    void skewsAreWholeSectorsThatJustCoverRepositions() {
        ZonedLayout layout = derive(sheet("100 GB", 4, "61.44 MB/s", "61.44 MB/s", 1, null), USUAL, SMALL_SECTOR);
        ZoneSpec zone = layout.zones().get(0);
        assertThat(zone.slotsPerTrack()).isEqualTo(1000);
        long slot = (1L << 32) / 1000;
        assertThat(zone.trackSkew() / (double) slot).isEqualTo(108.0);
        assertThat(zone.cylinderSkew() / (double) slot).isEqualTo(156.0);
    }

    /** A separate, slow write seek determines the cylinder skew; a drive of one surface has no head switch. */
    @Test
    void writeSeeksAndSingleSurfacesCount() {
        Seek slow = new Seek.DataSheet(Time.parse("2 ms"), Time.parse("9 ms"), Time.parse("18 ms"));
        Mechanics mechanics =
                new Mechanics(USUAL.rotation(), USUAL.seek(), slow, Time.parse("3 ms"), Time.parse("0 ms"));
        assertThat(StepTimes.of(mechanics, 1)).isEqualTo(new StepTimes(3_000_000_000L, 2_000_000_000L));
        assertThat(StepTimes.of(mechanics, 2)).isEqualTo(new StepTimes(3_000_000_000L, 3_000_000_000L));
    }

    @Test
    void everySeekModelHasATimeOverOneCylinder() {
        Time ms = Time.parse("1.5 ms");
        Time more = Time.parse("9 ms");
        Time zero = Time.ZERO;
        List<Time> ten = List.of(ms, more, more, more, more, more, more, more, more, more);
        List<Seek> seeks = List.of(
                new Seek.Constant(ms),
                new Seek.Linear(new Seek.ThreeTimes(ms, more, more)),
                new Seek.ThreePoint(new Seek.ThreeTimes(ms, more, more)),
                new Seek.Hpl(new Seek.RootAndLine(10, zero, ms, zero, more), Time.ofMillis(-1)),
                new Seek.Hpl(new Seek.RootAndLine(10, zero, more, zero, more), ms),
                new Seek.FirstTenHpl(ten, new Seek.RootAndLine(11, zero, more, zero, more)),
                new Seek.Table(List.of(new Seek.Point(1, ms), new Seek.Point(2, more))),
                new Seek.DataSheet(ms, more, more));
        for (Seek seek : seeks) {
            Mechanics mechanics = new Mechanics(USUAL.rotation(), seek, null, zero, zero);
            assertThat(StepTimes.of(mechanics, 2).cylinderPicos())
                    .as(seek.toString())
                    .isEqualTo(1_500_000_000L);
        }
    }

    @Test
    void knownCylindersAreKeptAndTracksScaled() {
        // 5 zones of 4000 cylinders, 750 sectors on average: 4 x 20,000 x 750 sectors are 30.72 GB; 31.488 GB is 2.5 %
        // more.
        ZonedLayout layout = derive(sheet("31.488 GB", 4, "61.44 MB/s", "30.72 MB/s", 5, 20_000), USUAL, SMALL_SECTOR);
        assertThat(layout.cylinders()).isEqualTo(20_000);
        assertThat(layout.blocks()).isEqualTo(31_488_000_000L / 512);
        assertThat(layout.zones().get(0).slotsPerTrack()).isBetween(1025, 1026);
        assertThat(layout.zones().get(4).slotsPerTrack()).isBetween(512, 513);
        // Whole sectors per track leave at most a sector on each track of a zone over.
        assertThat(layout.zones().get(4).spares()).isLessThan(4L * 4000);
    }

    @ParameterizedTest
    @ValueSource(strings = {"4.55 GB", "30 TB", "32 TB"})
    void smallAndLargeDrivesAreExact(String capacity) {
        for (Size sector : new Size[] {SMALL_SECTOR, LARGE_SECTOR}) {
            long whole = Size.parse(capacity).bytes() / 4096 * 4096;
            String rate = whole < 100_000_000_000L ? "17 MB/s" : "290 MB/s";
            ZonedLayout layout = derive(sheet(whole + " B", 20, rate, null, 16, null), USUAL, sector);
            assertThat(layout.blocks() * sector.bytes()).isEqualTo(whole);
            assertExcessIsLessThanACylinder(layout);
            assertRoundTrips(layout, new TestRandom(3));
        }
    }

    @Test
    void randomSheetsGiveConsistentLayouts() {
        TestRandom random = new TestRandom(1);
        for (int i = 0; i < 200; i++) {
            Size sector = random.nextLong(2) == 0 ? SMALL_SECTOR : LARGE_SECTOR;
            int rpm = new int[] {4200, 5400, 5900, 7200, 10_000, 10_025, 15_000}[(int) random.nextLong(7)];
            Mechanics mechanics = mechanics(
                    rpm,
                    random.nextLong(2000) + " us",
                    (100 + random.nextLong(3000)) + " us",
                    random.nextLong(1000) + " us");
            long capacity = (1 + random.nextLong(8_000)) * 4_000_000_000L + random.nextLong(1_000_000) * 4096;
            capacity -= capacity % sector.bytes();
            long outer = 10_000_000 + random.nextLong(300_000_000);
            long inner = (long) (outer * (0.35 + random.nextLong(65) / 100.0));
            int zones = 1 + (int) random.nextLong(40);
            DataSheetGeometry sheet = new DataSheetGeometry(
                    new Size(capacity),
                    1 + (int) random.nextLong(20),
                    new Rate(outer),
                    zones == 1 ? null : new Rate(inner),
                    zones,
                    null);
            ZonedLayout layout = derive(sheet, mechanics, sector);
            assertThat(layout.blocks() * sector.bytes()).isEqualTo(capacity);
            assertExcessIsLessThanACylinder(layout);
            assertNoRevolutionIsLost(layout, mechanics);
            assertRoundTrips(layout, random);

            double off = 0.92 + random.nextLong(16) / 100.0;
            int cylinders = (int) Math.round(layout.cylinders() * off);
            ZonedLayout scaled = derive(
                    new DataSheetGeometry(
                            sheet.capacity(),
                            sheet.surfaces(),
                            sheet.outerRate(),
                            sheet.innerRate(),
                            sheet.zones(),
                            cylinders),
                    mechanics,
                    sector);
            assertThat(scaled.cylinders()).isEqualTo(cylinders);
            assertThat(scaled.blocks()).isEqualTo(layout.blocks());
            assertThat(scaled.zones())
                    .extracting(ZoneSpec::slotsPerTrack)
                    .isSortedAccordingTo((one, other) -> Integer.compare(other, one));
            assertNoRevolutionIsLost(scaled, mechanics);
        }
    }

    private static void assertRefused(ThrowingCallable derivation, String... words) {
        assertThatThrownBy(derivation)
                .isInstanceOf(IllegalArgumentException.class)
                .satisfies(
                        e -> assertThat(Objects.requireNonNull(e.getMessage())).contains(words));
    }

    private static Layout usual(DataSheetGeometry sheet) {
        return DataSheetLayout.derive(sheet, USUAL, SMALL_SECTOR);
    }

    @Test
    void contradictionsAreRefusedByName() {
        assertRefused(
                () -> usual(sheet("100 GB", 2, "50 MB/s", "60 MB/s", 16, null)),
                "inner rate, 60 MB/s",
                "outer rate, 50 MB/s");
        assertRefused(() -> usual(sheet("100 GB", 2, "50 MB/s", "40 MB/s", 1, null)), "single zone", "2 or more zones");
        assertRefused(
                () -> usual(sheet("100 GB", 2, "50 kB/s", "40 kB/s", 2, null)), "holds no whole sector", "60 KiB/s");
        assertRefused(() -> usual(sheet("100 GB", 2, "100 GB/s", null, 2, null)), "more than 1000000 sectors");
        assertRefused(() -> usual(sheet("1000 B", 2, "50 MB/s", null, 2, null)), "capacity of 1 kB", "512 B");
        assertRefused(() -> usual(sheet("0 B", 2, "50 MB/s", null, 2, null)), "capacity of 0 B");
        assertRefused(() -> usual(sheet("1 MiB", 2, "50 MB/s", null, 16, null)), "too small", "fewer zones");
        assertRefused(
                () -> usual(sheet("9 PB", 1, "70 kB/s", "65 kB/s", 2, null)), "cylinders in each", "more surfaces");
        assertRefused(() -> usual(sheet("100 GB", 2, "50 MB/s", null, 16, 15)), "15 cylinders make no 16 zones");
    }

    /** 4 x 20,000 tracks of 750 sectors hold 30.72 GB; 40 GB need 1.302 times as much, or 26,042 cylinders. */
    @Test
    void cylindersThatContradictTheRatesAreRefusedWithWhatWouldAgree() {
        assertRefused(
                () -> usual(sheet("40 GB", 4, "61.44 MB/s", "30.72 MB/s", 5, 20_000)),
                "20000 cylinders contradict",
                "26042 cylinders",
                "multiplied by 1.302");
    }

    /** By hand: two zones of one surface, 1000 and 10 sectors a track. 1031 sectors take 2 + 2 cylinders, 989 too many. */
    @Test
    void aLastZoneWithoutBlocksIsRefused() {
        assertRefused(
                () -> usual(sheet("1031 sectors", 1, "61.44 MB/s", "0.6144 MB/s", 2, null)), "too small for 2 zones");
    }
}
