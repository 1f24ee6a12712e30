package org.spindle.workload.trace.capture;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.system.SystemAction;
import org.spindle.workload.trace.capture.OpenFiles.Page;

/** Follows the processes of a capture, line by line, and finds out what each of their waits was for. */
final class CaptureImport {

    /** A completion may be reported a little after the wake-up that it causes. */
    private static final long LATE_REPORT = 50_000;

    /** A kernel thread without events for longer than this has not computed. */
    private static final long KERNEL_COMPUTATION = 100_000;

    private final CaptureScope scope;
    private final String device;
    private final CapturedDevice requests = new CapturedDevice();
    private final Map<Long, CapturedProcess> processes = new LinkedHashMap<>();
    private long first = -1;
    private long rootExit = -1;
    private long semaphores;
    private long unexplained;

    CaptureImport(CaptureScope scope, String device) {
        this.scope = scope;
        this.device = device;
    }

    void see(CaptureLine line) {
        if (first < 0) {
            boolean begins = line.process() == scope.root()
                    || line.event().equals("sched_waking") && line.field("pid") == scope.root();
            if (!begins) {
                return;
            }
            first = line.time();
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
                    requests.issues(event);
                }
            }
            case "block_rq_complete" -> {
                BlockEvent event = BlockEvent.of(line);
                if (event != null && event.device().equals(device)) {
                    requests.completes(event, line.time());
                }
            }
            case "mm_filemap_add_to_page_cache" -> {
                if (process != null) {
                    String file = line.detail().replaceFirst(".* ino (\\S+) .*", "$1");
                    process.files.adds(new Page(file, line.field("ofs") / 4096));
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
            if (state.startsWith("R")) {
                previous.isPreempted(line.time());
            } else if (!state.startsWith("X") && !state.startsWith("Z")) {
                previous.waits(line.time());
            }
        }
        CapturedProcess next = process(line.field("next_pid"));
        if (next != null && !next.isKernelThread) {
            explain(next, line.time());
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
        }
    }

    /** Says what the wait was for that is over now. */
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
        } else if (until > process.waitingSince()) {
            unexplained++;
            wait.become(SystemAction.PAUSE, until - process.waitingSince());
        }
    }

    /** Says what a kernel thread, whose switches are not captured, has done since its last event. */
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
        parent.add(line.time(), SystemAction.FORK, number);
    }

    private void exits(@Nullable CapturedProcess process, CaptureLine line) {
        if (process == null) {
            return;
        }
        process.add(line.time(), SystemAction.EXIT, -1);
        process.isGone = true;
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
        }
        process.call = "";
        process.callStart = null;
    }

    /** The first page is needed when the call begins, the others when it ends at the latest. */
    private void needPages(CapturedProcess process, List<Page> read, @Nullable CapturedEvent start) {
        CapturedRequest before = null;
        for (int i = 0; i < read.size(); i++) {
            CapturedRequest request = requests.reading(read.get(i));
            if (request == null || request == before) {
                continue;
            }
            if (i == 0 && start != null && isIssuedBefore(process, start, request)) {
                start.become(SystemAction.NEED, request.number);
            } else {
                process.append(SystemAction.NEED, request.number);
            }
            before = request;
        }
    }

    private static boolean isIssuedBefore(CapturedProcess process, CapturedEvent start, CapturedRequest request) {
        for (int i = process.events.size() - 1; i >= 0 && process.events.get(i) != start; i--) {
            if (process.events.get(i).request == request) {
                return false;
            }
        }
        return true;
    }

    Map<Long, CapturedProcess> processes() {
        return processes;
    }

    ImportFigures figures(long lost, long passedOver) {
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
