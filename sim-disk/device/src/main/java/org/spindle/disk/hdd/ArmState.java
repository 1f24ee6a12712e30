package org.spindle.disk.hdd;

/** The state of the arm. {@link #mayBecome} lists the transitions; {@link Arm} executes them. */
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

    /** Returns whether a transition exists. */
    boolean mayBecome(ArmState next) {
        return switch (this) {
            case IDLE -> next == RESERVED;
            case RESERVED -> next != RESERVED && next != HANDED_OVER;
            case READING -> next == READING_AHEAD || next == RESERVED || next == IDLE || next == HANDED_OVER;
            case READING_AHEAD -> next == RESERVED || next == IDLE || next == HANDED_OVER;
            case WRITING -> next == WRITING_BEHIND || next == RESERVED;
            case WRITING_BEHIND -> next == RESERVED;
            case HANDED_OVER -> next == READING || next == READING_AHEAD || next == RESERVED;
        };
    }
}
