package org.spindle.workload.trace.tracepoint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.spi.request.PriorityClass;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.Traces;

/** Linux 6.12 and later: rq_insert and rq_issue end with "prioclass,hint,level". */
class PrioritiesTest {

    private static final String EVENTS = """
             fio-7225    [001] .....  1.000000: block_bio_queue: 7,0 RS 8 + 8 [fio]
             fio-7225    [001] ...1.  1.000001: block_rq_insert: 7,0 RS 4096 () 8 + 8 rt,0,4 [fio]
             fio-7228    [001] .....  1.000002: block_bio_queue: 7,0 R 16 + 8 [fio]
             fio-7229    [001] .....  1.000003: block_bio_queue: 7,0 R 32 + 8 [fio]
             fio-7225    [001] .....  1.000004: block_rq_issue: 7,0 RS 4096 () 8 + 8 rt,0,4 [fio]
             fio-7228    [001] .....  1.000005: block_rq_issue: 7,0 R 4096 () 16 + 8 idle,0,0 [fio]
             fio-7229    [001] .....  1.000006: block_rq_issue: 7,0 R 4096 () 32 + 8 [fio]
             ksoftirqd/0-14      [000] ..s..  1.01: block_rq_complete: 7,0 RS () 8 + 8 rt,0,4 [0]
            """;

    @Test
    void comeFromTheIssue() {
        List<TraceRecord> records = Traces.readAll(Traces.open(new Tracepoint(), EVENTS));
        assertThat(records).hasSize(3);
        assertThat(records.get(0).priorityClass).isEqualTo(PriorityClass.REALTIME.ordinal());
        assertThat(records.get(0).priorityLevel).isEqualTo(4);
        assertThat(records.get(0).response).isEqualTo(10_000_000);
        assertThat(records.get(1).priorityClass).isEqualTo(PriorityClass.IDLE.ordinal());
        assertThat(records.get(2).priorityClass).isEqualTo(TraceRecord.NONE);
    }
}
