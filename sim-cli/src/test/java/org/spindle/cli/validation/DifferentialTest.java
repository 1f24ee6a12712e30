package org.spindle.cli.validation;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.spindle.disk.mechanics.DiskComponents;
import org.spindle.run.RunObserver;
import org.spindle.spi.request.BufferOutcome;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;

/**
 * Compares random parameter files and loads with DiskSim 4.0, request by request. For each case the table states the least share of
 * requests within 1 us of DiskSim, and the reason if it is not all of them.
 */
class DifferentialTest {

    private static final String FOLDER = "disksim/differential/";
    private static final double NANOS_PER_MILLI = 1e6;
    private static final long MICRO = 1_000;

    /** A line of the table. */
    private record Case(String name, double share, String reason) {

        static Case of(String line) {
            String[] cells = line.split(",", 3);
            return new Case(cells[0], Double.parseDouble(cells[1]), cells[2]);
        }

        @Override
        public String toString() {
            return name + ", " + reason;
        }
    }

    /**
     * What a run has in common with DiskSim's.
     *
     * @param share of the requests whose response times differ by 1 us at most
     */
    private record Comparison(double share, String report) {}

    /** A request as Spindle served it; times in nanoseconds. */
    private static final class Served {
        private final long arrived;
        private long completed = -1;
        private BufferOutcome buffer = BufferOutcome.MISS;
        private long seek;
        private long rotation;
        private long transfer;

        Served(long arrived) {
            this.arrived = arrived;
        }

        long response() {
            return completed - arrived;
        }
    }

    private static final class Log implements RunObserver {
        private final List<Served> inOrder = new ArrayList<>();
        private final Map<Request, Served> open = new IdentityHashMap<>();
        private @Nullable DiskComponents components;

        @Override
        public void begin(RequestSchema schema) {
            components = DiskComponents.of(schema);
        }

        @Override
        public void arrived(Request request) {
            Served served = new Served(request.arrived());
            inOrder.add(served);
            open.put(request, served);
        }

        @Override
        public void completed(Request request) {
            Served served = requireNonNull(open.remove(request));
            DiskComponents disk = requireNonNull(components);
            served.completed = request.completed();
            served.buffer = request.buffer();
            served.seek = request.spent(disk.seek());
            served.rotation = request.spent(disk.rotation());
            served.transfer = request.spent(disk.transfer());
        }
    }

    static List<Case> cases() {
        Path table = Path.of(System.getProperty("spindle.root", "."), "src-test-data", "disksim-differential.csv");
        return DiskSimScenario.rows(table).stream().map(Case::of).toList();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cases")
    void servesRequestsLikeDiskSim(Case one, TestReporter reporter) {
        Comparison comparison = compare(one, scenario(one));
        reporter.publishEntry(comparison.report());
        assertThat(comparison.share()).as(comparison.report()).isGreaterThanOrEqualTo(one.share());
    }

    /** Without the behaviour that the table names as the reason a case no longer agrees: it is the reason. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("cases")
    void theNamedBehaviourIsTheReason(Case one, TestReporter reporter) {
        Set<String> named = new TreeSet<>(scenario(one).behaviours());
        named.retainAll(List.of(one.reason().split("[^a-z-]+")));
        for (String behaviour : named) {
            Comparison comparison = compare(one, scenario(one).without(behaviour));
            reporter.publishEntry("without " + behaviour + ": " + comparison.report());
            assertThat(comparison.share())
                    .as("%s without %s", one.name(), behaviour)
                    .isLessThan(1);
        }
    }

    private static DiskSimScenario scenario(Case one) {
        return DiskSimScenario.in(DiskSimScenario.shared(FOLDER + one.name() + ".parv"))
                .arriving(DiskSimScenario.shared(FOLDER + one.name() + ".trace.gz"));
    }

    private static Comparison compare(Case one, DiskSimScenario scenario) {
        Log log = new Log();
        scenario.run(log);
        List<String> expected = DiskSimScenario.rows(DiskSimScenario.shared(FOLDER + one.name() + ".expected.csv.gz"));
        assertThat(log.inOrder).hasSameSizeAs(expected);
        int near = 0;
        String difference = "none";
        for (int i = 0; i < expected.size(); i++) {
            String[] line = expected.get(i).split(",");
            Served served = log.inOrder.get(i);
            long response = Math.round(Double.parseDouble(line[5]) * NANOS_PER_MILLI);
            if (Math.abs(served.response() - response) <= MICRO) {
                near++;
            } else if (near == i) {
                difference = describe(i, line, served);
            }
        }
        double share = near / (double) expected.size();
        return new Comparison(
                share,
                String.format(
                        Locale.ROOT, "%s: %.4f within 1 us, first difference: %s", one.name(), share, difference));
    }

    private static String describe(int number, String[] line, Served served) {
        return String.format(
                Locale.ROOT,
                "request %d, %s %s+%s of device %s at %s ms: DiskSim %s ms, here %.6f ms"
                        + " (buffer %s, seek %.6f, rotation %.6f, transfer %.6f)",
                number,
                line[4],
                line[2],
                line[3],
                line[1],
                line[0],
                line[5],
                served.response() / NANOS_PER_MILLI,
                served.buffer,
                served.seek / NANOS_PER_MILLI,
                served.rotation / NANOS_PER_MILLI,
                served.transfer / NANOS_PER_MILLI);
    }
}
