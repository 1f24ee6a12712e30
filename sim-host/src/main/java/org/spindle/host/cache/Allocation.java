package org.spindle.host.cache;

/** What happens when the line that the replacement policy prefers to evict is dirty. */
public enum Allocation {
    /** The line is written out, and the new line waits for that. */
    STRICT_ORDER,
    /** The write-out of the line is started, and the next clean line in the order of the policy is evicted. */
    PREFER_CLEAN
}
