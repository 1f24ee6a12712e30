package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.spindle.cli.command.ExitCode;

class StandardOutputTest {

    private final StringWriter errors = new StringWriter();

    private int exitCode(int code, String failure) {
        StandardOutput out = new StandardOutput(new OutputStream() {
            @Override
            public void write(int oneByte) throws IOException {
                throw new IOException(failure);
            }
        });
        PrintStream hiding = new PrintStream(out, true, StandardCharsets.UTF_8);
        hiding.println("text");
        return out.exitCode(code, new PrintWriter(errors));
    }

    @Test
    void aFullDiskIsAFailureOfASuccessfulCommand() {
        assertThat(exitCode(ExitCode.OK, "No space left on device")).isEqualTo(ExitCode.RUN_FAILED);
        assertThat(errors)
                .hasToString("error: standard output: the file system is full; free some space or choose another place"
                        + System.lineSeparator());
    }

    @Test
    void theExitCodeOfAFailedCommandIsKept() {
        assertThat(exitCode(ExitCode.NOT_MET, "No space left on device")).isEqualTo(ExitCode.NOT_MET);
        assertThat(errors.toString()).contains("the file system is full");
    }

    @Test
    void aReaderThatHasEndedIsNoFailure() {
        for (String failure : new String[] {"Broken pipe", "The pipe is being closed", "The pipe has been ended"}) {
            assertThat(exitCode(ExitCode.OK, failure)).isEqualTo(ExitCode.OK);
        }
        assertThat(errors.toString()).isEmpty();
    }
}
