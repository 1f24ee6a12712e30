package org.spindle.policies.scheduler.linux;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;

/** The waiting requests of one direction of {@link Anticipatory}, and the next one in the sweep. */
final class AnticipatorySweep {

    private static final BackSeek BACK_SEEK = new BackSeek(1024 * 1024, 2);

    final SortedFifo requests = new SortedFifo();

    /** The next request in order of sectors. */
    @Nullable
    Request next;

    /** End of the last request taken. */
    long position;

    private final long expire;
    private long lastCheck;

    AnticipatorySweep(long expire) {
        this.expire = expire;
    }

    boolean isEmpty() {
        return requests.size() == 0;
    }

    void add(Request request, long now) {
        requests.add(request, now + expire);
        next = BACK_SEEK.nearer(next, request, position);
    }

    @Nullable
    Request earliest() {
        return requests.earliest(Eligibility.ALL);
    }

    /** Returns whether the earliest request has expired; checked at most once per expiry time. */
    boolean hasExpired(long now) {
        if (now - lastCheck < expire) {
            return false;
        }
        lastCheck = now;
        Request earliest = earliest();
        return earliest != null && now > requests.deadline(earliest);
    }

    void checked(long now) {
        lastCheck = now;
    }

    /** Removes a request because it is taken; the next one is chosen from its end. */
    void take(Request request) {
        position = request.end();
        next = request;
        withdraw(request);
    }

    /** Removes a request; if it was the next one, chooses another. */
    void withdraw(Request request) {
        if (next == request) {
            next = BACK_SEEK.nearer(requests.followingOrLowest(request), requests.preceding(request), position);
        }
        requests.remove(request);
    }
}
