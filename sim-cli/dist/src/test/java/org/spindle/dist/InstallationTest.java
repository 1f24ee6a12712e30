package org.spindle.dist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Unpacks the archives as a user would, and runs the commands of the documents with only their contents and a JDK. */
class InstallationTest {

    private static final Path TARGET = Path.of("target");

    @TempDir
    private Path directory;

    private record Said(int exit, String text) {}

    private Said run(Path where, List<String> command) throws Exception {
        Path out = directory.resolve("out.txt");
        ProcessBuilder process = new ProcessBuilder(command);
        process.directory(where.toFile()).redirectErrorStream(true).redirectOutput(out.toFile());
        String java = System.getProperty("java.home");
        process.environment().clear();
        process.environment().put("JAVA_HOME", java);
        process.environment().put("PATH", java + "/bin:/usr/bin:/bin");
        process.environment().put("HOME", directory.toString());
        int exit = process.start().waitFor();
        return new Said(exit, Files.readString(out));
    }

    private Path unpacked(Path archive) throws Exception {
        Path place = Files.createDirectories(directory.resolve(archive.getFileName() + ".d"));
        assertEquals(
                0,
                run(place, List.of("tar", "-xzf", archive.toAbsolutePath().toString()))
                        .exit());
        try (Stream<Path> top = Files.list(place)) {
            return top.findFirst().orElseThrow();
        }
    }

    /** The archive for any Java runtime. */
    private Path installation() throws Exception {
        for (Path archive : archives()) {
            if (archive.toString().contains("-any.")) {
                return unpacked(archive);
            }
        }
        throw new AssertionError("no archive for any Java");
    }

    private static List<Path> archives() throws IOException {
        try (Stream<Path> files = Files.list(TARGET)) {
            return files.filter(file -> file.toString().endsWith(".tar.gz"))
                    .sorted()
                    .toList();
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
                    "spindle",
                    "bin/spindle.cmd",
                    "licenses/EPL-2.0.txt",
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
                            home.resolve("src-test-data/scenarios/quickstart.yaml")
                                    .toString()));
            assertEquals(0, said.exit(), said.text());
            assertTrue(said.text().contains("read-hit"), said.text());
            assertTrue(Files.exists(work.resolve("results/quickstart/report.html")));
            assertEquals(2, run(work, List.of(spindle, "rum")).exit());
            archivesItsClasses(home, work, spindle);
        }
    }

    /** With an archive that does not fit, a JVM that must use one ends. */
    private void archivesItsClasses(Path home, Path work, String spindle) throws Exception {
        Said archived = run(work, List.of(spindle, "--archive-classes"));
        assertEquals(0, archived.exit(), archived.text());
        assertTrue(archived.text().startsWith("archive of classes: " + home.resolve("archives")), archived.text());
        String must = archived.text().strip().endsWith(".aot") ? "-XX:AOTMode=on" : "-Xshare:on";
        Said listed = run(work, List.of("env", "JAVA_OPTS=" + must, spindle, "list", "scheduler"));
        assertEquals(0, listed.exit(), listed.text());
        assertTrue(listed.text().contains("sptf"), listed.text());
        assertFalse(listed.text().contains("warning"), listed.text());
    }

    /** Runs the blocks of these documents that are marked for an installation, in an unchanged one. */
    @Test
    void theDocumentsHoldForAnInstallation() throws Exception {
        Path home = installation();
        for (String document : List.of("installing", "plugins", "library")) {
            String text = Files.readString(home.resolve("docs/" + document + ".md"));
            for (Map.Entry<String, String> file :
                    blocks("java (\\w+\\.java)", text).entrySet()) {
                Files.writeString(home.resolve(file.getKey()), file.getValue());
            }
            Map<String, String> commands = blocks("(console)", text);
            assertEquals(1, commands.size(), document);
            Said said = run(home, List.of("sh", "-e", "-c", commands.get("console")));
            assertEquals(0, said.exit(), said.text());
            if (!document.equals("installing")) {
                assertTrue(
                        Pattern.compile("[1-9]\\d* tests successful")
                                .matcher(said.text())
                                .find(),
                        said.text());
            }
        }
    }

    /** Returns the blocks by the first group of their mark. */
    private static Map<String, String> blocks(String mark, String text) {
        Map<String, String> blocks = new LinkedHashMap<>();
        Matcher found = Pattern.compile("(?ms)^```" + mark + "\n(.*?)^```$").matcher(text);
        while (found.find()) {
            blocks.put(found.group(1), found.group(2));
        }
        return blocks;
    }

    /** Every link in the documents refers to a file of the installation. */
    @Test
    void linksOfTheDocumentsLeadSomewhere() throws Exception {
        Path home = installation();
        List<Path> documents = new ArrayList<>(List.of(home.resolve("README.md")));
        try (Stream<Path> docs = Files.list(home.resolve("docs"))) {
            docs.forEach(documents::add);
        }
        for (Path document : documents) {
            Pattern.compile("\\]\\(([^)#:]+)(#[^)]*)?\\)")
                    .matcher(Files.readString(document))
                    .results()
                    .map(link -> document.resolveSibling(link.group(1)))
                    .forEach(linked -> assertTrue(Files.exists(linked), document + " links to " + linked));
        }
    }

    /** The libraries of the archive are those that the notice and the list of parts name. */
    @Test
    void theListOfPartsNamesEveryLibrary() throws Exception {
        Path home = installation();
        String parts = Files.readString(home.resolve("bom.json"));
        for (String place : List.of("lib", "sdk")) {
            try (Stream<Path> jars = Files.list(home.resolve(place))) {
                jars.map(jar -> jar.getFileName().toString().replaceFirst("-\\d.*", ""))
                        .forEach(name -> assertTrue(parts.contains("\"name\" : \"" + name + "\""), name));
            }
        }
    }

    /** The files that the program names as its class path exist. */
    @Test
    void theClassPathOfTheProgramIsWhole() throws Exception {
        Path home = installation();
        try (JarFile program = new JarFile(home.resolve("spindle.jar").toFile())) {
            String path = program.getManifest().getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
            for (String jar : path.split(" ")) {
                assertTrue(Files.exists(home.resolve(jar)), jar);
            }
        }
    }

    /** The command interpreter finds labels only in lines that end with CRLF. */
    @Test
    void theScriptForWindowsHasItsLineEnds() throws Exception {
        String script = Files.readString(installation().resolve("bin/spindle.cmd"));
        assertTrue(script.lines().count() > 10);
        assertEquals(script.split("\n").length, script.split("\r\n").length);
    }

    /** A Spark whose {@code spark-submit} only writes down what it is called with gets the job, and all jars of the program. */
    @Test
    void sweepsCanBeSubmittedToSpark() throws Exception {
        Path home = installation();
        Path spark = directory.resolve("unpacked-spark");
        Files.createDirectories(spark.resolve("jars"));
        Path submit = Files.createDirectories(spark.resolve("bin")).resolve("spark-submit");
        Files.writeString(submit, "#!/bin/sh\nprintf '%s\\n' \"$@\" > \"$HOME/submitted.txt\"\nexit 1\n");
        assertTrue(submit.toFile().setExecutable(true));
        Said said = run(
                home,
                List.of(
                        "env",
                        "SPARK_HOME=" + spark,
                        "bin/spindle",
                        "sweep",
                        "src-test-data/scenarios/open-load.yaml",
                        "--axis",
                        "seed=1,2",
                        "--backend",
                        "spark",
                        "--master",
                        "local[2]"));
        assertEquals(1, said.exit(), said.text());
        List<String> submitted = Files.readAllLines(directory.resolve("submitted.txt"));
        Path job = Path.of(submitted.get(submitted.size() - 3));
        assertEquals(home.resolve("spark/sim-spark.jar").toRealPath(), job.toRealPath());
        try (JarFile jar = new JarFile(job.toFile())) {
            String main = submitted.get(submitted.indexOf("--class") + 1);
            assertTrue(jar.getEntry(main.replace('.', '/') + ".class") != null, main);
        }
        for (String jar : submitted.get(submitted.indexOf("--jars") + 1).split(",")) {
            assertTrue(Files.exists(Path.of(jar)), jar);
        }
    }

    /** The bytes of an archive depend on its sources only: its only time stamp is that of the POM. */
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
