package org.spindle.workload.trace.capture;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The messages of ftrace (Linux 6.18, kernel/trace/trace.c) and trace-cmd 3 about lost events. */
class LostEventsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "CPU:1 [LOST 17 EVENTS]                             | true  | 17 | 1 | 0",
                "CPU:1 [LOST EVENTS]                                | true  | 0  | 1 | 1",
                "CPU:0 [123 EVENTS DROPPED]                         | true  | 123 | 1 | 0",
                "CPU:0 [EVENTS DROPPED]                             | true  | 0  | 1 | 1",
                "# entries-in-buffer/entries-written: 100/1250   #P:2 | true | 1150 | 1 | 0",
                "# entries-in-buffer/entries-written: 100/100   #P:2 | true | 0 | 0 | 0",
                "CPU:0 [LOST 9999999999999999999 EVENTS]            | false | 0 | 0 | 0",
                "# tracer: nop                                      | false | 0  | 0 | 0",
                "what is this                                       | false | 0  | 0 | 0"
            })
    void countsWhatALineSays(String line, boolean reports, long events, long places, long uncounted) {
        LostEvents lost = new LostEvents();
        assertThat(lost.reports(line, 8)).isEqualTo(reports);
        long at = 8 * places;
        assertThat(lost.losses()).isEqualTo(new CaptureLosses(events, places, uncounted, at, at));
    }

    @Test
    void addsUpPlacesAndKeepsTheFirstAndTheLastLine() {
        LostEvents lost = new LostEvents();
        assertThat(lost.losses()).isEqualTo(CaptureLosses.NONE);
        lost.reports("# entries-in-buffer/entries-written: 9/9   #P:2", 3);
        lost.reports("CPU:1 [LOST 17 EVENTS]", 12);
        lost.reports("CPU:0 [LOST EVENTS]", 40);
        lost.reports("CPU:0 [LOST 3 EVENTS]", 41);
        assertThat(lost.losses()).isEqualTo(new CaptureLosses(20, 3, 1, 12, 41));
    }
}
