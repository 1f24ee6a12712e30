package org.spindle.cli;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Messages about invalid configurations of Linux's schedulers and of tables of virtual disks, with the remedy. */
class LinuxErrorsTest {

    private static final String SCENARIO = """
            devices: {disk0: {type: fixed, service: {type: constant, time: 10 ms}, capacity: 1 GiB}}
            driver: DRIVER
            workload: {type: random, requests: 10, arrivals: {type: closed, population: 2}}
            """;

    @TempDir
    private Path directory;

    private Transcript transcript;

    @BeforeEach
    void begin() {
        transcript = new Transcript(directory);
    }

    private void refused(int exit, String title, String driver) {
        Path file = transcript.file("scenario.yaml", SCENARIO.replace("DRIVER", driver));
        transcript.fails(exit, title, "run", file, "--out", transcript.out());
    }

    @Test
    void tunablesOutOfRange() {
        refused(2, "noop has none", "{type: linux, scheduler: {type: noop, fifoBatch: 16}}");
        refused(2, "deadline", "{type: linux, scheduler: {type: deadline, fifoBatch: -1, writesStarved: -1}}");
        refused(
                2,
                "mq-deadline",
                "{type: linux, scheduler: {type: mq-deadline, readExpire: -1 ms, prioAgingExpire: 2 h, hz: 5000}}");
        refused(2, "anticipatory", "{type: linux, scheduler: {type: anticipatory, anticExpire: 2 h, hz: 1}}");
        refused(2, "cfq", "{type: linux, scheduler: {type: cfq, quantum: 0, sliceSync: 0 ms, backSeekPenalty: 0}}");
        refused(2, "bfq", "{type: linux, scheduler: {type: bfq, timeoutSync: 0 ms, sliceIdle: 2 h, maxBudget: -1}}");
        refused(2, "kyber", "{type: linux, scheduler: {type: kyber, readLat: 0 ms, asyncPercent: 101}}");
        refused(2, "the driver", "{type: linux, requests: 0, tags: -1, maxSegments: 0, plugDelay: -1 ms}");
        refused(
                2,
                "the page cache",
                "{type: linux}\nhost: {type: linux, memory: 0 B, dirtyRatio: 101, dirtyExpire: -1 ms, readAheadSize: 1 B}");
        refused(2, "deadline of another kernel", "{type: linux, scheduler: {type: deadline, kernel: 2.6.24}}");
        refused(2, "cfq of another kernel", "{type: linux, scheduler: {type: cfq, kernel: 2.6.20}}");
        transcript.matches("linux-tunables.txt");
    }

    @Test
    void virtualDisksOutOfRange() {
        refused(
                2,
                "a virtual disk",
                "{type: standard, scheduler: {type: virtual-disk, base: {type: cfq}, window: 0, disk: {samples: 0, maxMerged: 0}}}");
        refused(
                2,
                "dads",
                "{type: standard, scheduler: {type: dads, schedulers: [{type: noop}], collect: 0 s, margin: -1, changesInRow: 0}}");
        refused(
                2,
                "redcap",
                "{type: linux}\nlayers: {redcap: {over: [disk0], layer: {type: redcap, segments: 0, segment: 5 KiB, copy: -1 us}}}");
        transcript.matches("linux-virtual-disks.txt");
    }

    @Test
    void schedulersOfProcessesWithoutProcesses() {
        for (String scheduler : List.of("anticipatory", "cfq", "bfq")) {
            refused(1, scheduler, "{type: linux, scheduler: {type: " + scheduler + "}}");
        }
        transcript.matches("linux-without-processes.txt");
    }

    @Test
    void tablesThatAreNotTrained() {
        Path table = transcript.file(
                "untrained.csv", "table,size_kib,column,least_distance_sectors,mean_ns,samples,last_change_ns\n");
        String disk = ", disk: {table: " + table + "}}}";
        refused(2, "a virtual disk", "{type: standard, scheduler: {type: virtual-disk, base: {type: cfq}" + disk);
        refused(
                2,
                "dads",
                "{type: standard, scheduler: {type: dads, schedulers: [{type: noop}, {type: c-look}]" + disk);
        refused(
                2,
                "redcap",
                "{type: linux}\nlayers: {redcap: {over: [disk0], layer: {type: redcap, version: vd, comparison: {disk: "
                        + "{insertion: between-services, thinkTimes: false, table: " + table + "}}}}}");
        transcript.matches("linux-untrained-tables.txt");
    }
}
