package org.spindle.workload.trace.system;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.spindle.spi.system.InterruptArrival;
import org.spindle.spi.system.ProcessStart;
import org.spindle.spi.system.SystemEvent;
import org.spindle.spi.system.SystemLoad;

/** A system trace in memory: about 30 bytes per event, and as many again per request. The place of an event is its index. */
public final class SystemTrace implements SystemLoad {

    private static final int NOWHERE = (int) END;

    private final String name;
    private final List<ProcessStart> processes = new ArrayList<>();
    private final EventColumns events = new EventColumns();
    private final InterruptColumns interrupts = new InterruptColumns();
    private final Long2IntOpenHashMap first = new Long2IntOpenHashMap();
    private final Long2IntOpenHashMap last = new Long2IntOpenHashMap();
    private int lastOfHandler = NOWHERE;
    private int nextInterrupt;

    /**
     * @param name of the file, for messages
     */
    public SystemTrace(String name) {
        this.name = name;
        first.defaultReturnValue(NOWHERE);
        last.defaultReturnValue(NOWHERE);
    }

    /** Adds a process. */
    public void process(ProcessStart start) {
        processes.add(start);
    }

    /**
     * Adds an event at the end of those of a process.
     *
     * @param isClassified whether the trace states the criticality of a request
     * @param line number of the event's line
     */
    public void event(long process, SystemEvent event, boolean isClassified, long line) {
        int index = events.add(event, isClassified, line);
        int before = last.put(process, index);
        if (before == NOWHERE) {
            first.put(process, index);
        } else {
            events.link(before, index);
        }
    }

    /** Adds an interrupt, which must not arrive before those present. */
    public void interrupt(long at, boolean clock) {
        interrupts.add(at, clock);
        lastOfHandler = NOWHERE;
    }

    /** Adds an event of the handler of the last interrupt. */
    public void handler(SystemEvent event, boolean isClassified, long line) {
        int index = events.add(event, isClassified, line);
        if (lastOfHandler == NOWHERE) {
            interrupts.handler(index);
        } else {
            events.link(lastOfHandler, index);
        }
        lastOfHandler = index;
    }

    /** Returns the number of events of processes and handlers. */
    public int events() {
        return events.size();
    }

    /**
     * Completes the trace: renumbers requests from 0 without gaps, and sets the criticality that follows from the waits of processes. To be
     * called once, after the last event.
     *
     * @param all whether to replace the criticality stated in the trace, too
     */
    public void classify(boolean all) {
        events.renumber();
        new WaitClasses(this).assign(all);
    }

    EventColumns columns() {
        return events;
    }

    @Override
    public List<ProcessStart> processes() {
        return Collections.unmodifiableList(processes);
    }

    @Override
    public long first(long process) {
        return first.get(process);
    }

    @Override
    public long read(long place, SystemEvent into) {
        return events.read((int) place, into);
    }

    @Override
    public boolean nextInterrupt(InterruptArrival into) {
        if (nextInterrupt == interrupts.size()) {
            return false;
        }
        interrupts.read(nextInterrupt++, into);
        return true;
    }

    @Override
    public boolean needsFileCache() {
        return events.accesses() > 0 && events.requests() == 0;
    }

    @Override
    public String describe(long place) {
        return place == END ? name + ": its end" : name + ": line " + events.line((int) place);
    }
}
