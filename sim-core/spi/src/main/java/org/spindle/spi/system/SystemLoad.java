package org.spindle.spi.system;

import java.util.List;
import org.spindle.spi.Experimental;

/**
 * The load of a host: processes and interrupts, each an instruction stream, and the state at the start. Events are read
 * by their places, which are opaque to the host; each place is read once, in the order of its stream.
 */
@Experimental
public interface SystemLoad {

    /** Stands for the place behind the last event of a stream. */
    long END = -1;

    /**
     * Returns every process that exists at any time. Those that run at the start have different CPUs, counted from 0.
     */
    List<ProcessStart> processes();

    /** Returns the place of the first event of a process, or {@link #END}. */
    long first(long process);

    /**
     * Reads an event.
     *
     * @param place of an event, not {@link #END}
     * @return the place of the next event of the same stream, or {@link #END}
     */
    long read(long place, SystemEvent into);

    /** Reads the next interrupt, in order of time; returns false if there is none. */
    boolean nextInterrupt(InterruptArrival into);

    /**
     * Returns whether all its accesses to storage go through the file cache of the host, which it therefore requires.
     */
    default boolean needsFileCache() {
        return false;
    }

    /** Returns the location of an event, for messages, such as {@code trace.system: line 17}. */
    String describe(long place);
}
