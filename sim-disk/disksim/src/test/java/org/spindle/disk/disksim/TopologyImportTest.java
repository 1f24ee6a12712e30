package org.spindle.disk.disksim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.spindle.disk.disksim.parser.ParameterFile;

/** How the topology, traces' devices and statistics of a parameter file of DiskSim are written in a scenario. */
class TopologyImportTest {

    @Test
    void warmUp() {
        Small global = Small.drive().with("Stat definition file = statdefs", "Statistic warm-up time = 2.5");
        assertThat(global.read().scenario().get("warmUp")).isEqualTo(Map.of("time", "2.5 s"));
        Small requests = Small.drive().with("Stat definition file = statdefs", "Statistic warm-up IOs = 100");
        assertThat(requests.read().scenario().get("warmUp")).isEqualTo(Map.of("requests", 100L));
        assertThat(requests.warnings()).hasSize(1);
        assertThat(Small.drive().read().scenario()).doesNotContainKey("warmUp");
        assertThat(global.with("warm-up time = 2.5", "warm-up time = 2.5, Statistic warm-up IOs = 100")
                        .problems())
                .hasSize(1);
    }

    @Test
    void anIdentityIsNoLayer() {
        String organisation = "disksim_logorg org0 { Addressing mode = Parts, Distribution scheme = Asis,"
                + " Redundancy scheme = Noredun, devices = [ disk0 ], Stripe unit = 64 }\n";
        Small drive = Small.drive().with("instantiate [ driver0 ]", organisation + "instantiate [ driver0 ]");
        assertThat(drive.notes())
                .contains("block `disksim_logorg org0` has no effect: it maps its devices onto themselves");
        assertThat(drive.read().scenario()).doesNotContainKey("layers");
        assertThat(drive.with("= Noredun", "= Doubled").problems())
                .singleElement()
                .asString()
                .endsWith(
                        "`Redundancy scheme` is `Doubled`; expected one of Noredun, Shadowed, Parity_disk, Parity_rotated");
        assertThat(drive.with("[ disk0 ], Stripe", "[ disk1 ], Stripe").problems())
                .hasSize(1);
    }

    @Test
    void mappingsOfTracesApplyWhereTheyAreInstantiated() {
        Small drive = Small.drive()
                .with(
                        "instantiate [ driver0 ]",
                        "disksim_iosim IO { I/O Trace Time Scale = 2.0, I/O Mappings = [ disksim_iomap { tracedev = 0x0e,"
                                + " simdev = disk0, locScale = 1024, sizeScale = 2, offset = 8 } ] }\n"
                                + "instantiate [ driver0 ]");
        assertThat(drive.notes()).contains("block `disksim_iosim IO` has no effect: it is not instantiated");
        assertThat(drive.read().traceKeys()).isEmpty();
        Small instantiated = drive.with("instantiate [ driver0 ]", "instantiate [ io ] as IO\ninstantiate [ driver0 ]");
        assertThat(instantiated.notes())
                .contains("parameter `I/O Trace Time Scale` has no effect: DiskSim 4.0 never stores it");
        assertThat(instantiated.read().traceKeys())
                .isEqualTo(Map.of(
                        "devices",
                        Map.of("0", "disk0", "14", "disk0"),
                        "adjust",
                        Map.of("14", Map.of("addressTimes", 2L, "lengthTimes", 2L, "offset", "8 sectors"))));
        assertThat(instantiated.with("simdev = disk0", "simdev = disk7").problems())
                .singleElement()
                .asString()
                .endsWith("`disk7` is not a device; expected one of disk0");
        assertThat(instantiated.with("locScale = 1024", "locScale = 700").problems())
                .singleElement()
                .asString()
                .endsWith("`locScale` is 700; expected a multiple of 512, or a divisor of it");
        assertThat(instantiated
                        .with("locScale = 1024, sizeScale = 2, offset = 8", "locScale = 128")
                        .read()
                        .traceKeys())
                .containsEntry("adjust", Map.of("14", Map.of("addressDividedBy", 4L)));
    }

    @Test
    void theTopologyIsATree() {
        String children = "expected one of `disksim_ctlr`, `disksim_disk`, `disksim_simpledisk`";
        assertThat(Small.drive()
                        .with("disksim_disk disk0 []", "memsmodel_mems disk0 []")
                        .problems())
                .containsExactly("191: component `memsmodel_mems disk0` below `bus1` is not supported; " + children);
        assertThat(Small.drive().with("disksim_disk disk0 []", "").problems())
                .containsExactly("190: there is nothing below `bus1`; " + children);
        assertThat(Small.drive()
                        .with("disksim_disk disk0 []", "disksim_disk disk0 [], disksim_disk disk0 []")
                        .problems())
                .singleElement()
                .asString()
                .startsWith("191: component `disk0` is in the topology already, at small.parv:191:");
        assertThat(Small.drive()
                        .with("disksim_disk disk0 []", "disksim_disk disk0 [ disksim_bus bus2 [] ]")
                        .problems())
                .containsExactly("191: a component below the device `disk0`; expected `[]`");
        assertThat(Small.drive().with("instantiate [ bus1 ] as DRIVE_BUS\n", "").problems())
                .containsExactly(
                        "189: component `bus1` is not instantiated; expected `instantiate [ bus1 ] as` a specification");
        assertThat(Small.drive()
                        .with("instantiate [ bus1 ] as DRIVE_BUS", "instantiate [ bus1 ] as ADAPTER")
                        .problems())
                .containsExactly("190: component `bus1` is a `disksim_ctlr`; expected a `disksim_bus`");
        assertThat(Small.drive().with("[ disk0 ] as DRIVE", "[ disk0 ] as DISK").problems())
                .containsExactly("185: there is no specification `DISK`; expected the name of a `disksim_disk`");
        assertThat(Small.drive()
                        .with("instantiate [ bus1 ]", "instantiate [ bus1, bus0 ]")
                        .problems())
                .singleElement()
                .asString()
                .contains("component `bus0` exists already");
    }

    @Test
    void specificationsOutsideTheTopologyAreNoted() {
        assertThat(Small.drive()
                        .with("disksim_ctlr ADAPTER {", "disksim_ctlr OTHER { type = 3 }\ndisksim_ctlr ADAPTER {")
                        .notes())
                .contains("`disksim_ctlr OTHER` is not in the topology");
    }

    @Test
    void aDriveWithoutATopologyIsRefused() {
        ParameterFile file = ParameterFile.parse(Path.of("x.diskspecs"), "disksim_disk X { }", List.of());
        assertThat(catchThrowable(() -> new DiskSimImport(ImportOptions.DEFAULT).read(file)))
                .hasMessage("x.diskspecs:1:1: there is no topology; expected a `topology` from driver to drive");
    }
}
