package org.spindle.flash.front;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;

/**
 * The commands inside a device, each in a slot from 0, with the number of its unfinished parts and the time of its
 * arrival. Events carry the slot.
 */
public final class CommandSlots {

    private final @Nullable Request[] commands;
    private final int[] open;
    private final long[] arrived;
    private final int[] free;
    private int freeSlots;

    /**
     * @param depth commands inside at once
     */
    public CommandSlots(int depth) {
        commands = new @Nullable Request[depth];
        open = new int[depth];
        arrived = new long[depth];
        free = new int[depth];
        for (int i = 0; i < depth; i++) {
            free[i] = depth - 1 - i;
        }
        freeSlots = depth;
    }

    /** Assigns a slot to a command. */
    public int take(Request command, long now) {
        if (freeSlots == 0) {
            throw new IllegalStateException(
                    "the device got " + command + " while it held " + commands.length + " commands, its queue depth");
        }
        int slot = free[--freeSlots];
        commands[slot] = command;
        arrived[slot] = now;
        open[slot] = 0;
        return slot;
    }

    /** The command in a slot that is taken. */
    public Request command(int slot) {
        Request command = commands[slot];
        if (command == null) {
            throw new IllegalStateException("slot " + slot + " holds no command");
        }
        return command;
    }

    public long arrived(int slot) {
        return arrived[slot];
    }

    /** Adds parts that the command waits for. */
    public void open(int slot, int parts) {
        open[slot] += parts;
    }

    /** Ends one part; returns the number of unfinished ones. */
    public int close(int slot) {
        return --open[slot];
    }

    /** Returns the command and frees its slot. */
    public Request release(int slot) {
        Request command = command(slot);
        commands[slot] = null;
        free[freeSlots++] = slot;
        return command;
    }
}
