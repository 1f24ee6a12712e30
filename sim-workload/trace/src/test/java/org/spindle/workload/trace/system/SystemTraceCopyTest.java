package org.spindle.workload.trace.system;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import it.unimi.dsi.fastutil.longs.LongSet;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.spi.trace.TraceException;
import org.spindle.workload.trace.Traces;

/** Copies of system traces, and parts of them that can be run alone. */
class SystemTraceCopyTest {

    /** 1 creates 2, which needs a request of 3, which awaits 4; 5 sleeps until 6 wakes it and 7 is killed by 8; 9 is alone. */
    private static final String TRACE = """
            spindle-system 1
            # a remark
            process 1 parent 0 running 0
            process 2 parent 1 absent task copy-tree
            process 3 parent 0 ready
            process 4 parent 0 ready
            process 5 parent 0 sleeping 70
            process 6 parent 0 ready
            process 7 parent 0 ready
            process 8 parent 0 ready
            process 9 parent 0 ready
            1 5   fork 2
            3 0 read 4 0 8 8 auto took 12 read-ahead
            2 7 need 4
            3 0 await 1
            4 0 post 1
            6 0 wakeup 70 one
            8 0 kill 7
            9 0 cached-write 0 16 8 synchronous metadata
            9 0 cached-read 0 16 8 next 64
            9 3 lock 1
            9 0 unlock 1
            5 0 lock 1
            5 0 unlock 1
            interrupt 100 clock
            interrupt 200
            handler 5 signal 9
            handler 0 post 1
            """;

    private static SystemTraceReader reader(String text) {
        return (SystemTraceReader) Traces.open(new SystemFormat(), text);
    }

    private static String copy(String text, @Nullable LongSet kept) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (SystemTraceReader from = reader(text);
                SystemTraceWriter to = new SystemTraceWriter(bytes)) {
            new SystemTraceCopy(from, to, kept).run();
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }

    @Test
    void aCopyHasTheSameLinesWithoutRemarks() {
        String expected = TRACE.replace("# a remark\n", "").replace("1 5   fork 2", "1 5 fork 2");
        assertThat(copy(TRACE, null)).isEqualTo(expected);
        assertThat(copy(expected, null)).isEqualTo(expected);
    }

    /** A part contains the processes that its processes wait for, create or are ended by, but not those that share a lock. */
    @ParameterizedTest
    @CsvSource({"1, 1 2 3 4", "2, 1 2 3 4", "3, 3 4", "4, 4", "5, 5 6", "6, 6", "7, 7 8", "8, 7 8", "9, 9", "6 9, 6 9"})
    void aPartHasAllOnWhichItDepends(String wanted, String closure) {
        List<Long> processes =
                Arrays.stream(wanted.split(" ")).map(Long::valueOf).toList();
        LongSet kept = new ProcessClosure(reader(TRACE)).of(processes);
        assertThat(kept.longStream().sorted().boxed().map(String::valueOf).toList())
                .containsExactly(closure.split(" "));
        assertThat(reader(copy(TRACE, kept)).load().processes()).hasSize(kept.size());
    }

    @Test
    void handlersCannotReachProcessesThatAreLeftOut() {
        String part = copy(TRACE, new LongOpenHashSet(new long[] {4}));
        assertThat(part.lines())
                .containsExactly(
                        "spindle-system 1",
                        "process 4 parent 0 ready",
                        "4 0 post 1",
                        "interrupt 100 clock",
                        "interrupt 200",
                        "handler 5 compute",
                        "handler 0 post 1");
    }

    @Test
    void aContradictionIsNotCopied() {
        assertThatThrownBy(() -> copy(TRACE + "9 0 need 77\n", null))
                .isInstanceOf(TraceException.class)
                .hasMessageContaining("request 77 is never issued");
        assertThatThrownBy(() -> new ProcessClosure(reader(TRACE)).of(List.of(44L)))
                .isInstanceOf(TraceException.class)
                .hasMessageContaining("there is no process 44; the trace has 1, 2, 3");
    }
}
