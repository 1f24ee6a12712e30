package org.spindle.workload.trace.system;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.testkit.property.Property;
import org.spindle.workload.trace.RandomRecords;
import org.spindle.workload.trace.Traces;

/** Block traces as processes that issue their requests, by the rules of docs/system-traces.md, "Block traces". */
class BlockTraceImportTest {

    private static TraceRecord at(long arrival, long sector) {
        TraceRecord record = new TraceRecord();
        record.arrival = arrival;
        record.offset = sector * 512;
        record.length = 4096;
        return record;
    }

    private static TraceRecord awaited(long arrival, long sector, long response) {
        TraceRecord record = at(arrival, sector);
        record.synchronyKnown = true;
        record.response = response;
        return record;
    }

    private static List<String> imported(List<String> notes, TraceRecord... records) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (BlockTraceImport to = new BlockTraceImport(bytes, record -> "disk " + record.device)) {
            for (TraceRecord record : records) {
                to.add(record);
            }
            to.finish();
            notes.addAll(to.notes());
        }
        return bytes.toString(StandardCharsets.UTF_8).lines().toList();
    }

    /** Without information about waiting processes, requests are issued at their times, counted from the first. */
    @Test
    void requestsWithoutSynchronyAreIssuedAtTheirTimes() {
        TraceRecord write = at(1_400, 16);
        write.operation = Operation.WRITE;
        write.service = 70;
        write.metadata = true;
        write.criticality = Criticality.NONCRITICAL;
        List<String> notes = new ArrayList<>();
        assertThat(imported(notes, at(1_000, 8), at(1_000, 24), write))
                .containsExactly(
                        "spindle-system 1",
                        "process 1 parent 0 ready task block-trace",
                        "1 0 read 0 0 8 8 auto",
                        "1 0 read 1 0 24 8 auto",
                        "1 0 pause 400",
                        "1 0 write 2 0 16 8 noncritical took 70 metadata",
                        "1 0 exit");
        assertThat(notes)
                .containsExactly(
                        "1 process, 0 waits for requests; computation of a process is a pause",
                        "device disk 0 is device 0");
    }

    /**
     * By hand: the first is complete at 300, the second at 250, both before the third is issued at 500: needed in the order of
     * their completion, and a pause of the 200 that are left. The third, complete at 900, is not needed at 600.
     */
    @Test
    void synchronousRequestsAreNeededBeforeTheNextThatCameLater() {
        assertThat(imported(
                        new ArrayList<>(),
                        awaited(0, 0, 300),
                        awaited(100, 8, 150),
                        awaited(500, 16, 400),
                        awaited(600, 24, 50)))
                .containsExactly(
                        "spindle-system 1",
                        "process 1 parent 0 ready task block-trace",
                        "1 0 read 0 0 0 8 auto",
                        "1 0 pause 100",
                        "1 0 read 1 0 8 8 auto",
                        "1 0 need 1",
                        "1 0 need 0",
                        "1 0 pause 200",
                        "1 0 read 2 0 16 8 auto",
                        "1 0 pause 100",
                        "1 0 read 3 0 24 8 auto",
                        "1 0 need 3",
                        "1 0 need 2",
                        "1 0 exit");
    }

    /**
     * Each process has its own events, devices are numbered in order of appearance, and lengths are rounded outwards to sectors.
     */
    @Test
    void processesAndDevicesAreToldApart() {
        TraceRecord first = at(10, 0);
        first.process = 77;
        first.device = 9;
        TraceRecord second = at(30, 0);
        second.process = 5;
        second.device = 4;
        second.offset = 700;
        second.length = 100;
        TraceRecord third = at(35, 8);
        third.process = 77;
        third.device = 4;
        List<String> notes = new ArrayList<>();
        assertThat(imported(notes, first, second, third))
                .containsExactly(
                        "spindle-system 1",
                        "process 77 parent 0 ready task block-trace",
                        "77 0 read 0 0 0 8 auto",
                        "process 5 parent 0 ready task block-trace",
                        "5 0 pause 20",
                        "5 0 read 1 1 1 1 auto",
                        "77 0 pause 25",
                        "77 0 read 2 1 8 8 auto",
                        "77 0 exit",
                        "5 0 exit");
        assertThat(notes).contains("device disk 9 is device 0", "device disk 4 is device 1");
    }

    @Test
    void whatHasNoPlaceIsToldOrRefused() {
        TraceRecord empty = at(0, 0);
        empty.length = 0;
        TraceRecord flush = at(5, 0);
        flush.length = 0;
        flush.operation = Operation.FLUSH;
        List<String> notes = new ArrayList<>();
        assertThat(imported(notes, at(10, 8), empty, flush)).contains("1 0 flush 1 0 0 0 auto");
        assertThat(notes)
                .contains(
                        "left out, as they have no sectors: 1 record",
                        "issued after the previous one, as times go back: 1 record");
        assertThatThrownBy(() -> imported(new ArrayList<>(), at(TraceRecord.NONE, 0)))
                .isInstanceOf(TraceException.class)
                .hasMessageContaining("no arrival time");
    }

    /** Every imported trace is a system trace that can be run, with the same extents. */
    @Test
    void anyImportCanBeLoaded() {
        Property.ofLists(RandomRecords::any).check(records -> {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            List<String> extents = new ArrayList<>();
            try (BlockTraceImport to = new BlockTraceImport(bytes, TraceRecord::toString)) {
                for (TraceRecord record : records) {
                    long before = to.requests();
                    try {
                        to.add(record);
                    } catch (TraceException refused) {
                        assertThat(refused.isResumable()).isTrue();
                    }
                    if (to.requests() > before) {
                        extents.add(record.operation + " " + record.offset / 512);
                    }
                }
                to.finish();
            }
            String text = bytes.toString(StandardCharsets.UTF_8);
            if (!extents.isEmpty()) {
                assertThat(((SystemTraceReader) Traces.open(new SystemFormat(), text))
                                .load()
                                .events())
                        .isGreaterThan(extents.size());
            }
            assertThat(Traces.readAll(Traces.open(new SystemFormat(), text)))
                    .extracting(record -> record.operation + " " + record.offset / 512)
                    .isEqualTo(extents);
        });
    }
}
