package org.spindle.cli.validation.linux;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.PriorityClass;
import org.tukaani.xz.XZInputStream;

/**
 * The events of one device recorded by ftrace: the arrivals of bios, and the issue and completion of requests. Times in
 * nanoseconds.
 */
final class Recording {

    private static final Pattern EVENT = Pattern.compile(
            "\\s*.+-(\\d+)\\s+\\[(?<cpu>\\d+)]\\s+\\S+\\s+(\\d+)\\.(\\d{6}): block_(\\w+): \\S+ (\\S+) .*?(\\d+) \\+ (\\d+) (\\S+).*");

    /** One request of a process. */
    static final class Bio {
        final long arrival;
        final long process;
        final Operation operation;
        final boolean sync;
        final int cpu;
        final long sector;
        final long sectors;
        PriorityClass level = PriorityClass.NONE;
        long completion;

        /** Number of requests of its process completed before its arrival. */
        int after;

        /** Time since the last of them was completed, or since the recording began. */
        long delay;

        /** Time since the last request of its process was issued. */
        long delayFromIssue;

        Bio(long arrival, long process, Operation operation, boolean sync, int cpu, long sector, long sectors) {
            this.arrival = arrival;
            this.process = process;
            this.operation = operation;
            this.sync = sync;
            this.cpu = cpu;
            this.sector = sector;
            this.sectors = sectors;
        }
    }

    /** A request of the device. */
    record Issue(Operation operation, long sector, long sectors) {}

    final List<Bio> bios = new ArrayList<>();
    final List<Issue> issues = new ArrayList<>();
    final List<Long> issueTimes = new ArrayList<>();

    /** When the first bio of each issued request arrived. */
    final List<Long> issueArrivals = new ArrayList<>();

    final List<Long> completions = new ArrayList<>();

    private final Map<Long, Deque<Bio>> unissued = new HashMap<>();
    private final Map<Issue, Deque<List<Bio>>> atDevice = new HashMap<>();
    private final Map<Long, Integer> completed = new HashMap<>();
    private final Map<Long, Long> lastCompletion = new HashMap<>();
    private final Map<Long, Long> lastIssue = new HashMap<>();

    static Recording read(Path file) {
        Recording recording = new Recording();
        try (BufferedReader lines = new BufferedReader(
                new InputStreamReader(new XZInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                Matcher event = EVENT.matcher(line);
                if (!event.matches()) {
                    throw new IllegalArgumentException("no block event: " + line);
                }
                recording.add(event);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return recording;
    }

    /** The arrival of the first request; 0 if there is none. */
    long first() {
        return bios.isEmpty() ? 0 : bios.get(0).arrival;
    }

    /** Returns when the last request was completed before one was issued, or null if none was. */
    @Nullable
    Long completionBefore(int issue) {
        int place = Collections.binarySearch(completions, issueTimes.get(issue));
        int before = place < 0 ? -place - 2 : place;
        return before < 0 ? null : completions.get(before);
    }

    /** From the first arrival to the last completion. */
    long duration() {
        return completions.get(completions.size() - 1) - first();
    }

    private void add(Matcher event) {
        long time = Long.parseLong(event.group(3)) * 1_000_000_000L + Long.parseLong(event.group(4)) * 1000L;
        Operation operation = event.group(6).startsWith("R") ? Operation.READ : Operation.WRITE;
        Issue issue = new Issue(operation, Long.parseLong(event.group(7)), Long.parseLong(event.group(8)));
        switch (event.group(5)) {
            case "bio_queue" -> {
                boolean sync = operation == Operation.READ || event.group(6).contains("S");
                Bio bio = new Bio(
                        time,
                        Long.parseLong(event.group(1)),
                        operation,
                        sync,
                        Integer.parseInt(event.group(2)),
                        issue.sector(),
                        issue.sectors());
                bio.after = completed.getOrDefault(bio.process, 0);
                bio.delay = time - lastCompletion.getOrDefault(bio.process, bios.isEmpty() ? time : first());
                bio.delayFromIssue = time - lastIssue.getOrDefault(bio.process, bios.isEmpty() ? time : first());
                bios.add(bio);
                unissued.computeIfAbsent(bio.sector, sector -> new ArrayDeque<>())
                        .add(bio);
            }
            case "rq_issue" -> {
                List<Bio> issued = issued(issue, event.group(9));
                issues.add(issue);
                issueTimes.add(time);
                issueArrivals.add(issued.get(0).arrival);
                for (Bio bio : issued) {
                    lastIssue.put(bio.process, time);
                }
                atDevice.computeIfAbsent(issue, same -> new ArrayDeque<>()).add(issued);
            }
            case "rq_complete" -> {
                completions.add(time);
                for (Bio bio : atDevice.get(issue).remove()) {
                    bio.completion = time;
                    completed.merge(bio.process, 1, Integer::sum);
                    lastCompletion.put(bio.process, time);
                }
            }
            default -> {}
        }
    }

    /** The bios that an issued request covers. */
    private List<Bio> issued(Issue issue, String priority) {
        List<Bio> covered = new ArrayList<>();
        for (long at = issue.sector(); at < issue.sector() + issue.sectors(); ) {
            Bio bio = unissued.get(at).remove();
            bio.level = level(priority);
            covered.add(bio);
            at += bio.sectors;
        }
        return covered;
    }

    private static PriorityClass level(String priority) {
        return switch (priority.substring(0, priority.indexOf(','))) {
            case "rt" -> PriorityClass.REALTIME;
            case "be" -> PriorityClass.BEST_EFFORT;
            case "idle" -> PriorityClass.IDLE;
            default -> PriorityClass.NONE;
        };
    }
}
