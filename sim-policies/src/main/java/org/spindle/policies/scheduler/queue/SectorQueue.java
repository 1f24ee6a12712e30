package org.spindle.policies.scheduler.queue;

import static org.spindle.policies.scheduler.queue.RequestList.NONE;

import java.util.Arrays;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;

/**
 * Waiting requests in rising order of first sector, those of the same sector in order of arrival. Adding, removing and
 * looking up take a time logarithmic in the number of requests; stepping to a neighbour takes a constant time.
 *
 * <p>The order is a linked list; a treap over the list's positions finds the place in it (Seidel and Aragon 1996). Its
 * priorities come from the number of arrivals so far, so that equal histories make equal trees.
 */
public final class SectorQueue {

    private final RequestList order = new RequestList();
    private int root = NONE;
    private long arrivals;

    private int[] left = new int[order.capacity()];
    private int[] right = new int[order.capacity()];
    private long[] sector = new long[order.capacity()];
    private long[] arrival = new long[order.capacity()];
    private long[] priority = new long[order.capacity()];

    public int size() {
        return order.size();
    }

    /** The position of the lowest sector, or {@link RequestList#NONE}. */
    public int first() {
        return order.first();
    }

    /** The position before this one, or {@link RequestList#NONE}; before that is the highest sector. */
    public int previous(int position) {
        return order.previous(position);
    }

    /** The position behind this one, or {@link RequestList#NONE}. */
    public int next(int position) {
        return order.next(position);
    }

    public Request request(int position) {
        return order.request(position);
    }

    /** First sector of the request at a position. */
    public long sector(int position) {
        return sector[position];
    }

    /** The position of the lowest sector that is not below {@code bound}, its earliest arrival; or {@link RequestList#NONE}. */
    public int firstAtOrAbove(long bound) {
        int found = NONE;
        int tree = root;
        while (tree != NONE) {
            if (sector[tree] >= bound) {
                found = tree;
                tree = left[tree];
            } else {
                tree = right[tree];
            }
        }
        return found;
    }

    /** The first position from this one upward whose request is eligible, or {@link RequestList#NONE}. */
    public int eligibleUpward(int from, Eligibility eligibility) {
        return order.eligibleForward(from, eligibility);
    }

    /**
     * The nearest sector from this position downward at which an eligible request waits: the position of the earliest such
     * arrival there, or {@link RequestList#NONE}.
     */
    public int eligibleDownward(int from, Eligibility eligibility) {
        int latest = order.eligibleBackward(from, eligibility);
        int before = order.previous(latest);
        if (latest == NONE || before == NONE || sector[before] != sector[latest]) {
            return latest;
        }
        return order.eligibleForward(firstAtOrAbove(sector[latest]), eligibility);
    }

    public void add(Request request) {
        int predecessor = lastAtOrBelow(request.sector());
        int slot = order.insertAfter(predecessor, request);
        if (slot >= left.length) {
            grow();
        }
        left[slot] = NONE;
        right[slot] = NONE;
        sector[slot] = request.sector();
        arrival[slot] = ++arrivals;
        priority[slot] = scramble(arrivals);
        root = insert(root, slot);
    }

    /**
     * Removes this very request.
     *
     * @throws IllegalArgumentException if it is not waiting here
     */
    public void remove(Request request) {
        int slot = order.find(request, firstAtOrAbove(request.sector()));
        root = remove(root, slot);
        order.remove(slot);
    }

    private int lastAtOrBelow(long bound) {
        int found = NONE;
        int tree = root;
        while (tree != NONE) {
            if (sector[tree] <= bound) {
                found = tree;
                tree = right[tree];
            } else {
                tree = left[tree];
            }
        }
        return found;
    }

    private int insert(int tree, int slot) {
        if (tree == NONE) {
            return slot;
        }
        if (isBefore(slot, tree)) {
            left[tree] = insert(left[tree], slot);
            return priority[left[tree]] > priority[tree] ? rotateRight(tree) : tree;
        }
        right[tree] = insert(right[tree], slot);
        return priority[right[tree]] > priority[tree] ? rotateLeft(tree) : tree;
    }

    private int rotateRight(int tree) {
        int top = left[tree];
        left[tree] = right[top];
        right[top] = tree;
        return top;
    }

    private int rotateLeft(int tree) {
        int top = right[tree];
        right[tree] = left[top];
        left[top] = tree;
        return top;
    }

    private int remove(int tree, int slot) {
        if (tree == slot) {
            return join(left[slot], right[slot]);
        }
        if (isBefore(slot, tree)) {
            left[tree] = remove(left[tree], slot);
        } else {
            right[tree] = remove(right[tree], slot);
        }
        return tree;
    }

    private int join(int low, int high) {
        if (low == NONE) {
            return high;
        }
        if (high == NONE) {
            return low;
        }
        if (priority[low] > priority[high]) {
            right[low] = join(right[low], high);
            return low;
        }
        left[high] = join(low, left[high]);
        return high;
    }

    private boolean isBefore(int one, int other) {
        return sector[one] < sector[other] || (sector[one] == sector[other] && arrival[one] < arrival[other]);
    }

    private void grow() {
        int capacity = order.capacity();
        left = Arrays.copyOf(left, capacity);
        right = Arrays.copyOf(right, capacity);
        sector = Arrays.copyOf(sector, capacity);
        arrival = Arrays.copyOf(arrival, capacity);
        priority = Arrays.copyOf(priority, capacity);
    }

    /** Spreads a counter evenly over all 64-bit values: the output function of SplitMix64 (Steele, Lea and Flood 2014). */
    private static long scramble(long counter) {
        long z = counter * 0x9e3779b97f4a7c15L;
        z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return z ^ (z >>> 31);
    }
}
