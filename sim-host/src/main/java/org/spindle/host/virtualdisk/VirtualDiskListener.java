package org.spindle.host.virtualdisk;

import org.spindle.spi.request.Operation;

/** Learns what becomes of the copies that a virtual disk was handed. */
public interface VirtualDiskListener {

    /**
     * A copy has been served.
     *
     * @param ticket the client's number for it
     * @param sectors its length
     * @param serviceNanos simulated time from its insertion into the virtual scheduler to its completion: wait in the queue
     *     and time of the table. The time before its dependencies were resolved is not part of it
     */
    void served(long ticket, Operation operation, long sectors, long serviceNanos);

    /**
     * The disk has ended an access for one copy, or for several that were merged, before {@link #served} is told of each.
     *
     * @param tableNanos the time of the table
     */
    default void accessed(long tableNanos) {}

    /** A copy has been dropped, because the virtual disk is congested. */
    default void dropped(long ticket) {}

    /** The virtual disk is no longer congested: a comparison begins again from zero. */
    default void recovered() {}
}
