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
 * How those who use a format speak of its traces.
 *
 * @param habits how they count
 * @param minorMark what stands between the major and the minor number of a device, empty if it has but one number
 */
public record FormatHabits(Set<Habit> habits, String minorMark) {

    private static final int MINOR_BITS = 20;
    private static final Set<Habit> BLOCK_EVENTS = Set.of(Habit.BLOCK_EVENTS, Habit.FLUSHES_BESIDE);

    private static final Map<String, Set<Habit>> BY_FORMAT = Map.ofEntries(
            Map.entry(Blkparse.NAME, BLOCK_EVENTS),
            Map.entry(BlkparseCommands.NAME, BLOCK_EVENTS),
            Map.entry(Blktrace.NAME, BLOCK_EVENTS),
            Map.entry(Tracepoint.NAME, BLOCK_EVENTS),
            Map.entry(EtwCsv.NAME, Set.of(Habit.FLUSHES_BESIDE)),
            Map.entry(Strace.NAME, Set.of(Habit.FLUSHES_BESIDE)),
            Map.entry(Arc.NAME, Set.of(Habit.KEY_RUNS)),
            Map.entry(BinaryKeys.NAME, Set.of(Habit.KEY_WORDS)),
            Map.entry(AddressTrace.NAME, Set.of(Habit.CPU_ACCESSES)),
            Map.entry(Tectonic.NAME, Set.of(Habit.WEIGHTED_ROWS)),
            Map.entry(Baleen.NAME, Set.of(Habit.WEIGHTED_ROWS)),
            Map.entry(TencentPhoto.NAME, Set.of(Habit.PHOTOS)));

    public FormatHabits {
        habits = Set.copyOf(habits);
    }

    /** Those of a format. */
    public static FormatHabits of(String format) {
        Set<Habit> habits = BY_FORMAT.getOrDefault(format, Set.of());
        return new FormatHabits(habits, habits.contains(Habit.BLOCK_EVENTS) ? "," : format.equals(Fiu.NAME) ? ":" : "");
    }

    /** Whether they count so. */
    public boolean have(Habit habit) {
        return habits.contains(habit);
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
