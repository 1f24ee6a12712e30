package org.spindle.host.cache;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;

/** The medium of the lines, and the transfers of data into and out of them. */
interface LineStore {

    /** Returns whether transfers take no time, so that none is ever started. */
    boolean isInstant();

    /** Returns whether no transfer is in progress. */
    boolean isIdle();

    /**
     * Begins to read from a line.
     *
     * @param whole the request that waits for the data; null if none does
     * @param tag of the transfer, for the listener
     * @return the number of transfers started; the listener is notified of each and must finish it
     */
    int read(@Nullable Request whole, int line, int offset, int sectors, int tag, CompletionListener listener);

    /** Begins to write to a line; like {@link #read}. */
    int write(@Nullable Request whole, int line, int offset, int sectors, int tag, CompletionListener listener);
}
