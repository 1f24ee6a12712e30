package org.spindle.host.cache;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;

/** Where lines keep their data, and so what it takes to move it. */
interface LineStore {

    /** Whether moving data takes no time, so that none of the transfers below is ever started. */
    boolean isInstant();

    /** Whether nothing is being moved. */
    boolean isIdle();

    /**
     * Begins to read from a line.
     *
     * @param whole on whose behalf; null if nobody waits
     * @param tag of the transfer, for the listener
     * @return how many transfers were started; each is reported to the listener, who finishes it
     */
    int read(@Nullable Request whole, int line, int offset, int sectors, int tag, CompletionListener listener);

    /** Begins to write to a line; like {@link #read}. */
    int write(@Nullable Request whole, int line, int offset, int sectors, int tag, CompletionListener listener);
}
