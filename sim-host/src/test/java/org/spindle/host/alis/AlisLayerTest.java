package org.spindle.host.alis;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.spindle.host.volume.VolumeRig;
import org.spindle.spi.request.Operation;

/**
 * The places to which requests are sent, with units of 4 sectors: the storage has 100 sectors, of which those from 40 on lie behind
 * the area of 20 sectors that begins there. An interval takes a second.
 */
class AlisLayerTest {

    private static final long SECOND = 1_000_000_000;

    private static AlisRig rig(String more) {
        return new AlisRig(120, """
            storage: 100 sectors
            area: {size: 20 sectors, offset: 40 sectors}
            heat: {unit: 4 sectors}
            runs: {context: 2, graduation: 0, threshold: 1.9, ageing: 1}
            interval: 1 s
            """ + more);
    }

    private static AlisRig afterReads(String more, long... sectors) {
        AlisRig rig = rig(more);
        for (long sector : sectors) {
            rig.read(sector, 4);
        }
        rig.reorganise(SECOND);
        return rig;
    }

    @Test
    void leavesRoomForTheArea() {
        AlisRig rig = rig("clustering: heat");
        assertThat(rig.rig.volume.sectors(0)).isEqualTo(100);
        assertThat(rig.transfers(Operation.READ, 36, 4)).containsExactly("r0@36+4");
        assertThat(rig.transfers(Operation.READ, 38, 4)).containsExactly("r0@38+2 r0@60+2");
        assertThat(rig.transfers(Operation.WRITE, 40, 4)).containsExactly("w0@60+4");
        assertThat(rig.transfers(Operation.FLUSH, 0, 0)).containsExactly("f0");
    }

    /** Units 20, 2 and 10 are read; by address they lie in the area as 2, 10, 20. Unit 0 is read when the reorganisation begins. */
    @Test
    void sendsReadsToTheCopiesByHeat() {
        AlisRig rig = afterReads("clustering: heat", 80, 8, 40);
        assertThat(rig.transfers(Operation.READ, 80, 4)).containsExactly("r0@48+4");
        assertThat(rig.transfers(Operation.READ, 8, 4)).containsExactly("r0@40+4");
        assertThat(rig.transfers(Operation.READ, 41, 2)).containsExactly("r0@45+2");
        assertThat(rig.transfers(Operation.READ, 6, 4)).containsExactly("r0@6+2 r0@40+2");
        assertThat(rig.rig.metrics.count("reads-from-heat")).isEqualTo(3);
        assertThat(rig.rig.metrics.count("reads-split")).isEqualTo(1);
        assertThat(rig.rig.metrics.count("heat-sectors-read")).isEqualTo(12);
        assertThat(rig.rig.metrics.values("copied-position")).containsExactly(0L);
    }

    /**
     * Units that are read repeatedly in the order 80, 8, 40 form one run; its copy lies in the area in that order, before the
     * copies by heat.
     */
    @Test
    void sendsReadsToRunsFirst() {
        AlisRig rig = afterReads("clustering: combined", 80, 8, 40, 80, 8, 40, 80, 8, 40);
        assertThat(rig.transfers(Operation.READ, 80, 4)).containsExactly("r0@40+4");
        assertThat(rig.transfers(Operation.READ, 8, 4)).containsExactly("r0@44+4");
        assertThat(rig.transfers(Operation.READ, 40, 4)).containsExactly("r0@48+4");
        assertThat(rig.rig.metrics.levels("run-units")).containsExactly(3.0);
        assertThat(rig.rig.metrics.levels("heat-units")).containsExactly(2.0);
        assertThat(rig.rig.metrics.levels("directory-bytes")).containsExactly(8.0 * 5);
    }

    /** The same units, two of which have a copy by heat, too: what a cache has of their homes gets the address in the run. */
    @Test
    void givesCachedDataTheAddressesInRunsFirst() {
        AlisRig rig = afterReads("clustering: combined", 80, 8, 40, 80, 8, 40, 80, 8, 40);
        assertThat(rig.relocation).isNotNull();
        assertThat(rig.relocation.place(100)).isEqualTo(40);
        assertThat(rig.relocation.place(8)).isEqualTo(44);
        assertThat(rig.relocation.place(60)).isEqualTo(48);
        assertThat(rig.relocation.place(0)).isZero();
    }

    /**
     * The extents 80+4 and 80+8 are in a run each, 80+4, 8+4 and 80+8, 20+4, which lie one behind the other: a read of eight sectors is
     * not divided.
     */
    @Test
    void readsTheRunThatExtendsFurthest() {
        AlisRig rig = rig("clustering: runs");
        for (int i = 0; i < 3; i++) {
            rig.read(80, 4);
            rig.read(8, 4);
        }
        for (int i = 0; i < 3; i++) {
            rig.read(80, 8);
            rig.read(20, 4);
        }
        rig.reorganise(SECOND);
        assertThat(rig.transfers(Operation.READ, 8, 4)).containsExactly("r0@44+4");
        assertThat(rig.transfers(Operation.READ, 80, 8)).containsExactly("r0@48+8");
        assertThat(rig.transfers(Operation.READ, 80, 4)).containsExactly("r0@40+4");
    }

    /** With wholeReads a read goes to a run only if it is all there: not with two sectors in front, and not with a sector written home. */
    @Test
    void sendsOnlyWholeReadsToRuns() {
        AlisRig rig = new AlisRig(120, """
            storage: 100 sectors
            area: {size: 20 sectors, offset: 40 sectors}
            clustering: runs
            heat: {unit: 4 sectors}
            updates: home
            runs: {context: 2, graduation: 0, threshold: 1.9, ageing: 1, wholeReads: true}
            interval: 1 s
            """);
        for (long sector : new long[] {80, 8, 40, 80, 8, 40, 80, 8, 40}) {
            rig.read(sector, 4);
        }
        rig.reorganise(SECOND);
        assertThat(rig.transfers(Operation.READ, 80, 4)).containsExactly("r0@40+4");
        assertThat(rig.transfers(Operation.READ, 81, 2)).containsExactly("r0@41+2");
        assertThat(rig.transfers(Operation.READ, 78, 6)).containsExactly("r0@98+6");
        assertThat(rig.transfers(Operation.READ, 80, 5)).containsExactly("r0@100+5");
        rig.write(82, 1);
        assertThat(rig.transfers(Operation.READ, 80, 4)).containsExactly("r0@100+4");
    }

    /** With units of 4 sectors any part of a unit counts as the unit: two reads of 2 sectors are one copy of 4. */
    @Test
    void copiesRunsOfFixedUnits() {
        AlisRig rig = new AlisRig(120, """
            storage: 100 sectors
            area: {size: 20 sectors, offset: 40 sectors}
            clustering: runs
            runs: {unit: 4 sectors, context: 2, graduation: 0, threshold: 1.9, ageing: 1}
            interval: 1 s
            """);
        for (long sector : new long[] {80, 9, 82, 8, 81, 10}) {
            rig.read(sector, 2);
        }
        rig.reorganise(SECOND);
        assertThat(rig.transfers(Operation.READ, 80, 4)).containsExactly("r0@40+4");
        assertThat(rig.transfers(Operation.READ, 8, 4)).containsExactly("r0@44+4");
        assertThat(rig.rig.metrics.levels("run-units")).containsExactly(2.0);
    }

    /** The context consists of such units too: after a read of 2 sectors of the unit at 80 its run serves the unit at 8. */
    @Test
    void matchesTheContextByFixedUnits() {
        AlisRig rig = new AlisRig(120, """
            storage: 100 sectors
            area: {size: 20 sectors, offset: 40 sectors}
            clustering: runs
            runs: {unit: 4 sectors, context: 1, threshold: 0.9, ageing: 1}
            contextMatch: 1
            interval: 1 s
            """);
        for (long sector : new long[] {80, 8, 80, 8, 80, 8}) {
            rig.read(sector, 4);
        }
        rig.reorganise(SECOND);
        rig.read(20, 4);
        assertThat(rig.transfers(Operation.READ, 8, 4)).containsExactly("r0@8+4");
        rig.read(81, 2);
        assertThat(rig.transfers(Operation.READ, 8, 4)).containsExactly("r0@44+4");
    }

    /** RunHeat: the run is written if the block is in one, else the copy by heat, else home; the others are not read any more. */
    @Test
    void writesToTheCopyOfHighestRank() {
        AlisRig rig = afterReads("", 80, 8, 80, 8, 80, 8, 40, 20);
        assertThat(rig.transfers(Operation.WRITE, 80, 4)).containsExactly("w0@40+4");
        assertThat(rig.transfers(Operation.WRITE, 20, 4)).containsExactly("w0@52+4");
        assertThat(rig.transfers(Operation.READ, 80, 4)).containsExactly("r0@40+4");
        assertThat(rig.transfers(Operation.WRITE, 60, 4)).containsExactly("w0@80+4");
    }

    /** Writes go to the original place, so that later reads of exactly the written sectors go there. */
    @Test
    void readsHomeWhatWasWrittenThere() {
        AlisRig rig = afterReads("clustering: heat\nupdates: home", 80);
        assertThat(rig.transfers(Operation.WRITE, 81, 2)).containsExactly("w0@101+2");
        assertThat(rig.transfers(Operation.READ, 80, 4)).containsExactly("r0@40+1 r0@101+2 r0@43+1");
    }

    /**
     * The next reorganisation first writes changed copies back to the original places: reads go there, although nothing is copied
     * any more.
     */
    @Test
    void bringsUpdatesHome() {
        AlisRig rig = afterReads("clustering: heat\ncopying: {batch: 8}", 80);
        assertThat(rig.transfers(Operation.WRITE, 80, 4)).containsExactly("w0@40+4");
        rig.rig.events.runUntil(2 * SECOND);
        rig.rig.sent.clear();
        rig.submit(Operation.READ, 8, 4, () -> {});
        rig.rig.events.run();
        assertThat(rig.rig.sent).contains("r0@8+4 r0@40+4", "w0@100+4", "r0@0+4 r0@100+4", "w0@40+8");
        assertThat(rig.transfers(Operation.READ, 80, 4)).containsExactly("r0@44+4");
    }

    /** 20 sectors at 10 kB/s: batches of one unit each take at least 204.8 ms. */
    @Test
    void copiesAtARate() {
        AlisRig rig = afterReads(
                "clustering: heat\ncopying: {batch: 1, transfer: 4 sectors, rate: 10 KB/s}", 0, 8, 16, 24, 32);
        assertThat(rig.rig.metrics.values("reorganisation-time")).hasSize(1);
        assertThat(rig.rig.metrics.values("reorganisation-time").get(0))
                .isBetween(4 * 204_800_000L, 5 * 204_800_000L + 20 * VolumeRig.MS);
    }

    /** Nothing is copied until the host has been idle for 50 ms. */
    @Test
    void copiesWhenTheHostIsIdle() {
        AlisRig rig = rig("clustering: heat\ncopying: {idle: 50 ms}");
        rig.read(8, 4);
        rig.rig.events.runUntil(SECOND);
        rig.rig.sent.clear();
        for (int i = 0; i < 5; i++) {
            rig.rig.events.schedule(SECOND + i * 40 * VolumeRig.MS, () -> rig.submit(Operation.READ, 90, 1, () -> {}));
        }
        rig.rig.events.runUntil(SECOND + 219 * VolumeRig.MS);
        assertThat(rig.rig.sent).containsOnly("r0@110+1");
        rig.rig.events.run();
        assertThat(rig.rig.sent).endsWith("r0@8+4", "w0@40+4");
    }

    /** A read goes to a run only if enough of the two reads before it lie before it in the run. */
    @Test
    void asksForContext() {
        AlisRig rig = afterReads("clustering: runs\ncontextMatch: 0.5", 80, 8, 40, 80, 8, 40);
        rig.read(64, 4);
        assertThat(rig.transfers(Operation.READ, 8, 4)).containsExactly("r0@8+4");
        assertThat(rig.transfers(Operation.READ, 80, 4)).containsExactly("r0@100+4");
        assertThat(rig.transfers(Operation.READ, 8, 4)).containsExactly("r0@44+4");
    }

    /** With 1, both reads before have to be those of the run: after 64 and 8 the unit at 40 is read at home. */
    @Test
    void asksForAllOfTheContext() {
        AlisRig rig = afterReads("clustering: runs\ncontextMatch: 1", 80, 8, 40, 80, 8, 40);
        rig.read(64, 4);
        rig.read(8, 4);
        assertThat(rig.transfers(Operation.READ, 40, 4)).containsExactly("r0@60+4");
        rig.read(80, 4);
        rig.read(8, 4);
        assertThat(rig.transfers(Operation.READ, 40, 4)).containsExactly("r0@48+4");
    }

    /** The context of the unit at 20 are the two units before it in the run, at 8 and 40, not that at 80. */
    @Test
    void looksForContextJustBeforeTheUnit() {
        AlisRig rig = afterReads("clustering: runs\ncontextMatch: 0.5", 80, 8, 40, 20, 80, 8, 40, 20);
        rig.read(80, 4);
        rig.read(64, 4);
        assertThat(rig.transfers(Operation.READ, 20, 4)).containsExactly("r0@20+4");
        rig.read(8, 4);
        rig.read(64, 4);
        assertThat(rig.transfers(Operation.READ, 20, 4)).containsExactly("r0@52+4");
    }

    /** With foresight the first interval finds what it will read; behind the end of the log there is no further knowledge. */
    @Test
    void knowsTheFuture(@TempDir Path directory) throws Exception {
        Path log = Files.writeString(directory.resolve("requests.csv"), """
            arrival_ns,dispatch_ns,completion_ns,device,op,sector,sectors,criticality,buffer\r
            5,5,9,volume,read,80,4,critical,miss\r
            1000000005,5,9,volume,read,20,4,critical,miss\r
            6,5,9,other,read,8,4,critical,miss\r
            """);
        AlisRig rig = rig("clustering: heat\nforesight: " + log);
        assertThat(rig.transfers(Operation.READ, 80, 4)).containsExactly("r0@40+4");
        assertThat(rig.transfers(Operation.READ, 8, 4)).containsExactly("r0@8+4");
        rig.reorganise(SECOND);
        assertThat(rig.transfers(Operation.READ, 20, 4)).containsExactly("r0@40+4");
    }
}
