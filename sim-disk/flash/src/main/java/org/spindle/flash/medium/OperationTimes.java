package org.spindle.flash.medium;

import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;

/**
 * The times for which operations occupy channel and die, in nanoseconds. Cycles on the channel, from the ONFI timing
 * that MQSim states:
 *
 * <ul>
 *   <li>read command: tCS + 6 tWC + tWB + tRR, and tDBSY + 6 tWC for each further plane;
 *   <li>program command: tCS + 6 tWC + tADL + tWPST + tWPSTH + tWB, and tDBSY + 6 tWC + tADL for each further plane, beside the data;
 *   <li>erase command: tCS + 4 tWC + tWB, and tDBSY + 4 tWC for each further plane;
 *   <li>data: bytes divided by the rate; from the chip, tRPRE + tDQSRE before them.
 * </ul>
 */
public final class OperationTimes {

    private final long[] read;
    private final long[] program;
    private final long erase;
    private final int pages;
    private final double nanosPerByte;
    private final long readCommand;
    private final long readPlane;
    private final long programCommand;
    private final long programPlane;
    private final long eraseCommand;
    private final long erasePlane;
    private final long readPreamble;

    public OperationTimes(FlashGeometry geometry, FlashTimes flash, OnfiTimes bus) {
        read = flash.read().stream().mapToLong(Time::nanos).toArray();
        program = flash.program().stream().mapToLong(Time::nanos).toArray();
        erase = flash.erase().nanos();
        pages = geometry.pages();
        nanosPerByte = 1e9 / bus.rate().bytesPerSecond();
        long cycle = bus.cycle().nanos();
        long select = bus.chipSelect().nanos();
        long toBusy = bus.toBusy().nanos();
        long between = bus.planeBusy().nanos();
        readCommand = select + 6 * cycle + toBusy + bus.readyToData().nanos();
        readPlane = between + 6 * cycle;
        programCommand = select
                + 6 * cycle
                + bus.addressToData().nanos()
                + bus.writePostamble().nanos()
                + toBusy;
        programPlane = between + 6 * cycle + bus.addressToData().nanos();
        eraseCommand = select + 4 * cycle + toBusy;
        erasePlane = between + 4 * cycle;
        readPreamble = bus.readPreamble().nanos();
    }

    /** Returns the array's time to read a page. */
    public long read(int page) {
        return read[page % pages % read.length];
    }

    /** Returns the array's time to program a page. */
    public long program(int page) {
        return program[page % pages % program.length];
    }

    /** Returns the array's time to erase a block. */
    public long erase() {
        return erase;
    }

    /** Returns the nanoseconds of the command cycles of a read of so many planes. */
    public long readCommand(int planes) {
        return readCommand + (planes - 1) * readPlane;
    }

    /** Returns the nanoseconds of the command cycles of a program of so many planes, without the data. */
    public long programCommand(int planes) {
        return programCommand + (planes - 1) * programPlane;
    }

    /** Returns the nanoseconds of the command cycles of an erase of so many planes. */
    public long eraseCommand(int planes) {
        return eraseCommand + (planes - 1) * erasePlane;
    }

    /** Returns the nanoseconds of sectors of 512 bytes on the way to the chip. */
    public long dataIn(long sectors) {
        return Math.round(sectors * Size.SECTOR * nanosPerByte);
    }

    /** Returns the nanoseconds of sectors of 512 bytes on the way from the chip. */
    public long dataOut(long sectors) {
        return readPreamble + dataIn(sectors);
    }
}
