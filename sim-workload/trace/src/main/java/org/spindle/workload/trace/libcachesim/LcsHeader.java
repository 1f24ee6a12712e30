package org.spindle.workload.trace.libcachesim;

import java.nio.charset.StandardCharsets;
import org.spindle.workload.trace.BinaryRecords;

/**
 * The header of an LCS file, in the current layout of 8192 bytes or the older one of 1024.
 *
 * @param bytes length of the header
 * @param version layout of the records, 1 to 8
 * @param recordBytes length of a record
 * @param reads number of reads in the header, 0 if it has none
 */
record LcsHeader(int bytes, int version, int recordBytes, long reads) {

    private static final int CURRENT = 8192;
    private static final int OLD = 1024;

    private static final int VERSION = 8;
    private static final int STATISTICS = 16;
    private static final int READS = STATISTICS + 7 * Long.BYTES;

    /** In the older layout, a Python struct format that describes the record's fields is in the place of the version. */
    private static final int FORMAT = 8;

    private static final int FORMAT_BYTES = 240;
    private static final String OLD_RECORD = "<IQIq";
    private static final int OLD_RECORD_BYTES = OLD - 20;

    /** Bytes of a record by version: from version 4 on 1, 2, 4, 8 or 16 features of 32 bits follow those of version 3. */
    private static final int[] RECORD_BYTES = {24, 28, 36, 40, 44, 52, 68, 100};

    /** Reads the header and positions at the first record. */
    static LcsHeader read(BinaryRecords from, long magic) {
        if (!from.has(OLD) || from.i64(0) != magic) {
            throw from.unsuitable("is not an LCS file; expected a header that begins with f0 de bc 9a 78 56 34 12");
        }
        long version = from.i64(VERSION);
        LcsHeader header;
        if (version >= 1 && version <= RECORD_BYTES.length) {
            header = current(from, magic, (int) version);
        } else {
            header = old(from, magic);
        }
        from.skip(header.bytes);
        return header;
    }

    private static LcsHeader current(BinaryRecords from, long magic, int version) {
        if (!from.has(CURRENT) || from.i64(CURRENT - Long.BYTES) != magic) {
            throw from.unsuitable("the LCS header of version " + version
                    + " does not end with the magic number; expected a header of " + CURRENT + " bytes");
        }
        return new LcsHeader(CURRENT, version, RECORD_BYTES[version - 1], from.i64(READS));
    }

    private static LcsHeader old(BinaryRecords from, long magic) {
        StringBuilder format = new StringBuilder();
        for (int i = FORMAT; i < FORMAT + FORMAT_BYTES && from.u8(i) != 0; i++) {
            format.append((char) from.u8(i));
        }
        boolean ended = from.i64(OLD - Long.BYTES) == magic;
        long recordBytes = from.u32(OLD_RECORD_BYTES);
        if (!ended || !OLD_RECORD.contentEquals(format) || recordBytes != RECORD_BYTES[0]) {
            byte[] text = format.toString().getBytes(StandardCharsets.ISO_8859_1);
            throw from.unsuitable("the LCS header has an unknown layout: "
                    + (ended
                            ? "records of " + recordBytes + " bytes, " + text.length + " characters of format"
                            : "no end mark")
                    + "; expected one of " + CURRENT + " bytes with a version from 1 to " + RECORD_BYTES.length
                    + ", or one of " + OLD + " bytes with records " + OLD_RECORD);
        }
        return new LcsHeader(OLD, 1, RECORD_BYTES[0], 0);
    }
}
