package org.spindle.disk.bus;

import org.spindle.analytic.bus.Handshake;
import org.spindle.analytic.bus.ReadTransaction;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.TypeName;
import org.spindle.spi.config.Validated;

/**
 * How masters and slaves of a bus exchange words, from which follows how long the bus is busy with data (Hennessy and
 * Patterson 1996, section 6.3). Bus reads make their master wait for the slave; bus writes do not.
 */
public sealed interface BusProtocol {

    /**
     * Nanoseconds of the bus for 512 bytes.
     *
     * @param toHost true from device to host
     */
    double sectorNanos(boolean toHost);

    /** Which end of a transfer makes the transactions. */
    enum Master {
        /** Direct memory access: the device writes to the host's memory, and reads from it what the host writes. */
        DEVICE,
        /** The host reads from the device and writes to it. */
        HOST;

        /** Whether data in that direction move by bus reads. */
        boolean reads(boolean toHost) {
            return toHost == (this == HOST);
        }
    }

    /** By a common clock (figure 6.8). */
    @TypeName("synchronous")
    @Doc("A clocked bus: each transaction sends an address and moves a block of words, all in whole cycles.")
    record Synchronous(
            @Doc("Of the bus clock: 100 ns for 10 MHz.") @Range(min = "1 ps", max = "1 ms")
            Time cycle,

            @Doc("Data of a word: the width of the data lines.") @Range(min = "1 B", max = "512 B")
            Size width,

            @Doc("Data of a transaction: whole words, of which 512 B are a multiple.")
            @Range(min = "1 B", max = "512 B")
            Size block,

            @Doc(
                    "Cycles before each transaction, and before the reply of a split one. The arbitrationTime of an exclusive"
                            + " bus comes on top, once for each turn of a client.")
            @Default("0")
            @Range(min = "0", max = "1000")
            int arbitrationCycles,

            @Doc("Cycles for address and command.") @Default("1") @Range(min = "0", max = "1000")
            int addressCycles,

            @Doc("From the address of a read until the slave has the first word, rounded up to whole cycles.")
            @Default("0 ms")
            @Range(min = "0 ms", max = "1 s")
            Time slaveTime,

            @Doc("Cycles for each word.") @Default("1") @Range(min = "1", max = "1000")
            int wordCycles,

            @Doc(
                    "Whether the bus is free while a slave looks for what is read. Request and reply each arbitrate, and as"
                            + " many reads are under way as it takes to fill that time.")
            @Default("false")
            boolean split,

            @Doc("Who reads and writes: devices the memory of the host, or the host its devices.") @Default("device")
            Master master)
            implements BusProtocol, Validated {

        @Override
        public double sectorNanos(boolean toHost) {
            boolean reads = master.reads(toHost);
            ReadTransaction transaction =
                    new ReadTransaction(arbitrationCycles, addressCycles, reads ? slaveCycles() : 0, wordCycles, (int)
                            (block.bytes() / width.bytes()));
            double cycles = reads && split ? transaction.split() : transaction.held();
            return cycles * cycle.inNanos() * Size.SECTOR / block.bytes();
        }

        private long slaveCycles() {
            return -Math.floorDiv(-slaveTime.picos(), cycle.picos());
        }

        @Override
        public void validate(Problems problems) {
            if (Size.SECTOR % block.bytes() != 0) {
                problems.report(
                        "block",
                        "512 B are not a whole number of blocks of " + block,
                        "1 B, 2 B, 4 B and so on to 512 B");
            } else if (block.bytes() % width.bytes() != 0) {
                problems.report(
                        "block", block + " are not a whole number of words of " + width, "a multiple of " + width);
            }
        }
    }

    /** By request and acknowledgement (figure 6.11). */
    @TypeName("asynchronous")
    @Doc("A bus without a clock: each word takes a handshake. Request, acknowledgement and the release of both cross"
            + " the bus one after the other.")
    record Asynchronous(
            @Doc("Of a signal, from end to end.") @Range(min = "1 ps", max = "1 ms")
            Time propagation,

            @Doc("Data of a word, of which 512 B are a multiple: the width of the data lines.")
            @Range(min = "1 B", max = "512 B")
            Size width,

            @Doc("That the master leaves the slave for the address before it requests.")
            @Default("0 ms")
            @Range(min = "0 ms", max = "1 s")
            Time decodeTime,

            @Doc("From the request of a read until the slave drives the word.")
            @Default("0 ms")
            @Range(min = "0 ms", max = "1 s")
            Time slaveReadTime,

            @Doc("From the request of a write until the slave has taken the word.")
            @Default("0 ms")
            @Range(min = "0 ms", max = "1 s")
            Time slaveWriteTime,

            @Doc("Who reads and writes: devices the memory of the host, or the host its devices.") @Default("device")
            Master master)
            implements BusProtocol, Validated {

        @Override
        public double sectorNanos(boolean toHost) {
            Time slave = master.reads(toHost) ? slaveReadTime : slaveWriteTime;
            Handshake handshake = new Handshake(propagation.inNanos(), decodeTime.inNanos(), slave.inNanos());
            return handshake.word() * Size.SECTOR / width.bytes();
        }

        @Override
        public void validate(Problems problems) {
            if (Size.SECTOR % width.bytes() != 0) {
                problems.report(
                        "width",
                        "512 B are not a whole number of words of " + width,
                        "1 B, 2 B, 4 B and so on to 512 B");
            }
        }
    }
}
