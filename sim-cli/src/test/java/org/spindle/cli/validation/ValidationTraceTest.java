package org.spindle.cli.validation;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.disk.disksim.ValidateStatistics;
import org.spindle.disk.mechanics.DiskComponents;
import org.spindle.run.RunObserver;
import org.spindle.spi.request.BufferOutcome;
import org.spindle.spi.request.PlaceComponent;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;

/** The five drives that DiskSim was validated with, request by request (reference text on the drive, 7, 11.6 and 11.7). */
class ValidationTraceTest {

    private static final long MICRO = 1_000;
    private static final double NANOS_PER_MILLI = 1e6;

    /** The compared values of a request; times in nanoseconds. */
    private record Served(
            long issued,
            long completed,
            boolean read,
            long block,
            long blocks,
            BufferOutcome buffer,
            String place,
            long distance,
            long seek,
            long rotation,
            long transfer,
            double recorded) {

        static Served of(Request request, DiskComponents components) {
            return new Served(
                    request.arrived(),
                    request.completed(),
                    request.isRead(),
                    request.sector(),
                    request.sectors(),
                    request.buffer(),
                    place(request, components.cylinder()) + "/" + place(request, components.head()) + "/"
                            + place(request, components.slot()),
                    Math.max(0, request.quantity(components.seekDistance())),
                    request.spent(components.seek()),
                    request.spent(components.rotation()),
                    request.spent(components.transfer()),
                    request.recordedService() / NANOS_PER_MILLI);
        }

        private static long place(Request request, PlaceComponent component) {
            return Math.max(0, request.place(component));
        }

        long mechanics() {
            return seek + rotation + transfer;
        }

        long response() {
            return completed - issued;
        }
    }

    /** A line of DiskSim's results. */
    private static final class Expected {

        private final String[] cells;

        Expected(String line) {
            cells = line.split(",", -1);
        }

        long nanos(int column) {
            return Math.round(Double.parseDouble(cells[column]) * NANOS_PER_MILLI);
        }

        boolean hasCompletion() {
            return !cells[1].isEmpty() && Double.parseDouble(cells[1]) >= 0;
        }

        BufferOutcome buffer() {
            return switch (cells[6]) {
                case "whole" -> BufferOutcome.HIT;
                case "partial" -> BufferOutcome.PARTIAL_HIT;
                case "append", "prepend" -> BufferOutcome.APPEND;
                case "nomatch" -> BufferOutcome.MISS;
                default -> Assertions.fail("an unknown buffer class, " + cells[6]);
            };
        }

        boolean isRead() {
            return cells[3].equals("R");
        }

        String place() {
            return cells[7] + "/" + cells[8] + "/" + cells[9];
        }
    }

    /** 7.4: "Targets", and 11.7, "Whole-trace checks". */
    @ParameterizedTest(name = "{0}")
    @CsvSource(textBlock = """
            hp_c2247a,  0.089288, 15.312485, 14.701135, 15.952749, 2814.221033, 29488.496239, 147791.224575, 294998.733827, 1556, 6, 0
            barracuda,  0.347863, 6.425721, 8.885692, 1.835043, 4962.554403, 50275.963862, 250565.620188, 498563.999039, 1986, 12, 10
            cheetah4LP, 0.318228, 5.070471, 7.152056, 0.958704, 5135.078004, 50245.959715, 248259.273270, 496113.926359, 2101, 11, 3
            ibm18es,    0.136072, 5.235636, 7.557842, 0.763793, 4632.641105, 49018.172731, 248569.024618, 495908.572057, 1934, 0, 1
            atlas_III,  0.378078, 6.139111, 8.862859, 1.085167, 5094.905745, 49098.244061, 248545.705906, 499045.031594, 559, 64, 3
            """)
    void servesEveryRequestLikeDiskSim(
            String drive,
            double demerit,
            double mean,
            double meanRead,
            double meanWrite,
            double hundredth,
            double thousandth,
            double fiveThousandth,
            double last,
            int hits,
            int partialHits,
            int appends,
            TestReporter reporter) {
        List<Served> served = new ArrayList<>();
        DiskSimScenario.of(drive)
                .validating(DiskSimScenario.shared("traces/disksim-validate/" + drive + ".trace.gz"))
                .run(new RunObserver() {
                    private @Nullable DiskComponents components;

                    @Override
                    public void begin(RequestSchema schema) {
                        components = DiskComponents.of(schema);
                    }

                    @Override
                    public void completed(Request request) {
                        served.add(Served.of(request, requireNonNull(components)));
                    }
                });
        List<Expected> expected =
                DiskSimScenario.rows(DiskSimScenario.shared("disksim/expected/" + drive + ".validate.csv.gz")).stream()
                        .map(Expected::new)
                        .toList();

        assertThat(served).hasSameSizeAs(expected);
        assertThat(ValidateStatistics.demerit(
                        served.stream()
                                .mapToDouble(one -> one.response() / NANOS_PER_MILLI)
                                .toArray(),
                        served.stream().mapToDouble(Served::recorded).toArray()))
                .as("demerit, ms")
                .isCloseTo(demerit, within(0.002));
        assertThat(meanOf(served, one -> true)).as("mean service").isCloseTo(mean, within(1e-5));
        assertThat(meanOf(served, Served::read)).as("mean read").isCloseTo(meanRead, within(1e-5));
        assertThat(meanOf(served, one -> !one.read())).as("mean write").isCloseTo(meanWrite, within(1e-5));
        assertThat(completion(served, 100)).isCloseTo(hundredth, within(1e-4));
        assertThat(completion(served, 1000)).isCloseTo(thousandth, within(1e-4));
        assertThat(completion(served, 5000)).isCloseTo(fiveThousandth, within(1e-4));
        assertThat(completion(served, served.size())).isCloseTo(last, within(1e-4));
        assertThat(count(served, one -> one.read() && one.buffer() == BufferOutcome.HIT))
                .isEqualTo(hits);
        assertThat(count(served, one -> one.read() && one.buffer() == BufferOutcome.PARTIAL_HIT))
                .isEqualTo(partialHits);
        assertThat(count(served, one -> !one.read() && one.buffer() == BufferOutcome.APPEND))
                .isEqualTo(appends);
        compare(served, expected, reporter);
    }

    /**
     * DiskSim's columns of mechanics describe the first reposition only: in a read of several tracks it counts later ones
     * as transfer, and it names the place where read-ahead has gone when that has left the track (sector 0 there).
     */
    private static void compare(List<Served> served, List<Expected> expected, TestReporter reporter) {
        int compared = 0;
        int near = 0;
        int sameBuffer = 0;
        int reads = 0;
        int sameSum = 0;
        int sameParts = 0;
        int placed = 0;
        int samePlace = 0;
        long worst = 0;
        for (int i = 0; i < served.size(); i++) {
            Served one = served.get(i);
            Expected line = expected.get(i);
            assertThat(one.read()).as("operation of %d", i).isEqualTo(line.isRead());
            assertThat(one.block()).isEqualTo(Long.parseLong(line.cells[4]));
            assertThat(one.blocks()).isEqualTo(Long.parseLong(line.cells[5]));
            if (!line.hasCompletion()) {
                continue;
            }
            compared++;
            long apart = Math.abs(one.response() - line.nanos(2));
            worst = Math.max(worst, apart);
            boolean together = apart <= MICRO
                    && Math.abs(one.issued() - line.nanos(0)) <= MICRO
                    && Math.abs(one.completed() - line.nanos(1)) <= MICRO;
            near += together ? 1 : 0;
            sameBuffer += one.buffer() == line.buffer() ? 1 : 0;
            if (one.read() && line.buffer() == BufferOutcome.MISS) {
                reads++;
                assertThat(one.distance()).as("cylinders crossed by %d", i).isEqualTo(Long.parseLong(line.cells[10]));
                boolean apartOnly = one.seek() + MICRO < line.nanos(11);
                sameSum +=
                        !apartOnly && near(one.mechanics(), line.nanos(11) + line.nanos(12) + line.nanos(13)) ? 1 : 0;
                boolean parts = near(one.seek(), line.nanos(11)) && near(one.rotation(), line.nanos(12));
                sameParts += parts ? 1 : 0;
                if (!line.cells[9].equals("0")) {
                    placed++;
                    samePlace += one.place().equals(line.place()) ? 1 : 0;
                }
            }
        }
        String report = String.format(
                Locale.ROOT,
                "%d compared, %d within 1 us, worst %d ns; buffer class of %d; of %d missed reads, mechanical time of %d,"
                        + " seek and rotation each of %d; of %d that stayed on their track, place of %d",
                compared,
                near,
                worst,
                sameBuffer,
                reads,
                sameSum,
                sameParts,
                placed,
                samePlace);
        reporter.publishEntry(report);
        assertThat(compared).as(report).isEqualTo(served.size() - 1);
        assertThat(near).as(report).isGreaterThanOrEqualTo((int) Math.ceil(compared * 0.999));
        assertThat(sameBuffer).as(report).isEqualTo(compared);
        assertThat(sameSum).as(report).isEqualTo(reads);
        assertThat(sameParts).as(report).isGreaterThan((int) (0.8 * reads));
        assertThat(samePlace).as(report).isEqualTo(placed);
    }

    private static boolean near(long one, long other) {
        return Math.abs(one - other) <= MICRO;
    }

    private static double meanOf(List<Served> served, Predicate<Served> which) {
        return served.stream()
                .filter(which)
                .mapToDouble(one -> one.response() / NANOS_PER_MILLI)
                .average()
                .orElse(0);
    }

    private static long count(List<Served> served, Predicate<Served> which) {
        return served.stream().filter(which).count();
    }

    private static double completion(List<Served> served, int number) {
        return served.get(number - 1).completed() / NANOS_PER_MILLI;
    }
}
