package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.spindle.testkit.golden.Golden;

/**
 * Commands that fail, and their messages, which are compared with a golden file. Each of them satisfies the rules for all failures:
 * no standard output, no stack trace, no files, and the expected exit code.
 */
final class Transcript {

    private final StringBuilder text = new StringBuilder();
    private final Path directory;

    /**
     * @param directory of everything that the commands may touch; shown as DIR
     */
    Transcript(Path directory) {
        this.directory = directory;
    }

    /** Writes a file into the directory. */
    Path file(String name, String content) {
        try {
            Path file = directory.resolve(name);
            Files.createDirectories(file.getParent());
            return Files.writeString(file, content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The directory for results. */
    Path out() {
        return directory.resolve("out");
    }

    /** Runs a command that must fail with the given exit code. */
    Transcript fails(int exit, String title, Object... arguments) {
        List<String> before = tree();
        Cli cli = Cli.spindle(arguments);
        assertThat(cli.out()).as(title + ": standard output").isEmpty();
        assertThat(cli.err()).as(title).doesNotContain("\tat ").doesNotContain("Exception in thread");
        assertThat(tree()).as(title + ": files left behind").isEqualTo(before);
        assertThat(cli.exit()).as(title + ": " + cli.err()).isEqualTo(exit);
        text.append("# ").append(title).append("\n$ spindle");
        Arrays.stream(arguments)
                .map(String::valueOf)
                .forEach(argument -> text.append(' ').append(argument));
        text.append('\n').append(cli.err()).append("exit ").append(cli.exit()).append("\n\n");
        return this;
    }

    /** Compares all messages so far with a golden file. */
    void matches(String golden) {
        String shown = text.toString()
                .replace(directory.toString(), "DIR")
                .replace(Project.ROOT.resolveSibling("shared").toString(), "SHARED")
                .replace(Project.ROOT.toString(), "ROOT");
        Golden.at(Project.GOLDEN.resolve(golden)).assertMatches(shown);
    }

    private List<String> tree() {
        try (Stream<Path> files = Files.walk(directory)) {
            return files.map(Path::toString).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
