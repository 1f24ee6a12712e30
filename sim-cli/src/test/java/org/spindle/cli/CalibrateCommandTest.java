package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code spindle calibrate}: docs/ssd.md, "Calibration". */
class CalibrateCommandTest {

    private static final String FIO = """
            {"fio version": "fio-3.28", "global options": {"bs": "4k", "numjobs": "2"}, "jobs": [
              {"jobname": "one", "job options": {"rw": "randread", "iodepth": "4"},
               "read": {"lat_ns": {"mean": 80000.0},
                        "clat_ns": {"percentile": {"1.000000": 50000, "50.000000": 75000, "99.000000": 120000}}}},
              {"jobname": "two", "job options": {"rw": "write", "iodepth": "4"},
               "write": {"lat_ns": {"mean": 80000.0}}}]}
            """;

    @TempDir
    private Path directory;

    @Test
    void theJsonOfFioBecomesATable() throws Exception {
        Path fio = Files.writeString(directory.resolve("fio.json"), FIO);
        Path out = directory.resolve("device.yaml");
        Cli cli = Cli.spindle("calibrate", fio, "--as", "table", "--capacity", "1 GB", "--fit-all", "--out", out);
        assertThat(cli.err()).isEmpty();
        assertThat(cli.out()).contains("one 4x2").contains("device, means, fitted               1");
        assertThat(Files.readString(out))
                .contains("type: table")
                .contains("outstanding: 8")
                .contains("{share: 0.5, time: 75 us}");
    }

    @Test
    void everySecondMeasurementIsHeldOut() throws Exception {
        Path csv = Project.ROOT.resolve("src-test-data/measurements/samsung-pm883-480g.csv");
        Cli cli = Cli.spindle("calibrate", csv, "--as", "table", "--capacity", "480 GB");
        assertThat(cli.out())
                .contains("device, means, fitted              49")
                .contains("device, means, held out            49");
    }

    @Test
    void everySecondOfFilesWithOneMeasurementIsHeldOut() throws Exception {
        List<Object> command = new ArrayList<>(List.of("calibrate", "--as", "table", "--capacity", "1 GB"));
        for (String name : List.of("a.json", "b.json", "c.json")) {
            command.add(Files.writeString(directory.resolve(name), FIO.replace("one", name)));
        }
        assertThat(Cli.spindle(command.toArray()).out())
                .containsPattern("a.json 4x2 +fitted")
                .containsPattern("b.json 4x2 +held out")
                .containsPattern("c.json 4x2 +fitted");
    }

    /** 512 accesses of 4 KiB in 1 ms are 2.1 GB/s. */
    @Test
    void measurementsFasterThanTheLinkAreNamed() throws Exception {
        Path rows = Files.writeString(directory.resolve("depths.csv"), "outstanding,latency_us\n1,80\n512,1000\n");
        Cli cli = Cli.spindle("calibrate", rows, "--as", "ssd-profile", "--capacity", "1 GB", "--fit-all");
        assertThat(cli.err())
                .contains(
                        "moves 2097 MB/s, more than the 550 MB/s of the host link; give the rate of the link by --link-rate")
                .contains("there are 2 measurements to fit");
        Cli right = Cli.spindle(
                "calibrate", rows, "--as", "ssd-profile", "--capacity", "1 GB", "--fit-all", "--link-rate", "2.1 GB/s");
        assertThat(right.err()).doesNotContain("host link");
    }

    /** Mean of 80 and 120 us; of the trim nothing is fitted. */
    @Test
    void theLatencyLogOfFioBecomesATable() throws Exception {
        Path log = Files.writeString(
                directory.resolve("fio_lat.1.log"),
                "1, 80000, 0, 4096, 0, 0\n1, 120000, 0, 4096, 8192, 0\n2, 30000, 1, 8192, 0, 0\n3, 1000, 2, 4096, 0, 0\n");
        Path out = directory.resolve("device.yaml");
        Cli cli = Cli.spindle(
                "calibrate", log, "--as", "table", "--capacity", "1 GB", "--fit-all", "--outstanding", 4, "--out", out);
        assertThat(cli.err()).isEmpty();
        assertThat(cli.out()).contains("device, means, fitted               2");
        assertThat(Files.readString(out))
                .contains("operation: read\n    size: 4 KiB\n    outstanding: 4")
                .contains("operation: write\n    size: 8 KiB\n    outstanding: 4")
                .contains("{share: 0.5, time: 80 us}")
                .contains("{share: 1.0, time: 120 us}")
                .doesNotContain("discard");
    }

    @Test
    void twoColumnsOfLatenciesBecomeATable() throws Exception {
        Path rows = Files.writeString(directory.resolve("depths.csv"), "outstanding,latency_us\n1,80\n1,120\n8,300\n");
        Path out = directory.resolve("device.yaml");
        Cli cli = Cli.spindle("calibrate", rows, "--as", "table", "--capacity", "1 GB", "--fit-all", "--out", out);
        assertThat(cli.err()).isEmpty();
        assertThat(Files.readString(out))
                .contains("operation: read\n    size: 4 KiB\n    outstanding: 1")
                .contains("{share: 0.5, time: 80 us}")
                .contains("outstanding: 8")
                .contains("{share: 0.5, time: 0.3 ms}");
    }

    @ParameterizedTest
    @CsvSource({
        "nan, 80, 90, in column mean_response_us is not a number of microseconds",
        "Infinity, 80, 90, a mean of Infinity ns",
        "85, NaN, 90, a quantile of NaN ns for the share 0.5",
        "85, -5, 90, a quantile of -5000.0 ns for the share 0.5",
        "85, 90, 80, a quantile of 80000.0 ns for the share 0.99"
    })
    void timesOfJobsThatCannotBeAreRefused(String mean, String median, String p99, String why) throws Exception {
        Path jobs = Files.writeString(
                directory.resolve("jobs.csv"),
                "pattern,block_size,iodepth,jobs,mean_response_us,p50_us,p99_us\nrandread,4k,1,1,85,80,90\nrandread,4k,2,1,"
                        + String.join(",", mean, median, p99) + "\n");
        Cli cli = Cli.spindle("calibrate", jobs, "--as", "table", "--capacity", "1 GB");
        assertThat(cli.exit()).isEqualTo(2);
        assertThat(cli.err()).contains("jobs.csv: line 3: ").contains(why);
    }

    /** fio rounds quantiles up, so that one may exceed the longest time, which then says nothing. */
    @Test
    void aLongestTimeBelowTheQuantilesIsLeftOut() throws Exception {
        Path jobs = Files.writeString(
                directory.resolve("jobs.csv"),
                "pattern,block_size,iodepth,jobs,mean_response_us,p50_us,p999_us,max_us\nrandread,4k,1,1,85,80,115,114.9\n");
        Path out = directory.resolve("device.yaml");
        Cli cli = Cli.spindle("calibrate", jobs, "--as", "table", "--capacity", "1 GB", "--fit-all", "--out", out);
        assertThat(cli.err()).isEmpty();
        assertThat(Files.readString(out)).contains("share: 0.999").doesNotContain("114");
    }

    @Test
    void aNegativeLatencyOfALogIsRefused() throws Exception {
        Path log = Files.writeString(
                directory.resolve("negative.log"), "1, 80000, 0, 4096\n2, -5, 0, 4096\n3, 80000, 0, 4096\n");
        new Refusal("line 2 has a latency of -5 ns").of("calibrate", log, "--as", "table", "--capacity", "1 GB");
    }

    @Test
    void latenciesThatCannotBeReadAreRefused() throws Exception {
        Path column = Files.writeString(directory.resolve("column.csv"), "depth,latency_us\n1,80\n");
        Path value = Files.writeString(directory.resolve("value.csv"), "bytes,latency_us\n4k,80\n4k,fast\n");
        Path log = Files.writeString(directory.resolve("cut.log"), "1, 80000, 0, 4096\n".repeat(300) + "1, 80000\n");
        new Refusal("line 1 names a column 'depth'").of("calibrate", column, "--as", "table", "--capacity", "1 GB");
        new Refusal("line 3: '4k,fast'").of("calibrate", value, "--as", "table", "--capacity", "1 GB");
        new Refusal("line 301 is not a line of a latency log")
                .of("calibrate", log, "--as", "table", "--capacity", "1 GB");
        new Refusal("--outstanding is 0")
                .of("calibrate", column, "--as", "table", "--capacity", "1 GB", "--outstanding", 0);
        for (String wrong : List.of("-5", "NaN", "Infinity", "1e300")) {
            Path latency = Files.writeString(directory.resolve("latency.csv"), "bytes,latency_us\n4k,80\n4k," + wrong);
            new Refusal("line 3: '4k," + wrong + "'").of("calibrate", latency, "--as", "table", "--capacity", "1 GB");
        }
        Path unit = Files.writeString(directory.resolve("unit.csv"), "bytes,latency_h\n4k,80\n");
        new Refusal("line 1 names a column 'latency_h'").of("calibrate", unit, "--as", "table", "--capacity", "1 GB");
    }

    /** The mean errors of docs/ssd.md, of held-out measurements. */
    @Test
    void heldOutMeasurementsArePredicted() {
        Path csv = Project.ROOT.resolve("src-test-data/measurements/samsung-pm883-480g.csv");
        Cli cli = Cli.spindle("calibrate", csv, "--as", "table", "--capacity", "480 GB");
        Matcher mean =
                Pattern.compile("device, means, held out +49 +([0-9.]+) %").matcher(cli.out());
        Matcher p99 = Pattern.compile("device, p99, held out +49 +([0-9.]+) %").matcher(cli.out());
        assertThat(mean.find() && p99.find()).isTrue();
        assertThat(Double.parseDouble(mean.group(1))).isLessThan(5);
        assertThat(Double.parseDouble(p99.group(1))).isLessThan(25);
    }

    @Test
    void whatCannotBeFittedIsRefused() throws Exception {
        Path fio = Files.writeString(directory.resolve("fio.json"), FIO);
        Path rows = Files.writeString(directory.resolve("rows.csv"), "pattern,iodepth\n");
        new Refusal("'hdd' cannot be fitted").of("calibrate", fio, "--as", "hdd", "--capacity", "1 GB");
        new Refusal("there is 1 measurement to fit").of("calibrate", fio, "--as", "ssd-profile", "--capacity", "1 GB");
        new Refusal("a single measurement cannot be held out")
                .of("calibrate", fio, "--as", "table", "--capacity", "1 GB");
        new Refusal("line 1 names no column 'block_size'").of("calibrate", rows, "--as", "table", "--capacity", "1 GB");
        new Refusal("--capacity").of("calibrate", fio, "--as", "table", "--capacity", "many");
        new Refusal("--capacity is 2 KiB, and measurement 'one 4x2' has accesses of 4096 B")
                .of("calibrate", fio, "--as", "table", "--capacity", "2 KiB", "--fit-all");
        Path trace = Files.writeString(directory.resolve("a.blkparse"), "8,0 0 1 0.000000 7 Q R 8 + 8 [x]\n");
        new Refusal("give measurements or traces, not both")
                .of("calibrate", fio, trace, "--as", "table", "--capacity", "1 GB");
        new Refusal("needs the capacity of the device").of("calibrate", fio, "--as", "table");
        Path cut = Files.writeString(directory.resolve("cut.json"), "{\n\"jobs\": [");
        new Refusal("cut.json: line 2 is not JSON").of("calibrate", cut, "--as", "table", "--capacity", "1 GB");
        Path cell = Files.writeString(
                directory.resolve("cell.csv"),
                "pattern,block_size,iodepth,jobs,mean_response_us\nrandread,4k,1,1,80\nrandread,4k,x,1,80\n");
        new Refusal("cell.csv: line 3: 'x' in column iodepth is not a whole number")
                .of("calibrate", cell, "--as", "table", "--capacity", "1 GB");
        new Refusal("only --as ssd-profile takes --link-rate, --channels")
                .of("calibrate", fio, "--as", "table", "--capacity", "1 GB", "--link-rate", "1 GB/s", "--channels", 4);
        new Refusal("only --as ssd-profile takes --page")
                .of("calibrate", "--as", "scenario", "--scenario", fio, "--fit", "devices", "--page", "4 KiB");
        for (String wrong : List.of(
                "--channels=0",
                "--dies-per-channel=1025",
                "--page=0 B",
                "--page=700 B",
                "--page=32 MiB",
                "--link-rate=fast",
                "--channel-rate=10 B/s")) {
            new Refusal(wrong.substring(0, wrong.indexOf('=')))
                    .of("calibrate", fio, "--as", "ssd-profile", "--capacity", "1 GB", wrong);
        }
    }

    /** A disk that takes 10 ms where 12 ms were recorded needs a factor of 1.2, and so 12 ms. */
    @Test
    void valuesOfAScenarioAreFittedToRecordedTimes() throws Exception {
        StringBuilder trace = new StringBuilder();
        for (int i = 0; i < 200; i++) {
            trace.append(String.format(Locale.ROOT, "R Miss %d 2 12000.000 1000.000%n", 1000 + 10 * i));
        }
        Files.writeString(directory.resolve("recorded.trace"), trace);
        Path scenario = Files.writeString(directory.resolve("scenario.yaml"), """
                devices:
                  disk: {type: simple, capacity: 100000 sectors, access: 10 ms, overhead: 0 ms}
                workload: {type: trace, file: recorded.trace, format: disksim-validate, replay: recorded-think}
                """);
        Path out = directory.resolve("fitted.yaml");
        Cli cli = Cli.spindle(
                "calibrate", "--as", "scenario", "--scenario", scenario, "--fit", "devices.disk.acc*", "--out", out);
        assertThat(cli.err()).isEmpty();
        assertThat(cli.out()).contains("held out, as given").contains("held out, calibrated");
        String fitted = Files.readString(out);
        Matcher access = Pattern.compile("access: ([0-9.]+) ms").matcher(fitted);
        assertThat(access.find()).isTrue();
        assertThat(Double.parseDouble(access.group(1))).isCloseTo(12, within(0.1));
        new Refusal("names no time in the scenario")
                .of("calibrate", "--as", "scenario", "--scenario", scenario, "--fit", "devices.disk.capacity");
        new Refusal("needs --scenario FILE and --fit PATH").of("calibrate", "--as", "scenario", "--scenario", scenario);
        new Refusal("needs measurements and --capacity").of("calibrate", "--as", "table");
    }

    /**
     * Reads take 12 ms and writes 13 ms; the disk as given takes 10 ms for a command and nothing for data on the bus. One common
     * factor cannot yield 12 ms and 13 ms, but separate factors show that 8 sectors of a write take 1 ms longer than 4 of a read.
     */
    @Test
    void eachTimeIsFittedWithAFactorOfItsOwn() throws Exception {
        StringBuilder trace = new StringBuilder();
        for (int i = 0; i < 400; i++) {
            trace.append(String.format(
                    Locale.ROOT,
                    i % 2 == 0 ? "R Miss %d 4 12000.000 1000.000%n" : "W Miss %d 8 13000.000 1000.000%n",
                    1000 + 10 * i));
        }
        Files.writeString(directory.resolve("recorded.trace"), trace);
        Path scenario = Files.writeString(directory.resolve("scenario.yaml"), """
                buses:
                  bus: {type: exclusive, readSectorTime: 0 ms, writeSectorTime: 0 ms}
                devices:
                  disk: {type: simple, capacity: 100000 sectors, access: 10 ms, overhead: 0 ms}
                topology:
                - {bus: bus, below: driver, attached: [disk]}
                workload: {type: trace, file: recorded.trace, format: disksim-validate, replay: recorded-think}
                """);
        Cli cli = Cli.spindle(
                "calibrate",
                "--as",
                "scenario",
                "--scenario",
                scenario,
                "--fit",
                "devices.disk.access",
                "--fit-each",
                "buses.bus.*SectorTime");
        assertThat(cli.err()).isEmpty();
        assertThat(cli.out()).containsPattern("buses.bus.readSectorTime +1 +[0-9.]+ ms");
        Matcher heldOut = Pattern.compile("held out, calibrated +200 +12.500 +([0-9.]+) +([0-9.]+)")
                .matcher(cli.out());
        assertThat(heldOut.find()).isTrue();
        assertThat(Double.parseDouble(heldOut.group(1))).isCloseTo(12.5, within(0.1));
        assertThat(Double.parseDouble(heldOut.group(2))).isLessThan(0.1);
    }

    /** The first half of the accesses of a trace is fitted; one without completions is refused. */
    @Test
    void aTraceWithCompletionsBecomesATable() throws Exception {
        StringBuilder events = new StringBuilder();
        StringBuilder queued = new StringBuilder();
        for (int i = 0; i < 400; i++) {
            String place = String.format(Locale.ROOT, "R %d + 8", 1000 + 64 * i);
            for (int k = 0; k < 3; k++) {
                double at = 0.01 * i + (k == 2 ? 0.0002 : 0);
                String event = String.format(
                        Locale.ROOT, "  8,0 0 %d %.9f 77 %c %s [fio]%n", 3 * i + k + 1, at, "QDC".charAt(k), place);
                events.append(event);
                if (k == 0) {
                    queued.append(event);
                }
            }
        }
        Path trace = Files.writeString(directory.resolve("trace.blkparse"), events);
        Path out = directory.resolve("device.yaml");
        Cli cli = Cli.spindle("calibrate", trace, "--as", "table", "--capacity", "1 GB", "--out", out);
        assertThat(cli.err()).isEmpty();
        assertThat(cli.out()).contains("times by operation and size").containsPattern("held out +200 +0.00 ms");
        assertThat(Files.readString(out)).contains("size: 4 KiB").contains("{share: 0.5, time: 0.2 ms}");
        Path without = Files.writeString(directory.resolve("queued.blkparse"), queued);
        new Refusal("give a trace that records them for 100 or more")
                .of("calibrate", without, "--as", "table", "--capacity", "1 GB");
        new Refusal("--held-out is for traces")
                .of(
                        "calibrate",
                        Files.writeString(directory.resolve("fio.json"), FIO),
                        "--as",
                        "table",
                        "--capacity",
                        "1 GB",
                        "--held-out",
                        trace);
    }

    /**
     * Pairs of reads, one of 4 KiB and one of 64, that are complete after 250 us; the second is refused once. They are 600
     * commands, although the trace says that the file system queued 300 requests.
     */
    @Test
    void commandsOfATraceAreRead() throws Exception {
        StringBuilder events = new StringBuilder();
        for (int i = 0; i < 300; i++) {
            double at = 0.001 * i;
            int sector = 1000 * i;
            event(events, at, "Q R " + sector + " + 8");
            event(events, at, "D R " + sector + " + 8");
            event(events, at, "D R " + (sector + 500) + " + 128");
            event(events, at + 0.000_001, "D R " + (sector + 500) + " + 128");
            event(events, at + 0.000_250, "C R " + sector + " + 8");
            event(events, at + 0.000_251, "C R " + (sector + 500) + " + 128");
        }
        Path trace = Files.writeString(directory.resolve("pairs.blkparse"), events);
        Cli cli =
                Cli.spindle("calibrate", trace, "--format", "blkparse-commands", "--as", "table", "--capacity", "1 GB");
        assertThat(cli.err()).isEmpty();
        assertThat(cli.out()).contains("held out").contains(" 300 ");
        new Refusal("--format is for traces")
                .of(
                        "calibrate",
                        Files.writeString(directory.resolve("fio.json"), FIO),
                        "--as",
                        "table",
                        "--capacity",
                        "1 GB",
                        "--format",
                        "blkparse-commands");
    }

    private static void event(StringBuilder to, double seconds, String what) {
        to.append(String.format(Locale.ROOT, "8,0 0 1 %.6f 7 %s [x]%n", seconds, what));
    }

    private record Refusal(String message) {
        void of(Object... arguments) throws Exception {
            Cli cli = Cli.spindle(arguments);
            assertThat(cli.exit()).isEqualTo(2);
            assertThat(cli.err()).contains(message);
        }
    }
}
