package org.spindle.workload.trace;

import org.spindle.spi.config.Size;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceRecord;

/** Checks and adjustments that writers of several formats apply to a record. */
public final class Fitting {

    private Fitting() {}

    /**
     * Requires an arrival that can be written.
     *
     * @param format the format's name
     */
    public static void requireArrival(TraceRecord record, String format) {
        if (record.arrival == TraceRecord.NONE) {
            throw TraceException.ofRecord("the record has no arrival time; every record of " + format + " needs one");
        }
        if (record.arrival < 0) {
            throw TraceException.ofRecord("arrival " + record.arrival + " ns is before the zero of the clock, which "
                    + format + " cannot hold; count times from the first arrival");
        }
    }

    /**
     * Requires a device number that the format can hold.
     *
     * @param most largest number
     */
    public static void requireDevice(TraceRecord record, long most, String format) {
        if (record.device < 0 || record.device > most) {
            throw TraceException.ofRecord("device " + Long.toUnsignedString(record.device) + " is more than " + most
                    + ", the most that " + format + " can hold");
        }
    }

    /**
     * Requires a range of bytes that readers accept.
     *
     * @param format the format's name
     */
    public static void requireRange(TraceRecord record, String format) {
        if (record.offset < 0 || record.length < 0 || record.offset > Limits.BYTES || record.length > Limits.BYTES) {
            throw TraceException.ofRecord("offset " + record.offset + " and length " + record.length
                    + " are not a range of bytes below 2^62, the limit that " + format + " can hold");
        }
    }

    /**
     * Requires a range of bytes that can be rounded outwards to sectors of 512 bytes.
     *
     * @param format the format's name
     */
    public static void requireSectors(TraceRecord record, String format) {
        if (record.offset < 0 || record.length < 0 || record.offset > Limits.BYTES - record.length - Size.SECTOR) {
            throw TraceException.ofRecord("offset " + record.offset + " and length " + record.length
                    + " are not a range of bytes below 2^62, the limit that " + format + " can hold");
        }
    }

    /** Copies the range of a record, rounded outwards to sectors of 512 bytes. */
    public static void copySectors(TraceRecord from, TraceRecord to) {
        long first = from.offset / Size.SECTOR;
        long end = (from.offset + from.length + Size.SECTOR - 1) / Size.SECTOR;
        to.offset = first * Size.SECTOR;
        to.length = from.length == 0 ? 0 : (end - first) * Size.SECTOR;
    }
}
