package org.spindle.disk.disksim;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.spindle.disk.hdd.spec.Buffer.Reach;
import org.spindle.disk.hdd.spec.Buffer.Requested;
import org.spindle.disk.hdd.spec.Buffer.WatermarkBase;
import org.spindle.disk.hdd.spec.Buffer.WriteReporting;

/** The buffer of a {@code disksim_disk}, with DiskSim's normalisation and checks at its start. */
final class BufferImport {
    private static final String SEGMENTS = "Number of buffer segments";
    private static final String WRITE_SEGMENTS = "Maximum number of write segments";
    private static final String SEPARATE = "Use separate write segment";
    private static final String CACHING = "Enable caching in buffer";
    private static final String READ_AHEAD = "Buffer continuous read";
    private static final String MINIMUM = "Minimum read-ahead (blks)";
    private static final String MAXIMUM = "Maximum read-ahead (blks)";
    private static final String FREE_BLOCKS = "Read any free blocks";
    private static final String FAST_WRITE = "Fast write level";
    private static final String HOLD_READS = "Hold bus entire read xfer";
    private static final List<String> SNEAKY = List.of(
            "Allow sneaky full read hits", "Allow sneaky partial read hits", "Allow sneaky intermediate read hits");

    private final ImportOptions options;
    private final Parameters drive;
    private final boolean zeroLatencyWorks;

    /** @param zeroLatencyWorks whether the drive's layout is one for which zero-latency access works in DiskSim */
    BufferImport(ImportOptions options, Parameters drive, boolean zeroLatencyWorks) {
        this.options = options;
        this.drive = drive;
        this.zeroLatencyWorks = zeroLatencyWorks;
    }

    Map<String, Object> read() {
        int segments = drive.count(SEGMENTS, 1);
        Map<String, Object> buffer = new LinkedHashMap<>();
        buffer.put("segments", segments);
        buffer.put("segmentSize", drive.sectors("Segment size (in blks)", 1));
        buffer.put("caching", caching());
        buffer.put("readHitsOnWrites", drive.flag("Allow read hits on write data"));
        buffer.put("writeSegments", (int) drive.integer(WRITE_SEGMENTS, 1, segments));
        buffer.put("separateWriteSegment", separateWriteSegment(segments));
        buffer.put("writeReporting", spelled(drive.code(FAST_WRITE, 0, List.of(WriteReporting.values()))));
        buffer.put("combineWrites", drive.flag("Combine seq writes"));
        buffer.put("writePrebuffering", drive.flag("Allow write prebuffering"));
        buffer.put("readWatermark", drive.fraction("High (read) water mark"));
        buffer.put("writeWatermark", drive.fraction("Low (write) water mark"));
        buffer.put(
                "watermarkBase",
                spelled(drive.flag("Set watermark by reqsize") ? WatermarkBase.REQUEST : WatermarkBase.SEGMENT));
        buffer.put("almostHits", drive.flag("Allow almost read hits"));
        buffer.put("sneakyFullHits", drive.flag(SNEAKY.get(0)));
        buffer.put("sneakyPartialHits", drive.flag(SNEAKY.get(1)));
        buffer.put("sneakyIntermediateHits", drive.flag(SNEAKY.get(2)));
        buffer.put("immediatePartialHits", drive.flag("Immed transfer partial hit"));
        buffer.put("readDirectly", drive.flag("Read directly to buffer"));
        buffer.put("zeroLatencyReads", zeroLatency("Immediate buffer read"));
        buffer.put("zeroLatencyWrites", zeroLatency("Immediate buffer write"));
        buffer.put("readAhead", readAhead());
        drive.noEffect("Calc sector by sector", "the medium always works sector by sector");
        refuseSneakyHitsOnAHeldBus();
        return buffer;
    }

    private boolean caching() {
        boolean caching = drive.integer(CACHING, 0, 2) != 0;
        if (!caching) {
            for (String name : List.of(READ_AHEAD, FAST_WRITE, FREE_BLOCKS)) {
                if (drive.integer(name, 0, 4) != 0) {
                    drive.refuse(name, "`" + name + "` needs a buffer that caches (`" + CACHING + "` is 0)", "0");
                }
            }
        }
        return caching;
    }

    private boolean separateWriteSegment(int segments) {
        boolean separate = drive.flag(SEPARATE);
        if (separate && segments == 1) {
            drive.noEffect(SEPARATE, "the only segment cannot be reserved");
            return false;
        }
        if (options.defects()) {
            drive.noEffect(SEPARATE, "DiskSim 4.0 never stores it");
        }
        return separate;
    }

    private boolean zeroLatency(String name) {
        noteUnlessZeroLatencyWorks(name);
        return drive.integer(name, 0, 2) != 0;
    }

    private void noteUnlessZeroLatencyWorks(String name) {
        if (options.defects() && !zeroLatencyWorks) {
            drive.noEffect(name, "with such a layout DiskSim 4.0 always begins with the first wanted sector");
        }
    }

    private Map<String, Object> readAhead() {
        Reach reach = drive.code(READ_AHEAD, 0, List.of(Reach.values()));
        Map<String, Object> readAhead = new LinkedHashMap<>();
        readAhead.put("until", spelled(reach));
        if (reach == Reach.NONE) {
            drive.noEffect(MINIMUM, "there is no read-ahead");
            drive.noEffect(MAXIMUM, "there is no read-ahead");
        } else {
            putLimits(readAhead);
        }
        Requested requested = drive.code(
                "Read-ahead over requested", -1, List.of(Requested.DROP, Requested.KEEP, Requested.OVERWRITE));
        readAhead.put("requested", spelled(requested));
        readAhead.put("onIdleHit", drive.flag("Read-ahead on idle hit"));
        noteUnlessZeroLatencyWorks(FREE_BLOCKS);
        readAhead.put("freeBlocks", drive.flag(FREE_BLOCKS));
        readAhead.put("stopInSector", drive.flag("Stop prefetch in sector"));
        readAhead.put("stoppedByWrite", drive.flag("Write hit stop prefetch"));
        return readAhead;
    }

    /** A maximum below the minimum is raised to it; a maximum that is 0 even then is none. */
    private void putLimits(Map<String, Object> readAhead) {
        int minimum = drive.count(MINIMUM, 0);
        int maximum = drive.count(MAXIMUM, 0);
        if (maximum < minimum) {
            drive.note(MAXIMUM, "`" + MAXIMUM + "` is raised from " + maximum + " to the minimum of " + minimum);
            maximum = minimum;
        }
        readAhead.put("minimum", Quantity.sectors(minimum));
        if (maximum > 0) {
            readAhead.put("maximum", Quantity.sectors(maximum));
        }
    }

    private void refuseSneakyHitsOnAHeldBus() {
        if (drive.flag(HOLD_READS)) {
            for (String name : SNEAKY) {
                if (drive.flag(name)) {
                    drive.refuse(name, "`" + name + "` contradicts `" + HOLD_READS + "`", "one of the two to be 0");
                }
            }
        }
    }

    private static String spelled(Enum<?> constant) {
        return Parameters.spelled(constant);
    }
}
