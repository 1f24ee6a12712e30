package org.spindle.policies.scheduler.queue;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;

/**
 * Waiting requests in the order that the caller chooses, as a doubly linked list. A request's position is a small
 * positive number that stays valid until the request is removed; positions are reused.
 */
public final class RequestList {

    /** No position: the predecessor of the first request and the successor of the last. */
    public static final int NONE = 0;

    private @Nullable Request[] requests = new Request[16];
    private int[] next = new int[16];
    private int[] previous = new int[16];
    private int unused = 1;
    private int free = NONE;
    private int size;

    public int size() {
        return size;
    }

    /** Returns a number greater than any position in use. */
    public int capacity() {
        return requests.length;
    }

    /** Returns the first position, or {@link #NONE}. */
    public int first() {
        return next[NONE];
    }

    /** Returns the last position, or {@link #NONE}. */
    public int last() {
        return previous[NONE];
    }

    /** Returns the position after the given one, or {@link #NONE}; after {@link #NONE} is the first. */
    public int next(int position) {
        return next[position];
    }

    /** Returns the position before the given one, or {@link #NONE}; before {@link #NONE} is the last. */
    public int previous(int position) {
        return previous[position];
    }

    public Request request(int position) {
        Request request = requests[position];
        assert request != null : "no request at position " + position;
        return request;
    }

    /** Adds a request after a position, or at the front for {@link #NONE}; returns its position. */
    public int insertAfter(int position, Request request) {
        int slot = freeSlot();
        requests[slot] = request;
        int behind = next[position];
        next[position] = slot;
        previous[slot] = position;
        next[slot] = behind;
        previous[behind] = slot;
        size++;
        return slot;
    }

    /** Adds a request at the end; returns its position. */
    public int append(Request request) {
        return insertAfter(last(), request);
    }

    public void remove(int position) {
        next[previous[position]] = next[position];
        previous[next[position]] = previous[position];
        requests[position] = null;
        next[position] = free;
        free = position;
        size--;
    }

    /**
     * Returns the position of this request object, found by searching forward from a position.
     *
     * @throws IllegalArgumentException if it is not there
     */
    public int find(Request request, int from) {
        for (int position = from; position != NONE; position = next[position]) {
            if (requests[position] == request) {
                return position;
            }
        }
        throw new IllegalArgumentException(request + " is not waiting in this queue");
    }

    /** Returns the first position at or after the given one whose request is eligible, or {@link #NONE}. */
    public int eligibleForward(int from, Eligibility eligibility) {
        int position = from;
        while (position != NONE && !eligibility.test(request(position))) {
            position = next[position];
        }
        return position;
    }

    /** Returns the first position at or before the given one whose request is eligible, or {@link #NONE}. */
    public int eligibleBackward(int from, Eligibility eligibility) {
        int position = from;
        while (position != NONE && !eligibility.test(request(position))) {
            position = previous[position];
        }
        return position;
    }

    private int freeSlot() {
        if (free != NONE) {
            int slot = free;
            free = next[slot];
            return slot;
        }
        if (unused == requests.length) {
            requests = Arrays.copyOf(requests, 2 * unused);
            next = Arrays.copyOf(next, 2 * unused);
            previous = Arrays.copyOf(previous, 2 * unused);
        }
        return unused++;
    }
}
