package org.spindle.dist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Unpacks the archives as a user would and runs the quickstart with nothing but what is in them. */
class InstallationTest {

    private static final Path TARGET = Path.of("target");

    @TempDir
    private Path directory;

    private record Said(int exit, String text) {}

    private Said run(Path where, List<String> command) throws Exception {
        Path out = directory.resolve("out.txt");
        ProcessBuilder process = new ProcessBuilder(command);
        process.directory(where.toFile()).redirectErrorStream(true).redirectOutput(out.toFile());
        process.environment().put("JAVA_HOME", System.getProperty("java.home"));
        int exit = process.start().waitFor();
        return new Said(exit, Files.readString(out));
    }

    private Path unpacked(Path archive) throws Exception {
        Path place = Files.createDirectories(directory.resolve(archive.getFileName() + ".d"));
        assertEquals(0, run(place, List.of("tar", "-xzf", archive.toAbsolutePath().toString())).exit());
        try (Stream<Path> top = Files.list(place)) {
            return top.findFirst().orElseThrow();
        }
    }

    private static List<Path> archives() throws IOException {
        try (Stream<Path> files = Files.list(TARGET)) {
            return files.filter(file -> file.toString().endsWith(".tar.gz")).sorted().toList();
        }
    }

    @Test
    void everyArchiveRunsTheQuickstart() throws Exception {
        assertEquals(2, archives().size(), "one for any Java, one with a runtime");
        for (Path archive : archives()) {
            Path home = unpacked(archive);
            for (String part : List.of(
                    "LICENSE",
                    "NOTICE",
                    "README.md",
                    "bom.json",
                    "Containerfile",
                    "bin/spindle.cmd",
                    "docs/guide.md",
                    "plugins/README.txt",
                    "share/man/man1/spindle-run.1",
                    "src-test-data/scenarios/quickstart.yaml")) {
                assertTrue(Files.exists(home.resolve(part)), archive + " lacks " + part);
            }
            assertEquals(
                    archive.toString().contains("-any."), Files.notExists(home.resolve("runtime")), archive.toString());
            String spindle = home.resolve("bin/spindle").toString();
            Path work = Files.createDirectories(directory.resolve("work"));
            Said said = run(
                    work,
                    List.of(
                            spindle,
                            "run",
                            home.resolve("src-test-data/scenarios/quickstart.yaml").toString()));
            assertEquals(0, said.exit(), said.text());
            assertTrue(said.text().contains("read-hit"), said.text());
            assertTrue(Files.exists(work.resolve("results/quickstart/report.html")));
            assertEquals(2, run(work, List.of(spindle, "rum")).exit());
        }
    }

    /** The bytes of an archive are those that its sources give: no time but that of the POM is in it. */
    @Test
    void entriesHaveTheTimeOfTheRelease() throws Exception {
        for (Path archive : archives()) {
            Said listed = run(
                    Path.of("").toAbsolutePath(),
                    List.of("tar", "--utc", "-tvzf", archive.toAbsolutePath().toString()));
            assertTrue(listed.text().lines().allMatch(line -> line.contains("2026-11-20 00:00")), archive.toString());
        }
    }
}
