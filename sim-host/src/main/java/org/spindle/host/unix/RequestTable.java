package org.spindle.host.unix;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.host.HostContext;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestAttribute;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.system.RequestIssuer;
import org.spindle.spi.system.SystemEvent;

/**
 * The requests of processes by number. A process that needs a completed request continues; otherwise it waits, even if the request
 * is not issued yet, which happens when another process issues it later than in the traced system.
 */
final class RequestTable {

    private static final byte UNKNOWN = 0;
    private static final byte ISSUED = 1;
    private static final byte COMPLETE = 2;

    /** Set once the request has been needed. */
    private static final byte NEEDED = 4;

    private final EventLoop events;
    private final RequestIssuer issuer;
    private final RequestAttribute priority;
    private final HostMeasures measures;
    private final Waker waker;
    private byte[] states = new byte[1024];
    private long[] issued = new long[1024];
    private @Nullable IssuedIo[] pending = new @Nullable IssuedIo[1024];
    private @Nullable IssuedIo free;

    RequestTable(HostContext context, RequestIssuer issuer, HostMeasures measures, Waker waker) {
        events = context.events();
        priority = context.requestSchema().attribute(RequestAttribute.PRIORITY_LEVEL);
        this.issuer = issuer;
        this.measures = measures;
        this.waker = waker;
    }

    /**
     * Issues the request of an event.
     *
     * @param process its number, or {@link Request#NONE} for a handler
     * @param level its priority for schedulers, 0 the most urgent
     * @param cpu on which it is issued
     */
    void issue(SystemEvent event, long process, int level, int cpu) {
        int number = indexOf(event.subject);
        states[number] = (byte) (states[number] & NEEDED | ISSUED);
        issued[number] = events.now();
        IssuedIo io = pending(number);
        Request request = issuer.take().reset(number, event.device, event.operation, event.sector, event.sectors);
        request.process(process);
        request.attribute(priority, level);
        request.attribute(RequestAttribute.CPU, cpu);
        request.criticality(event.criticality, event.timeLimit);
        request.recorded(event.service, Request.NONE);
        request.flags(event.criticality != Criticality.CRITICAL, event.metadata, event.readAhead);
        issuer.issue(request, io);
    }

    /** Returns whether a request is complete, and records the time of its first need. */
    boolean isComplete(long request) {
        int number = indexOf(request);
        int state = states[number] & ~NEEDED;
        if ((states[number] & NEEDED) == 0) {
            states[number] |= NEEDED;
            measures.needed(state == UNKNOWN ? 0 : events.now() - issued[number], state == COMPLETE);
        }
        return state == COMPLETE;
    }

    /** Adds a process to the wait list of an incomplete request. */
    void await(long request, UnixProcess process) {
        pending(indexOf(request)).waiting.addLast(process);
    }

    void completed(IssuedIo io, Request request) {
        measures.served(request);
        int number = io.number;
        states[number] = (byte) (states[number] & NEEDED | COMPLETE);
        pending[number] = null;
        for (UnixProcess next = io.waiting.removeFirst(); next != null; next = io.waiting.removeFirst()) {
            waker.wake(next);
        }
        io.nextFree = free;
        free = io;
    }

    private IssuedIo pending(int number) {
        IssuedIo io = pending[number];
        if (io != null) {
            return io;
        }
        io = free;
        if (io == null) {
            io = new IssuedIo(this);
        } else {
            free = io.nextFree;
            io.nextFree = null;
        }
        io.number = number;
        pending[number] = io;
        return io;
    }

    private int indexOf(long request) {
        if (request >= states.length) {
            int length = Math.toIntExact(Math.max(request + 1, 2L * states.length));
            states = Arrays.copyOf(states, length);
            issued = Arrays.copyOf(issued, length);
            pending = Arrays.copyOf(pending, length);
        }
        return (int) request;
    }
}
