package org.spindle.workload.trace.capture;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The messages of ftrace (Linux 6.18, kernel/trace/trace.c) and trace-cmd 3 about lost events. */
class LostEventsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "CPU:1 [LOST 17 EVENTS]                             | true  | 17 | 0",
                "CPU:1 [LOST EVENTS]                                | true  | 0  | 1",
                "CPU:0 [123 EVENTS DROPPED]                         | true  | 123 | 0",
                "CPU:0 [EVENTS DROPPED]                             | true  | 0  | 1",
                "# entries-in-buffer/entries-written: 100/1250   #P:2 | true | 1150 | 0",
                "# entries-in-buffer/entries-written: 100/100   #P:2 | true | 0 | 0",
                "# tracer: nop                                      | false | 0  | 0",
                "what is this                                       | false | 0  | 0"
            })
    void countsWhatALineSays(String line, boolean reports, long counted, long uncounted) {
        LostEvents lost = new LostEvents();
        assertThat(lost.reports(line)).isEqualTo(reports);
        assertThat(lost.counted()).isEqualTo(counted);
        assertThat(lost.uncounted()).isEqualTo(uncounted);
    }
}
