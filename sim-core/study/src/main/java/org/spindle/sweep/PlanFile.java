package org.spindle.sweep;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import org.spindle.result.ResultException;
import tools.jackson.core.JacksonException;

/** The file {@code plan.jsonl}: every run of a sweep, in order. */
final class PlanFile {

    static final String NAME = "plan.jsonl";

    private final Path file;

    PlanFile(Path directory) {
        file = directory.resolve(NAME);
    }

    void write(Iterator<PlanEntry> entries) throws IOException {
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file), 1 << 16)) {
            while (entries.hasNext()) {
                out.write(RowJson.write(entries.next()));
            }
        }
    }

    /**
     * Checks that the file has exactly these entries.
     *
     * @param shown the directory, as the user named it
     * @throws ResultException if it has others; the message names the first difference
     */
    void checkSame(Iterator<PlanEntry> entries, String shown) throws IOException {
        try (LineSplitter in = open()) {
            while (entries.hasNext()) {
                PlanEntry wanted = entries.next();
                byte[] line = in.next();
                if (line == null) {
                    throw different(shown, "its plan ends before run " + wanted.id());
                }
                if (!Arrays.equals(line, RowJson.write(wanted))) {
                    throw different(shown, difference(entry(line), wanted));
                }
            }
            byte[] more = in.next();
            if (more != null) {
                throw different(
                        shown, "its plan continues with run " + entry(more).id());
            }
        }
    }

    private static ResultException different(String shown, String difference) {
        return ResultException.misnamed(
                shown,
                "holds a sweep with another plan: " + difference,
                "give the scenario and the options of its start, or choose another directory");
    }

    private static String difference(PlanEntry there, PlanEntry here) {
        if (!there.id().equals(here.id())) {
            return "run " + here.id() + " is " + there.id() + " in it (another number of replications)";
        }
        String run = "run " + here.id() + " has ";
        if (!there.axes().equals(here.axes())) {
            return run + there.axes() + " in it, not " + here.axes();
        }
        if (there.seed() != here.seed()) {
            return run + "seed " + there.seed() + " in it, not " + here.seed();
        }
        if (!there.spindle().equals(here.spindle())) {
            return "it was planned by Spindle " + there.spindle() + ", this is " + here.spindle();
        }
        List<String> old = there.scenario().lines().toList();
        List<String> now = here.scenario().lines().toList();
        for (int i = 0; i < Math.min(old.size(), now.size()); i++) {
            if (!old.get(i).equals(now.get(i))) {
                return run + "'" + old.get(i).strip() + "' in its scenario, not '"
                        + now.get(i).strip() + "'";
            }
        }
        return run + "a scenario of " + old.size() + " lines in it, not " + now.size();
    }

    /** Returns the entries with selected indices, each tested when it is reached. The caller closes the iterator. */
    Entries entries(IntPredicate wanted) throws IOException {
        return new Entries(open(), wanted);
    }

    private LineSplitter open() throws IOException {
        return LineSplitter.of(file);
    }

    private PlanEntry entry(byte[] line) {
        try {
            return RowJson.entry(line);
        } catch (JacksonException e) {
            throw new ResultException(
                    file.toString(),
                    "damaged: " + e.getOriginalMessage(),
                    "start the sweep again in another directory",
                    e);
        }
    }

    /** Entries read one by one. */
    final class Entries implements Iterator<PlanEntry>, AutoCloseable {

        private final LineSplitter in;
        private final IntPredicate wanted;
        private int index;
        private byte @Nullable [] next;

        Entries(LineSplitter in, IntPredicate wanted) throws IOException {
            this.in = in;
            this.wanted = wanted;
            advance();
        }

        @Override
        public boolean hasNext() {
            return next != null;
        }

        @Override
        public PlanEntry next() {
            byte[] current = next;
            if (current == null) {
                throw new NoSuchElementException();
            }
            try {
                advance();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return entry(current);
        }

        private void advance() throws IOException {
            next = in.next();
            while (next != null && !wanted.test(index++)) {
                next = in.next();
            }
        }

        @Override
        public void close() throws IOException {
            in.close();
        }
    }
}
