package org.spindle.workload.trace.capture;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.system.SystemAction;
import org.spindle.workload.trace.capture.OpenFiles.Page;

/** Follows the processes of a capture, line by line, and determines the cause of each of their waits. */
final class CaptureImport {

    /** Largest delay of a completion's report after the wake-up that it causes. */
    private static final long LATE_REPORT = 50_000;

    /** A kernel thread without events for longer than this is assumed not to have computed. */
    private static final long KERNEL_COMPUTATION = 100_000;

    private final CaptureScope scope;
    private final String device;
    private final ForeignTime foreign;
    private final CapturedDevice requests = new CapturedDevice();
    private final Map<Long, CapturedProcess> processes = new LinkedHashMap<>();
    private long first = -1;
    private long rootExit = -1;
    private long semaphores;
    private long unexplained;

    /**
     * @param keepForeign whether the trace includes the time for which processes outside of it kept the task off the CPUs
     */
    CaptureImport(CaptureScope scope, String device, boolean keepForeign) {
        this.scope = scope;
        this.device = device;
        foreign = new ForeignTime(keepForeign, scope.cpus());
    }

    void accept(CaptureLine line) {
        if (first < 0) {
            boolean begins = line.process() == scope.root()
                    || line.event().equals("sched_waking") && line.field("pid") == scope.root();
            if (!begins) {
                return;
            }
            first = line.time();
            CapturedProcess root = process(scope.root());
            if (root != null && line.process() != root.number) {
                foreign.begins(root, first);
            }
        }
        CapturedProcess process = line.inInterrupt() ? null : process(line.process());
        if (process != null && process.isKernelThread) {
            resume(process, line.time());
        }
        if (line.isCall()) {
            call(line, process);
        } else {
            event(line, process);
        }
    }

    private @Nullable CapturedProcess process(long number) {
        CapturedProcess known = processes.get(number);
        if (known == null && (scope.isOfTask(number) || scope.isKernelThread(number))) {
            known = new CapturedProcess(number, scope.isKernelThread(number), new OpenFiles());
            processes.put(number, known);
        }
        return known == null || known.isGone ? null : known;
    }

    private void event(CaptureLine line, @Nullable CapturedProcess process) {
        switch (line.event()) {
            case "sched_switch" -> switches(line);
            case "sched_waking" -> wakes(line, process);
            case "sched_process_fork" -> forks(line, process);
            case "sched_process_exec" -> add(process, line, SystemAction.EXEC, -1);
            case "sched_process_exit" -> exits(process, line);
            case "block_bio_queue" -> queues(line, process);
            case "block_rq_insert", "block_rq_issue" -> {
                BlockEvent event = BlockEvent.of(line);
                if (event != null && event.device().equals(device)) {
                    requests.issues(event, line.time());
                }
            }
            case "block_rq_complete" -> {
                BlockEvent event = BlockEvent.of(line);
                if (event == null) {
                    requests.flushed(line.time());
                } else if (event.device().equals(device)) {
                    requests.completes(event, line.time());
                }
            }
            case "mm_filemap_add_to_page_cache" -> {
                if (process != null) {
                    String file = line.detail().replaceFirst(".* ino (\\S+) .*", "$1");
                    process.files.adds(
                            new Page(file, line.field("ofs") / 4096), 1L << Math.max(0, line.field("order")));
                }
            }
            default -> {}
        }
    }

    private static void add(@Nullable CapturedProcess process, CaptureLine line, SystemAction action, long subject) {
        if (process != null) {
            process.add(line.time(), action, subject);
        }
    }

    private void switches(CaptureLine line) {
        CapturedProcess previous = process(line.field("prev_pid"));
        String state = line.text("prev_state");
        if (previous != null && !previous.isKernelThread) {
            foreign.leaves(previous);
            if (state.startsWith("R")) {
                previous.isPreempted(line.time());
                foreign.begins(previous, line.time());
            } else if (!state.startsWith("X") && !state.startsWith("Z")) {
                previous.waits(line.time());
            }
        }
        CapturedProcess next = process(line.field("next_pid"));
        if (next != null && !next.isKernelThread) {
            explain(next, line.time());
            foreign.ends(next, line.time());
            next.runs(line.time());
        }
    }

    private void wakes(CaptureLine line, @Nullable CapturedProcess waker) {
        CapturedProcess woken = process(line.field("pid"));
        if (woken == null || woken == waker) {
            return;
        }
        boolean waits = woken.isKernelThread ? waker != null : woken.isWaiting();
        if (waits && !woken.isWoken()) {
            long semaphore = 0;
            if (waker != null) {
                semaphore = ++semaphores;
                waker.add(line.time(), SystemAction.POST, semaphore);
            }
            woken.isWoken(line.time(), semaphore);
            foreign.begins(woken, line.time());
        }
    }

    /** Determines the cause of the wait that has just ended. */
    private void explain(CapturedProcess process, long now) {
        CapturedEvent wait = process.endWait();
        if (wait == null || process.call.startsWith("wait")) {
            return;
        }
        long until = process.isWoken() ? process.wokenAt() : now;
        if (process.semaphore() > 0) {
            wait.become(SystemAction.AWAIT, process.semaphore());
            return;
        }
        CapturedRequest request = requests.completed(process, process.waitingSince(), until + LATE_REPORT);
        if (request != null) {
            wait.become(SystemAction.NEED, request.number);
            foreign.began(process, Math.max(request.completed, process.waitingSince()));
        } else if (until > process.waitingSince()) {
            unexplained++;
            wait.become(SystemAction.PAUSE, until - process.waitingSince());
        }
    }

    /** Infers the activity of a kernel thread, whose switches are not captured, since its last event. */
    private void resume(CapturedProcess thread, long now) {
        long before = thread.lastSeen();
        if (thread.isWoken()) {
            thread.append(SystemAction.AWAIT, thread.semaphore());
            thread.runs(Math.max(thread.wokenAt(), before));
            thread.forgetWakeUp();
        } else if (before < 0) {
            thread.append(SystemAction.PAUSE, now - first);
            thread.runs(now);
        } else {
            resumeFromRequests(thread, before, now);
        }
        thread.add(now);
    }

    private void resumeFromRequests(CapturedProcess thread, long before, long now) {
        List<CapturedRequest> done = requests.awaited(thread, before, now);
        for (CapturedRequest request : done) {
            thread.append(SystemAction.NEED, request.number);
        }
        if (!done.isEmpty()) {
            thread.runs(done.get(0).completed);
        } else if (now - before > KERNEL_COMPUTATION) {
            thread.append(SystemAction.PAUSE, now - before);
            thread.runs(now);
        }
    }

    private void forks(CaptureLine line, @Nullable CapturedProcess parent) {
        if (parent == null) {
            return;
        }
        long number = line.field("child_pid");
        CapturedProcess child = new CapturedProcess(number, false, new OpenFiles(parent.files));
        child.isCreated = true;
        processes.put(number, child);
        foreign.begins(child, line.time());
        parent.add(line.time(), SystemAction.FORK, number);
    }

    private void exits(@Nullable CapturedProcess process, CaptureLine line) {
        if (process == null) {
            return;
        }
        process.add(line.time(), SystemAction.EXIT, -1);
        process.isGone = true;
        foreign.leaves(process);
        if (process.number == scope.root()) {
            rootExit = line.time();
        }
    }

    private void queues(CaptureLine line, @Nullable CapturedProcess process) {
        BlockEvent event = BlockEvent.of(line);
        if (process != null && event != null && event.device().equals(device)) {
            requests.queues(process, event, line.time());
        }
    }

    private void call(CaptureLine line, @Nullable CapturedProcess process) {
        if (process == null) {
            return;
        }
        if (!line.isReturn()) {
            process.call = line.call();
            process.callStart = process.add(line.time());
            process.neededAtReturn.clear();
            process.files.enters(line);
            return;
        }
        CapturedEvent start = process.callStart;
        List<Page> read = process.files.returns(line);
        process.add(line.time());
        needPages(process, read, start);
        for (CapturedRequest request : process.neededAtReturn) {
            process.append(SystemAction.NEED, request.number);
        }
        process.neededAtReturn.clear();
        if (line.call().startsWith("wait") && scope.isCreated(line.result())) {
            process.append(SystemAction.JOIN, line.result());
            foreign.endsAfterJoin(process);
        }
        process.call = "";
        process.callStart = null;
    }

    /**
     * Adds the needs of the pages of a call. The first page is needed at the start of the call, the others at its end at the latest. A call
     * that reaches the read-ahead mark first issues the read-ahead, then waits: the first page is then needed after the requests for pages
     * beyond those of the call.
     */
    private void needPages(CapturedProcess process, List<Page> read, @Nullable CapturedEvent start) {
        Set<CapturedRequest> needed = new LinkedHashSet<>();
        for (int i = 0; i < read.size(); i++) {
            QueuedPart part = requests.reading(read.get(i));
            if (part == null) {
                continue;
            }
            if (i == 0 && start != null && isIssuedBefore(process, start, part)) {
                CapturedEvent place = lastReadAhead(process, start, new HashSet<>(read));
                for (CapturedRequest request : part.requests) {
                    place = process.insertAfter(place);
                    place.become(SystemAction.NEED, request.number);
                }
            } else {
                needed.addAll(part.requests);
            }
        }
        for (CapturedRequest request : needed) {
            process.append(SystemAction.NEED, request.number);
        }
    }

    private static boolean isIssuedBefore(CapturedProcess process, CapturedEvent start, QueuedPart part) {
        for (int i = process.events.size() - 1; i >= 0 && process.events.get(i) != start; i--) {
            if (part.requests.contains(process.events.get(i).request)) {
                return false;
            }
        }
        return true;
    }

    /** Returns the last request since the start of a call that reads none of its pages, or the start if there is none. */
    private CapturedEvent lastReadAhead(CapturedProcess process, CapturedEvent start, Set<Page> read) {
        for (int i = process.events.size() - 1; i >= 0 && process.events.get(i) != start; i--) {
            CapturedRequest request = process.events.get(i).request;
            if (request != null && request.readAhead && requests.readsNoneOf(request, read)) {
                return process.events.get(i);
            }
        }
        return start;
    }

    Map<Long, CapturedProcess> processes() {
        return processes;
    }

    ImportFigures figures(CaptureLosses lost, long passedOver) {
        return new ImportFigures(
                device,
                processes.size(),
                requests.requests(),
                rootExit < 0 ? -1 : rootExit - first,
                lost,
                passedOver,
                unexplained);
    }
}
