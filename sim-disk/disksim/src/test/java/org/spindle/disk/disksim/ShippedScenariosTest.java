package org.spindle.disk.disksim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.disk.disksim.parser.ParameterFile;
import org.spindle.disk.geometry.Skew;
import org.spindle.disk.geometry.ZoneSpec;
import org.spindle.disk.geometry.ZonedLayout;
import org.spindle.disk.hdd.spec.HddConfig;
import org.spindle.disk.hdd.spec.Seek;
import org.spindle.disk.hdd.spec.SkewUnit;
import org.spindle.disk.hdd.spec.ZoneConfig;
import org.spindle.disk.hdd.spec.ZonedGeometry;
import org.spindle.disk.mechanics.SeekTableFile;
import org.spindle.disk.mechanics.TableSeek;

/** The scenarios that come with DiskSim 4.0, where the reference data exist. */
class ShippedScenariosTest {
    private static final Path SHIPPED = Path.of(System.getProperty("spindle.root", "."), "..", "shared", "disksim")
            .normalize();

    @BeforeEach
    void needsTheShippedFiles() {
        assumeTrue(Files.isDirectory(SHIPPED), () -> "no DiskSim files in " + SHIPPED);
    }

    private static Imported imported(String name) {
        return new DiskSimImport(ImportOptions.DEFAULT)
                .read(ParameterFile.read(SHIPPED.resolve(name + ".parv"), List.of()));
    }

    private static Object device(String name, String path) {
        return Small.at(imported(name).scenario(), "devices.disk0." + path);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "hp_c2247a",
                "barracuda",
                "cheetah4LP",
                "cheetah9LP",
                "ibm18es",
                "atlas_III",
                "atlas10k",
                "hp_c3323a",
                "st41601n",
                "synthclosed"
            })
    void scenariosOfOneDriveBindToTheConfigRecords(String name) {
        Imported imported = imported(name);
        assertThat(imported.warnings()).isEmpty();
        assertThat(imported.devices()).containsExactly("disk0");
        assertThat(imported.workload()).isPresent();
        assertThat(imported.traceKeys()).isEmpty();
        assertThat(BoundScenario.of(imported).topology()).hasSize(2);
    }

    /** Number of blocks that DiskSim itself computes for these drives. */
    @ParameterizedTest
    @CsvSource({
        "hp_c2247a, 2054864",
        "barracuda, 4217670",
        "cheetah4LP, 8887940",
        "ibm18es, 18033753",
        "atlas_III, 17797944"
    })
    void capacitiesOfImportedDrives(String name, long blocks) {
        HddConfig drive = BoundScenario.drive(imported(name));
        assertThat(layout((ZonedGeometry) drive.geometry()).blocks()).isEqualTo(blocks);
    }

    private static ZonedLayout layout(ZonedGeometry geometry) {
        ZonedLayout.Builder builder = ZonedLayout.builder(geometry.surfaces(), geometry.cylinders())
                .sparing(geometry.sparing())
                .rangeSize(geometry.spareRange())
                .surfaceOrder(geometry.surfaceOrder());
        for (ZoneConfig zone : geometry.zones()) {
            assertThat(zone.skewUnit() == null ? geometry.skewUnit() : zone.skewUnit())
                    .isEqualTo(SkewUnit.SECTORS);
            int spt = zone.sectorsPerTrack();
            builder.zone(new ZoneSpec(
                    zone.firstCylinder(),
                    zone.lastCylinder(),
                    spt,
                    Skew.ofSectors(zone.offset(), spt),
                    zone.reservedSectors(),
                    Skew.ofSectors(zone.trackSkew(), spt),
                    Skew.ofSectors(zone.cylinderSkew(), spt),
                    zone.spares(),
                    zone.slips().stream().mapToLong(Long::longValue).toArray(),
                    zone.defects().stream().mapToLong(Long::longValue).toArray()));
        }
        return builder.build();
    }

    /** Values read from the .diskspecs and .model files. */
    @ParameterizedTest
    @CsvSource({
        "hp_c2247a, geometry.sparing, tracks-in-zone",
        "hp_c2247a, geometry.zones.0.reservedSectors, 1632",
        "hp_c2247a, mechanics.rotation, 5400 rpm",
        "hp_c2247a, mechanics.seek.boundary, 300",
        "hp_c2247a, mechanics.seek.linearFactor, 0.0059 ms",
        "hp_c2247a, mechanics.writeSettle, 0.65 ms",
        "hp_c2247a, buffer.writeReporting, on-medium",
        "hp_c2247a, buffer.readWatermark, 0.75",
        "hp_c2247a, buffer.readAhead.maximum, 128 sectors",
        "hp_c2247a, overheads.readDisconnect.afterWrite, 0.04551 ms",
        "hp_c2247a, bus.extraWriteDisconnect.secondDisconnect, 0.13437 ms",
        "hp_c2247a, bus.holdForReads, true",
        "barracuda, geometry.sparing, sectors-in-range",
        "barracuda, geometry.spareRange, 6",
        "barracuda, buffer.writeReporting, in-buffer-appends-first",
        "barracuda, buffer.segmentSize, 281 sectors",
        "cheetah4LP, geometry.spareRange, 12",
        "cheetah4LP, overheads.readMiss.afterWrite, 0.56883 ms",
        "ibm18es, geometry.sparing, sectors-at-disk-end",
        "ibm18es, buffer.writeReporting, in-buffer",
        "ibm18es, buffer.readHitsOnWrites, false",
        "ibm18es, buffer.readAhead.freeBlocks, true",
        "ibm18es, buffer.segments, 7",
        "atlas_III, geometry.zones.0.reservedSectors, 128000",
        "atlas_III, buffer.readAhead.until, track",
        "atlas_III, mechanics.headSwitch, 0.999 ms",
        "atlas10k, mechanics.rotation, 10025 rpm",
        "dec_rz26, bus.neverDisconnect, true",
        "st41601n, buffer.segments, 1",
        "dec_rz26, mechanics.writeSettle, -0.483 ms",
        "hp_c2490a, mechanics.writeSettle, -0.642 ms",
        "hp_c2490a, geometry.cylinders, 2630",
    })
    void keyValues(String name, String path, String value) {
        assertThat(device(name, path)).hasToString(value);
    }

    @Test
    void busTimesOfTheHpC2247a() {
        Map<String, Object> scenario = imported("hp_c2247a").scenario();
        assertThat(Small.at(scenario, "buses.bus1.readSectorTime")).isEqualTo("0.1701 ms");
        assertThat(Small.at(scenario, "buses.bus1.writeSectorTime")).isEqualTo("0.18686 ms");
        assertThat(Small.at(scenario, "buses.bus1.arbitration")).isEqualTo("slot-priority");
        assertThat(Small.at(scenario, "controllers.ctlr0.messageDelay")).isEqualTo("0 ms");
        assertThat(Small.at(scenario, "driver.queueInDevice")).isEqualTo(true);
    }

    /** One zone of the Atlas III lists its slips out of order, and the order counts. */
    @Test
    void slipsKeepTheirOrder() {
        List<List<Long>> slips = new ArrayList<>();
        HddConfig drive = BoundScenario.drive(imported("atlas_III"));
        ((ZonedGeometry) drive.geometry()).zones().forEach(zone -> slips.add(zone.slips()));
        assertThat(slips)
                .anySatisfy(list ->
                        assertThat(list).isNotEqualTo(list.stream().sorted().toList()));
    }

    @ParameterizedTest
    @CsvSource({
        "barracuda, barracuda, 87",
        "cheetah4LP, cheetah4LP, 103",
        "cheetah9LP, cheetah9LP, 106",
        "atlas_III, atlas_III, 117",
        "atlas10k, atlas10k, 138",
        "ibm18es, ibm18es, 151"
    })
    void inlineSeekTablesGiveTheTimesOfTheirFiles(String name, String file, int points) throws Exception {
        Seek.Table table =
                (Seek.Table) BoundScenario.drive(imported(name)).mechanics().seek();
        assertThat(table.points()).hasSize(points);
        TableSeek read = SeekTableFile.read(SHIPPED.resolve(file + ".seek"));
        assertThat(table.points())
                .allSatisfy(point -> assertThat(point.time().picos()).isEqualTo(read.seekPicos(point.distance())));
    }

    @Test
    void parametersWithoutEffectAreNotedWithTheirPlace() {
        assertThat(imported("hp_c2247a").notes())
                .extracting(note -> note.position().file().getFileName() + ":"
                        + note.position().line() + ": " + note.text())
                .contains(
                        "hp_c2247a.parv:9: block `disksim_stats Stats` has no effect: results always contain every statistic",
                        "hp_c2247a.diskspecs:37: parameter `Use separate write segment` has no effect: DiskSim 4.0 never"
                                + " stores it",
                        "hp_c2247a_validate.model:4: parameter `Block count` has no effect: the zones give the capacity",
                        "hp_c2247a_validate.model:155: parameter `Access time type` has no effect: every access takes its"
                                + " seek, head switch and rotation");
    }

    /** Numbers of arrays hide drives of the same number: `disk0 .. disk3` of the generator are the four arrays. */
    @Test
    void arraysBecomeLayers() {
        Imported arrays = imported("syntharrays");
        assertThat(Small.at(arrays.scenario(), "layers.org0.layer"))
                .isEqualTo(Map.of("type", "striping", "unit", "128 sectors", "compat", List.of("parts-in-order")));
        assertThat(Small.at(arrays.scenario(), "layers.org2.layer.type")).isEqualTo("raid-4");
        assertThat(Small.at(arrays.scenario(), "layers.org3.over"))
                .isEqualTo(List.of("disk12", "disk13", "disk14", "disk15"));
        assertThat(Small.at(arrays.workload().orElseThrow(), "processes.0.devices"))
                .isEqualTo(List.of("org0", "org1", "org2", "org3"));
        assertThat(Small.at(arrays.traceKeys(), "devices").toString()).isEqualTo("{0=org0, 1=org1, 2=org2, 3=org3}");
    }

    @Test
    void cachesBecomePartOfControllers() {
        Map<String, Object> memory = imported("synthcachemem").scenario();
        assertThat(Small.at(memory, "controllers.ctlr0.cache"))
                .hasToString("{type=cache, size=8192 sectors, line=64 sectors, granularity=1 sectors,"
                        + " lockGranularity=64 sectors, sharedReadLocks=true, largestRequest=512 sectors,"
                        + " replacement={type=lru}, allocation=strict-order, writeScheme=back, flush={}, cluster=8,"
                        + " readPrefetch=none, writePrefetch=none, lineByLine=false, gather=8,"
                        + " compat=[independent-evictions, late-locks, cluster-from-line-start]}");
        Map<String, Object> device = imported("synthcachedev").scenario();
        assertThat(Small.at(device, "controllers.ctlr0.cacheOver")).isEqualTo(List.of("cache_disk", "disk"));
        assertThat(Small.at(device, "controllers.ctlr0.queueDepth")).isEqualTo(1L);
        assertThat(Small.at(device, "controllers.ctlr0.cache.compat"))
                .isEqualTo(List.of("identity-mapping", "adjacent-maps", "whole-millisecond-idle-delay"));
    }
}
