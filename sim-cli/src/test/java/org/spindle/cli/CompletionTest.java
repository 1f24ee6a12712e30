package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The scripts of {@code spindle completion} in the shells themselves, as far as these are installed. */
@Tag("process")
@DisabledOnOs(OS.WINDOWS)
@Timeout(120)
class CompletionTest {

    /** What a tab adds to a line: to commands, options and their values, kinds, types, models, and files. */
    private static final Map<String, String> ADDED = Map.ofEntries(
            Map.entry("spindle ru", "n"),
            Map.entry("spindle --log debug ru", "n"),
            Map.entry("spindle sweep --th", "reads"),
            Map.entry("spindle sweep --backend sp", "ark"),
            Map.entry("spindle trace co", "nvert"),
            Map.entry("spindle help trace co", "nvert"),
            Map.entry("spindle completion z", "sh"),
            Map.entry("spindle reproduce operational", "-laws"),
            Map.entry("spindle sweep --stat me", "an"),
            Map.entry("spindle list sched", "uler"),
            Map.entry("spindle describe dev", "ice"),
            Map.entry("spindle describe layer raid-1", "0"),
            Map.entry("spindle describe device hdd hp-", "c2247a"),
            Map.entry("spindle describe device hdd --js", "on"),
            Map.entry("spindle init --scheduler sst", "f"),
            Map.entry("spindle init --drive hp-", "c2247a"),
            Map.entry("spindle run --set a=b my", "-scenario.yaml"),
            Map.entry("spindle run --out my", "-scenario.yaml"));

    /** Calls the function that the script registers, as bash does, and completes files if it finds none. */
    private static final String BASH = """
            . ./script
            function=$(complete -p spindle | sed 's/.* -o default .*-F \\([^ ]*\\) .*/\\1/')
            for line; do
                read -ra COMP_WORDS <<<"$line"
                COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
                COMPREPLY=()
                "$function"
                [ ${#COMPREPLY[@]} -gt 0 ] || COMPREPLY=($(compgen -f -- "${COMP_WORDS[COMP_CWORD]}"))
                echo "<${line% *} ${COMPREPLY[*]} >"
            done
            """;

    /** Types each line and a tab into a shell on a terminal; another key prints the line and ends the shell. */
    private static final String ZSH = """
            zmodload zsh/zpty
            for line; do
                zpty shell zsh -f -i
                zpty -w shell "autoload -U compinit; compinit -u -d ./dump; source ./script
                    told() { print -r -- \\"<\\$BUFFER>\\"; exit }
                    zle -N told; bindkey '^X' told; print -r READY\\"\\"NOW"
                zpty -r shell before '*READYNOW*'
                zpty -n -w shell "$line"$'\\t\\x18'
                zpty -r shell after '*<*>*'
                print -r -- "<${${after#*<}%%>*}>"
                zpty -d shell
            done
            """;

    private static final String FISH = """
            source ./script
            for line in $argv
                set found (complete -C $line | string split -f 1 \\t)
                echo "<"(string replace -r '[^ ]*$' '' -- $line)"$found >"
            end
            """;

    @TempDir
    private Path directory;

    /** Not in the build of a machine without the shell. */
    private void assertCompletes(String shell, String driver) throws IOException, InterruptedException {
        assumeTrue(
                Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
                        .anyMatch(place -> Files.isExecutable(Path.of(place, shell))),
                () -> shell + " is not installed");
        Files.writeString(
                directory.resolve("script"), Cli.spindle("completion", shell).out());
        Files.writeString(directory.resolve("driver"), driver);
        Files.createFile(directory.resolve("my-scenario.yaml"));
        Path out = directory.resolve("out");
        List<String> lines = ADDED.keySet().stream().sorted().toList();
        ProcessBuilder process = new ProcessBuilder(
                Stream.concat(Stream.of(shell, "driver"), lines.stream()).toList());
        process.environment().put("HOME", directory.toString());
        process.environment().put("XDG_CONFIG_HOME", directory.toString());
        process.directory(directory.toFile()).redirectErrorStream(true).redirectOutput(out.toFile());
        process.redirectInput(new File("/dev/null")).start().waitFor();
        assertThat(out)
                .content()
                .isEqualTo(lines.stream()
                        .map(line -> "<" + line + ADDED.get(line) + " >\n")
                        .collect(Collectors.joining()));
    }

    @Test
    void bashCompletes() throws Exception {
        assertCompletes("bash", BASH);
    }

    @Test
    void zshCompletes() throws Exception {
        assertCompletes("zsh", ZSH);
    }

    @Test
    void fishCompletes() throws Exception {
        assertCompletes("fish", FISH);
    }
}
