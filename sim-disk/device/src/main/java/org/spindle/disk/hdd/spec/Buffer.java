package org.spindle.disk.hdd.spec;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.BuiltInTypes.Prefetch;
import org.spindle.spi.Component;
import org.spindle.spi.cache.PrefetchFactory;
import org.spindle.spi.cache.WriteBackFactory;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Implied;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;

@Doc("The drive's buffer: segments of consecutive blocks, each serving one stream at a time.")
public record Buffer(
        @Doc("Number of segments.") @Default("2") @Range(min = "1")
        int segments,

        @Doc("Capacity of each segment.") @Default("128 KiB")
        Size segmentSize,

        @Doc("Whether data is kept for later requests; otherwise segments are only speed-matching buffers.")
        @Default("true")
        boolean caching,

        @Doc("Whether reads may hit data left by writes.") @Default("true")
        boolean readHitsOnWrites,

        @Doc("How many segments may hold unwritten data.") @Default("1") @Range(min = "1")
        int writeSegments,

        @Doc("Whether one segment is reserved for writes.") @Default("false")
        boolean separateWriteSegment,

        @Doc("When a write is reported complete: on-medium is a disabled write cache, the others are an enabled one.")
        @Default("on-medium")
        WriteReporting writeReporting,

        @Doc("Whether sequential writes may share a segment.") @Default("true")
        boolean combineWrites,

        @Doc("Whether queued writes may use an idle bus to fill a segment.") @Default("false")
        boolean writePrebuffering,

        @Doc("Share of the watermark base that must be in the buffer before a read reconnects.")
        @Default("0")
        @Range(min = "0", max = "1")
        double readWatermark,

        @Doc("Share of the watermark base that may be left unwritten when a write requests more data.")
        @Default("0")
        @Range(min = "0", max = "1")
        double writeWatermark,

        @Doc("Base of the watermarks.") @Default("request") WatermarkBase watermarkBase,

        @Doc("Whether a read that begins at the block being read ahead counts as a partial hit.") @Default("false")
        boolean almostHits,

        @Doc("Whether a complete hit may be served while another request holds the arm.") @Default("false")
        boolean sneakyFullHits,

        @Doc("Whether a partial hit may begin to be served while another request holds the arm.") @Default("false")
        boolean sneakyPartialHits,

        @Doc("Whether queued reads may use an idle bus to fetch what is in the buffer.") @Default("false")
        boolean sneakyIntermediateHits,

        @Doc("Whether a partial hit transfers at once, whatever the watermark.") @Default("true")
        boolean immediatePartialHits,

        @Doc("Whether space for a sector must exist when it begins, not only when it ends.") @Default("true")
        boolean readDirectly,

        @Doc("Whether reads are zero-latency: they begin with the first requested sector that passes.")
        @Default("false")
        boolean zeroLatencyReads,

        @Doc("Whether writes are zero-latency: they begin with the first requested sector that passes.")
        @Default("false")
        boolean zeroLatencyWrites,

        @Doc("Read-ahead: what the drive reads beyond the requests.") @Default("{}")
        ReadAhead readAhead,

        @Doc(
                "Prefetch policy that decides what is read ahead, instead of readAhead.until. What it asks for behind a request the arm"
                        + " reads on without a gap; other ranges the drive queues as reads of its own. Its lines are sectors.")
        @OfKind(PrefetchFactory.class)
        @Implied
        @Nullable
        Component prefetch,

        @Doc(
                "Write-back policy that decides when reported writes are written to the medium: until then their data waits in the buffer"
                        + " while there is room. Its lines are the segments that may hold unwritten data.")
        @OfKind(WriteBackFactory.class)
        @Implied
        @Nullable
        Component writeBack) {

    /** When a write is reported complete. */
    public enum WriteReporting {
        /** When all of it is on the medium. */
        ON_MEDIUM,
        /** When all of it is in the buffer; the write that continues it is preferred for the arm. */
        IN_BUFFER_APPENDS_FIRST,
        /** When all of it is in the buffer. */
        IN_BUFFER;

        /** Whether writes are reported before they are on the medium. */
        public boolean early() {
            return this != ON_MEDIUM;
        }
    }

    /** Base of the watermarks. */
    public enum WatermarkBase {
        REQUEST,
        SEGMENT
    }

    @Doc("What the drive reads beyond the requests.")
    public record ReadAhead(
            @Doc("How far read-ahead goes.") @Default("segment")
            Reach until,

            @Doc("Minimum read-ahead, before another request may interrupt it.") @Default("0 B")
            Size minimum,

            @Doc("Maximum read-ahead beyond the end of the request; the segment's capacity if absent.") @Nullable
            Size maximum,

            @Doc("What read-ahead may do to the data of the request itself, when no maximum is set.")
            @Default("overwrite")
            Requested requested,

            @Doc("Whether read-ahead starts after a complete hit when the arm is free.") @Default("false")
            boolean onIdleHit,

            @Doc("Whether reading starts wherever the head lands before the first wanted sector.") @Default("false")
            boolean freeBlocks,

            @Doc(
                    "With freeBlocks, whether a head that lands behind the first wanted sector reads from the beginning of the track on.")
            @Default("false")
            @Implied
            boolean wholeTrack,

            @Doc(
                    "Whether read-ahead continues, when a request for another track arrives, until the last moment at which the arm can"
                            + " leave the track and reach that request's first sector as soon as if it left at once.")
            @Default("false")
            @Implied
            boolean justInTime,

            @Doc("Whether read-ahead can be interrupted within a sector, at no cost.") @Default("true")
            boolean stopInSector,

            @Doc("Whether a write of data being read ahead ends that read-ahead.") @Default("true")
            boolean stoppedByWrite) {

        /** Whether there is any read-ahead. */
        public boolean enabled() {
            return until != Reach.NONE;
        }
    }

    /** How far read-ahead goes. */
    public enum Reach {
        NONE,
        END_OF_TRACK,
        END_OF_CYLINDER,
        /** Until the limit or the segment is reached. */
        SEGMENT,
        /** To the end of the track on which the request ends, one further if it began on an earlier one. */
        TRACK
    }

    /** What read-ahead may do to the data of the request itself. */
    public enum Requested {
        OVERWRITE,
        KEEP,
        /** The data is dropped as soon as the host has it. */
        DROP
    }

    /** Returns whether anything is read beyond the requests, apart from free blocks. */
    public boolean readsAhead() {
        return readAhead.enabled() || prefetch != null;
    }

    void validateWith(BusBehaviour bus, Problems problems) {
        if (segmentSize.bytes() == 0) {
            problems.report("buffer.segmentSize", "a segment of size 0 holds no data", "at least one sector");
        }
        if (writeSegments > segments) {
            problems.report(
                    "buffer.writeSegments",
                    writeSegments + " segments for writes, but there are only " + segments,
                    "1 to " + segments);
        }
        if (separateWriteSegment && segments < 2) {
            problems.report(
                    "buffer.separateWriteSegment",
                    "reserving a segment for writes leaves none for reads",
                    "at least 2 segments, or false");
        }
        if (!caching && readAhead.enabled()) {
            problems.report(
                    "buffer.readAhead.until", "read-ahead needs a buffer that keeps data", "none, or caching: true");
        }
        if (!caching && readAhead.freeBlocks()) {
            problems.report(
                    "buffer.readAhead.freeBlocks",
                    "reading free blocks needs a buffer that keeps data",
                    "false, or caching: true");
        }
        if (readAhead.wholeTrack() && !readAhead.freeBlocks()) {
            problems.report(
                    "buffer.readAhead.wholeTrack",
                    "it is a kind of freeBlocks",
                    "freeBlocks: true, or wholeTrack: false");
        }
        if (prefetch != null) {
            checkPrefetch(prefetch, problems);
        }
        if (writeBack != null) {
            checkWriteBack(bus, problems);
        }
        if (readAhead.justInTime() && !readsAhead()) {
            problems.report(
                    "buffer.readAhead.justInTime",
                    "without read-ahead the arm has no reason to stay",
                    "until: segment, or justInTime: false");
        }
        if (!caching && writeReporting.early()) {
            problems.report(
                    "buffer.writeReporting",
                    "reporting writes early needs a buffer that keeps data",
                    "on-medium, or caching: true");
        }
        if (bus.holdForReads() && (sneakyFullHits || sneakyPartialHits || sneakyIntermediateHits)) {
            problems.report(
                    "buffer",
                    "a drive that holds the bus for reads cannot serve hits in between",
                    "holdForReads: false");
        }
    }

    private void checkWriteBack(BusBehaviour bus, Problems problems) {
        if (!writeReporting.early()) {
            problems.report(
                    "buffer.writeBack",
                    "the host waits for the medium with writeReporting: on-medium, so that no write can wait in the buffer",
                    "writeReporting: in-buffer, or leave it out");
        }
        if (!writePrebuffering) {
            problems.report(
                    "buffer.writeBack",
                    "without writePrebuffering a write gets its data when the arm works for it, so that none can wait in the buffer",
                    "writePrebuffering: true, or leave it out");
        }
        if (bus.extraWriteDisconnect() != null) {
            problems.report(
                    "buffer.writeBack",
                    "a drive with bus.extraWriteDisconnect leaves the bus before the data of a write",
                    "leave one of the two out");
        }
    }

    private void checkPrefetch(Component policy, Problems problems) {
        if (!caching) {
            problems.report(
                    "buffer.prefetch", "prefetching needs a buffer that keeps data", "leave it out, or caching: true");
        }
        if (readAhead.enabled()) {
            problems.report(
                    "buffer.prefetch",
                    "it contradicts readAhead.until, by which the drive reads ahead itself",
                    "readAhead: {until: none}, or leave it out");
        }
        if (policy.type().equals(Prefetch.LINE_PART) || policy.type().equals(Prefetch.FETCH_UNIT)) {
            problems.report(
                    "buffer.prefetch",
                    "a segment may begin at any sector, and has neither lines nor units to be fetched whole",
                    "another type, such as read-ahead, or a cache over the drive");
        }
    }
}
