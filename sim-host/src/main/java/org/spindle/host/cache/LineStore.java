package org.spindle.host.cache;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;

/** The medium of the lines: which transfers it takes to move data into and out of them. */
interface LineStore {

    /** Whether moving data takes no time, so that no transfer is ever started. */
    boolean isInstant();

    /** Whether no transfer is in progress. */
    boolean isIdle();

    /**
     * Begins to read from a line.
     *
     * @param whole the request that waits for the data; null if none does
     * @param tag of the transfer, for the listener
     * @return the number of transfers started; the listener is told of each and must finish it
     */
    int read(@Nullable Request whole, int line, int offset, int sectors, int tag, CompletionListener listener);

    /** Begins to write to a line; like {@link #read}. */
    int write(@Nullable Request whole, int line, int offset, int sectors, int tag, CompletionListener listener);
}
