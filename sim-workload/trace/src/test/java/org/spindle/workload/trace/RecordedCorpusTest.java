package org.spindle.workload.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.testkit.corpus.RecordedRequest;
import org.spindle.testkit.corpus.Recording;
import org.spindle.testkit.workload.KnownFormats;
import org.spindle.testkit.workload.TestData;
import org.spindle.workload.trace.builtin.TraceFormatsPlugin;

/** The recordings of the testkit have the properties stated in src-test-data/SOURCES.md. */
class RecordedCorpusTest {

    private static final long MICRO = 1000;
    private static final long SECTOR = 512;

    private final TraceFileOpener opener = new TraceFileOpener(KnownFormats.of(new TraceFormatsPlugin()));

    @ParameterizedTest
    @MethodSource("org.spindle.testkit.corpus.Recording#all")
    void isAStretchOfTheTraceOfItsName(Recording recording) {
        List<RecordedRequest> all = new ArrayList<>();
        TraceRecord next = new TraceRecord();
        try (TraceReader trace =
                opener.open(TestData.committed(recording.name() + ".blkparse.xz"), TraceFileOpener.AUTO)) {
            while (trace.next(next)) {
                if (next.length > 0 && (next.operation == Operation.READ || next.operation == Operation.WRITE)) {
                    all.add(new RecordedRequest(
                            next.arrival, next.operation, next.offset / SECTOR, next.length / SECTOR));
                }
            }
        }
        int first = all.size() / 5;
        long origin = all.get(first).arrival();
        assertThat(recording.requests())
                .isEqualTo(all.subList(first, first + recording.requests().size()).stream()
                        .map(request -> new RecordedRequest(
                                (request.arrival() - origin) / MICRO * MICRO,
                                request.operation(),
                                request.sector(),
                                request.sectors()))
                        .toList());
    }
}
