package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class ManPagesTest {

    @TempDir
    private Path directory;

    @Test
    void everyCommandHasAPage() throws Exception {
        ManPages.main(new String[] {directory.toString()});
        assertPages(Main.commandLine());
        assertThat(directory.resolve("spindle.1"))
                .content()
                .startsWith(".TH \"SPINDLE\" 1 ")
                .contains("\n.SH NAME\nspindle \\- Simulates storage systems")
                .contains("\n.SH COMMANDS\n", "\n.TP\n.B run\n", "\n.SH EXIT STATUS\n.TP\n.B 0\ndone\n")
                .containsPattern("\n\\.SH NOTES\n\\\\&'spindle \\\\-\\\\-archive\\\\-classes' keeps");
        assertThat(directory.resolve("spindle-run.1"))
                .content()
                .contains("\n.TP\n.B \\-\\-set PATH=VALUE\nReplace a value of the scenario; may be repeated.\n");
    }

    /** Each page has the four usual parts, and no line that troff would read as a macro. */
    private void assertPages(CommandLine command) throws Exception {
        String name = command.getCommandSpec().qualifiedName("-");
        assertThat(directory.resolve(name + ".1"))
                .content()
                .contains(".SH NAME", ".SH SYNOPSIS", ".SH OPTIONS")
                .doesNotContain("${")
                .satisfies(page -> assertThat(page.lines().filter(line -> line.startsWith(".")))
                        .allMatch(line -> line.matches("\\.(TH .*|SH [A-Z ]+|TP|B .+|nf|fi)")));
        for (CommandLine below : command.getSubcommands().values()) {
            assertPages(below);
        }
    }
}
