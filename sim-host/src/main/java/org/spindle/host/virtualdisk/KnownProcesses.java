package org.spindle.host.virtualdisk;

import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;

/**
 * The processes known to a virtual disk: each from its first request, whose attributes name its parent, if it has one ({@link
 * ProcessRelations}). A process that has exited is removed when its last copy is served; its number may then recur.
 */
final class KnownProcesses {

    private final Long2ObjectOpenHashMap<ProcessRecord> known = new Long2ObjectOpenHashMap<>();
    private final Long2ObjectOpenHashMap<Reference> references = new Long2ObjectOpenHashMap<>();
    private final ProcessRelations relations;
    private Consumer<ProcessRecord> whenExited = process -> {};

    KnownProcesses(RequestSchema schema) {
        relations = ProcessRelations.of(schema);
    }

    /** Returns the process of a real request that is copied now, or null if the request has none. */
    @Nullable
    ProcessRecord issuer(Request real) {
        long number = real.process();
        if (number == Request.NONE) {
            return null;
        }
        ProcessRecord process = known.get(number);
        if (process == null) {
            long of = real.attribute(relations.parent());
            process = of == Request.NONE ? new ProcessRecord(number) : child(number, of);
            known.put(number, process);
        }
        waitFor(process, real.attribute(relations.awaited()));
        return process;
    }

    /** Makes the next request of a process wait for the exit of another, unless an earlier one has. */
    private void waitFor(ProcessRecord process, long number) {
        if (number == process.awaitedNumber) {
            return;
        }
        process.awaitedNumber = number;
        ProcessRecord child = known.get(number);
        if (child != null) {
            process.awaited = child;
            child.hasExited = true;
        }
    }

    private ProcessRecord record(long number) {
        ProcessRecord process = known.get(number);
        if (process == null) {
            process = new ProcessRecord(number);
            known.put(number, process);
        }
        return process;
    }

    private ProcessRecord child(long number, long of) {
        ProcessRecord creator = record(of);
        ProcessRecord child = new ProcessRecord(number);
        child.measuredFrom = creator.last.share();
        child.parentCopy = creator.lastCopy;
        if (child.parentCopy == null) {
            child.releasedAt = creator.releasedAt;
        } else {
            creator.children.add(child);
        }
        return child;
    }

    /** Called when a real process has exited. */
    void exited(long process) {
        ProcessRecord record = known.get(process);
        if (record != null) {
            record.hasExited = true;
            whenExited.accept(record);
        }
    }

    /** Removes a process that has exited and has no pending copy. */
    void forget(ProcessRecord process) {
        known.remove(process.number, process);
    }

    /** Returns the number of known processes. */
    int size() {
        return known.size();
    }

    /** Sets the listener that is notified of exits. */
    void whenExited(Consumer<ProcessRecord> listener) {
        whenExited = listener;
    }

    /** Records that the copy with this ticket is submitted for the process: later think times are measured from its real completion. */
    void issued(ProcessRecord process, long ticket) {
        if (process.last.isShared()) {
            process.last = new Reference();
        } else if (process.last.isSet()) {
            references.remove(process.last.ticket());
        }
        process.last.reset(ticket);
        references.put(ticket, process.last);
    }

    /** Records that the real request with this ticket is complete. */
    void completed(long ticket, long now) {
        Reference reference = references.remove(ticket);
        if (reference != null) {
            reference.completed(now);
        }
    }
}
