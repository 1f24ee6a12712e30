package org.spindle.policies.scheduler.queue;

import static org.spindle.policies.scheduler.queue.RequestList.NONE;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;

/**
 * Waiting requests in order of arrival, as a list with a hash table (open addressing) over its positions, which finds
 * a request in constant time. The hash is computed from the request's number and first sector, which must not change
 * while it is in the queue.
 */
public final class ArrivalQueue implements WaitingRequests {

    private final RequestList order = new RequestList();
    private long[] since = new long[order.capacity()];
    private int[] table = new int[4 * order.capacity()];

    @Override
    public int size() {
        return order.size();
    }

    /** Returns the position of the earliest request, or {@link RequestList#NONE}. */
    public int first() {
        return order.first();
    }

    /** Returns the position of the latest request, or {@link RequestList#NONE}. */
    public int last() {
        return order.last();
    }

    /** Returns the position after the given one, or {@link RequestList#NONE}. */
    public int next(int position) {
        return order.next(position);
    }

    /** Returns the position before the given one, or {@link RequestList#NONE}. */
    public int previous(int position) {
        return order.previous(position);
    }

    /** Returns the earliest eligible request; null if there is none. */
    public @Nullable Request earliest(Eligibility eligibility) {
        int position = order.eligibleForward(order.first(), eligibility);
        return position == NONE ? null : order.request(position);
    }

    public Request request(int position) {
        return order.request(position);
    }

    /** Returns the time with which the request was added. */
    public long since(int position) {
        return since[position];
    }

    public void add(Request request, long waitingSince) {
        insert(order.append(request), request, waitingSince);
    }

    /** Returns the position of this request object, or {@link RequestList#NONE} if it is not in the queue. */
    public int find(Request request) {
        return table[cell(request)];
    }

    @Override
    public boolean contains(Request request) {
        return find(request) != NONE;
    }

    @Override
    public long remove(Request request) {
        int position = vacate(request);
        order.remove(position);
        return since[position];
    }

    @Override
    public void replace(Request old, Request by) {
        int position = vacate(old);
        int before = order.previous(position);
        order.remove(position);
        insert(order.insertAfter(before, by), by, since[position]);
    }

    private void insert(int position, Request request, long waitingSince) {
        if (order.capacity() > since.length) {
            since = Arrays.copyOf(since, order.capacity());
            rebuild();
        } else {
            table[cell(request)] = position;
        }
        since[position] = waitingSince;
    }

    private void rebuild() {
        table = new int[4 * order.capacity()];
        for (int position = order.first(); position != NONE; position = order.next(position)) {
            table[cell(order.request(position))] = position;
        }
    }

    private int vacate(Request request) {
        int cell = cell(request);
        int position = table[cell];
        if (position == NONE) {
            throw new IllegalArgumentException(request + " is not waiting in this queue");
        }
        table[cell] = NONE;
        for (int after = following(cell); table[after] != NONE; after = following(after)) {
            int moved = table[after];
            table[after] = NONE;
            table[cell(order.request(moved))] = moved;
        }
        return position;
    }

    /** Returns the cell of the table that holds the request's position, or would hold it. */
    private int cell(Request request) {
        long mixed = (request.id() * 31 + request.sector()) * 0x9e3779b97f4a7c15L;
        int cell = (int) (mixed >>> 32) & table.length - 1;
        while (table[cell] != NONE && order.request(table[cell]) != request) {
            cell = following(cell);
        }
        return cell;
    }

    private int following(int cell) {
        return cell + 1 & table.length - 1;
    }
}
