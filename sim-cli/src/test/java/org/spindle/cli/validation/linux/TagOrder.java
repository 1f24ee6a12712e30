package org.spindle.cli.validation.linux;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** How a recording without a scheduler gave tags to processes, each issue judged with what really waited. */
final class TagOrder {

    /** The completions of a process after which another one waited for a tag, and those at which it was overtaken. */
    private static final class Completions {
        int all;
        int overtaking;
    }

    private final Recording recording;
    private final List<Recording.Bio> waiting = new ArrayList<>();
    private final Map<Long, Completions> ofProcesses = new TreeMap<>();
    private int explained;

    private TagOrder(Recording recording) {
        this.recording = recording;
    }

    static TagOrder of(Recording recording) {
        TagOrder order = new TagOrder(recording);
        order.judge();
        return order;
    }

    /** The share of the issues for which the rule holds. */
    double explained() {
        return (double) explained / recording.issues.size();
    }

    /** The shares of the completions of each process at which it overtook a waiting one, by number of process. */
    List<Double> overtaking() {
        return ofProcesses.values().stream()
                .map(each -> (double) each.overtaking / each.all)
                .toList();
    }

    private void judge() {
        List<Recording.Bio> arrivals = new ArrayList<>(recording.bios);
        arrivals.sort(Comparator.comparingLong(bio -> bio.arrival));
        Map<Long, Recording.Bio> completed = new HashMap<>();
        recording.bios.forEach(bio -> completed.put(bio.completion, bio));
        int arrived = 0;
        int complete = 0;
        for (int i = 0; i < recording.issues.size(); i++) {
            long time = recording.issueTimes.get(i);
            long before = -1;
            while (complete < recording.completions.size() && recording.completions.get(complete) <= time) {
                before = recording.completions.get(complete++);
            }
            while (arrived < arrivals.size() && arrivals.get(arrived).arrival <= time) {
                waiting.add(arrivals.get(arrived++));
            }
            issue(recording.issues.get(i), recording.issueArrivals.get(i), before, completed.get(before));
        }
    }

    private void issue(Recording.Issue issue, long arrival, long completion, Recording.Bio done) {
        Recording.Bio bio = waiting.stream()
                .filter(each -> each.sector == issue.sector() && each.arrival == arrival)
                .findFirst()
                .orElseThrow();
        boolean isNew = arrival > completion && completion >= 0;
        Recording.Bio first = waiting.get(0);
        explained += isNew || first == bio ? 1 : 0;
        if (done != null && first.arrival < completion && first.process != done.process) {
            Completions of = ofProcesses.computeIfAbsent(done.process, process -> new Completions());
            of.all++;
            of.overtaking += isNew && bio.process == done.process ? 1 : 0;
        }
        waiting.remove(bio);
        if (isNew && first != bio) {
            waiting.remove(first);
            waiting.add(first);
        }
    }
}
