package org.spindle.host.filecache;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;

/** A request of the cache: which blocks it reads or writes. Used again for another one when it is complete. */
final class CacheTransfer implements CompletionListener {

    private final FileCache cache;
    int unit;

    /** Key of the first block. */
    long key;

    int blocks;
    boolean isWrite;

    /** Null once it has been issued. */
    @Nullable
    Request request;

    @Nullable
    CacheTransfer nextFree;

    CacheTransfer(FileCache cache) {
        this.cache = cache;
    }

    @Override
    public void completed(Request request) {
        cache.completed(this, request);
    }
}
