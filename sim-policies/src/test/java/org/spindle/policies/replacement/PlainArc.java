package org.spindle.policies.replacement;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * ARC(c) as stated in figure 4 of Megiddo and Modha 2003, with lists that are searched, the least recent first. |T1|
 * equals p if it equals the integer part of p.
 */
final class PlainArc {

    private final int c;
    private final Deque<Long> t1 = new ArrayDeque<>();
    private final Deque<Long> t2 = new ArrayDeque<>();
    private final Deque<Long> b1 = new ArrayDeque<>();
    private final Deque<Long> b2 = new ArrayDeque<>();
    private double p;

    PlainArc(int c) {
        this.c = c;
    }

    /** Accesses an entry; returns what {@link KeyedCache#access} returns. */
    long access(long x) {
        if (t1.remove(x) || t2.remove(x)) {
            t2.add(x);
            return KeyedCache.HIT;
        }
        if (b1.contains(x)) {
            double delta = b1.size() >= b2.size() ? 1 : (double) b2.size() / b1.size();
            p = Math.min(p + delta, c);
            long evicted = replace(false);
            b1.remove(x);
            t2.add(x);
            return evicted;
        }
        if (b2.contains(x)) {
            double delta = b2.size() >= b1.size() ? 1 : (double) b1.size() / b2.size();
            p = Math.max(p - delta, 0);
            long evicted = replace(true);
            b2.remove(x);
            t2.add(x);
            return evicted;
        }
        long evicted = KeyedCache.NOTHING;
        if (t1.size() + b1.size() == c) {
            if (t1.size() < c) {
                b1.remove();
                evicted = replace(false);
            } else {
                evicted = t1.remove();
            }
        } else if (t1.size() + t2.size() + b1.size() + b2.size() >= c) {
            if (t1.size() + t2.size() + b1.size() + b2.size() == 2 * c) {
                b2.remove();
            }
            evicted = replace(false);
        }
        t1.add(x);
        return evicted;
    }

    private long replace(boolean isInB2) {
        if (!t1.isEmpty() && (isInB2 && t1.size() == (int) p || t1.size() > p)) {
            b1.add(t1.element());
            return t1.remove();
        }
        b2.add(t2.element());
        return t2.remove();
    }
}
