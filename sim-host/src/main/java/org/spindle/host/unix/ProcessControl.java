package org.spindle.host.unix;

import org.jspecify.annotations.Nullable;
import org.spindle.host.filecache.CacheAccess;
import org.spindle.host.filecache.FileCache;
import org.spindle.host.unix.UnixProcess.State;
import org.spindle.host.unix.UnixProcess.Step;
import org.spindle.spi.host.HostContext;
import org.spindle.spi.request.Request;
import org.spindle.spi.system.ProcessStart.InitialState;
import org.spindle.spi.system.RequestIssuer;
import org.spindle.spi.system.SystemAction;
import org.spindle.spi.system.SystemEvent;
import org.spindle.spi.system.SystemLoad;
import org.spindle.spi.timeline.TimelineTrack;

/** Performs the events of processes (Ganger 1995, section A.1.3) and ends their waits. */
final class ProcessControl implements Waker {

    private final HostContext context;
    private final SystemLoad load;
    private final ProcessTable processes;
    private final Processors processors;
    private final IdleTime idleTime;
    private final HostMeasures measures;
    private final TaskMeasures tasks;
    private final Keys keys = new Keys(this);
    private final RequestTable requests;
    private final @Nullable FileCache cache;
    private final SystemClock clock;
    private final TimeSharing policy;
    private final boolean ioPreempts;
    private final ComputationTimes computations;
    private final CacheRefill refill;

    ProcessControl(Parts parts, UnixConfig config) {
        context = parts.context();
        load = parts.load();
        processes = parts.processes();
        processors = parts.processors();
        idleTime = parts.idleTime();
        measures = parts.measures();
        tasks = parts.tasks();
        policy = parts.policy();
        requests = new RequestTable(context, parts.issuer(), measures, this);
        cache = parts.cache();
        if (cache != null) {
            for (UnixProcess process : processes.all()) {
                process.access = cache.access(new CachingProcess(process, this));
            }
        }
        clock = new SystemClock(config.clock(), context.events(), processors, parts.interrupts(), this);
        ioPreempts = config.ioPreempts();
        computations = parts.computations();
        refill = new CacheRefill(config.costs().refill());
    }

    /** The collaborators of process control. */
    record Parts(
            HostContext context,
            SystemLoad load,
            RequestIssuer issuer,
            ProcessTable processes,
            Processors processors,
            IdleTime idleTime,
            HostMeasures measures,
            TaskMeasures tasks,
            TimeSharing policy,
            Interrupts interrupts,
            ComputationTimes computations,
            @Nullable FileCache cache) {}

    SystemClock clock() {
        return clock;
    }

    /** Puts every process into its initial state and starts the CPUs. */
    void start() {
        for (UnixProcess process : processes.all()) {
            if (process.isTask() && process.start.state() != InitialState.ABSENT) {
                process.account = tasks.begin(now());
            }
        }
        for (UnixProcess process : processes.all()) {
            switch (process.start.state()) {
                case RUNNING -> {
                    activate(process);
                    processors.cpu((int) process.start.subject()).begin(process);
                }
                case READY -> {
                    activate(process);
                    processors.enqueue(process, now());
                }
                case SLEEPING -> {
                    process.state = State.ASLEEP;
                    activate(process);
                    process.event.action = SystemAction.SLEEP;
                    process.event.subject = process.start.subject();
                    keys.sleep(process.start.subject(), process);
                }
                case ABSENT -> {}
            }
            count(process);
        }
        processors.start();
    }

    private void count(UnixProcess process) {
        processes.count(process);
        if (processes.active() == 0) {
            clock.stop();
        } else {
            clock.run();
        }
    }

    private void activate(UnixProcess process) {
        policy.begin(process);
        process.since = now();
        UnixProcess parent = process.parent;
        if (process.account == null && process.isTask()) {
            process.account = tasks.begin(now());
        } else if (process.account == null && parent != null) {
            process.account = parent.account;
        }
        if (!process.isBlocked()) {
            process.accountForAbility(false, now());
        }
    }

    private long now() {
        return context.events().now();
    }

    /** Performs the step that follows a computation of a process. */
    void perform(Cpu cpu, UnixProcess process) {
        switch (process.step) {
            case FETCH -> fetch(cpu, process);
            case EVENT -> act(cpu, process);
            case DRIVER -> issue(cpu, process);
        }
    }

    private void fetch(Cpu cpu, UnixProcess process) {
        if (process.killed || process.next == SystemLoad.END) {
            end(cpu, process);
            return;
        }
        process.place = process.next;
        process.next = load.read(process.place, process.event);
        process.remaining = computations.scaled(process.event.compute);
        process.step = Step.EVENT;
        refill.begin(cpu, process);
    }

    private void act(Cpu cpu, UnixProcess process) {
        SystemEvent event = process.event;
        process.step = Step.FETCH;
        switch (event.action) {
            case CALL, TRAP -> {
                process.kernel++;
                process.remaining = computations.systemCall();
            }
            case RETURN, RESUME -> process.kernel--;
            case FORK -> fork(cpu, process, false);
            case VFORK -> fork(cpu, process, true);
            case EXEC -> releaseParent(process);
            case EXIT -> end(cpu, process);
            case SLEEP -> sleep(cpu, process);
            case PAUSE -> sleepFor(cpu, process);
            case SWITCH -> cpu.yieldTo(event.subject == SystemEvent.NONE ? null : declared(event.subject));
            case REQUEST -> {
                if (cache == null) {
                    process.step = Step.DRIVER;
                    process.remaining = computations.request();
                }
            }
            case NEED -> need(cpu, process);
            case CACHED_READ, CACHED_WRITE -> accessCache(cpu, process);
            case SYNC -> {
                if (cache != null) {
                    cache.sync();
                }
            }
            case LOCK -> {
                if (!keys.lock(event.subject, process)) {
                    block(cpu, process, State.HELD);
                }
            }
            case UNLOCK -> unlock(process);
            case AWAIT -> {
                if (!process.killed && !keys.await(event.subject, process)) {
                    block(cpu, process, State.ASLEEP);
                }
            }
            case JOIN -> join(cpu, process);
            default -> affectOthers(event);
        }
    }

    /** Performs an event that handlers may have too. Requests of handlers are more urgent than those of any process. */
    void affectOthers(SystemEvent event) {
        switch (event.action) {
            case WAKEUP -> keys.wakeup(event.subject, event.all);
            case POST -> keys.post(event.subject);
            case SIGNAL -> signal(event.subject, false);
            case KILL -> signal(event.subject, true);
            case REQUEST -> {
                if (cache == null) {
                    requests.issue(event, Request.NONE, 0, 0);
                }
            }
            default -> {}
        }
    }

    private void issue(Cpu cpu, UnixProcess process) {
        process.step = Step.FETCH;
        requests.issue(process.event, process.start.process(), TimeSharing.level(process.priority), cpu.number());
    }

    private void fork(Cpu cpu, UnixProcess parent, boolean sharesContext) {
        UnixProcess child = processes.get(parent.event.subject);
        if (child == null || child.state != State.ABSENT) {
            throw failure(
                    parent,
                    "process " + parent.event.subject + " cannot be created: it "
                            + (child == null ? "is not declared" : "has been created before"),
                    "declare it 'absent' and create it once");
        }
        child.parent = parent;
        child.priority = parent.priority;
        child.cpu = cpu.number();
        activate(child);
        if (sharesContext) {
            child.vforkParent = parent;
            block(cpu, parent, State.HELD);
        } else {
            cpu.yieldTo(null);
        }
        processors.enqueue(child, now());
        count(child);
        processors.offer(child, false);
    }

    private void releaseParent(UnixProcess child) {
        UnixProcess parent = child.vforkParent;
        if (parent != null) {
            child.vforkParent = null;
            wake(parent);
        }
    }

    private void sleep(Cpu cpu, UnixProcess process) {
        if (!process.skipsSleep()) {
            block(cpu, process, State.ASLEEP);
            keys.sleep(process.event.subject, process);
        }
    }

    private void sleepFor(Cpu cpu, UnixProcess process) {
        if (!process.skipsSleep()) {
            block(cpu, process, State.ASLEEP);
            clock.pause(process, process.event.subject);
        }
    }

    private void need(Cpu cpu, UnixProcess process) {
        if (cache == null && !requests.isComplete(process.event.subject)) {
            requests.await(process.event.subject, process);
            waitForStorage(cpu, process);
        }
    }

    private void accessCache(Cpu cpu, UnixProcess process) {
        CacheAccess access = process.access;
        if (cache != null && access != null && !cache.begin(access, process.event)) {
            waitForStorage(cpu, process);
        }
    }

    private void waitForStorage(Cpu cpu, UnixProcess process) {
        block(cpu, process, State.WAITING_FOR_STORAGE);
        idleTime.waiting(1);
    }

    private void unlock(UnixProcess process) {
        if (!keys.unlock(process.event.subject, process)) {
            throw failure(process, "does not hold lock " + process.event.subject, "its 'lock' must precede");
        }
    }

    private void join(Cpu cpu, UnixProcess process) {
        UnixProcess other = declared(process.event.subject);
        if (!process.killed && other.state != State.GONE) {
            block(cpu, process, State.ASLEEP);
            other.joiners.addLast(process);
        }
    }

    private void block(Cpu cpu, UnixProcess process, State state) {
        boolean isStorage = state == State.WAITING_FOR_STORAGE;
        process.state = state;
        process.since = now();
        process.accountForWait(isStorage, now());
        count(process);
        cpu.release(isStorage);
    }

    @Override
    public void wake(UnixProcess process) {
        boolean isStorage = process.state == State.WAITING_FOR_STORAGE;
        long waited = now() - process.since;
        process.accountForAbility(isStorage, now());
        if (isStorage) {
            idleTime.waiting(-1);
            measures.storageWait.record(waited);
            process.backFromStorage = true;
            refill.woken(process, waited);
        }
        process.track.background(
                process.since, now(), isStorage ? "waits for storage" : "waits", TimelineTrack.NO_REQUEST);
        policy.raise(process);
        processors.enqueue(process, now());
        count(process);
        processors.offer(process, !isStorage || ioPreempts);
    }

    /** Ends the current or next sleep of a process, or kills it: it ends before its next event, and not while it is held. */
    private void signal(long number, boolean kills) {
        UnixProcess process = declared(number);
        if (!process.isPresent()) {
            return;
        }
        process.killed |= kills;
        if (process.state == State.ASLEEP) {
            WaitList list = process.list;
            if (list == null) {
                clock.cancel(process);
            } else {
                list.remove(process);
            }
            wake(process);
        } else {
            process.signalled |= !kills;
        }
    }

    /** Ends a process that exits, is killed or has no further event. */
    private void end(Cpu cpu, UnixProcess process) {
        boolean exits = process.killed || process.event.action == SystemAction.EXIT;
        if (exits && process.locks > 0) {
            throw failure(
                    process,
                    "ends while it holds " + (process.locks == 1 ? "1 lock" : process.locks + " locks"),
                    "its 'unlock' must precede");
        }
        process.state = State.GONE;
        count(process);
        processors.settle();
        process.accountForWait(false, now());
        TaskAccount account = process.account;
        if (account != null && process.isTask()) {
            tasks.end(process, account, now());
        }
        UnixProcess parent = process.parent;
        if (parent != null) {
            parent.childrenTime += process.cpuTime + process.childrenTime;
        }
        cpu.release(false);
        if (exits) {
            releaseParent(process);
            for (UnixProcess next = process.joiners.removeFirst(); next != null; next = process.joiners.removeFirst()) {
                wake(next);
            }
        }
    }

    private UnixProcess declared(long number) {
        UnixProcess process = processes.get(number);
        if (process == null) {
            throw context.failure("an event refers to process " + number + ", which is not declared; declare it");
        }
        return process;
    }

    private RuntimeException failure(UnixProcess process, String problem, String remedy) {
        return context.failure("process " + process.start.process() + " " + problem + " ("
                + load.describe(process.place) + "); " + remedy);
    }

    /** Returns a message about the processes that would wait forever if no outside event occurs; null if there are none. */
    @Nullable
    String deadlock() {
        return processes.active() == 0 || clock.endsPauses()
                ? null
                : new Deadlock(processes, load, keys).message(now());
    }
}
