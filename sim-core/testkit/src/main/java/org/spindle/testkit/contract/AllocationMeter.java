package org.spindle.testkit.contract;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** Measures the allocation of the current thread. */
final class AllocationMeter {

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private AllocationMeter() {}

    /** Returns the bytes that an action allocates at its second execution, after its initial allocations. */
    static long ofSecond(Runnable action) {
        action.run();
        long before = THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
        action.run();
        return THREADS.getThreadAllocatedBytes(Thread.currentThread().getId()) - before;
    }
}
