package org.spindle.testkit.golden;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GoldenTest {

    @TempDir
    Path directory;

    private Path golden;
    private Path beside;

    @BeforeEach
    void write() throws IOException {
        golden = directory.resolve("list.txt");
        beside = directory.resolve("list.updated.txt");
        Files.writeString(golden, "one\r\ntwo\nthree\n");
    }

    @AfterEach
    void forgetUpdate() {
        System.clearProperty(Golden.UPDATE);
    }

    @Test
    void acceptsTheSameTextWhateverTheLineEnds() {
        assertThatCode(() -> Golden.at(golden).assertMatches("one\ntwo\r\nthree\n"))
                .doesNotThrowAnyException();
        assertThat(beside).doesNotExist();
    }

    @Test
    void saysWhereTheTextDiffersAndWritesTheNewOneBeside() throws IOException {
        assertThatThrownBy(() -> Golden.at(golden).assertMatches("one\n2\nthree\n"))
                .isInstanceOf(AssertionError.class)
                .hasMessageStartingWith(golden + ":2: expected 'two' but got '2'; the new output is in " + beside);
        assertThat(beside).hasContent("one\n2\nthree\n");
        assertThat(Files.readString(golden)).contains("two");
        Golden.at(golden).assertMatches("one\ntwo\nthree\n");
        assertThat(beside).doesNotExist();
    }

    @Test
    void seesAMissingEnd() {
        assertThatThrownBy(() -> Golden.at(golden).assertMatches("one\ntwo\nthree"))
                .hasMessageContaining(":4: expected '' but got the end");
    }

    @Test
    void failsWithoutAFile() {
        Path absent = directory.resolve("absent");
        assertThatThrownBy(() -> Golden.at(absent).assertMatches("new"))
                .isInstanceOf(AssertionError.class)
                .hasMessageStartingWith("there is no " + absent);
        assertThat(directory.resolve("absent.updated")).hasContent("new");
    }

    @Test
    void replacesTheFileWhenTold() throws IOException {
        System.setProperty(Golden.UPDATE, "true");
        Golden.at(golden).assertMatches("new\n");
        assertThat(Files.readString(golden)).isEqualTo("new\n");
    }
}
