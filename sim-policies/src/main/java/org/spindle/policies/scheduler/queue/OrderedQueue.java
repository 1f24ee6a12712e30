package org.spindle.policies.scheduler.queue;

import static org.spindle.policies.scheduler.queue.RequestList.NONE;

import java.util.Arrays;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;

/**
 * Waiting requests in rising order of place, at one place of first sector, and at one sector of arrival. Adding, removing
 * and looking up take a time logarithmic in the number of requests; stepping to a neighbour takes a constant time.
 *
 * <p>The order is a linked list; a treap over the list's positions finds the place in it (Seidel and Aragon 1996). Its
 * priorities come from the number of arrivals so far, so that equal histories make equal trees. Each subtree knows since
 * when its oldest request has waited, for searches that bound what a subtree can hold.
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

    /** The first position in order, or {@link RequestList#NONE}. */
    public int first() {
        return order.first();
    }

    /** The position before this one, or {@link RequestList#NONE}; before that is the last in order. */
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

    public long place(int position) {
        return place[position];
    }

    /** First sector of the request at a position. */
    public long sector(int position) {
        return sector[position];
    }

    /** A number that is the greater the later the request was added. */
    public long arrival(int position) {
        return arrival[position];
    }

    /** The time that the request was added with. */
    public long since(int position) {
        return since[position];
    }

    /** The position at the top of the search tree, or {@link RequestList#NONE}. */
    public int root() {
        return root;
    }

    /** The top of the subtree of those before this position among those below it in the tree. */
    public int lower(int position) {
        return left[position];
    }

    /** The top of the subtree of those behind this position among those below it in the tree. */
    public int higher(int position) {
        return right[position];
    }

    /** The least {@link #since} of this position and those below it in the tree. */
    public long oldest(int position) {
        return oldest[position];
    }

    /** The first position at a place that is not below {@code bound}, or {@link RequestList#NONE}. */
    public int firstAtOrAbove(long bound) {
        return firstAtOrAbove(bound, Long.MIN_VALUE);
    }

    /** The first position that is not before this sector at this place, or {@link RequestList#NONE}. */
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

    /** The first position from this one upward whose request is eligible, or {@link RequestList#NONE}. */
    public int eligibleUpward(int from, Eligibility eligibility) {
        return order.eligibleForward(from, eligibility);
    }

    /**
     * The nearest place from this position downward at which an eligible request waits: the first position there whose
     * request is eligible, or {@link RequestList#NONE}.
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
     * @param waitingSince what {@link #since} and {@link #oldest} are to say
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
     * The position of this very request.
     *
     * @throws IllegalArgumentException if it is not waiting here
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

    /** Whether one position is before another in order. */
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
