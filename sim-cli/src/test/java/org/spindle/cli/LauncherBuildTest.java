package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.spindle.cli.wiring.BuildNumber;

/** Which builds by Maven the launcher takes for its own, in a tree of one module and the program. */
@Tag("process")
@DisabledOnOs(OS.WINDOWS)
@Timeout(120)
class LauncherBuildTest {

    private static final int CHANGED = 1000;
    private static final int BEGUN = 2000;
    private static final int PACKAGED = 3000;

    @TempDir
    private Path directory;

    private Path tree;

    /** As a whole build leaves it. */
    @BeforeEach
    void build() throws IOException {
        tree = directory.resolve("tree");
        BuiltTree.make(tree);
        for (String source : new String[] {
            "pom.xml",
            "sim-cli/pom.xml",
            "sim-cli/src/main/Main.java",
            "sim-core/spi/pom.xml",
            "sim-core/spi/src/main/Spi.java"
        }) {
            write(source, source);
        }
        write("sim-core/spi/target/sim-spi-1.jar", "spi");
        write("sim-cli/target/lib/sim-spi-1.jar", "spi");
        write("target/build-time.txt", "today");
        write("sim-cli/target/build-time.txt", "today");
        try (Stream<Path> files = Files.walk(tree)) {
            for (Path file : files.toList()) {
                at(CHANGED, file);
            }
        }
        at(BEGUN, tree.resolve("target/build-time.txt"));
        at(PACKAGED, tree.resolve("sim-core/spi/target/sim-spi-1.jar"));
        at(PACKAGED, tree.resolve("sim-cli/target/spindle.jar"));
        Path mvn = Files.writeString(
                Files.createDirectory(directory.resolve("bin")).resolve("mvn"),
                "#!/bin/sh\necho asked to build\nexit 1\n");
        assertThat(mvn.toFile().setExecutable(true)).isTrue();
    }

    private void write(String file, String content) throws IOException {
        Path place = tree.resolve(file);
        Files.createDirectories(place.getParent());
        Files.writeString(place, content);
    }

    private static void at(int time, Path file) throws IOException {
        Files.setLastModifiedTime(file, FileTime.fromMillis(1000L * time));
    }

    /** Runs the launcher, for which every build fails. */
    private Cli start() throws IOException, InterruptedException {
        ProcessBuilder process = new ProcessBuilder(tree.resolve("spindle").toString(), "--version");
        process.environment().put("JAVA_HOME", System.getProperty("java.home"));
        process.environment()
                .merge("PATH", directory.resolve("bin").toString(), (all, bin) -> bin + File.pathSeparator + all);
        process.environment().remove("JAVA_TOOL_OPTIONS");
        process.environment().remove("JDK_JAVA_OPTIONS");
        Path out = directory.resolve("stdout");
        Path err = directory.resolve("stderr");
        int exit = process.redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start()
                .waitFor();
        return new Cli(exit, Files.readString(out), Files.readString(err));
    }

    private void requireStart() throws Exception {
        assertThat(start()).isEqualTo(new Cli(0, "spindle " + BuildNumber.get() + "\n", ""));
    }

    private void requireBuild() throws Exception {
        Cli built = start();
        assertThat(built.err()).contains("asked to build", "the build failed");
        assertThat(built.exit()).isEqualTo(69);
    }

    @Test
    void aWholeBuildCounts() throws Exception {
        requireStart();
        Files.delete(tree.resolve("sim-cli/target/build-time.txt"));
        requireStart();
    }

    @Test
    void aSourceThatChangedAfterItsBeginDoesNot() throws Exception {
        requireStart();
        at(BEGUN + 1, tree.resolve("sim-core/spi/src/main/Spi.java"));
        requireBuild();
    }

    /** As a build does that fails, or that ends with the tests. */
    @Test
    void aBuildThatDidNotPackageTheProgramDoesNot() throws Exception {
        write("target/build-time.txt", "tomorrow");
        at(BEGUN, tree.resolve("target/build-time.txt"));
        requireBuild();
    }

    @Test
    void aTreeThatWasNeverBuiltDoesNot() throws Exception {
        Files.delete(tree.resolve("target/build-time.txt"));
        Files.delete(tree.resolve("sim-cli/target/build-time.txt"));
        requireBuild();
    }

    @Test
    void aLibraryThatIsNotTheModulesDoesNot() throws Exception {
        write("sim-cli/target/lib/sim-spi-1.jar", "spi of the repository");
        requireBuild();
    }

    @Test
    void aModuleThatWasNotPackagedDoesNot() throws Exception {
        at(CHANGED - 1, tree.resolve("sim-core/spi/target/sim-spi-1.jar"));
        requireBuild();
        Files.delete(tree.resolve("sim-core/spi/target/sim-spi-1.jar"));
        requireBuild();
    }

    @Test
    void aProgramThatIsOlderThanItsSourcesDoesNot() throws Exception {
        at(CHANGED - 1, tree.resolve("sim-cli/target/spindle.jar"));
        requireBuild();
    }
}
