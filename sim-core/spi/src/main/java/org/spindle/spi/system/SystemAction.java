package org.spindle.spi.system;

import org.spindle.spi.Experimental;

/** What an instruction stream does when the computation before its event is over. */
@Experimental
public enum SystemAction {
    /** Nothing: computation only. */
    COMPUTE(true),
    /** Creates the process {@link SystemEvent#subject}; the caller yields to it. */
    FORK(false),
    /** Creates the process {@link SystemEvent#subject}; the caller waits until that executes another program or exits. */
    VFORK(false),
    /** Executes another program, which releases a parent that waits in {@link #VFORK}. */
    EXEC(false),
    /** Ends the process. */
    EXIT(false),
    /** Waits for a {@link #WAKEUP} of the key {@link SystemEvent#subject} that follows, or for a signal. */
    SLEEP(false),
    /** Waits for {@link SystemEvent#subject} nanoseconds, or for a signal. */
    PAUSE(false),
    /** Wakes one process that sleeps on the key {@link SystemEvent#subject}, or all of them. */
    WAKEUP(true),
    /** Ends a sleep of the process {@link SystemEvent#subject}, or its next one. */
    SIGNAL(true),
    /** Ends the process {@link SystemEvent#subject}. */
    KILL(true),
    /** Enters the kernel by a system call; until {@link #RETURN} the process is not pre-empted. */
    CALL(false),
    /** Leaves the system call. */
    RETURN(false),
    /** Enters the kernel by a trap; until {@link #RESUME} the process is not pre-empted. */
    TRAP(false),
    /** Leaves the trap. */
    RESUME(false),
    /** Yields to the process {@link SystemEvent#subject} if that is ready, otherwise to one of at least its own priority. */
    SWITCH(false),
    /** Issues the block request {@link SystemEvent#subject}, of all counted from 0 without gaps, and continues. */
    REQUEST(true),
    /** Waits for the completion of the request {@link SystemEvent#subject} unless it is complete. */
    NEED(false),
    /** Takes the lock {@link SystemEvent#subject}, and waits for it if another process has it. */
    LOCK(false),
    /** Releases the lock {@link SystemEvent#subject}. */
    UNLOCK(false),
    /** Adds one to the semaphore {@link SystemEvent#subject}, which is 0 at first. */
    POST(true),
    /** Takes one from the semaphore {@link SystemEvent#subject}, and waits if it is 0. */
    AWAIT(false),
    /** Waits for the end of the process {@link SystemEvent#subject} unless it has ended. */
    JOIN(false),
    /** Reads sectors through the file cache of the host; does nothing if that has none. */
    CACHED_READ(false),
    /** Writes sectors through the file cache of the host, as {@link SystemEvent#cachedWrite} says; nothing if it has none. */
    CACHED_WRITE(false),
    /** Begins to write back all dirty data in the file cache of the host, and continues. */
    SYNC(false);

    private final boolean inHandlers;

    SystemAction(boolean inHandlers) {
        this.inHandlers = inHandlers;
    }

    /** Returns whether interrupt handlers may do it, too: only actions that neither wait nor belong to a process. */
    public boolean isAllowedInHandlers() {
        return inHandlers;
    }
}
