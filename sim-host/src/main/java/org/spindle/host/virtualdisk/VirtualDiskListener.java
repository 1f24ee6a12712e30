package org.spindle.host.virtualdisk;

import org.spindle.spi.request.Operation;

/** Is notified of the results of copies submitted to a virtual disk. */
public interface VirtualDiskListener {

    /**
     * Called when a copy has been served.
     *
     * @param ticket the client's number for the copy
     * @param sectors size of the copy
     * @param serviceNanos simulated time from the insertion into the virtual scheduler to completion: wait in the queue plus table
     *     time. Time before the dependencies were resolved is not included
     */
    void served(long ticket, Operation operation, long sectors, long serviceNanos);

    /**
     * Called when the disk has ended an access for one copy or for several merged ones, before {@link #served} is called for each.
     *
     * @param tableNanos the table time of the access
     */
    default void accessed(long tableNanos) {}

    /** Called when a copy has been dropped, because the virtual disk is congested. */
    default void dropped(long ticket) {}

    /** Called when the virtual disk is no longer congested; comparisons must restart. */
    default void recovered() {}
}
