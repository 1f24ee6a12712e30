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
    private final Set<Long> task = new HashSet<>();
    private final Set<Long> queuers = new LinkedHashSet<>();
    private final Set<Long> children = new HashSet<>();
    private final Map<String, Long> devices = new HashMap<>();
    private int cpus = 1;
    private long root;
    private boolean callsOfRoot;

    /**
     * @param device as major,minor; null for the one with the most requests
     * @param process the first process of the task; {@link LinuxCapture#FIRST} for the first one that makes a system call
     */
    CaptureScope(@Nullable String device, long process) {
        wanted = device;
        root = process;
        if (process != LinuxCapture.FIRST) {
            task.add(process);
        }
    }

    /** Returns the number of CPUs with events. */
    int cpus() {
        return cpus;
    }

    void accept(CaptureLine line) {
        cpus = Math.max(cpus, line.cpu() + 1);
        seen.add(line.event());
        if (line.isCall()) {
            if (root == LinuxCapture.FIRST) {
                root = line.process();
                task.add(root);
            }
            callsOfRoot |= line.process() == root;
        } else if (line.event().equals("sched_process_fork")) {
            if (task.contains(line.process())) {
                task.add(line.field("child_pid"));
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
        return task.contains(process);
    }

    /** Returns whether a process does not belong to the task but issues requests. */
    boolean isKernelThread(long process) {
        return queuers.contains(process) && !task.contains(process);
    }

    /** Returns whether a process of the task creates it within the capture. */
    boolean isCreated(long process) {
        return children.contains(process);
    }

    /** Returns the first process of the task; {@link LinuxCapture#FIRST} if no process makes a system call. */
    long root() {
        return root;
    }

    /** Returns whether the first process of the task makes a system call. */
    boolean hasCallsOfRoot() {
        return callsOfRoot;
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
