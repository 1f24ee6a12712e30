package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class StatusLineTest {

    private final ByteArrayOutputStream terminal = new ByteArrayOutputStream();

    @Test
    void eachLineCoversTheLastAndNothingStays() {
        try (StatusLine line = new StatusLine(new PrintStream(terminal, true, StandardCharsets.UTF_8))) {
            line.show("10 of 20");
            line.show("done");
        }
        assertThat(terminal.toString(StandardCharsets.UTF_8)).isEqualTo("\r10 of 20\rdone    \r    \r");
    }

    @Test
    void nothingIsWrittenWhereNothingWasShown() {
        new StatusLine(new PrintStream(terminal, true, StandardCharsets.UTF_8)).close();
        assertThat(terminal.size()).isZero();
    }
}
