package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The documents on traces show the actual output of their commands: standard error, then standard output. */
class TracesDocTest {

    private static final Pattern EXAMPLE = Pattern.compile("```sh\n(.*?)```\n\n```text\n(.*?)```", Pattern.DOTALL);
    private static final String COMMAND = "./spindle ";

    @TempDir
    private Path directory;

    @ParameterizedTest
    @ValueSource(strings = {"docs/traces.md", "docs/characterize.md"})
    void examplesPrintWhatTheySay(String document) throws IOException {
        Matcher example = EXAMPLE.matcher(Files.readString(Project.ROOT.resolve(document)));
        int examples = 0;
        while (example.find()) {
            StringBuilder printed = new StringBuilder();
            example.group(1).lines().forEach(line -> printed.append(run(line)));
            assertThat(printed.toString()).as(example.group(1)).isEqualTo(example.group(2));
            examples++;
        }
        assertThat(examples).isGreaterThan(1);
    }

    private String run(String line) {
        assertThat(line).startsWith(COMMAND);
        List<Object> arguments = new ArrayList<>();
        Arrays.stream(line.substring(COMMAND.length()).split(" "))
                .map(this::place)
                .forEach(arguments::add);
        Cli cli = Cli.spindle(arguments.toArray());
        assertThat(cli.exit()).as(line + ": " + cli.err()).isZero();
        return (cli.err() + cli.out()).replace(Project.ROOT + "/", "").replace(directory + "/", "");
    }

    /** Files of the source tree are read there; those that commands create are in a directory of the test. */
    private String place(String word) {
        if (word.startsWith("src-test-data/")) {
            return Project.ROOT.resolve(word).toString();
        }
        return word.matches("[\\w-]+(\\.\\w+)+") && !word.matches("[\\d.]+")
                ? directory.resolve(word).toString()
                : word;
    }
}
