package org.spindle.disk.bus;

import org.spindle.analytic.bus.ReadTransaction;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.TypeName;
import org.spindle.spi.config.Validated;

/**
 * The protocol by which masters and slaves of a bus exchange words, which determines how long the bus is busy with data
 * (Hennessy and Patterson 1996, section 6.3). Bus reads make their master wait for the slave; bus writes do not.
 */
public sealed interface BusProtocol {

    /**
     * Returns the nanoseconds of the bus for 512 bytes.
     *
     * @param toHost true from device to host
     */
    double sectorNanos(boolean toHost);

    /** The end of a transfer that is the bus master. */
    enum Master {
        /** Direct memory access: the device writes to the host's memory, and reads from it what the host writes. */
        DEVICE,
        /** The host reads from the device and writes to it. */
        HOST;

        /** Returns whether data in that direction are transferred by bus reads. */
        boolean reads(boolean toHost) {
            return toHost == (this == HOST);
        }
    }

    /** A synchronous protocol (figure 6.8). */
    @TypeName("synchronous")
    @Doc("A synchronous bus: each transaction sends an address and transfers a block of words, all in whole cycles.")
    record Synchronous(
            @Doc("Period of the bus clock: 100 ns for 10 MHz.") @Range(min = "1 ps", max = "1 ms")
            Time cycle,

            @Doc("Data per word: the width of the data lines.") @Range(min = "1 B", max = "512 B")
            Size width,

            @Doc("Data per transaction: whole words; 512 B must be a multiple.") @Range(min = "1 B", max = "512 B")
            Size block,

            @Doc("Cycles before each transaction, and before the reply of a split one. The arbitrationTime of an"
                    + " exclusive bus is added once per grant to a client.")
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

            @Doc("Whether transactions are split: the bus is free while a slave fetches the data read. Request and"
                    + " reply each arbitrate, and as many reads are outstanding as it takes to fill that time.")
            @Default("false")
            boolean split,

            @Doc("Bus master: devices access the memory of the host, or the host accesses its devices.")
            @Default("device")
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

    /** An asynchronous protocol with request and acknowledgement (figure 6.11). */
    @TypeName("asynchronous")
    @Doc("An asynchronous bus: each word takes a handshake. Request, acknowledgement and the release of both cross"
            + " the bus one after the other.")
    record Asynchronous(
            @Doc("Propagation time of a signal from end to end.") @Range(min = "1 ps", max = "1 ms")
            Time propagation,

            @Doc("Data per word: the width of the data lines; 512 B must be a multiple.")
            @Range(min = "1 B", max = "512 B")
            Size width,

            @Inline SlaveTimes slave,

            @Doc("Bus master: devices access the memory of the host, or the host accesses its devices.")
            @Default("device")
            Master master)
            implements BusProtocol, Validated {

        @Override
        public double sectorNanos(boolean toHost) {
            return slave.handshake(propagation, master.reads(toHost)).word() * Size.SECTOR / width.bytes();
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
