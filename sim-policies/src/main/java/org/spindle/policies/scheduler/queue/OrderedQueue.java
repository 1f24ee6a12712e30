package org.spindle.policies.scheduler.queue;

import static org.spindle.policies.scheduler.queue.RequestList.NONE;

import java.util.Arrays;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;

/**
 * Waiting requests in ascending order of place, then of first sector, then of arrival. Adding, removing and finding a
 * request take time logarithmic in the number of requests; a step to a neighbour takes constant time.
 *
 * <p>The order is a linked list; a treap over the list's positions finds the point of insertion (Seidel and Aragon
 * 1996). Its priorities are computed from the number of arrivals so far, so that equal histories produce equal trees.
 * Each subtree records since when its oldest request has waited, for searches that bound the cost of the requests of
 * a subtree.
 */
public final class OrderedQueue implements WaitingRequests {

    private final Coordinate coordinate;
    private final RequestList order = new RequestList();
    private int root = NONE;
    private long arrivals;

    private int[] left = new int[order.capacity()];
    private int[] right = new int[order.capacity()];
    private long[] place = new long[order.capacity()];
    private long[] sector = new long[order.capacity()];
    private long[] arrival = new long[order.capacity()];
    private long[] since = new long[order.capacity()];
    private long[] oldest = new long[order.capacity()];
    private long[] priority = new long[order.capacity()];

    public OrderedQueue(Coordinate coordinate) {
        this.coordinate = coordinate;
        oldest[NONE] = Long.MAX_VALUE;
    }

    @Override
    public int size() {
        return order.size();
    }

    /** Returns the first position in order, or {@link RequestList#NONE}. */
    public int first() {
        return order.first();
    }

    /**
     * Returns the position before the given one, or {@link RequestList#NONE}; before {@link RequestList#NONE} is the
     * last in order.
     */
    public int previous(int position) {
        return order.previous(position);
    }

    /** Returns the position after the given one, or {@link RequestList#NONE}. */
    public int next(int position) {
        return order.next(position);
    }

    public Request request(int position) {
        return order.request(position);
    }

    public long place(int position) {
        return place[position];
    }

    /** Returns the first sector of the request at a position. */
    public long sector(int position) {
        return sector[position];
    }

    /** Returns the sequence number of the request's arrival; later arrivals have greater numbers. */
    public long arrival(int position) {
        return arrival[position];
    }

    /** Returns the time with which the request was added. */
    public long since(int position) {
        return since[position];
    }

    /** Returns the position at the root of the search tree, or {@link RequestList#NONE}. */
    public int root() {
        return root;
    }

    /**
     * Returns the root of the left subtree of a position, which holds requests before it in order, or {@link
     * RequestList#NONE}.
     */
    public int lower(int position) {
        return left[position];
    }

    /**
     * Returns the root of the right subtree of a position, which holds requests after it in order, or {@link
     * RequestList#NONE}.
     */
    public int higher(int position) {
        return right[position];
    }

    /** Returns the least {@link #since} in the subtree rooted at a position. */
    public long oldest(int position) {
        return oldest[position];
    }

    /** Returns the first position whose place is at least {@code bound}, or {@link RequestList#NONE}. */
    public int firstAtOrAbove(long bound) {
        return firstAtOrAbove(bound, Long.MIN_VALUE);
    }

    /** Returns the first position not before this place and sector, or {@link RequestList#NONE}. */
    public int firstAtOrAbove(long placeBound, long sectorBound) {
        int found = NONE;
        int tree = root;
        while (tree != NONE) {
            if (place[tree] > placeBound || place[tree] == placeBound && sector[tree] >= sectorBound) {
                found = tree;
                tree = left[tree];
            } else {
                tree = right[tree];
            }
        }
        return found;
    }

    /** Returns the first position at or after the given one whose request is eligible, or {@link RequestList#NONE}. */
    public int eligibleUpward(int from, Eligibility eligibility) {
        return order.eligibleForward(from, eligibility);
    }

    /**
     * Searches downward from a position for the nearest place with an eligible request. Returns the first position of
     * that place whose request is eligible, or {@link RequestList#NONE}.
     */
    public int eligibleDownward(int from, Eligibility eligibility) {
        int latest = order.eligibleBackward(from, eligibility);
        int before = order.previous(latest);
        if (latest == NONE || before == NONE || place[before] != place[latest]) {
            return latest;
        }
        return order.eligibleForward(firstAtOrAbove(place[latest]), eligibility);
    }

    public void add(Request request) {
        add(request, 0);
    }

    /**
     * Adds a request.
     *
     * @param waitingSince time that {@link #since} and {@link #oldest} return for it
     */
    public void add(Request request, long waitingSince) {
        long at = coordinate.of(request.sector());
        int slot = order.insertAfter(lastAtOrBelow(at, request.sector()), request);
        if (slot >= left.length) {
            grow();
        }
        left[slot] = NONE;
        right[slot] = NONE;
        place[slot] = at;
        sector[slot] = request.sector();
        arrival[slot] = ++arrivals;
        since[slot] = waitingSince;
        oldest[slot] = waitingSince;
        priority[slot] = scramble(arrivals);
        root = insert(root, slot);
    }

    @Override
    public long remove(Request request) {
        int slot = find(request);
        root = remove(root, slot);
        order.remove(slot);
        return since[slot];
    }

    @Override
    public void replace(Request old, Request by) {
        add(by, remove(old));
    }

    /**
     * Returns the position of this request object.
     *
     * @throws IllegalArgumentException if it is not in the queue
     */
    public int find(Request request) {
        return order.find(request, firstAtOrAbove(coordinate.of(request.sector()), request.sector()));
    }

    @Override
    public boolean contains(Request request) {
        long at = coordinate.of(request.sector());
        int position = firstAtOrAbove(at, request.sector());
        while (position != NONE && place[position] == at && sector[position] == request.sector()) {
            if (order.request(position) == request) {
                return true;
            }
            position = order.next(position);
        }
        return false;
    }

    private int lastAtOrBelow(long placeBound, long sectorBound) {
        int found = NONE;
        int tree = root;
        while (tree != NONE) {
            if (place[tree] < placeBound || place[tree] == placeBound && sector[tree] <= sectorBound) {
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
            return priority[left[tree]] > priority[tree] ? rotateRight(tree) : summed(tree);
        }
        right[tree] = insert(right[tree], slot);
        return priority[right[tree]] > priority[tree] ? rotateLeft(tree) : summed(tree);
    }

    private int rotateRight(int tree) {
        int top = left[tree];
        left[tree] = right[top];
        right[top] = summed(tree);
        return summed(top);
    }

    private int rotateLeft(int tree) {
        int top = right[tree];
        right[tree] = left[top];
        left[top] = summed(tree);
        return summed(top);
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
        return summed(tree);
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
            return summed(low);
        }
        left[high] = join(low, left[high]);
        return summed(high);
    }

    private int summed(int tree) {
        oldest[tree] = Math.min(since[tree], Math.min(oldest[left[tree]], oldest[right[tree]]));
        return tree;
    }

    /** Returns whether one position is before another in order. */
    public boolean isBefore(int one, int other) {
        if (place[one] != place[other]) {
            return place[one] < place[other];
        }
        return sector[one] < sector[other] || (sector[one] == sector[other] && arrival[one] < arrival[other]);
    }

    private void grow() {
        int capacity = order.capacity();
        left = Arrays.copyOf(left, capacity);
        right = Arrays.copyOf(right, capacity);
        place = Arrays.copyOf(place, capacity);
        sector = Arrays.copyOf(sector, capacity);
        arrival = Arrays.copyOf(arrival, capacity);
        since = Arrays.copyOf(since, capacity);
        oldest = Arrays.copyOf(oldest, capacity);
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
