package org.spindle.disk.hdd;

/** The state of the arm. Its methods tell from where each transition of {@link Arm} leads. */
enum ArmState {
    /** No request owns the arm. */
    IDLE,
    /** A request owns the arm, which does not work for it: its access has yet to begin, or has ended with the bus still held. */
    RESERVED,
    /** The arm reads blocks of its owner. */
    READING,
    /** The owner's blocks are in the buffer, and the arm reads the blocks after them. */
    READING_AHEAD,
    /** The arm writes blocks of a request that the host waits for. */
    WRITING,
    /** The arm writes blocks of a request that has been reported complete. */
    WRITING_BEHIND,
    /** The access continues while it is handed over from one read to another. */
    HANDED_OVER;

    /** Returns whether an access is in progress, or about to begin. */
    boolean isWorking() {
        return this != IDLE && this != RESERVED;
    }

    /** Returns whether the work is the drive's own, so that no request of the host is charged for it. */
    boolean isBackground() {
        return this == READING_AHEAD || this == WRITING_BEHIND;
    }

    /** Returns whether the arm works for a request of the host. */
    boolean isDemand() {
        return this == READING || this == WRITING;
    }

    /** Returns whether {@link Arm#assign} is possible. */
    boolean mayBeAssigned() {
        return this == IDLE || this == HANDED_OVER;
    }

    /** Returns whether {@link Arm#read} is possible. */
    boolean mayRead() {
        return this == RESERVED || this == HANDED_OVER;
    }

    /** Returns whether {@link Arm#readAhead} is possible. */
    boolean mayReadAhead() {
        return this == RESERVED || this == READING || this == HANDED_OVER;
    }

    /** Returns whether {@link Arm#write} is possible. */
    boolean mayWrite() {
        return this == RESERVED;
    }

    /** Returns whether {@link Arm#writeBehind} is possible. */
    boolean mayWriteBehind() {
        return this == RESERVED || this == WRITING;
    }

    /** Returns whether {@link Arm#free} is possible. */
    boolean mayBeFreed() {
        return this == RESERVED;
    }

    /** Returns whether the owner can lose the arm now, by {@link Arm#stop} or {@link Arm#handOver}: no write can. */
    boolean mayBeTaken() {
        return this == RESERVED || this == READING || this == READING_AHEAD;
    }
}
