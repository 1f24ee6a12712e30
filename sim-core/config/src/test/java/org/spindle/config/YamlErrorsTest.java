package org.spindle.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.spindle.config.ExpectedErrors.expect;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.spindle.config.TestStack.Stack;

/**
 * Messages about files and YAML that cannot be read as one mapping, whatever its keys.
 * The expected messages are complete: what is wrong, the place as line and column, and what would be right. The places
 * were counted by hand in the inputs.
 */
class YamlErrorsTest {

    @Test
    void aDuplicateKeyNamesTheFirstPlace() {
        expect("""
                devices: {}
                seed: 1
                seed: 2
                """, """
                error: the key 'seed' is written twice
                  at exp/db.yaml:3:1
                  first written at exp/db.yaml:2:1; keep one of them
                1 problem, nothing was run.
                """);
    }

    @Test
    void nothingWrittenIsNotTheDefault() {
        expect("""
                devices: {}
                seed:
                host: {page: }
                """, """
                error: the value is missing
                  at exp/db.yaml:2:6   seed
                  write a whole number
                error: the value is missing
                  at exp/db.yaml:3:13   host.page
                  write a size such as '64 KiB'
                2 problems, nothing was run.
                """);
    }

    @Test
    void oddDocumentsAreNamedForWhatTheyAre() {
        expect("# nothing\n", """
                error: this is empty
                  at exp/db.yaml
                  write keys and values, such as 'seed: 1'
                1 problem, nothing was run.
                """);
        expect("\n- seed: 1\n", """
                error: this is a list, not a mapping of keys to values
                  at exp/db.yaml:2:1
                  write keys and values, such as 'seed: 1'
                1 problem, nothing was run.
                """);
        expect("devices: {}\n---\nseed: 2\n", """
                error: a second document begins here
                  at exp/db.yaml:2:1
                  write one scenario per file: remove the line '---' and what follows
                1 problem, nothing was run.
                """);
    }

    @Test
    void whatIsNotYamlSaysWhere() {
        expect("devices: {}\nnote: \"unfinished\nseed: 1\n", """
                error: this is not YAML: found unexpected end of stream
                  at exp/db.yaml:4:1
                  while scanning a quoted scalar at line 2
                  check the indentation, quotes and brackets before this place
                1 problem, nothing was run.
                """);
        expect("devices: {}\nnote: a\u0007b\n", """
                error: the character U+0007 is not allowed in YAML
                  at exp/db.yaml:2:8
                  remove it, or write it as an escape inside double quotes
                1 problem, nothing was run.
                """);
    }

    @Test
    void anchorsTagsAndKeysThatMeanNothingAreRefused() {
        expect("devices: {}\nnote: *nowhere\n", """
                error: no anchor '&nowhere' comes before '*nowhere'
                  at exp/db.yaml:2:7
                1 problem, nothing was run.
                """);
        expect("devices: {}\nweights: &w [*w]\n", """
                error: '&w' contains itself
                  at exp/db.yaml:2:14
                1 problem, nothing was run.
                """);
        expect("devices: {}\nnote: !money 3\n<<: 4\n[a]: 3\n", """
                error: the tag '!money' has no meaning here
                  at exp/db.yaml:2:7
                  remove it
                error: '<<' merges mappings, not a number
                  at exp/db.yaml:3:5
                  write an alias of a mapping, such as '<<: *defaults', or a list of them
                error: a key must be a word, not a list
                  at exp/db.yaml:4:1
                3 problems, nothing was run.
                """);
    }

    @Test
    void hostileNestingIsRefused() {
        StringBuilder bomb = new StringBuilder("a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n");
        for (int i = 1; i < 9; i++) {
            bomb.append("a").append(i).append(": &a").append(i).append(" [");
            bomb.append("*a".concat(Integer.toString(i - 1)).concat(", ").repeat(9));
            bomb.append("*a").append(i - 1).append("]\n");
        }
        assertThat(catchThrowableOfType(ConfigException.class, () -> TestStack.load(bomb.toString())))
                .hasMessageStartingWith(
                        "error: with aliases expanded there are more than 1000000 values\n  at exp/db.yaml:6:");
        assertThat(catchThrowableOfType(ConfigException.class, () -> TestStack.load("weights: " + "[".repeat(100_000))))
                .hasMessageStartingWith("error: more than 100 levels of nesting\n  at exp/db.yaml:1:");
    }

    @Test
    void aliasesNestAsDeepAsTheyStandFor() {
        StringBuilder chain = new StringBuilder("a0: &a0 [x]\n");
        for (int i = 1; i < 150; i++) {
            chain.append("a%d: &a%d [*a%d]\n".formatted(i, i, i - 1));
        }
        // A list at level 1 that holds 99 more is the deepest allowed.
        assertThat(catchThrowableOfType(ConfigException.class, () -> TestStack.load(chain.toString())))
                .hasMessageStartingWith("error: more than 100 levels of nesting\n  at exp/db.yaml:100:");
    }

    @Test
    void thePathIsShownEvenIfTheFileIsNamedLikeIt() {
        ConfigLoader loader = new ConfigLoader(TestStack.TYPES);
        assertThat(catchThrowableOfType(
                        ConfigException.class,
                        () -> loader.load("seed.yaml", "{devices: {}, seed: x}", Path.of(""), List.of(), Stack.class)))
                .hasMessageContaining("at seed.yaml:1:21   seed\n");
    }

    @Test
    void filesThatCannotBeReadSayWhy(@TempDir Path directory) throws IOException {
        ConfigLoader loader = new ConfigLoader(TestStack.TYPES);
        Path absent = directory.resolve("absent.yaml");
        assertThat(catchThrowableOfType(ConfigException.class, () -> loader.load(absent, List.of(), Stack.class)))
                .hasMessage("error: there is no such file\n  at " + absent + "\n  looked for " + absent
                        + "\n1 problem, nothing was run.");
        assertThat(catchThrowableOfType(ConfigException.class, () -> loader.load(directory, List.of(), Stack.class)))
                .hasMessage("error: this is a directory\n  at " + directory
                        + "\n  name a file\n1 problem, nothing was run.");
        Path latin = Files.write(directory.resolve("latin.yaml"), "note: Müller".getBytes(StandardCharsets.ISO_8859_1));
        assertThat(catchThrowableOfType(ConfigException.class, () -> loader.parse(latin)))
                .hasMessageStartingWith(
                        "error: this is not a text file in UTF-8: the byte at offset 7 is not part of a character");
        Path binary = Files.write(directory.resolve("binary.yaml"), new byte[] {1, 0, 2});
        assertThat(catchThrowableOfType(ConfigException.class, () -> loader.parse(binary)))
                .hasMessageStartingWith("error: this is not a text file\n  at " + binary);
    }
}
