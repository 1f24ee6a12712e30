package org.spindle.cli.validation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.run.RunObserver;
import org.spindle.spi.request.Request;

/** Requests that arrive whether or not earlier ones are complete. */
class OpenArrivalsTest {

    private static final double NANOS_PER_MILLI = 1e6;
    private static final int ARRIVALS = 6_000;

    private final List<Double> completions = new ArrayList<>();
    private double responses;
    private double greatest;

    private final RunObserver observer = new RunObserver() {
        @Override
        public void completed(Request request) {
            double response = request.responseTime() / NANOS_PER_MILLI;
            completions.add(request.completed() / NANOS_PER_MILLI);
            responses += response;
            greatest = Math.max(greatest, response);
        }
    };

    /**
     * DiskSim with "use queueing in subsystem" off: means and greatest response times of eight driver schedulers, to the last
     * digit. SPTF and SPCTF decide between requests whose predicted times differ by less than a nanosecond, and one different
     * decision changes all that follow: they test the drive's arithmetic (reference text on the drive, 4.1, 4.2 and 4.7), the three
     * rows of wider tolerance for one response of 0.1 ms and for a map that leaves spares out (on the subsystem, 7.3).
     */
    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource(textBlock = """
            hp_c2247a,  mid,  fcfs,      {type: fcfs},                          0.00001
            hp_c2247a,  mid,  look-lbn,  {type: look},                          0.00001
            hp_c2247a,  mid,  clook-lbn, {type: c-look},                        0.00001
            hp_c2247a,  mid,  sstf-lbn,  {type: sstf},                          0.00001
            hp_c2247a,  mid,  sstf-cyl,  '{type: sstf, knowledge: map}',        0.02
            hp_c2247a,  mid,  sptf,      '{type: sptf, compat: [disksim]}',     0.00001
            hp_c2247a,  mid,  spctf,     '{type: spctf, compat: [disksim]}',    0.00001
            hp_c2247a,  mid,  asptf-6,   '{type: sptf, w: 6, compat: [disksim]}', 0.00001
            hp_c2247a,  high, fcfs,      {type: fcfs},                          0.00001
            hp_c2247a,  high, look-lbn,  {type: look},                          0.00001
            hp_c2247a,  high, clook-lbn, {type: c-look},                        0.00001
            hp_c2247a,  high, sstf-lbn,  {type: sstf},                          0.00001
            hp_c2247a,  high, sstf-cyl,  '{type: sstf, knowledge: map}',        0.02
            hp_c2247a,  high, sptf,      '{type: sptf, compat: [disksim]}',     0.00001
            hp_c2247a,  high, spctf,     '{type: spctf, compat: [disksim]}',    0.00001
            hp_c2247a,  high, asptf-6,   '{type: sptf, w: 6, compat: [disksim]}', 0.00001
            cheetah4LP, mid,  fcfs,      {type: fcfs},                          0.00001
            cheetah4LP, mid,  look-lbn,  {type: look},                          0.00001
            cheetah4LP, mid,  clook-lbn, {type: c-look},                        0.0001
            cheetah4LP, mid,  sstf-lbn,  {type: sstf},                          0.00001
            cheetah4LP, mid,  sstf-cyl,  '{type: sstf, knowledge: map}',        0.00001
            cheetah4LP, mid,  sptf,      '{type: sptf, compat: [disksim]}',     0.00001
            cheetah4LP, mid,  spctf,     '{type: spctf, compat: [disksim]}',    0.00001
            cheetah4LP, mid,  asptf-6,   '{type: sptf, w: 6, compat: [disksim]}', 0.00001
            cheetah4LP, high, fcfs,      {type: fcfs},                          0.00001
            cheetah4LP, high, look-lbn,  {type: look},                          0.00001
            cheetah4LP, high, clook-lbn, {type: c-look},                        0.00001
            cheetah4LP, high, sstf-lbn,  {type: sstf},                          0.00001
            cheetah4LP, high, sstf-cyl,  '{type: sstf, knowledge: map}',        0.00001
            cheetah4LP, high, sptf,      '{type: sptf, compat: [disksim]}',     0.00001
            cheetah4LP, high, spctf,     '{type: spctf, compat: [disksim]}',    0.00001
            cheetah4LP, high, asptf-6,   '{type: sptf, w: 6, compat: [disksim]}', 0.00001
            """)
    void waitAsLongAsInDiskSim(String drive, String load, String name, String scheduler, double percent) {
        String[] expected = expected(drive, load, name);
        DiskSimScenario.of(drive)
                .arriving(DiskSimScenario.shared("disksim/inputs/" + drive + "-" + load + ".ascii.gz"))
                .run(observer, "driver.queueInDevice=false", "driver.scheduler=" + scheduler);
        assertThat(responses / completions.size())
                .as("mean response, ms")
                .isCloseTo(Double.parseDouble(expected[4]), Percentage.withPercentage(percent));
        assertThat(greatest)
                .as("greatest response, ms")
                .isCloseTo(Double.parseDouble(expected[6]), Percentage.withPercentage(percent));
    }

    /**
     * A drive that predicts from its true state, overheads included: Worthington 1994, 5.3, SPTF and its relatives beat every
     * scheduler that shortens seeks. In DiskSim, without initiation delays, SPTF loses to SSTF.
     */
    @ParameterizedTest
    @CsvSource({"hp_c2247a", "cheetah4LP"})
    void predictionsBeatDistances(String drive) {
        double sstf = Math.min(mean(drive, "{type: sstf}"), mean(drive, "{type: sstf, knowledge: map}"));
        assertThat(mean(drive, "{type: sptf}")).as("SPTF").isLessThan(0.92 * sstf);
        assertThat(mean(drive, "{type: spctf}")).as("SPCTF").isLessThan(0.92 * sstf);
        assertThat(mean(drive, "{type: satf}")).as("SATF").isLessThan(0.92 * sstf);
        assertThat(mean(drive, "{type: sptf, w: 6}")).as("ASPTF(6)").isLessThan(0.92 * sstf);
    }

    /** Requests that are combined, withheld or served out of order are each completed once. */
    @ParameterizedTest
    @CsvSource(textBlock = """
            driver.scheduler,       '{type: concatenate, gap: 8, base: {type: priority, base: sptf, promoteAfter: 1 s}}'
            driver.scheduler,       '{type: collapse, base: {type: concatenate, base: {type: timeout, base: sstf, after: 100 ms}}}'
            driver.scheduler,       '{type: sequence, base: {type: batch, base: c-scan}}'
            devices.disk0.scheduler, '{type: scan, knowledge: zones}'
            devices.disk0.scheduler, '{type: sequence, base: {type: priority, urgent: fcfs, base: spctf}}'
            """)
    void completesEveryRequestOnce(String place, String scheduler) {
        DiskSimScenario.of("hp_c2247a")
                .arriving(DiskSimScenario.shared("disksim/inputs/hp_c2247a-high.ascii.gz"))
                .run(observer, "devices.disk0.queueDepth=8", place + "=" + scheduler);
        assertThat(completions).hasSize(ARRIVALS);
    }

    private double mean(String drive, String scheduler) {
        completions.clear();
        responses = 0;
        DiskSimScenario.of(drive)
                .faithful()
                .arriving(DiskSimScenario.shared("disksim/inputs/" + drive + "-high.ascii.gz"))
                .run(observer, "driver.queueInDevice=false", "driver.scheduler=" + scheduler);
        return responses / completions.size();
    }

    private static String[] expected(String drive, String load, String name) {
        return DiskSimScenario.rows(DiskSimScenario.shared("disksim/expected/open-arrivals.csv")).stream()
                .map(line -> line.split(","))
                .filter(cells -> cells[0].equals(drive) && cells[1].equals(load) && cells[2].equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** 11.8, "Several requests in flight": completion times, which are in the order of arrival. */
    @ParameterizedTest(name = "{0}, {3} at the drive")
    @CsvSource(textBlock = """
            cheetah4LP, 4000000, 7000000, 1, 12.317837992 13.233837992 15.403837992 17.194837992 42.015816796 44.627816796 45.949816796 58.319910178
            cheetah4LP, 4000000, 7000000, 4, 12.317837992 18.543449007 20.239449007 30.883700562 47.996125864 68.326996958 69.174996958 76.260752191
            hp_c2247a,  400000,  700000,  1, 20.291956747 22.688026747 37.944323182 50.907295458 70.610739657 94.857078324 117.474880787 119.870950787
            hp_c2247a,  400000,  700000,  4, 20.291956747 32.413168662 49.055426907 62.018400214 81.721841183 105.968176620 128.585958921 130.191088921
            """)
    void completeWithSeveralInFlightAsInDiskSim(
            String drive, long x, long y, int depth, String expected, @TempDir Path directory) throws IOException {
        Path trace = directory.resolve("eight.ascii");
        Files.writeString(
                trace,
                String.join(
                        "\n",
                        "0.0 0 1000000 8 1",
                        "1.0 0 1000008 8 1",
                        "2.0 0 " + x + " 16 0",
                        "2.5 0 " + (x + 16) + " 16 0",
                        "3.0 0 " + y + " 4 1",
                        "40.0 0 1000016 24 1",
                        "40.5 0 2000000 8 0",
                        "41.0 0 2000000 8 1",
                        ""));
        DiskSimScenario.of(drive)
                .arriving(trace)
                .run(observer, "devices.disk0.queueDepth=" + depth, "driver.queueInDevice=true");
        double[] times = Arrays.stream(expected.split(" "))
                .mapToDouble(Double::parseDouble)
                .toArray();
        assertThat(completions.stream().mapToDouble(Double::doubleValue).toArray())
                .containsExactly(times, within(0.001));
    }
}
