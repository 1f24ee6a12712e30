package org.spindle.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class UnfinishedFilesTest {

    @TempDir
    private Path directory;

    @Test
    void undoesWhatWasCreatedLastFirst() throws IOException {
        List<String> undone = new ArrayList<>();
        UnfinishedFiles files = new UnfinishedFiles("result");
        files.create(() -> "parents", undone::add);
        files.create(() -> "lock", undone::add);

        files.close();
        files.close();

        assertThat(undone).containsExactly("lock", "parents");
    }

    @Test
    void keepsWhatIsFinished() throws IOException {
        List<String> undone = new ArrayList<>();
        try (UnfinishedFiles files = new UnfinishedFiles("result")) {
            files.create(() -> "partial", undone::add);
            files.finish(() -> "renamed");
        }

        assertThat(undone).isEmpty();
    }

    @Test
    void undoesTheOtherStepsWhenOneFails() throws IOException {
        List<String> undone = new ArrayList<>();
        UnfinishedFiles files = new UnfinishedFiles("result");
        files.create(() -> "parents", undone::add);
        files.create(() -> "partial", partial -> {
            throw new IOException("read-only");
        });

        assertThatThrownBy(files::close).isInstanceOf(IOException.class).hasMessage("read-only");
        assertThat(undone).containsExactly("parents");
    }

    @Test
    void canBeGivenUpAfterAFailedRename() throws IOException {
        List<String> undone = new ArrayList<>();
        UnfinishedFiles files = new UnfinishedFiles("result");
        files.create(() -> "partial", undone::add);
        assertThatThrownBy(() -> files.finish(() -> {
                    throw new IOException("no space left");
                }))
                .hasMessage("no space left");

        files.close();

        assertThat(undone).containsExactly("partial");
    }

    /** A process that creates files in another thread while it ends: neither an earlier nor a later file is left. */
    @Test
    @Tag("process")
    @Timeout(120)
    void leavesNothingAtTheEndOfAProcessThatGoesOnCreating() throws Exception {
        for (int i = 0; i < 3; i++) {
            Process process = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-XX:TieredStopAtLevel=1",
                            "-cp",
                            System.getProperty("java.class.path"),
                            EndsWhileCreating.class.getName(),
                            directory.toString())
                    .redirectErrorStream(true)
                    .start();
            String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

            assertThat(process.waitFor()).as(printed).isEqualTo(3);
            try (Stream<Path> left = Files.list(directory)) {
                assertThat(left).isEmpty();
            }
        }
    }

    /** Ends with exit code 3 when a thread that never stops creating files has created the first ones. */
    static final class EndsWhileCreating {

        private EndsWhileCreating() {}

        public static void main(String[] arguments) throws Exception {
            Path directory = Path.of(arguments[0]);
            UnfinishedFiles files = new UnfinishedFiles("result");
            Thread creating = new Thread(() -> {
                for (int i = 0; ; i++) {
                    Path file = directory.resolve("file-" + i);
                    try {
                        files.create(() -> Files.createFile(file), Files::delete);
                    } catch (IOException e) {
                        throw new IllegalStateException(e);
                    }
                }
            });
            creating.setDaemon(true);
            creating.start();
            while (!Files.exists(directory.resolve("file-100"))) {
                Thread.onSpinWait();
            }
            System.exit(3);
        }
    }
}
