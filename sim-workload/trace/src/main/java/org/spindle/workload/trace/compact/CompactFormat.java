package org.spindle.workload.trace.compact;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.zip.CRC32C;

/** Constants of the file layout; all words are little-endian. */
final class CompactFormat {

    static final int VERSION = 1;

    /** A magic that is not text and contains line ends, so that transfers that change these are detected. */
    static final long MAGIC = word("\u0089SPT\r\n\u001a\n");

    /** Magic, version (u16), reserved (u16), checksum of these. */
    static final int HEADER_BYTES = 16;

    static final int BATCH = (int) word("BTCH\0\0\0\0");

    /** Mark, records, first record (u64), least and greatest arrival, plain bytes, stored bytes, checksum. */
    static final int BATCH_HEADER_BYTES = 44;

    static final int INDEX = (int) word("INDX\0\0\0\0");

    /** Mark, batches, records (u64). */
    static final int INDEX_HEADER_BYTES = 16;

    /** Place in the file, first record, least and greatest arrival. */
    static final int INDEX_ENTRY_BYTES = 32;

    static final int CHECKSUM_BYTES = 4;

    /** Place of the index, end mark. */
    static final int TRAILER_BYTES = 16;

    static final long END = word("SPTEND\r\n");

    static final int MOST_RECORDS = 1 << 16;

    private CompactFormat() {}

    /** Returns the length of all columns with every value at its longest encoding, and of all names. */
    static int mostPlainBytes(int records) {
        return Batch.COLUMNS * (1 + records * Batch.LONGEST_VALUE) + Batch.MOST_NAME_BYTES;
    }

    private static long word(String bytes) {
        long word = 0;
        for (int i = Long.BYTES - 1; i >= 0; i--) {
            word = word << Byte.SIZE | bytes.charAt(i);
        }
        return word;
    }

    static boolean isMagic(byte[] head, int length) {
        return length >= Long.BYTES && little(head, Long.BYTES).getLong() == MAGIC;
    }

    /** Returns a view of the first bytes of an array. */
    static ByteBuffer little(byte[] bytes, int length) {
        return ByteBuffer.wrap(bytes, 0, length).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** Returns the CRC-32C (Castagnoli) of two byte sequences in succession. */
    static int checksum(byte[] one, int oneLength, byte[] other, int otherLength) {
        CRC32C crc = new CRC32C();
        crc.update(one, 0, oneLength);
        crc.update(other, 0, otherLength);
        return (int) crc.getValue();
    }
}
