package org.spindle.host.linux;

import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

/** An index of waiting requests by start and by end sector. If several have the same start, or end, the latest added is found. */
final class MergeIndex {

    private static final int OPERATIONS = Operation.values().length;

    private final Long2ObjectOpenHashMap<Request>[] byStart = maps();
    private final Long2ObjectOpenHashMap<Request>[] byEnd = maps();

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static Long2ObjectOpenHashMap<Request>[] maps() {
        Long2ObjectOpenHashMap<Request>[] maps = new Long2ObjectOpenHashMap[OPERATIONS];
        for (int operation = 0; operation < OPERATIONS; operation++) {
            maps[operation] = new Long2ObjectOpenHashMap<>();
        }
        return maps;
    }

    void add(Request request) {
        byStart[request.operation().ordinal()].put(request.sector(), request);
        byEnd[request.operation().ordinal()].put(request.end(), request);
    }

    /** Removes a request; has no effect if it is not in the index. */
    void remove(Request request) {
        byStart[request.operation().ordinal()].remove(request.sector(), request);
        byEnd[request.operation().ordinal()].remove(request.end(), request);
    }

    @Nullable
    Request startingAt(Operation operation, long sector) {
        return byStart[operation.ordinal()].get(sector);
    }

    @Nullable
    Request endingAt(Operation operation, long sector) {
        return byEnd[operation.ordinal()].get(sector);
    }
}
