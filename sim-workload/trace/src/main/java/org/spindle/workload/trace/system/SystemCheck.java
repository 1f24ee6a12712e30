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

/** Whether the lines of a system trace fit together. What depends on the course of a run only the run can find. */
final class SystemCheck {

    /** A process as far as its lines have been seen. */
    private static final class Seen {
        private final ProcessStart start;
        private final long line;
        private final LongArrayList locks = new LongArrayList();
        private int depth;
        private long createdAt;
        private long exitAt;

        Seen(ProcessStart start, long line) {
            this.start = start;
            this.line = line;
        }
    }

    private final Complaints complaints;
    private final Long2ObjectOpenHashMap<Seen> processes = new Long2ObjectOpenHashMap<>();
    private final LongOpenHashSet cpus = new LongOpenHashSet();
    private final LongOpenHashSet requests = new LongOpenHashSet();

    /** Pairs of subject and line of events whose subject may come later in the file. */
    private final LongArrayList needs = new LongArrayList();

    private final LongArrayList targets = new LongArrayList();
    private long lastInterrupt;
    private boolean hasInterrupt;

    SystemCheck(Complaints complaints) {
        this.complaints = complaints;
    }

    void process(ProcessStart start, long line) {
        Seen before = processes.get(start.process());
        if (before != null) {
            complaints.add(
                    line,
                    "process " + start.process() + " stands in line " + before.line
                            + " already; give each process one line and one number");
            return;
        }
        processes.put(start.process(), new Seen(start, line));
        if (start.state() == InitialState.RUNNING && !cpus.add(start.subject())) {
            complaints.add(
                    line, "another process runs on CPU " + start.subject() + " at the start; make this one ready");
        }
    }

    void event(long process, SystemEvent event, long line) {
        Seen seen = processes.get(process);
        if (seen == null) {
            complaints.add(
                    line,
                    "there is no process " + process + "; a line 'process " + process
                            + " parent N STATE' has to stand before its first event");
            return;
        }
        if (seen.exitAt > 0) {
            complaints.add(
                    line, "process " + process + " has exited in line " + seen.exitAt + "; exit is its last event");
            return;
        }
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
                    complaints.add(
                            line, "the process does not hold lock " + event.subject + "; take it by 'lock' first");
                }
            }
            case EXIT -> exit(seen, line);
            case FORK, VFORK -> create(seen, event.subject, line);
            default -> {}
        }
    }

    private void leave(Seen seen, SystemAction action, long line) {
        if (seen.depth == 0) {
            complaints.add(
                    line,
                    action.name().toLowerCase(Locale.ROOT) + " of process " + seen.start.process()
                            + ", which is not in the kernel; 'call' or 'trap' has to stand before");
        } else {
            seen.depth--;
        }
    }

    private void lock(Seen seen, long lock, long line) {
        if (seen.locks.contains(lock)) {
            complaints.add(line, "the process holds lock " + lock + " already and would wait for itself");
        } else {
            seen.locks.add(lock);
        }
    }

    private void exit(Seen seen, long line) {
        seen.exitAt = line;
        if (!seen.locks.isEmpty()) {
            complaints.add(
                    line,
                    "process " + seen.start.process() + " exits while it holds " + text(seen.locks)
                            + "; resources have to be given back by 'unlock' before");
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
            complaints.add(
                    line,
                    "there is no process " + child + "; a line 'process " + child + " parent " + parent.start.process()
                            + " absent' has to stand before");
        } else if (created.start.state() != InitialState.ABSENT) {
            complaints.add(
                    line, "process " + child + " exists from the start; declare it 'absent' in line " + created.line);
        } else if (created.createdAt > 0) {
            complaints.add(line, "process " + child + " is created in line " + created.createdAt + " already");
        } else {
            created.createdAt = line;
        }
    }

    void interrupt(long at, long line) {
        if (hasInterrupt && at < lastInterrupt) {
            complaints.add(
                    line,
                    "the clock goes back: this interrupt arrives at " + at + " ns, the one before at " + lastInterrupt
                            + " ns; interrupts have to stand in order of arrival");
        }
        hasInterrupt = true;
        lastInterrupt = at;
    }

    /** Whether the event belongs to an interrupt at all. */
    boolean handler(SystemEvent event, long line) {
        if (!hasInterrupt) {
            complaints.add(
                    line, "an event of a handler, but of no interrupt; a line 'interrupt NS' has to stand before");
        }
        if (!event.action.isAllowedInHandlers()) {
            complaints.add(
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
                    complaints.add(line, "another request has the number " + event.subject + "; each has its own");
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

    /** Checks what only the whole file can tell. */
    void finish(List<ProcessStart> starts) {
        for (int i = 0; i < needs.size(); i += 2) {
            if (!requests.contains(needs.getLong(i))) {
                complaints.add(
                        needs.getLong(i + 1),
                        "nobody issues request " + needs.getLong(i) + ", so that nobody ends this wait");
            }
        }
        for (int i = 0; i < targets.size(); i += 2) {
            if (!processes.containsKey(targets.getLong(i))) {
                complaints.add(targets.getLong(i + 1), "there is no process " + targets.getLong(i));
            }
        }
        for (ProcessStart start : starts) {
            checkCreated(processes.get(start.process()));
        }
        if (starts.isEmpty() && !hasInterrupt) {
            complaints.add(0, "holds neither a process nor an interrupt");
        }
    }

    private void checkCreated(@Nullable Seen seen) {
        if (seen != null && seen.start.state() == InitialState.ABSENT && seen.createdAt == 0) {
            complaints.add(
                    seen.line,
                    "process " + seen.start.process()
                            + " is absent at the start and nobody creates it by 'fork' or 'vfork'");
        }
    }
}
