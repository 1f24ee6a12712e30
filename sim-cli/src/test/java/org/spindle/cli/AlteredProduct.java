package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.ToolProvider;

/**
 * Spindle with an error in one of its sources, made by replacing parts of its text, and the experiments of which claims must fail.
 *
 * @param fault what is wrong
 * @param full whether the experiments are run at full length, as claims that quick runs leave to {@code --full} need it
 * @param source of the class or the table, below the root of the source tree
 * @param edits of its text
 * @param experiments their ids
 */
record AlteredProduct(String fault, boolean full, String source, List<Edit> edits, List<String> experiments) {

    AlteredProduct(String fault, String source, List<Edit> edits, List<String> experiments) {
        this(fault, false, source, edits, experiments);
    }

    /** Returns the same, run at full length. */
    AlteredProduct atFullLength() {
        return new AlteredProduct(fault + ", at full length", true, source, edits, experiments);
    }

    /**
     * Runs the experiments with it, in a separate process.
     *
     * @param directory for what is compiled, which is empty
     * @return the output of {@code spindle reproduce --json}
     */
    String verdicts(Path directory) throws IOException, InterruptedException {
        Path classes = Files.createDirectory(directory.resolve("classes"));
        Path verdicts = directory.resolve("verdicts.json");
        Path errors = directory.resolve("errors.txt");
        alter(directory, classes);
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-cp",
                classes + System.getProperty("path.separator") + System.getProperty("java.class.path"),
                Main.class.getName(),
                "reproduce",
                full ? "--full" : "--quick",
                "--json",
                "--data",
                String.valueOf(Project.shared("traces").getParent())));
        command.addAll(experiments);
        int exit = new ProcessBuilder(command)
                .redirectOutput(verdicts.toFile())
                .redirectError(errors.toFile())
                .start()
                .waitFor();
        assertThat(exit).as("%s: %s", this, Files.readString(errors)).isEqualTo(4);
        return Files.readString(verdicts);
    }

    /** The source with the error. */
    String text() throws IOException {
        String text = original();
        for (Edit edit : edits) {
            text = edit.applyTo(text);
        }
        return text;
    }

    String original() throws IOException {
        return Files.readString(Project.ROOT.resolve(source));
    }

    private void alter(Path directory, Path classes) throws IOException {
        boolean table = !source.endsWith(".java");
        String below = source.substring(source.indexOf(table ? "/resources/" : "/java/"))
                .replaceFirst("/[a-z]+/", "");
        Path altered = (table ? classes : directory).resolve(below);
        Files.createDirectories(altered.getParent());
        Files.writeString(altered, text());
        if (!table) {
            int result = ToolProvider.getSystemJavaCompiler()
                    .run(
                            null,
                            null,
                            null,
                            "-proc:none",
                            "-nowarn",
                            "-parameters",
                            "-cp",
                            System.getProperty("java.class.path"),
                            "-d",
                            classes.toString(),
                            altered.toString());
            assertThat(result).as("%s: compiler", this).isZero();
        }
    }

    @Override
    public String toString() {
        return source.substring(source.lastIndexOf('/') + 1) + ": " + fault;
    }
}
