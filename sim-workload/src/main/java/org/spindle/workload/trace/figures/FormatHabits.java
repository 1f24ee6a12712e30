package org.spindle.workload.trace.figures;

import java.util.Set;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.blkparse.Blkparse;
import org.spindle.workload.trace.blktrace.Blktrace;
import org.spindle.workload.trace.etw.EtwCsv;
import org.spindle.workload.trace.fiu.Fiu;
import org.spindle.workload.trace.keys.AddressTrace;
import org.spindle.workload.trace.keys.Arc;
import org.spindle.workload.trace.strace.Strace;
import org.spindle.workload.trace.tracepoint.Tracepoint;

/**
 * How those who use a format speak of its traces.
 *
 * @param blockEvents whether the file is a log of events in the block layer of Linux
 * @param minorMark what stands between the major and the minor number of a device, empty if it has but one number
 * @param flushesAreRequests whether a flush counts as a request, or as an event beside the requests
 * @param keyRuns whether a record stands for a run of blocks of 512 bytes from its key on
 * @param cpuAccesses whether records are loads and stores of a processor
 */
public record FormatHabits(
        boolean blockEvents, String minorMark, boolean flushesAreRequests, boolean keyRuns, boolean cpuAccesses) {

    private static final int MINOR_BITS = 20;
    private static final Set<String> BLOCK_EVENTS = Set.of(Blkparse.NAME, Blktrace.NAME, Tracepoint.NAME);
    private static final Set<String> FLUSHES_BESIDE = Set.of(EtwCsv.NAME, Strace.NAME);

    /** Those of a format. */
    public static FormatHabits of(String format) {
        boolean blockEvents = BLOCK_EVENTS.contains(format);
        return new FormatHabits(
                blockEvents,
                blockEvents ? "," : format.equals(Fiu.NAME) ? ":" : "",
                !blockEvents && !FLUSHES_BESIDE.contains(format),
                format.equals(Arc.NAME),
                format.equals(AddressTrace.NAME));
    }

    /** The name that the trace gives the record's device, otherwise its number or numbers. */
    public String device(TraceRecord record) {
        if (record.deviceName != null) {
            return record.deviceName;
        }
        return minorMark.isEmpty()
                ? Long.toUnsignedString(record.device)
                : (record.device >>> MINOR_BITS) + minorMark + (record.device & (1L << MINOR_BITS) - 1);
    }
}
