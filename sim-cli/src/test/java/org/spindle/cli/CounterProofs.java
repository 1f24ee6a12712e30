package org.spindle.cli;

import static java.util.Comparator.comparing;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Comparator;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import tools.jackson.databind.json.JsonMapper;

/**
 * The record of runs in which claims failed, {@code src-test-data/counter-proofs.csv}. If a run finds other failures, it writes a
 * new record beside it as {@code counter-proofs.updated.csv}.
 */
final class CounterProofs {

    private static final String HEADER = "experiment,target,fault";
    private static final Path RECORD = Project.ROOT.resolve("src-test-data/counter-proofs.csv");
    private static final Path UPDATED = RECORD.resolveSibling("counter-proofs.updated.csv");

    /**
     * A claim that failed in a run.
     *
     * @param fault the fault of that run
     */
    record FailedClaim(String experiment, String target, String fault) implements Comparable<FailedClaim> {

        private static final Comparator<FailedClaim> ORDER = comparing(FailedClaim::experiment)
                .thenComparing(FailedClaim::target)
                .thenComparing(FailedClaim::fault);

        @Override
        public int compareTo(FailedClaim other) {
            return ORDER.compare(this, other);
        }

        private static FailedClaim of(String line) {
            String[] cells = line.split(",", 3);
            return new FailedClaim(cells[0], cells[1], cells[2].substring(1, cells[2].length() - 1));
        }

        private String line() {
            return experiment + "," + target + ",\"" + fault + "\"";
        }
    }

    private CounterProofs() {}

    /** Returns all recorded failures. */
    static SortedSet<FailedClaim> recorded() {
        return read(RECORD);
    }

    /**
     * Returns the failures in the output of {@code spindle reproduce --json} that are not known without a fault. A claim that is
     * known to fail, and of which parts are left to full length, holds in the other parts.
     */
    static SortedSet<FailedClaim> failures(String verdicts, String fault) {
        return new JsonMapper()
                .readTree(verdicts)
                .valueStream()
                .filter(each -> each.get("status").stringValue().equals("fail")
                        && (each.get("finding").stringValue().isEmpty()
                                || each.get("reason").stringValue().contains("left to --full")))
                .map(each -> new FailedClaim(
                        each.get("id").stringValue(), each.get("target").stringValue(), fault))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /**
     * Compares the failures of a run with the recorded ones.
     *
     * @throws AssertionError if they differ
     */
    static void check(Predicate<FailedClaim> about, Collection<FailedClaim> found) throws IOException {
        SortedSet<FailedClaim> expected =
                recorded().stream().filter(about).collect(Collectors.toCollection(TreeSet::new));
        if (!expected.equals(new TreeSet<>(found))) {
            SortedSet<FailedClaim> updated = read(Files.exists(UPDATED) ? UPDATED : RECORD);
            updated.removeIf(about);
            updated.addAll(found);
            Files.writeString(
                    UPDATED,
                    updated.stream().map(FailedClaim::line).collect(Collectors.joining("\n", HEADER + "\n", "\n")));
        }
        assertThat(found)
                .as("claims that fail; the new record is in %s", UPDATED)
                .containsExactlyInAnyOrderElementsOf(expected);
    }

    private static SortedSet<FailedClaim> read(Path file) {
        try (var lines = Files.lines(file)) {
            return lines.skip(1).map(FailedClaim::of).collect(Collectors.toCollection(TreeSet::new));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
