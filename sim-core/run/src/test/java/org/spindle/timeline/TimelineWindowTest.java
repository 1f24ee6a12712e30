package org.spindle.timeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TimelineWindowTest {

    @Test
    void twoTimesWithUnits() {
        assertThat(TimelineWindow.parse("1.5 s..2 min"))
                .isEqualTo(new TimelineWindow(1_500_000_000L, 120_000_000_000L));
        assertThat(TimelineWindow.parse("0ns .. 1 us")).isEqualTo(new TimelineWindow(0, 1000));
    }

    @Test
    void whatIsPrintedReadsBack() {
        TimelineWindow window = new TimelineWindow(1_234_567, 89_012_345_678L);
        assertThat(TimelineWindow.parse(window.toString())).isEqualTo(window);
    }

    @ParameterizedTest
    @CsvSource({
        "1 s, is not a window",
        "1 s..1 s, end after the beginning",
        "-1 s..1 s, begin at 0 s or later",
        "1..2 s, lacks a unit"
    })
    void anythingElseIsRefused(String text, String reason) {
        assertThatThrownBy(() -> TimelineWindow.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(reason);
    }
}
