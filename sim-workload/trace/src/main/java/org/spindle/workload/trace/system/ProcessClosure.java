package org.spindle.workload.trace.system;

import it.unimi.dsi.fastutil.longs.Long2LongOpenHashMap;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.longs.LongLinkedOpenHashSet;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import it.unimi.dsi.fastutil.longs.LongSet;
import java.util.Collection;
import java.util.stream.Collectors;
import org.spindle.spi.system.ProcessStart;
import org.spindle.spi.system.ProcessStart.InitialState;
import org.spindle.spi.system.SystemEvent;
import org.spindle.spi.trace.TraceException;

/**
 * The processes of a system trace on which a part of it depends. A process depends on the one that creates it, on those that it creates,
 * joins, signals, kills or switches to, on those that signal or kill it, on the issuers of requests that it needs, and on those that post
 * the semaphores and wake the keys for which it waits. Locks cause no dependency: a lock whose owner is absent is free.
 */
public final class ProcessClosure {

    private final SystemTraceReader from;
    private final LongLinkedOpenHashSet processes = new LongLinkedOpenHashSet();
    private final Long2ObjectOpenHashMap<LongOpenHashSet> dependencies = new Long2ObjectOpenHashMap<>();
    private final Long2LongOpenHashMap issuers = new Long2LongOpenHashMap();

    /** Pairs of process and request. */
    private final LongArrayList needs = new LongArrayList();

    private final WaitObject keys = new WaitObject();
    private final WaitObject semaphores = new WaitObject();

    /** The waiters and the wakers of numbered keys or semaphores. */
    private static final class WaitObject {
        private final Long2ObjectOpenHashMap<LongOpenHashSet> waiters = new Long2ObjectOpenHashMap<>();
        private final Long2ObjectOpenHashMap<LongOpenHashSet> wakers = new Long2ObjectOpenHashMap<>();
    }

    /**
     * @param from a reader at the start of the trace; it is read to its end
     */
    public ProcessClosure(SystemTraceReader from) {
        this.from = from;
        SystemLines lines = from.lines();
        while (lines.advance()) {
            if (lines.kind() == SystemLines.LineKind.PROCESS) {
                declare(lines.start());
            } else if (lines.kind() == SystemLines.LineKind.EVENT) {
                add(lines.process(), lines.event());
            }
        }
        for (int i = 0; i < needs.size(); i += 2) {
            long issuer = issuers.getOrDefault(needs.getLong(i + 1), SystemEvent.NONE);
            if (issuer != SystemEvent.NONE) {
                depend(needs.getLong(i), issuer);
            }
        }
        depend(keys);
        depend(semaphores);
    }

    private void declare(ProcessStart start) {
        processes.add(start.process());
        if (start.state() == InitialState.SLEEPING) {
            put(keys.waiters, start.subject(), start.process());
        }
    }

    private void add(long process, SystemEvent event) {
        switch (event.action) {
            case REQUEST -> issuers.put(event.subject, process);
            case NEED -> {
                needs.add(process);
                needs.add(event.subject);
            }
            case SLEEP -> put(keys.waiters, event.subject, process);
            case WAKEUP -> put(keys.wakers, event.subject, process);
            case AWAIT -> put(semaphores.waiters, event.subject, process);
            case POST -> put(semaphores.wakers, event.subject, process);
            case FORK, VFORK, SIGNAL, KILL -> {
                depend(process, event.subject);
                depend(event.subject, process);
            }
            case JOIN -> depend(process, event.subject);
            case SWITCH -> {
                if (event.subject != SystemEvent.NONE) {
                    depend(process, event.subject);
                }
            }
            default -> {}
        }
    }

    private void depend(WaitObject place) {
        place.waiters.forEach((subject, waiting) -> {
            LongOpenHashSet waking = place.wakers.get(subject);
            if (waking != null) {
                waiting.forEach(waiter -> waking.forEach(waker -> depend(waiter, waker)));
            }
        });
    }

    private void depend(long process, long other) {
        put(dependencies, process, other);
    }

    private static void put(Long2ObjectOpenHashMap<LongOpenHashSet> sets, long subject, long process) {
        sets.computeIfAbsent(subject, unknown -> new LongOpenHashSet()).add(process);
    }

    /**
     * Returns these processes and all on which they depend, directly or indirectly.
     *
     * @throws TraceException if the trace has no such process
     */
    public LongSet of(Collection<Long> wanted) {
        LongLinkedOpenHashSet closure = new LongLinkedOpenHashSet();
        LongArrayList open = new LongArrayList();
        for (long process : wanted) {
            if (!processes.contains(process)) {
                throw new TraceException(from.name() + ": there is no process " + process + "; the trace has "
                        + processes.longStream().mapToObj(String::valueOf).collect(Collectors.joining(", ")));
            }
            open.add(process);
        }
        while (!open.isEmpty()) {
            long process = open.removeLong(open.size() - 1);
            if (closure.add(process)) {
                dependencies.getOrDefault(process, new LongOpenHashSet()).forEach(open::add);
            }
        }
        return closure;
    }
}
