package org.spindle.workload.trace.system;

import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.system.ProcessStart;
import org.spindle.spi.system.ProcessStart.InitialState;
import org.spindle.spi.system.SystemAction;
import org.spindle.spi.system.SystemEvent;

/** Checks the consistency of the lines of a system trace. Conditions that depend on the course of a run are checked by the run. */
final class SystemCheck {

    /** The state of a process after the lines read so far. */
    private static final class Seen {
        private final ProcessStart start;
        private final long line;
        private final LongArrayList locks = new LongArrayList();
        private int depth;
        private long createdAt;
        private @Nullable Seen creator;
        private long exitAt;
        private long lastAt;

        Seen(ProcessStart start, long line) {
            this.start = start;
            this.line = line;
        }
    }

    private final TraceProblems problems;
    private final Long2ObjectOpenHashMap<Seen> processes = new Long2ObjectOpenHashMap<>();
    private final LongOpenHashSet cpus = new LongOpenHashSet();
    private final LongOpenHashSet requests = new LongOpenHashSet();

    /** Pairs of subject and line of events whose subject may follow later in the file. */
    private final LongArrayList needs = new LongArrayList();

    private final LongArrayList targets = new LongArrayList();
    private long lastInterrupt;
    private boolean hasInterrupt;

    SystemCheck(TraceProblems problems) {
        this.problems = problems;
    }

    void process(ProcessStart start, long line) {
        Seen before = processes.get(start.process());
        if (before != null) {
            problems.add(
                    line,
                    "process " + start.process() + " is declared in line " + before.line
                            + " already; give each process one line and one number");
            return;
        }
        processes.put(start.process(), new Seen(start, line));
        if (start.state() == InitialState.RUNNING && !cpus.add(start.subject())) {
            problems.add(line, "another process runs on CPU " + start.subject() + " at the start; make this one ready");
        }
    }

    void event(long process, SystemEvent event, long line) {
        Seen seen = processes.get(process);
        if (seen == null) {
            problems.add(
                    line,
                    "there is no process " + process + "; a line 'process " + process
                            + " parent N STATE' must precede its first event");
            return;
        }
        if (seen.exitAt > 0) {
            problems.add(
                    line, "process " + process + " has exited in line " + seen.exitAt + "; exit is its last event");
            return;
        }
        seen.lastAt = line;
        follow(seen, event, line);
        refer(event, line);
    }

    private void follow(Seen seen, SystemEvent event, long line) {
        switch (event.action) {
            case CALL, TRAP -> seen.depth++;
            case RETURN, RESUME -> leave(seen, event.action, line);
            case LOCK -> lock(seen, event.subject, line);
            case UNLOCK -> {
                if (!seen.locks.rem(event.subject)) {
                    problems.add(line, "the process does not hold lock " + event.subject + "; take it by 'lock' first");
                }
            }
            case EXIT -> exit(seen, line);
            case FORK, VFORK -> create(seen, event.subject, line);
            default -> {}
        }
    }

    private void leave(Seen seen, SystemAction action, long line) {
        if (seen.depth == 0) {
            problems.add(
                    line,
                    action.name().toLowerCase(Locale.ROOT) + " of process " + seen.start.process()
                            + ", which is not in the kernel; 'call' or 'trap' must precede it");
        } else {
            seen.depth--;
        }
    }

    private void lock(Seen seen, long lock, long line) {
        if (seen.locks.contains(lock)) {
            problems.add(
                    line,
                    "the process already holds lock " + lock
                            + " and would wait for itself; release it by 'unlock' first");
        } else {
            seen.locks.add(lock);
        }
    }

    private void exit(Seen seen, long line) {
        seen.exitAt = line;
        if (!seen.locks.isEmpty()) {
            problems.add(
                    line,
                    "process " + seen.start.process() + " exits while it holds " + text(seen.locks)
                            + "; release them by 'unlock' before");
        }
    }

    private static String text(LongArrayList locks) {
        StringBuilder text = new StringBuilder(locks.size() == 1 ? "lock" : "locks");
        for (int i = 0; i < locks.size(); i++) {
            text.append(i == 0 ? " " : ", ").append(locks.getLong(i));
        }
        return text.toString();
    }

    private void create(Seen parent, long child, long line) {
        Seen created = processes.get(child);
        if (created == null) {
            problems.add(
                    line,
                    "there is no process " + child + "; a line 'process " + child + " parent " + parent.start.process()
                            + " absent' must precede it");
        } else if (created.start.state() != InitialState.ABSENT) {
            problems.add(
                    line, "process " + child + " exists from the start; declare it 'absent' in line " + created.line);
        } else if (created.createdAt > 0) {
            problems.add(line, "process " + child + " is already created in line " + created.createdAt);
        } else {
            created.createdAt = line;
            created.creator = parent;
        }
    }

    void interrupt(long at, long line) {
        if (hasInterrupt && at < lastInterrupt) {
            problems.add(
                    line,
                    "the clock goes back: this interrupt arrives at " + at + " ns, the one before at " + lastInterrupt
                            + " ns; interrupts must be in order of arrival");
        }
        hasInterrupt = true;
        lastInterrupt = at;
    }

    /** Returns whether the event belongs to an interrupt. */
    boolean handler(SystemEvent event, long line) {
        if (!hasInterrupt) {
            problems.add(line, "an event of a handler without an interrupt; a line 'interrupt NS' must precede it");
        }
        if (!event.action.isAllowedInHandlers()) {
            problems.add(
                    line,
                    "a handler cannot " + event.action.name().toLowerCase(Locale.ROOT)
                            + ": only a process can wait, enter the kernel or end");
        }
        refer(event, line);
        return hasInterrupt;
    }

    private void refer(SystemEvent event, long line) {
        switch (event.action) {
            case REQUEST -> {
                if (!requests.add(event.subject)) {
                    problems.add(
                            line,
                            "another request has the number " + event.subject + "; give each request its own number");
                }
            }
            case NEED -> put(needs, event.subject, line);
            case SIGNAL, KILL, JOIN -> put(targets, event.subject, line);
            case SWITCH -> {
                if (event.subject != SystemEvent.NONE) {
                    put(targets, event.subject, line);
                }
            }
            default -> {}
        }
    }

    private static void put(LongArrayList pairs, long subject, long line) {
        pairs.add(subject);
        pairs.add(line);
    }

    /** Checks the conditions that need the complete file. */
    void finish(List<ProcessStart> starts) {
        for (int i = 0; i < needs.size(); i += 2) {
            if (!requests.contains(needs.getLong(i))) {
                problems.add(
                        needs.getLong(i + 1),
                        "request " + needs.getLong(i)
                                + " is never issued, so that this wait never ends; issue it by 'read', 'write', 'flush'"
                                + " or 'discard' with this number");
            }
        }
        for (int i = 0; i < targets.size(); i += 2) {
            if (!processes.containsKey(targets.getLong(i))) {
                problems.add(
                        targets.getLong(i + 1),
                        "there is no process " + targets.getLong(i) + "; declare it by a line 'process "
                                + targets.getLong(i) + " parent N STATE'");
            }
        }
        for (ProcessStart start : starts) {
            Seen seen = processes.get(start.process());
            if (seen != null) {
                checkCreated(seen);
                checkEnded(seen);
            }
        }
        if (starts.isEmpty() && !hasInterrupt) {
            problems.add(0, "has neither a process nor an interrupt");
        }
    }

    /** The events of a process that never exits may end anywhere, but its locks would then be held for ever. */
    private void checkEnded(Seen seen) {
        if (seen.exitAt == 0 && !seen.locks.isEmpty()) {
            problems.add(
                    seen.lastAt,
                    "the events of process " + seen.start.process() + " end here while it holds " + text(seen.locks)
                            + "; release them by 'unlock' before");
        }
    }

    private void checkCreated(Seen seen) {
        if (seen.start.state() == InitialState.ABSENT && seen.createdAt == 0) {
            problems.add(
                    seen.line,
                    "process " + seen.start.process()
                            + " is absent at the start and is never created; create it by 'fork' or 'vfork' of another"
                            + " process, or declare it 'ready'");
        } else if (!isCreatedByPresent(seen)) {
            problems.add(
                    seen.createdAt,
                    "process " + seen.start.process()
                            + " is created by a process that it creates itself, directly or not, so that neither ever"
                            + " exists; declare one of them 'ready'");
        }
    }

    /** Returns whether its creator, or the creator of that, and so on, exists from the start, or is created by none. */
    private boolean isCreatedByPresent(Seen process) {
        Seen each = process;
        for (int i = 0; i <= processes.size(); i++) {
            Seen creator = each.creator;
            if (creator == null) {
                return true;
            }
            each = creator;
        }
        return false;
    }
}
