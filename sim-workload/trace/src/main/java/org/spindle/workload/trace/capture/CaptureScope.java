package org.spindle.workload.trace.capture;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The processes and the device to import from a capture; found by a first pass over it. */
final class CaptureScope {

    /** Events without which the running processes, their waits and the requests they wait for are unknown. */
    private static final List<String> NEEDED =
            List.of("sched_switch", "sched_waking", "block_rq_issue", "block_rq_complete");

    private final @Nullable String wanted;
    private final Set<String> seen = new HashSet<>();
    private final Set<Long> callers = new LinkedHashSet<>();
    private final Set<Long> queuers = new LinkedHashSet<>();
    private final Set<Long> children = new HashSet<>();
    private final Map<String, Long> devices = new HashMap<>();
    private int cpus = 1;
    private long root = -1;

    /**
     * @param device as major,minor; null for the one with the most requests
     */
    CaptureScope(@Nullable String device) {
        wanted = device;
    }

    /** Returns the number of CPUs with events. */
    int cpus() {
        return cpus;
    }

    void accept(CaptureLine line) {
        cpus = Math.max(cpus, line.cpu() + 1);
        seen.add(line.event());
        if (line.isCall()) {
            callers.add(line.process());
            if (root < 0) {
                root = line.process();
            }
        } else if (line.event().equals("sched_process_fork")) {
            if (callers.contains(line.process())) {
                callers.add(line.field("child_pid"));
                children.add(line.field("child_pid"));
            }
        } else if (line.event().equals("block_bio_queue")) {
            BlockEvent event = BlockEvent.of(line);
            if (event != null && (wanted == null || wanted.equals(event.device()))) {
                devices.merge(event.device(), 1L, Long::sum);
                queuers.add(line.process());
            }
        }
    }

    /** Returns the required events that do not occur. */
    List<String> missing() {
        return NEEDED.stream().filter(event -> !seen.contains(event)).toList();
    }

    /** Returns whether a process is the task, or a descendant of it. */
    boolean isOfTask(long process) {
        return callers.contains(process);
    }

    /** Returns whether a process does not belong to the task but issues requests. */
    boolean isKernelThread(long process) {
        return queuers.contains(process) && !callers.contains(process);
    }

    /** Returns whether a process of the task creates it within the capture. */
    boolean isCreated(long process) {
        return children.contains(process);
    }

    /** Returns the first process that makes a system call; -1 if none does. */
    long root() {
        return root;
    }

    /** Returns the device with the most requests; null if there are none. */
    @Nullable
    String device() {
        String most = null;
        for (Map.Entry<String, Long> each : devices.entrySet()) {
            Long known = most == null ? null : devices.get(most);
            if (most == null
                    || known == null
                    || each.getValue() > known
                    || each.getValue().equals(known) && each.getKey().compareTo(most) < 0) {
                most = each.getKey();
            }
        }
        return most;
    }
}
