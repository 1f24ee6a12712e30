package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RehearsalTest {

    /** The launcher does not notice a command that fails: its classes would be missing in the archive. */
    @Test
    void everyCommandSucceeds(@TempDir Path work) throws Exception {
        for (String[] command : new Rehearsal(Project.ROOT.resolve("src-test-data"), work).commands()) {
            Cli cli = Cli.spindle((Object[]) command);
            assertThat(cli.exit())
                    .as(String.join(" ", command) + "\n" + cli.err())
                    .isZero();
        }
    }
}
