package org.spindle.workload.trace.requestlog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.Traces;

/** docs/results.md, requests.csv: one line per completed request, in order of completion. */
class RequestsCsvTest {

    private static final String LOG = """
            arrival_ns,dispatch_ns,completion_ns,device,op,sector,sectors,criticality,buffer
            500,600,1000,disk0,read,528,8,critical,miss
            100,-1,1200,disk1,write,4096,16,noncritical,miss
            """;

    @Test
    void deliversRequestsInOrderOfArrival() {
        List<TraceRecord> records = Traces.readAll(Traces.open(new RequestsCsv(), LOG));
        assertThat(records).extracting(record -> record.arrival).containsExactly(100L, 500L);
        assertThat(records).extracting(record -> record.response).containsExactly(1100L, 500L);
        assertThat(records).extracting(record -> record.service).containsExactly(TraceRecord.NONE, 400L);
        assertThat(records).extracting(record -> record.deviceName).containsExactly("disk1", "disk0");
        assertThat(records).extracting(record -> record.operation).containsExactly(Operation.WRITE, Operation.READ);
        assertThat(records).extracting(record -> record.offset).containsExactly(4096 * 512L, 528 * 512L);
        assertThat(records).extracting(record -> record.synchronous).containsExactly(false, true);
    }

    @Test
    void damagedLinesAreNamedAndCanBePassedOver() {
        TraceReader reader = Traces.open(new RequestsCsv(), LOG.replace("500,600,1000", "500,-1,300"));
        TraceRecord record = new TraceRecord();
        assertThatThrownBy(() -> reader.next(record))
                .isInstanceOf(TraceException.class)
                .hasMessageContaining("line 2: completion in ns '300': expected a time that is not before the arrival");
        assertThat(reader.next(record)).isTrue();
        assertThat(record.arrival).isEqualTo(100);
        assertThat(reader.next(record)).isFalse();
    }
}
