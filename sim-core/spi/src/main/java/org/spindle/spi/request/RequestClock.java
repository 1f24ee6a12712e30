package org.spindle.spi.request;

import org.jspecify.annotations.Nullable;

/**
 * Divides the time of one request among components, so that each instant between its arrival and its completion belongs
 * to at most one of them. The component that holds the request declares what begins: {@link #enter} is cheap and
 * allocates nothing.
 *
 * <p>Time that is accounted for otherwise ({@link Request#spend}, {@link Request#servedAs}) is left out of what was
 * entered. What is spent before it has passed is left out of what is entered next; the time of a part, which has passed, is
 * taken back from what was entered while the part was under way.
 */
public final class RequestClock {

    private final Account account;
    private @Nullable TimeComponent entered;
    private @Nullable TimeComponent lastSpent;

    /** The component to which time was added last because it was entered. */
    private @Nullable TimeComponent lastLeft;

    private long begun = Request.NONE;

    /** The time up to which the request's time is divided. */
    private long since;

    /** The part of the time since then that is accounted for otherwise; more than that time if some of it lies ahead or before. */
    private long explained;

    /** How much of that parts account for, whose time has passed. */
    private long explainedByParts;

    /** @param account what the times are added to */
    RequestClock(Account account) {
        this.account = account;
    }

    /** Begins to divide the time, at the arrival of the request. The first {@link #enter} does so too. */
    public void begin(long at) {
        begun = at;
        since = at;
    }

    /**
     * Enters the time component of the request from now on, until the next call or its completion.
     *
     * @param at simulated time, now
     */
    public void enter(TimeComponent component, long at) {
        change(component, at);
    }

    /** Leaves the component that was entered. The time from now on belongs to no component until one is entered. */
    public void leave(long at) {
        change(null, at);
    }

    /** Returns the nanoseconds from the beginning to the latest change or completion, 0 if the time was never divided. */
    public long elapsed() {
        return begun == Request.NONE ? 0 : since - begun;
    }

    void clear() {
        entered = null;
        lastSpent = null;
        lastLeft = null;
        begun = Request.NONE;
        since = 0;
        explained = 0;
        explainedByParts = 0;
    }

    void spend(TimeComponent component, long nanos) {
        account.spend(component, nanos);
        explained += nanos;
        lastSpent = component;
    }

    boolean isDivided() {
        return begun != Request.NONE;
    }

    /** Returns when the time began to be divided. */
    long begun() {
        return begun;
    }

    /** Adds time that parts account for; reduces it if negative. */
    void explain(long nanos) {
        explained += nanos;
        explainedByParts += nanos;
    }

    /** Drops accounted time that has not passed. */
    void complete(long at) {
        if (begun == Request.NONE) {
            return;
        }
        divide(at);
        if (explained > 0 && lastSpent != null) {
            explained = account.takeBack(lastSpent, explained);
        }
    }

    private void change(@Nullable TimeComponent component, long at) {
        if (begun == Request.NONE) {
            begin(at);
        } else {
            divide(at);
        }
        entered = component;
    }

    private void divide(long at) {
        long rest = at - since - explained;
        if (rest > 0 && entered != null) {
            account.spend(entered, rest);
            lastLeft = entered;
        }
        explained = Math.max(0, -rest);
        if (explained > 0 && explainedByParts > 0 && lastLeft != null) {
            long before = Math.min(explained, explainedByParts);
            explained -= before - account.takeBack(lastLeft, before);
        }
        explainedByParts = 0;
        since = at;
    }
}
