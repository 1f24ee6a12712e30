package org.spindle.testkit.contract;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** Measures what the present thread allocates. */
final class Allocation {

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private Allocation() {}

    /** Bytes that an action allocates at its second execution, when what it needs to begin with is there. */
    static long ofSecond(Runnable action) {
        action.run();
        long before = THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
        action.run();
        return THREADS.getThreadAllocatedBytes(Thread.currentThread().getId()) - before;
    }
}
