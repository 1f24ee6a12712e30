package org.spindle.workload.trace.system;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.spi.system.InterruptArrival;
import org.spindle.spi.system.ProcessStart;
import org.spindle.spi.system.SystemAction;
import org.spindle.spi.system.SystemEvent;
import org.spindle.spi.system.SystemLoad;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.Traces;

/** Reading, writing and refusing system traces, as docs/system-traces.md describes them. */
class SystemTraceTest {

    private static final String WHOLE = """
            spindle-system 1
            # everything once
            process 10 parent 1 running 0 task copy-tree
            process 11 parent 1 ready
            process 12 parent 1 sleeping 99
            process 13 parent 10 absent
            process 14 parent 10 absent
            10 1000 call
            10 20 read 7 0 528 8 critical
            10 0 need 7
            11 5 trap
            10 1 fork 13
            10 2 vfork 14
            10 3 return
            11 6 resume
            11 0 write 9 1 4096 16 auto limit 40 metadata
            11 0 flush 10 1 0 0 noncritical
            11 0 discard 11 0 8 8 limited read-ahead
            11 0 sleep 4
            11 0 pause 500
            11 0 switch
            11 0 switch 12
            12 0 wakeup 4 one
            12 0 post 3
            12 0 signal 11
            13 0 lock 1
            13 0 unlock 1
            13 0 await 3
            13 0 exec
            13 0 exit
            14 0 kill 12
            14 0 join 13
            14 0 compute
            interrupt 500 clock
            handler 7 wakeup 4 all
            interrupt 500
            """;

    private static SystemTrace load(String text) {
        return ((SystemTraceReader) Traces.open(new SystemFormat(), text)).load();
    }

    @Test
    void whatIsWrittenIsWhatWasRead() {
        SystemTrace trace = load(WHOLE);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (SystemTraceWriter writer = new SystemTraceWriter(bytes)) {
            trace.processes().forEach(writer::process);
            SystemEvent event = new SystemEvent();
            for (ProcessStart process : trace.processes()) {
                for (long place = trace.first(process.process()); place != SystemLoad.END; ) {
                    place = trace.read(place, event);
                    writer.event(process.process(), event, event.subject != 9 || event.action != SystemAction.REQUEST);
                }
            }
            InterruptArrival arrival = new InterruptArrival();
            while (trace.nextInterrupt(arrival)) {
                writer.interrupt(arrival.at, arrival.clock);
                for (long place = arrival.handler; place != SystemLoad.END; ) {
                    place = trace.read(place, event);
                    writer.handler(event, true);
                }
            }
        }
        List<String> written =
                bytes.toString(StandardCharsets.UTF_8).lines().sorted().toList();
        assertThat(written)
                .containsExactlyElementsOf(WHOLE.lines()
                        .filter(line -> !line.startsWith("#"))
                        .sorted()
                        .toList());
    }

    @Test
    void aBlockTraceOfTheRequests() {
        List<TraceRecord> records = Traces.readAll(Traces.open(new SystemFormat(), WHOLE));
        assertThat(records).extracting(record -> record.offset / 512).containsExactly(528L, 4096L, 0L, 8L);
        assertThat(records).extracting(record -> record.process).containsExactly(10L, 11L, 11L, 11L);
        assertThat(records).extracting(record -> record.arrival).containsOnly(TraceRecord.NONE);
        assertThat(records.get(1).metadata).isTrue();
        assertThat(records.get(1).synchronyKnown).isFalse();
    }

    /** Section 2.1: needed at once, needed after 12 of computation, needed by another process, needed by no process. */
    @Test
    void criticalityComesFromTheWaits() {
        SystemTrace trace = load("""
                spindle-system 1
                process 1 parent 0 ready
                process 2 parent 0 ready
                1 5 read 50 0 0 8 noncritical
                1 0 need 50
                1 5 read 40 0 0 8 auto
                1 4 read 30 0 0 8 auto
                1 8 need 40
                1 0 write 20 0 0 8 auto
                1 0 exit
                2 0 need 30
                2 0 need 40
                """);
        trace.classify(false);
        assertThat(requests(trace, 1))
                .containsExactly("0 NONCRITICAL -1", "1 LIMITED 12", "2 LIMITED -1", "3 NONCRITICAL -1");

        SystemTrace all = load("""
                spindle-system 1
                process 1 parent 0 ready
                1 5 read 50 0 0 8 noncritical
                1 0 need 50
                1 0 read 51 0 0 8 critical
                """);
        all.classify(true);
        assertThat(requests(all, 1)).containsExactly("0 CRITICAL -1", "1 NONCRITICAL -1");
    }

    private static List<String> requests(SystemTrace trace, long process) {
        List<String> requests = new ArrayList<>();
        SystemEvent event = new SystemEvent();
        for (long place = trace.first(process); place != SystemLoad.END; ) {
            place = trace.read(place, event);
            if (event.action == SystemAction.REQUEST) {
                requests.add(event.subject + " " + event.criticality + " " + event.timeLimit);
            }
        }
        return requests;
    }

    /** Each line is added to a valid trace of processes 1 (which exits), 2, and 3 (absent, created by 2 in line 6). */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4 0 exit                   | line 7: there is no process 4; a line 'process 4 parent N STATE' must precede",
                "1 0 compute                | line 7: process 1 has exited in line 5; exit is its last event",
                "2 0 return                 | line 7: return of process 2, which is not in the kernel",
                "2 0 unlock 9               | line 7: the process does not hold lock 9",
                "2 0 need 3                 | line 7: request 3 is never issued, so that this wait never ends; issue it by 'read', 'write', 'flush' or 'discard'",
                "2 0 fork 3                 | line 7: process 3 is already created in line 6",
                "2 0 fork 1                 | line 7: process 1 exists from the start; declare it 'absent' in line 2",
                "2 0 fork 8                 | line 7: there is no process 8; a line 'process 8 parent 2 absent'",
                "2 0 join 8                 | line 7: there is no process 8; declare it by a line 'process 8 parent N STATE'",
                "2 0 signal 8               | line 7: there is no process 8; declare it by a line",
                "2 0 kill 8                 | line 7: there is no process 8; declare it by a line",
                "2 0 switch 8               | line 7: there is no process 8; declare it by a line",
                "2 -5 compute               | line 7: computation before the event in ns '-5': expected a whole number from 0",
                "2 0 jump                   | line 7: event 'jump': expected one of the words of docs/system-traces.md",
                "2 0 sleep                  | line 7: subject of sleep '': expected a whole number",
                "2 0 call 5                 | line 7: '2 0 call 5': expected 0 fields after 'call'",
                "2 0 wakeup 5 some          | line 7: number of sleepers 'some': expected one or all",
                "2 0 read 1 0 0 8 urgent    | line 7: criticality 'urgent': expected critical, limited, noncritical or auto",
                "2 0 read 1 0 0 8 auto fast | line 7: property of the request 'fast': expected metadata, read-ahead, 'limit NS' or 'took NS'",
                "process 2 parent 1 ready   | line 7: process 2 is declared in line 3 already",
                "process 9 parent 1 absent  | line 7: process 9 is absent at the start and is never created; create it by 'fork' or 'vfork' of another process, or declare",
                "process 9 parent 1 dead    | line 7: state 'dead': expected 'running CPU', 'ready', 'sleeping KEY' or 'absent'",
                "process 9 parent 1 running 0 | line 7: another process runs on CPU 0 at the start; make this one ready",
                "process 9 parent 1 ready task A | line 7: task 'A': expected lower-case words joined by hyphens",
                "handler 0 compute          | line 7: an event of a handler without an interrupt",
                "interrupt 5 now            | line 7: 'interrupt 5 now': expected 'interrupt NS', or 'interrupt NS clock'",
                "start 5                    | line 7: first field 'start': expected a process number"
            })
    void problemsAreNamedWithTheirLines(String line, String message) {
        String sound = """
                spindle-system 1
                process 1 parent 0 running 0
                process 2 parent 0 ready
                process 3 parent 2 absent
                1 0 exit
                2 0 fork 3
                """;
        load(sound);
        assertThatThrownBy(() -> load(sound + line))
                .isInstanceOf(TraceException.class)
                .hasMessageContaining("test.trace: " + message);
    }

    /** Events may end without an exit, but not with a lock that no other process would ever get. */
    @Test
    void eventsDoNotEndWithLocksHeld() {
        String open = """
                spindle-system 1
                process 1 parent 0 running 0
                1 0 lock 5
                1 0 compute
                """;
        assertThatThrownBy(() -> load(open))
                .hasMessage(
                        "test.trace: line 4: the events of process 1 end here while it holds lock 5; release them by"
                                + " 'unlock' before");
        load(open + "1 0 unlock 5\n");
    }

    @Test
    void processesDoNotCreateEachOther() {
        assertThatThrownBy(() -> load("""
                spindle-system 1
                process 1 parent 0 running 0
                process 2 parent 3 absent
                process 3 parent 2 absent
                process 4 parent 1 absent
                1 0 fork 4
                2 0 fork 3
                3 0 fork 2
                """)).hasMessage("""
                test.trace: line 8: process 2 is created by a process that it creates itself, directly or not, so that neither ever exists; declare one of them 'ready'
                test.trace: line 7: process 3 is created by a process that it creates itself, directly or not, so that neither ever exists; declare one of them 'ready'""");
    }

    @Test
    void allProblemsAreNamedAtOnce() {
        assertThatThrownBy(() -> load("""
                spindle-system 1
                process 1 parent 0 running 0
                1 0 lock 5
                1 0 lock 6
                1 0 exit
                interrupt 70
                handler 0 exit
                interrupt 60
                7 0 exit
                """)).hasMessage("""
                test.trace: line 5: process 1 exits while it holds locks 5, 6; release them by 'unlock' before
                test.trace: line 7: a handler cannot exit: only a process can wait, enter the kernel or end
                test.trace: line 8: the clock goes back: this interrupt arrives at 60 ns, the one before at 70 ns; interrupts must be in order of arrival
                test.trace: line 9: there is no process 7; a line 'process 7 parent N STATE' must precede its first event""");
    }

    @Test
    void anotherVersionIsRefused() {
        assertThatThrownBy(() -> load("spindle-system 2\n"))
                .hasMessageContaining("version 1 is the only known version");
        assertThatThrownBy(() -> load("spindle-system 1\n"))
                .hasMessageContaining("has neither a process nor an interrupt");
    }
}
