package org.spindle.cli;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Messages about solid-state drives that cannot be simulated: what is wrong, where, and what would be right. */
class SsdErrorsTest {

    private static final String SSD = """
            devices:
              ssd0:
                type: ssd
                geometry: {channels: 1, chips: 1, dies: 1, planes: 2, blocks: 64, pages: 16}
                overProvisioning: 0.28
            workload:
              type: random
              requests: 20000
              reads: 0
              arrivals: {type: closed, population: 4}
              alignment: 8 KiB
              sizes: {type: constant, size: 8 KiB}
            """;

    @TempDir
    private Path directory;

    private Transcript transcript;

    @BeforeEach
    void begin() {
        transcript = new Transcript(directory);
    }

    private void refused(int exit, String title, String... sets) {
        Object[] command = new Object[4 + 2 * sets.length];
        command[0] = "run";
        command[1] = transcript.file("ssd.yaml", SSD);
        command[2] = "--out";
        command[3] = transcript.out();
        for (int i = 0; i < sets.length; i++) {
            command[4 + 2 * i] = "--set";
            command[5 + 2 * i] = "devices.ssd0." + sets[i];
        }
        transcript.fails(exit, title, command);
    }

    /** Requests that a drive does not accept, and wear, are the input's fault and end the run as such. */
    @Test
    void whatOnlyShowsInTheRun() {
        refused(1, "a write away from the write pointer of a zone", "zones={size: 256 KiB}");
        refused(1, "worn out", "defects.endurance=2");
        refused(
                2,
                "worn out by the writes before the run",
                "defects.endurance=2",
                "precondition={state: written, overwrites: 9}");
        transcript.matches("ssd-run.txt");
    }

    /** Values that contradict each other, or what can be built. */
    @Test
    void whatCannotBeBuilt() {
        refused(2, "no over-provisioning", "overProvisioning=0");
        refused(2, "a geometry that multiplies to too much", "geometry={channels: 1024, chips: 1024, dies: 64}");
        refused(2, "more than the capacity is filled", "precondition={state: steady, fill: 1.2}");
        refused(2, "an empty drive that is filled", "precondition={fill: 0.5}");
        refused(2, "a cache larger than the flash", "cache={size: 1 TiB}");
        refused(
                2,
                "several",
                "overProvisioning=0",
                "cache={size: 512 B}",
                "map={cache: 1 B}",
                "zones={size: 12 KiB, maxOpen: 20}",
                "garbageCollection.hardThreshold=0.4",
                "precondition.state=steady");
        transcript.matches("ssd-settings.txt");
    }
}
