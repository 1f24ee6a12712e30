package org.spindle.spi.system;

import java.util.List;
import org.spindle.spi.Experimental;

/**
 * What runs on a host: processes and interrupts, each an instruction stream, and what there is at the start. Events are read
 * by their places, which only their load understands; each place is read once, in the order of its stream.
 */
@Experimental
public interface SystemLoad {

    /** Stands for the place behind the last event of a stream. */
    long END = -1;

    /** Every process that exists at any time. Those that run at the start have different CPUs, counted from 0. */
    List<ProcessStart> processes();

    /** Place of the first event of a process, or {@link #END}. */
    long first(long process);

    /**
     * Reads an event.
     *
     * @param place of an event, not {@link #END}
     * @return the place of the next event of the same stream, or {@link #END}
     */
    long read(long place, SystemEvent into);

    /** Goes to the next interrupt, which is not before the one before; false if there is none. */
    boolean nextInterrupt(InterruptArrival into);

    /** Whether all its accesses to storage are through the file cache of the host, without which it would do nothing. */
    default boolean needsFileCache() {
        return false;
    }

    /** Where an event stands, for messages, such as {@code trace.system: line 17}. */
    String describe(long place);
}
