package org.spindle.workload.trace.libcachesim;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Recognises records without a magic number by their chain of next accesses. */
final class NextAccess {

    private static final int MOST_RECORDS = 2_000;
    private static final int FEWEST_RECORDS = 2;
    private static final int LINKED = 90;
    private static final int UNLINKED = 55;

    private NextAccess() {}

    /**
     * Returns the confidence that the bytes are records that start with a 32-bit time and a 64-bit id.
     *
     * @param next offset of the next access in the record
     * @return 0 if times go back, a next access is not after its record, or the record it refers to is of another object
     */
    static int score(byte[] head, int length, int size, int next) {
        ByteBuffer bytes = ByteBuffer.wrap(head, 0, length).order(ByteOrder.LITTLE_ENDIAN);
        int records = Math.min(MOST_RECORDS, length / size);
        if (records < FEWEST_RECORDS) {
            return 0;
        }
        int links = 0;
        int ends = 0;
        for (int i = 0; i < records; i++) {
            int at = i * size;
            if (i > 0 && Integer.compareUnsigned(bytes.getInt(at), bytes.getInt(at - size)) < 0) {
                return 0;
            }
            long position = bytes.getLong(at + next);
            if (position == -1 || position == Long.MAX_VALUE) {
                ends++;
            } else if (position <= i + 1) {
                return 0;
            } else if (position <= records) {
                if (bytes.getLong((int) (position - 1) * size + 4) != bytes.getLong(at + 4)) {
                    return 0;
                }
                links++;
            }
        }
        if (links > 0) {
            return LINKED;
        }
        return ends > 0 ? UNLINKED : 0;
    }
}
