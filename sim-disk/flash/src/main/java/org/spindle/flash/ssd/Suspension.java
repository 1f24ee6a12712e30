package org.spindle.flash.ssd;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.spindle.flash.medium.SuspensionConfig;
import org.spindle.flash.ssd.OperationClass.Action;

/** Programs and erases that are suspended, one for each die at most. */
final class Suspension {

    private final @Nullable SuspensionConfig config;
    private final int[] suspended;
    private final long[] left;
    private final int[] times;
    private int all;

    Suspension(@Nullable SuspensionConfig config, int dies) {
        this.config = config;
        suspended = new int[dies];
        Arrays.fill(suspended, FlashOperations.NONE);
        left = new long[dies];
        times = new int[dies];
    }

    /** Returns whether anything is suspended in any die. */
    boolean isAny() {
        return all > 0;
    }

    boolean isSuspended(int die) {
        return suspended[die] != FlashOperations.NONE;
    }

    /** Notes that a die begins an operation other than a read during a suspension. */
    void begin(int die) {
        times[die] = 0;
    }

    /** Returns whether an operation with the given remaining nanoseconds should be suspended for a read. */
    boolean isWorthwhile(int die, Action action, long nanosLeft) {
        if (config == null || action == Action.READ || isSuspended(die) || times[die] == config.times()) {
            return false;
        }
        return action == Action.PROGRAM
                ? config.program() && nanosLeft > config.programLeft().nanos()
                : config.erase() && nanosLeft > config.eraseLeft().nanos();
    }

    /** Returns the time that it takes to suspend. */
    long nanos(Action action) {
        if (config == null) {
            throw new IllegalStateException("nothing is suspended here");
        }
        return (action == Action.PROGRAM ? config.programTime() : config.eraseTime()).nanos();
    }

    void suspend(int die, int op, long nanosLeft) {
        suspended[die] = op;
        left[die] = nanosLeft;
        times[die]++;
        all++;
    }

    /** Returns the operation that resumes. */
    int resume(int die) {
        int op = suspended[die];
        suspended[die] = FlashOperations.NONE;
        all--;
        return op;
    }

    /** Returns the remaining nanoseconds of the operation suspended last. */
    long left(int die) {
        return left[die];
    }
}
