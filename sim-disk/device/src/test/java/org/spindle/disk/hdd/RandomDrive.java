package org.spindle.disk.hdd;

import java.util.ArrayList;
import java.util.List;
import org.spindle.disk.hdd.spec.HddConfig;
import org.spindle.spi.request.Operation;
import org.spindle.testkit.sim.TestRandom;

/** A drive whose settings are drawn at random, in valid combinations, and a load for it. */
final class RandomDrive {

    private static final String[] REACHES = {"none", "end-of-track", "end-of-cylinder", "segment", "track"};
    private static final String[] COMPAT = {"[disksim]", "[preseek-loses-data]", "[no-zero-latency]"};

    /** The least of the command overheads, and the others, in nanoseconds. */
    static final long COMMAND = 100_000;

    static final long COMPLETION = 40_000;

    private final TestRandom random;
    private final List<String> sets = new ArrayList<>();
    private final boolean emulating;

    RandomDrive(long seed) {
        random = new TestRandom(seed);
        emulating = chance(5);
        boolean caching = !chance(8);
        boolean hold = chance(3);
        int segments = (int) (1 + random.nextLong(4));
        set("buffer.segments", segments);
        set("buffer.segmentSize", pick("8", "24", "64", "200") + " sectors");
        set("buffer.caching", caching);
        set("buffer.readHitsOnWrites", flag());
        set("buffer.writeSegments", 1 + random.nextLong(segments));
        set("buffer.separateWriteSegment", segments > 1 && flag());
        set("buffer.writeReporting", caching ? pick("on-medium", "in-buffer-appends-first", "in-buffer") : "on-medium");
        set("buffer.combineWrites", flag());
        set("buffer.writePrebuffering", flag());
        set("buffer.readWatermark", pick("0", "0.3", "0.75", "1"));
        set("buffer.writeWatermark", pick("0", "0.3", "0.75", "1"));
        set("buffer.watermarkBase", pick("request", "segment"));
        set("buffer.almostHits", flag());
        set("buffer.sneakyFullHits", !hold && flag());
        set("buffer.sneakyPartialHits", !hold && flag());
        set("buffer.sneakyIntermediateHits", !hold && flag());
        set("buffer.immediatePartialHits", flag());
        set("buffer.readDirectly", flag());
        set("buffer.zeroLatencyReads", flag());
        set("buffer.zeroLatencyWrites", flag());
        String reach = caching ? pick(REACHES) : "none";
        boolean readsAhead = !reach.equals("none");
        set("buffer.readAhead.until", reach);
        set("buffer.readAhead.minimum", pick("0", "8", "40") + " sectors");
        if (flag()) {
            set("buffer.readAhead.maximum", pick("0", "16", "64", "400") + " sectors");
        }
        set("buffer.readAhead.requested", pick("overwrite", "keep", "drop"));
        set("buffer.readAhead.onIdleHit", flag());
        set("buffer.readAhead.freeBlocks", caching && flag());
        set("buffer.readAhead.stopInSector", flag());
        set("buffer.readAhead.stoppedByWrite", flag());
        set("bus.sectorTime", pick("0.001", "0.05", "0.17") + " ms");
        set("bus.holdForReads", hold);
        set("bus.holdForWrites", flag());
        set("bus.neverDisconnect", chance(4));
        set("bus.preseek", pick("after-completion", "during-completion", "after-medium"));
        if (chance(3)) {
            set(
                    "bus.extraWriteDisconnect",
                    "{command: 0.6 ms, disconnect: 0.05 ms, away: 0.4 ms, secondDisconnect: 0.1 ms,"
                            + " seekDelay: 0.3 ms}");
        }
        set("overheads.perRequest", pick("0", "0.05") + " ms");
        for (String name : new String[] {"readHit", "readMiss", "writeHit", "writeMiss", "readDisconnect"}) {
            set("overheads." + name, pick("0.1", "0.35", "0.9") + " ms");
        }
        for (String name : new String[] {"dataPreparation", "firstReselect", "otherReselect", "writeDisconnect"}) {
            set("overheads." + name, pick("0", "0.07") + " ms");
        }
        set("overheads.readCompletion", pick("0.04", "0.05") + " ms");
        set("overheads.writeCompletion", pick("0.04", "0.05") + " ms");
        set("overheads.writeReconnect", pick("0", "0.54") + " ms");
        set("overheads.minimumWriteSeek", pick("0", "0.6", "3") + " ms");
        set("mechanics.writeSettle", pick("0", "0.65", "-0.2") + " ms");
        set("scheduler", pick("{type: fcfs}", "{type: sptf}", "{type: c-look}"));
        set("queueDepth", 1 + random.nextLong(8));
        set("geometry.sparing", "sectors-at-cylinder-end-slips-in-zone");
        set("geometry.zones[0].spares", 4);
        set("geometry.zones[0].slips", "[33, 250]");
        set("geometry.zones[0].defects", "[420, 398]");
        set("geometry.zones[1].spares", 2);
        if (emulating) {
            set("sectorSize", "4 KiB");
            set("logicalSectorSize", "512 B");
            set("buffer.segmentSize", pick("64", "200", "1600") + " sectors");
        }
        if (chance(4)) {
            set("compat", pick(COMPAT));
        }
        set("buffer.readAhead.justInTime", readsAhead && seed % 2 == 0);
    }

    HddConfig config() {
        return Drives.plain(sets.toArray(String[]::new));
    }

    List<String> settings() {
        return sets;
    }

    /** Requests of every kind, near each other, behind each other and far apart, in bursts and with pauses. */
    void work(DriveRig rig, int requests) {
        long at = 0;
        long near = 0;
        long sectors = rig.drive.sectors();
        for (int i = 0; i < requests; i++) {
            at += chance(3) ? random.nextLong(60_000_000) : random.nextLong(3_000_000);
            if (chance(40)) {
                rig.at(at, Operation.FLUSH, 0, 0);
                continue;
            }
            long length = chance(10) ? 1 + random.nextLong(260) : 1 + random.nextLong(16);
            long first = chance(2) ? near : chance(2) ? near + random.nextLong(80) - 40 : random.nextLong(sectors);
            first = Math.max(0, Math.min(first, sectors - length));
            near = first + length;
            Operation operation = chance(30) ? Operation.DISCARD : flag() ? Operation.READ : Operation.WRITE;
            rig.at(at, operation, first, length);
        }
    }

    private void set(String path, Object value) {
        sets.add(path + "=" + value);
    }

    private boolean flag() {
        return random.nextLong(2) == 0;
    }

    private boolean chance(int oneIn) {
        return random.nextLong(oneIn) == 0;
    }

    private String pick(String... values) {
        return values[(int) random.nextLong(values.length)];
    }
}
