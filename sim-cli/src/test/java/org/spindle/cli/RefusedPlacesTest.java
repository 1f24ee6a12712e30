package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.spindle.cli.command.Shell;

/**
 * A disk that is full and one that is read-only, as small file systems in memory, in a separate mount namespace, which hides them
 * and removes them at the end. If the system permits no such namespace, these tests are skipped.
 */
@Tag("process")
@EnabledOnOs(OS.LINUX)
class RefusedPlacesTest {

    @TempDir
    private Path directory;

    private Path disk;
    private Path scenario;

    @BeforeEach
    void prepare() throws Exception {
        disk = Files.createDirectory(directory.resolve("disk"));
        scenario = Files.writeString(directory.resolve("scenario.yaml"), Text.SMALL);
        assumeTrue(inNamespace("mount -t tmpfs none " + disk) == 0, "no mount namespace here");
    }

    @Test
    void aSweepOnAFullDiskKeepsItsRowsAndGoesOnWhenThereIsSpace() throws Exception {
        List<String> axis = List.of("--axis", "driver.scheduler=fcfs,sstf,look,c-look,v-scan");
        String sweep =
                spindle("sweep", scenario, axis.get(0), axis.get(1), "--threads", 1, "--out", disk.resolve("out"));
        int exit = inNamespace("""
                mount -t tmpfs -o size=400k none %1$s
                %2$s > first.out 2> first.err; echo $? > first.exit
                grep -c . %1$s/out/runs.jsonl > kept
                mount -o remount,size=100m %1$s
                %2$s --resume > second.out 2> second.err; echo $? > second.exit
                cp -r %1$s/out copy
                """.formatted(disk, sweep));
        assertThat(exit).isZero();
        assertThat(read("first.err"))
                .contains("error: " + disk.resolve("out"), ": the file system is full; free some space")
                .doesNotContain("\tat ");
        assertThat(read("first.exit")).isEqualTo("1");
        assertThat(Integer.parseInt(read("kept"))).as("rows that were safe").isBetween(1, 5);
        assertThat(read("second.exit")).as(read("second.err")).isEqualTo("0");
        Cli.spindle("sweep", scenario, axis.get(0), axis.get(1), "--out", directory.resolve("whole/out"));
        Map<String, String> whole = files(directory.resolve("whole/out"));
        assertThat(files(directory.resolve("copy"))).isEqualTo(whole);
    }

    @Test
    void aRunOnAFullDiskLeavesNothing() throws Exception {
        String run = spindle("run", scenario, "--set", "output.requests=csv", "--out", disk.resolve("out"));
        int exit = inNamespace("""
                mount -t tmpfs -o size=40k none %s
                %s > first.out 2> first.err; echo $? > first.exit
                ls -A %s > left
                """.formatted(disk, run, disk));
        assertThat(exit).isZero();
        assertThat(read("first.err")).contains("error: " + disk.resolve("out"), "the file system is full");
        assertThat(read("first.exit")).isEqualTo("1");
        assertThat(read("first.out")).isEmpty();
        assertThat(read("left")).isEmpty();
    }

    /** In every format, compressed or not; an older file that the conversion would have replaced stays. */
    @Test
    void aConversionOnAFullDiskLeavesNothing() throws Exception {
        Path trace = longTrace();
        List<String> names = List.of("a.trace", "a.spt", "a.spt.gz", "a.spt.zst", "a.system");
        StringBuilder script =
                new StringBuilder("mount -t tmpfs -o size=16k none %1$s\necho old > %1$s/a.trace\n".formatted(disk));
        for (String name : names) {
            script.append("%s > %2$s.out 2> %2$s.err; echo $? > %2$s.exit\n"
                    .formatted(spindle("trace", "convert", trace, disk.resolve(name), "--force"), name));
        }
        script.append("ls -A %1$s > left; cat %1$s/a.trace > kept\n".formatted(disk));
        assertThat(inNamespace(script.toString())).isZero();
        for (String name : names) {
            assertThat(read(name + ".err"))
                    .endsWith("error: " + disk.resolve(name)
                            + ": the file system is full; free some space or choose another place");
            assertThat(read(name + ".exit")).as(name).isEqualTo("1");
            assertThat(read(name + ".out")).as(name).isEmpty();
        }
        assertThat(read("left")).isEqualTo("a.trace");
        assertThat(read("kept")).isEqualTo("old");
    }

    @Test
    void outputThatAFullDiskCutsShortIsAFailure() throws Exception {
        Path trace = longTrace();
        int exit = inNamespace("""
                mount -t tmpfs -o size=16k none %1$s
                %2$s > %1$s/out 2> trace.err; echo $? > trace.exit
                %3$s > %1$s/list 2> list.err; echo $? > list.exit
                %3$s 2> pipe.err | head -1 > pipe.out
                """.formatted(disk, spindle("trace", "convert", trace, "-"), spindle("list")));
        assertThat(exit).isZero();
        for (String command : List.of("trace", "list")) {
            assertThat(read(command + ".err"))
                    .endsWith(
                            "error: standard output: the file system is full; free some space or choose another place");
            assertThat(read(command + ".exit")).isEqualTo("1");
        }
        assertThat(read("pipe.out")).isNotEmpty();
        assertThat(read("pipe.err")).isEmpty();
    }

    /** Random addresses, which no format compresses below the size of the disk. */
    private Path longTrace() throws IOException {
        Random random = new Random(1);
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < 20_000; i++) {
            lines.append(i).append(".0 0 ").append(random.nextInt(100_000_000)).append(" 8 1\n");
        }
        return Files.writeString(directory.resolve("long.trace"), lines);
    }

    @Test
    void aReadOnlyPlaceIsSaidBeforeAnythingRuns() throws Exception {
        String out = disk.resolve("out").toString();
        int exit = inNamespace("""
                mount -t tmpfs -o ro none %s
                %s > run.out 2> run.err; echo $? > run.exit
                %s > sweep.out 2> sweep.err; echo $? > sweep.exit
                """.formatted(
                        disk,
                        spindle("run", scenario, "--out", out),
                        spindle("sweep", scenario, "--axis", "seed=1,2", "--out", out)));
        assertThat(exit).isZero();
        for (String command : List.of("run", "sweep")) {
            assertThat(read(command + ".err"))
                    .isEqualTo(
                            "error: " + out + ": the file system is read-only; choose a place that can be written to");
            assertThat(read(command + ".exit")).isEqualTo("1");
            assertThat(read(command + ".out")).isEmpty();
        }
    }

    private static String spindle(Object... arguments) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
        Stream.of(arguments).map(String::valueOf).forEach(command::add);
        return Shell.quote(command);
    }

    private int inNamespace(String script) throws IOException, InterruptedException {
        Process process;
        try {
            process = new ProcessBuilder("unshare", "--map-root-user", "--mount", "sh", "-c", script)
                    .directory(directory.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(directory.resolve("script.out").toFile())
                    .start();
        } catch (IOException e) {
            return -1;
        }
        if (!process.waitFor(120, TimeUnit.SECONDS)) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
            throw new IllegalStateException("the script did not end: " + script);
        }
        return process.exitValue();
    }

    private String read(String name) throws IOException {
        return Files.readString(directory.resolve(name)).strip();
    }

    private static Map<String, String> files(Path sweep) throws IOException {
        Map<String, String> contents = new TreeMap<>();
        try (Stream<Path> files = Files.list(sweep)) {
            for (Path file : files.toList()) {
                contents.put(file.getFileName().toString(), Files.readString(file));
            }
        }
        return contents;
    }
}
