package org.spindle.testkit.sim;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.system.CachedWrite;
import org.spindle.spi.system.InterruptArrival;
import org.spindle.spi.system.ProcessStart;
import org.spindle.spi.system.ProcessStart.InitialState;
import org.spindle.spi.system.SystemAction;
import org.spindle.spi.system.SystemEvent;
import org.spindle.spi.system.SystemLoad;

/**
 * Executes the processes of a workload under test with a CPU for each, without costs of the kernel and without a file cache: an access
 * through the file cache is a request. Throws an AssertionError if the load breaks a rule of {@link SystemLoad} or of its actions.
 */
final class TestProcesses {

    /** Numbers of the requests that accesses through the file cache cause; those of the load are smaller. */
    private static final long FIRST_CACHED = 1L << 40;

    /** What a process waits for. */
    private record Wait(SystemAction action, long subject) {}

    private static final class Process {

        private final ProcessStart start;
        private final SystemEvent event = new SystemEvent();
        private long next;
        private boolean isThere;
        private boolean hasEnded;
        private boolean isKilled;
        private boolean skipsSleep;
        private @Nullable Wait wait;

        Process(ProcessStart start, long next) {
            this.start = start;
            this.next = next;
        }
    }

    private final TestWorkloadContext context;
    private final SystemLoad load;
    private final Map<Long, Process> processes = new TreeMap<>();
    private final Map<Wait, Deque<Process>> waiting = new HashMap<>();
    private final Map<Long, Process> holders = new HashMap<>();
    private final Map<Long, Integer> semaphores = new HashMap<>();
    private final Set<Long> complete = new HashSet<>();
    private final Set<Long> read = new HashSet<>();
    private final InterruptArrival interrupt = new InterruptArrival();
    private long cached = FIRST_CACHED;

    TestProcesses(TestWorkloadContext context, SystemLoad load) {
        this.context = context;
        this.load = load;
        Set<Long> cpus = new HashSet<>();
        for (ProcessStart start : load.processes()) {
            require(
                    processes.put(start.process(), new Process(start, load.first(start.process()))) == null,
                    "process " + start.process() + " is there twice");
            require(
                    start.state() != InitialState.RUNNING || cpus.add(start.subject()),
                    "two processes run on CPU " + start.subject());
            context.tasks().add(start.task() == null ? 0 : 1);
        }
    }

    private static void require(boolean isSo, String otherwise) {
        if (!isSo) {
            throw new AssertionError(otherwise);
        }
    }

    void start() {
        for (Process process : processes.values()) {
            process.isThere = process.start.state() != InitialState.ABSENT;
            if (process.start.state() == InitialState.SLEEPING) {
                waitFor(process, new Wait(SystemAction.SLEEP, process.start.subject()));
            } else if (process.isThere) {
                proceed(process);
            }
        }
        awaitInterrupt();
    }

    private void after(long nanos, Runnable action) {
        context.schedule(context.now() + nanos, (op, arg) -> action.run(), 0, 0);
    }

    private void proceed(Process process) {
        if (process.next == SystemLoad.END) {
            end(process);
            return;
        }
        process.next = read(process.next, process.event);
        after(process.event.compute, () -> act(process));
    }

    private long read(long place, SystemEvent into) {
        require(read.add(place), load.describe(place) + " is read twice");
        long next = load.read(place, into);
        require(into.compute >= 0, load.describe(place) + " computes for " + into.compute + " ns");
        return next;
    }

    private void act(Process process) {
        if (process.isKilled) {
            end(process);
        } else if (continues(process, process.event)) {
            proceed(process);
        }
    }

    /** Performs an action of a process; returns whether it goes on at once. */
    private boolean continues(Process process, SystemEvent event) {
        long subject = event.subject;
        return switch (event.action) {
            case FORK -> create(subject);
            case VFORK -> create(subject) && waitFor(process, new Wait(SystemAction.VFORK, subject));
            case EXEC -> release(new Wait(SystemAction.VFORK, process.start.process()));
            case EXIT -> end(process);
            case SLEEP -> skipsSleep(process) || waitFor(process, new Wait(SystemAction.SLEEP, subject));
            case PAUSE -> skipsSleep(process) || pause(process, subject);
            case NEED -> complete.contains(subject) || waitFor(process, new Wait(SystemAction.NEED, subject));
            case LOCK ->
                holders.putIfAbsent(subject, process) == null || waitFor(process, new Wait(SystemAction.LOCK, subject));
            case UNLOCK -> unlock(process, subject);
            case AWAIT -> takes(subject) || waitFor(process, new Wait(SystemAction.AWAIT, subject));
            case JOIN -> process(subject).hasEnded || waitFor(process, new Wait(SystemAction.JOIN, subject));
            case CACHED_READ -> access(process, Operation.READ, true);
            case CACHED_WRITE -> access(process, Operation.WRITE, event.cachedWrite == CachedWrite.SYNCHRONOUS);
            default -> affectOthers(event, process.start.process());
        };
    }

    /** Performs an action that handlers may have, too. */
    private boolean affectOthers(SystemEvent event, long by) {
        switch (event.action) {
            case WAKEUP -> wakeup(new Wait(SystemAction.SLEEP, event.subject), event.all);
            case POST -> post(event.subject);
            case SIGNAL -> signal(process(event.subject));
            case KILL -> {
                process(event.subject).isKilled = true;
                signal(process(event.subject));
            }
            case REQUEST ->
                issue(event, event.operation, event.subject, by, done -> {
                    complete.add(done.id());
                    release(new Wait(SystemAction.NEED, done.id()));
                });
            default -> {}
        }
        return true;
    }

    private Process process(long number) {
        Process process = processes.get(number);
        if (process == null) {
            throw new AssertionError("process " + number + " is not declared");
        }
        return process;
    }

    private boolean create(long number) {
        Process process = process(number);
        require(!process.isThere, "process " + number + " is created, and there is one");
        process.isThere = true;
        proceed(process);
        return true;
    }

    private boolean end(Process process) {
        process.hasEnded = true;
        release(new Wait(SystemAction.JOIN, process.start.process()));
        release(new Wait(SystemAction.VFORK, process.start.process()));
        if (process.start.task() != null) {
            context.tasks().done();
        }
        return false;
    }

    private boolean waitFor(Process process, Wait wait) {
        process.wait = wait;
        waiting.computeIfAbsent(wait, key -> new ArrayDeque<>()).add(process);
        return false;
    }

    private boolean release(Wait wait) {
        wakeup(wait, true);
        return true;
    }

    private void wakeup(Wait wait, boolean all) {
        Deque<Process> processesThatWait = waiting.getOrDefault(wait, new ArrayDeque<>());
        for (int left = all ? processesThatWait.size() : Math.min(1, processesThatWait.size()); left > 0; left--) {
            wake(processesThatWait.remove());
        }
    }

    private void wake(Process process) {
        process.wait = null;
        after(0, () -> {
            if (process.isKilled) {
                end(process);
            } else {
                proceed(process);
            }
        });
    }

    private static boolean skipsSleep(Process process) {
        boolean skips = process.skipsSleep;
        process.skipsSleep = false;
        return skips;
    }

    @SuppressWarnings("ReferenceEquality") // another pause of the process is equal, but another one
    private boolean pause(Process process, long nanos) {
        Wait pause = new Wait(SystemAction.PAUSE, process.start.process());
        waitFor(process, pause);
        after(nanos, () -> {
            if (process.wait == pause) {
                release(pause);
            }
        });
        return false;
    }

    /** Ends a sleep of a process, or its next one. */
    private void signal(Process process) {
        Wait wait = process.wait;
        if (wait != null && (wait.action == SystemAction.SLEEP || wait.action == SystemAction.PAUSE)) {
            waiting.getOrDefault(wait, new ArrayDeque<>()).remove(process);
            wake(process);
        } else {
            process.skipsSleep = true;
        }
    }

    private boolean unlock(Process process, long lock) {
        require(holders.remove(lock) == process, "process " + process.start.process() + " does not hold lock " + lock);
        Process next = waiting.getOrDefault(new Wait(SystemAction.LOCK, lock), new ArrayDeque<>())
                .poll();
        if (next != null) {
            holders.put(lock, next);
            wake(next);
        }
        return true;
    }

    private boolean takes(long semaphore) {
        return semaphores.merge(semaphore, 0, Integer::sum) > 0 && semaphores.merge(semaphore, -1, Integer::sum) >= 0;
    }

    private void post(long semaphore) {
        Process next = waiting.getOrDefault(new Wait(SystemAction.AWAIT, semaphore), new ArrayDeque<>())
                .poll();
        if (next == null) {
            semaphores.merge(semaphore, 1, Integer::sum);
        } else {
            wake(next);
        }
    }

    private boolean access(Process process, Operation operation, boolean waits) {
        long number = cached++;
        Wait completion = new Wait(SystemAction.NEED, number);
        if (waits) {
            waitFor(process, completion);
        }
        issue(process.event, operation, number, process.start.process(), done -> release(completion));
        return !waits;
    }

    private void issue(SystemEvent event, Operation operation, long number, long process, CompletionListener listener) {
        Request request = context.newRequest().reset(number, event.device, operation, event.sector, event.sectors);
        request.process(process);
        request.criticality(event.criticality, event.timeLimit);
        request.recorded(event.service, Request.NONE);
        request.flags(event.criticality != Criticality.CRITICAL, event.metadata, event.readAhead);
        context.submit(request, listener);
    }

    private void awaitInterrupt() {
        if (load.nextInterrupt(interrupt)) {
            require(interrupt.at >= context.now(), "an interrupt at " + interrupt.at + " is out of order");
            long handler = interrupt.handler;
            after(interrupt.at - context.now(), () -> {
                handle(handler);
                awaitInterrupt();
            });
        }
    }

    private void handle(long place) {
        if (place != SystemLoad.END) {
            SystemEvent event = new SystemEvent();
            long next = read(place, event);
            require(event.action.isAllowedInHandlers(), load.describe(place) + " is not allowed in a handler");
            after(event.compute, () -> {
                affectOthers(event, Request.NONE);
                handle(next);
            });
        }
    }
}
