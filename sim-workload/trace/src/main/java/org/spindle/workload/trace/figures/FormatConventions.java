package org.spindle.workload.trace.figures;

import java.util.Map;
import java.util.Set;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.blkparse.Blkparse;
import org.spindle.workload.trace.blkparse.BlkparseCommands;
import org.spindle.workload.trace.blktrace.Blktrace;
import org.spindle.workload.trace.etw.EtwCsv;
import org.spindle.workload.trace.fiu.Fiu;
import org.spindle.workload.trace.keys.AddressTrace;
import org.spindle.workload.trace.keys.Arc;
import org.spindle.workload.trace.keys.BinaryKeys;
import org.spindle.workload.trace.strace.Strace;
import org.spindle.workload.trace.tectonic.Baleen;
import org.spindle.workload.trace.tectonic.Tectonic;
import org.spindle.workload.trace.tencent.TencentPhoto;
import org.spindle.workload.trace.tracepoint.Tracepoint;

/**
 * The conventions by which the figures of a format's traces are counted.
 *
 * @param conventions how they count
 * @param minorMark separator of the major and the minor number of a device, empty if it has a single number
 */
public record FormatConventions(Set<Convention> conventions, String minorMark) {

    private static final int MINOR_BITS = 20;
    private static final Set<Convention> BLOCK_EVENTS =
            Set.of(Convention.BLOCK_EVENTS, Convention.FLUSHES_ARE_NO_REQUESTS);

    private static final Map<String, Set<Convention>> BY_FORMAT = Map.ofEntries(
            Map.entry(Blkparse.NAME, BLOCK_EVENTS),
            Map.entry(BlkparseCommands.NAME, BLOCK_EVENTS),
            Map.entry(Blktrace.NAME, BLOCK_EVENTS),
            Map.entry(Tracepoint.NAME, BLOCK_EVENTS),
            Map.entry(EtwCsv.NAME, Set.of(Convention.FLUSHES_ARE_NO_REQUESTS)),
            Map.entry(Strace.NAME, Set.of(Convention.FLUSHES_ARE_NO_REQUESTS)),
            Map.entry(Arc.NAME, Set.of(Convention.KEY_RUNS)),
            Map.entry(BinaryKeys.NAME, Set.of(Convention.KEY_WORDS)),
            Map.entry(AddressTrace.NAME, Set.of(Convention.CPU_ACCESSES)),
            Map.entry(Tectonic.NAME, Set.of(Convention.WEIGHTED_ROWS)),
            Map.entry(Baleen.NAME, Set.of(Convention.WEIGHTED_ROWS)),
            Map.entry(TencentPhoto.NAME, Set.of(Convention.PHOTOS)));

    public FormatConventions {
        conventions = Set.copyOf(conventions);
    }

    /** Returns the conventions of a format. */
    public static FormatConventions of(String format) {
        Set<Convention> conventions = BY_FORMAT.getOrDefault(format, Set.of());
        return new FormatConventions(
                conventions, conventions.contains(Convention.BLOCK_EVENTS) ? "," : format.equals(Fiu.NAME) ? ":" : "");
    }

    /** Returns whether a convention applies. */
    public boolean have(Convention convention) {
        return conventions.contains(convention);
    }

    /** Returns the trace's name of the record's device, otherwise its number or numbers. */
    public String device(TraceRecord record) {
        if (record.deviceName != null) {
            return record.deviceName;
        }
        return minorMark.isEmpty()
                ? Long.toUnsignedString(record.device)
                : (record.device >>> MINOR_BITS) + minorMark + (record.device & (1L << MINOR_BITS) - 1);
    }
}
