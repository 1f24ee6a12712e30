package org.spindle.workload.days;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.replay.ReplayDiscipline;
import org.spindle.workload.replay.ReplayDiscipline.Dependent.WindowOf;
import org.spindle.workload.replay.StreamKey;

/** The requests of a machine have the properties that its keys specify. */
class WorkingDaysTest {

    private static final long DAY = 86_400_000_000_000L;
    private static final long MEBI = 1 << 20;

    private static RecordedMachine machine(long perDay, double recentReads, double omitted, double contiguous) {
        return new RecordedMachine(
                1,
                new Size(1000 * MEBI),
                perDay,
                0.45,
                new SizeMoments(new Size(9984), new Size(13824), new Size(65536)),
                new SizeMoments(new Size(8448), new Size(15360), new Size(65536)),
                0.874,
                0.71,
                Time.parse("30 ms"),
                Time.parse("90 ms"),
                new Size(8 * MEBI),
                recentReads,
                0.589,
                new Size(MEBI),
                0.5,
                new Size(200 * MEBI),
                new Size(200 * MEBI),
                0.2,
                1,
                16,
                5,
                contiguous,
                new Size(8 * MEBI),
                omitted,
                Time.parse("10 ms"));
    }

    private static List<TraceRecord> records(int days, RecordedMachine... machines) {
        WorkingDays config = new WorkingDays(
                days, List.of(machines), new ReplayDiscipline.Dependent(64, WindowOf.STREAM, 1, StreamKey.PROCESS));
        List<TraceRecord> records = new ArrayList<>();
        try (TraceReader reader = WorkingDaysFactory.reader(config, 7)) {
            TraceRecord record = new TraceRecord();
            while (reader.next(record)) {
                TraceRecord copy = new TraceRecord();
                copy.copyFrom(record);
                records.add(copy);
            }
        }
        return records;
    }

    @Test
    void eachDayHasItsRequestsAndTimesAscend() {
        List<TraceRecord> records = records(3, machine(2_000, 0.526, 0.1, 4));
        assertThat(records).hasSize(6_000);
        for (int i = 1; i < records.size(); i++) {
            assertThat(records.get(i).arrival).isGreaterThanOrEqualTo(records.get(i - 1).arrival);
        }
        assertThat(records.get(2_000).arrival).isEqualTo(DAY);
        assertThat(records.get(4_000).arrival).isEqualTo(2 * DAY);
    }

    @Test
    void mixAndSizesAreAsConfigured() {
        List<TraceRecord> records = records(1, machine(100_000, 0, 0, 4));
        double reads = records.stream()
                .filter(each -> each.operation == Operation.READ)
                .count();
        assertThat(reads / records.size()).isCloseTo(0.45, within(0.03));
        double read = records.stream()
                .filter(each -> each.operation == Operation.READ)
                .mapToLong(each -> each.length)
                .average()
                .orElseThrow();
        // Cut at 64 KiB, a lognormal distribution of these moments has a mean of 9.2 KB; popular sequences have more
        // weight than others.
        assertThat(read).isBetween(7_500.0, 11_500.0);
        assertThat(records).allMatch(each -> each.offset % 512 == 0 && each.offset + each.length <= 1000 * MEBI);
    }

    /**
     * If all data is read again within the memory, nearly every read is a repetition; if none is, only reads of
     * popular data are.
     */
    @Test
    void recentReadsReadAgain() {
        assertThat(readAgain(records(1, machine(20_000, 0.99, 0, 4)))).isGreaterThan(0.9);
        assertThat(readAgain(records(1, machine(20_000, 0, 0, 4)))).isLessThan(0.7);
    }

    private static double readAgain(List<TraceRecord> records) {
        Map<Long, Integer> seen = new HashMap<>();
        int again = 0;
        int reads = 0;
        for (TraceRecord each : records) {
            if (each.operation == Operation.READ) {
                reads++;
                again += seen.merge(each.offset, 1, Integer::sum) > 1 ? 1 : 0;
            }
        }
        return (double) again / reads;
    }

    /** The successor of a read within a sequence is the same at each recurrence of the sequence, if no request is omitted. */
    @Test
    void sequencesRecurInOrder() {
        assertThat(sameSuccessor(0)).isGreaterThan(0.9);
        assertThat(sameSuccessor(0.5)).isLessThan(0.7);
    }

    private static double sameSuccessor(double omitted) {
        Map<Long, Long> successors = new HashMap<>();
        int same = 0;
        int recurring = 0;
        TraceRecord before = null;
        for (TraceRecord each : records(1, machine(20_000, 0.8, omitted, 4))) {
            if (each.operation != Operation.READ) {
                before = null;
                continue;
            }
            if (before != null) {
                Long known = successors.put(before.offset, each.offset);
                if (known != null) {
                    recurring++;
                    same += known == each.offset ? 1 : 0;
                }
            }
            before = each;
        }
        return (double) same / recurring;
    }

    /** A process that waits for a request sends the next one only after its completion. */
    @Test
    void aWaitingProcessSendsNothingUntilTheCompletion() {
        TraceRecord before = null;
        for (TraceRecord each : records(1, machine(10_000, 0.526, 0.1, 4))) {
            if (before != null && before.synchronous) {
                assertThat(each.arrival).isGreaterThanOrEqualTo(before.arrival + before.response);
            }
            before = each;
        }
    }

    @Test
    void machinesHaveSeparateStorage() {
        RecordedMachine one = machine(1_000, 0.5, 0.1, 4);
        List<TraceRecord> records = records(1, one, one);
        assertThat(records).hasSize(2_000);
        assertThat(records).allMatch(each -> each.offset / (1000 * MEBI) == each.process);
        assertThat(records.stream()
                        .map(each -> each.offset % (1000 * MEBI))
                        .distinct()
                        .count())
                .isGreaterThan(1_000);
    }
}
