package org.spindle.spi.system;

import org.spindle.spi.Experimental;

/** An interrupt from outside the storage. {@link SystemLoad} fills an arrival that the caller owns. */
@Experimental
public final class InterruptArrival {

    /** Simulated nanoseconds. */
    public long at;

    /** Whether it is the clock interrupt of the system. */
    public boolean clock;

    /** Place of the first event of its handler, or {@link SystemLoad#END}. */
    public long handler = SystemLoad.END;
}
