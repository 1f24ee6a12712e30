package org.spindle.disk.hdd.spec;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;

@Doc("How the drive behaves on the bus.")
public record BusBehaviour(
        @Doc("Least time per 512 bytes of data on the bus; the bus may be slower.")
        @Default("0 ms")
        @Range(min = "0 ms")
        Time sectorTime,

        @Doc("Whether a read keeps the bus when its segment is empty.") @Default("false")
        boolean holdForReads,

        @Doc("Whether a write keeps the bus when its segment is full.") @Default("false")
        boolean holdForWrites,

        @Doc("Whether the bus is kept from arrival to completion.") @Default("false")
        boolean neverDisconnect,

        @Doc("When the arm may leave a request.") @Default("after-completion")
        Preseek preseek,

        @Doc("Extra disconnection of non-sequential writes before their data, if the drive has one.") @Nullable
        ExtraWriteDisconnect extraWriteDisconnect) {

    /** When the arm may leave a request. */
    public enum Preseek {
        /** When the host has acknowledged the completion. */
        AFTER_COMPLETION,
        /** When the completion is being sent. */
        DURING_COMPLETION,
        /** When the work on the medium has ended. */
        AFTER_MEDIUM
    }

    @Doc("A write that follows a write to which it is not sequential disconnects once before its data.")
    public record ExtraWriteDisconnect(
            @Doc("Command overhead of such a write.") @Range(min = "0 ms")
            Time command,

            @Doc("Overhead of the first disconnection.") @Range(min = "0 ms")
            Time disconnect,

            @Doc("From the disconnection to the reselection.") @Range(min = "0 ms")
            Time away,

            @Doc("Overhead of the second disconnection.") @Range(min = "0 ms")
            Time secondDisconnect,

            @Doc("From the end of the command to the start of the seek.") @Range(min = "0 ms")
            Time seekDelay) {}
}
