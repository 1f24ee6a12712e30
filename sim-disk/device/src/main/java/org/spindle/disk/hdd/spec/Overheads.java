package org.spindle.disk.hdd.spec;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;

@Doc("Overheads of the drive's electronics. 'After read' and 'after write' refer to the previously completed request.")
public record Overheads(
        @Doc("Factor on command and message times.") @Default("1") @Range(min = "0")
        double scale,

        @Doc("Before anything else, for each request.") @Default("0 ms") @Range(min = "0 ms")
        Time perRequest,

        @Doc("Command overhead of a read served from the buffer.") @Default("0 ms")
        After readHit,

        @Doc("Command overhead of a read that needs the medium.") @Default("0 ms")
        After readMiss,

        @Doc("Command overhead of a write that is reported from the buffer.") @Default("0 ms")
        After writeHit,

        @Doc("Command overhead of a write that is reported when on the medium.") @Default("0 ms")
        After writeMiss,

        @Doc("Before the completion message of a read.") @Default("0 ms") @Range(min = "0 ms")
        Time readCompletion,

        @Doc("Before the completion message of a write.") @Default("0 ms") @Range(min = "0 ms")
        Time writeCompletion,

        @Doc("Before a data phase.") @Default("0 ms") @Range(min = "0 ms")
        Time dataPreparation,

        @Doc("Of a request's first reselection.") @Default("0 ms") @Range(min = "0 ms")
        Time firstReselect,

        @Doc("Of later reselections of a write that disconnected before its data.")
        @Default("0 ms")
        @Range(min = "0 ms")
        Time otherReselect,

        @Doc("From the end of a write on the medium to the reselection that reports it.")
        @Default("0 ms")
        @Range(min = "0 ms")
        Time writeReconnect,

        @Doc("Before the disconnection of a read.") @Default("0 ms")
        After readDisconnect,

        @Doc("Before the disconnection of a write.") @Default("0 ms") @Range(min = "0 ms")
        Time writeDisconnect,

        @Doc("Least time from the command of a non-sequential write to the start of its transfer to the medium.")
        @Default("0 ms")
        @Range(min = "0 ms")
        Time minimumWriteSeek) {}
