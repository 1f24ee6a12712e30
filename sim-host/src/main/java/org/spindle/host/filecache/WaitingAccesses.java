package org.spindle.host.filecache;

import org.jspecify.annotations.Nullable;

/** Accesses that wait for the same buffer or space, in order of arrival. */
final class WaitingAccesses {

    private @Nullable CacheAccess first;
    private @Nullable CacheAccess last;

    void add(CacheAccess access) {
        access.next = null;
        if (last == null) {
            first = access;
        } else {
            last.next = access;
        }
        last = access;
    }

    /** Removes all; returns the first of a chain by {@link CacheAccess#next}, or null. */
    @Nullable
    CacheAccess takeAll() {
        CacheAccess chain = first;
        first = null;
        last = null;
        return chain;
    }
}
