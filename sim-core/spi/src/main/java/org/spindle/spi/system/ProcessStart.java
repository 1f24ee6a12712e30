package org.spindle.spi.system;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.Experimental;

/**
 * A process and its state at the start of the run.
 *
 * @param process its number, not negative, unique
 * @param parent number of its parent, which need not be part of the load
 * @param state what it does at the start
 * @param subject the CPU on which it runs, or the key on which it sleeps; otherwise {@link SystemEvent#NONE}
 * @param task name of the task, in lower-case words joined by hyphens, if its elapsed time is measured; otherwise null
 */
@Experimental
public record ProcessStart(
        long process,
        long parent,
        InitialState state,
        long subject,
        @Nullable String task) {

    /** What a process does when the run starts. */
    public enum InitialState {
        /** It has a CPU. */
        RUNNING,
        /** It waits for a CPU. */
        READY,
        /** It sleeps on a key. */
        SLEEPING,
        /** It does not exist: another process creates it. */
        ABSENT
    }
}
