package org.spindle.plugin;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;

/**
 * A set of requests by identity: open addressing with linear probing (Knuth 1973, section 6.4, algorithms L and R). Allocates
 * only to hold more requests than ever before.
 */
final class WatchedRequests {

    private static final int FIRST_PLACES = 16;

    private @Nullable Request[] places = new Request[FIRST_PLACES];
    private int size;

    int size() {
        return size;
    }

    boolean contains(Request request) {
        return places[place(request)] != null;
    }

    void add(Request request) {
        int place = place(request);
        if (places[place] == null) {
            places[place] = request;
            size++;
            if (2 * size > places.length) {
                enlarge();
            }
        }
    }

    /** Returns whether the request was in the set. */
    boolean remove(Request request) {
        int mask = places.length - 1;
        int free = place(request);
        if (places[free] == null) {
            return false;
        }
        size--;
        int next = free;
        while (true) {
            next = next + 1 & mask;
            Request moved = places[next];
            if (moved == null) {
                places[free] = null;
                return true;
            }
            if ((next - home(moved) & mask) >= (next - free & mask)) {
                places[free] = moved;
                free = next;
            }
        }
    }

    private void enlarge() {
        @Nullable Request[] old = places;
        places = new Request[2 * old.length];
        for (Request request : old) {
            if (request != null) {
                places[place(request)] = request;
            }
        }
    }

    /** Returns the index of the request, or else the free index where it belongs. */
    private int place(Request request) {
        int mask = places.length - 1;
        int place = home(request);
        while (places[place] != null && places[place] != request) {
            place = place + 1 & mask;
        }
        return place;
    }

    private int home(Request request) {
        return System.identityHashCode(request) & places.length - 1;
    }
}
