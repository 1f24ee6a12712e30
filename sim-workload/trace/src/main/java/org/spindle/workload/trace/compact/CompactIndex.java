package org.spindle.workload.trace.compact;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.LongBuffer;
import java.nio.channels.SeekableByteChannel;
import org.spindle.spi.trace.TraceException;

/** The place of each batch of a file, and of the index after the last one. */
final class CompactIndex {

    private static final int WORDS = CompactFormat.INDEX_ENTRY_BYTES / Long.BYTES;
    private static final int FIRST_RECORD = 1;
    private static final int GREATEST_ARRIVAL = 3;

    private final LongBuffer entries;
    private final int batches;
    private final long records;
    private final long place;

    private CompactIndex(LongBuffer entries, int batches, long records, long place) {
        this.entries = entries;
        this.batches = batches;
        this.records = records;
        this.place = place;
    }

    /**
     * Reads the index of a complete file.
     *
     * @throws TraceException if the index is damaged or absent
     */
    static CompactIndex read(String name, SeekableByteChannel file) {
        try {
            long size = file.size();
            long end = size - CompactFormat.TRAILER_BYTES;
            if (end < CompactFormat.HEADER_BYTES) {
                throw damaged(name);
            }
            ByteBuffer trailer = bytes(file, end, CompactFormat.TRAILER_BYTES);
            long place = trailer.getLong();
            long length = end - place;
            boolean sensible = trailer.getLong() == CompactFormat.END
                    && place >= CompactFormat.HEADER_BYTES
                    && length >= CompactFormat.INDEX_HEADER_BYTES + CompactFormat.CHECKSUM_BYTES
                    && length <= Integer.MAX_VALUE
                    && (length - CompactFormat.INDEX_HEADER_BYTES - CompactFormat.CHECKSUM_BYTES)
                                    % CompactFormat.INDEX_ENTRY_BYTES
                            == 0;
            if (!sensible) {
                throw damaged(name);
            }
            return parse(name, bytes(file, place, (int) length), place);
        } catch (IOException e) {
            throw new TraceException(name + ": " + e.getMessage(), e);
        }
    }

    private static CompactIndex parse(String name, ByteBuffer words, long place) {
        int checked = words.limit() - CompactFormat.CHECKSUM_BYTES;
        int mark = words.getInt();
        int batches = words.getInt();
        long records = words.getLong();
        byte[] all = words.array();
        if (mark != CompactFormat.INDEX
                || batches != (checked - CompactFormat.INDEX_HEADER_BYTES) / CompactFormat.INDEX_ENTRY_BYTES
                || words.getInt(checked) != CompactFormat.checksum(all, checked, all, 0)) {
            throw damaged(name);
        }
        return new CompactIndex(
                words.limit(checked).slice().order(ByteOrder.LITTLE_ENDIAN).asLongBuffer(), batches, records, place);
    }

    private static ByteBuffer bytes(SeekableByteChannel file, long at, int length) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
        file.position(at);
        while (bytes.hasRemaining()) {
            if (file.read(bytes) < 0) {
                throw new IOException("the file was truncated while it was read");
            }
        }
        return bytes.flip();
    }

    private static TraceException damaged(String name) {
        return new TraceException(
                name + ": the index at its end is damaged or absent; the file may be truncated. Read it from the start"
                        + " to find the extent of its undamaged part");
    }

    long records() {
        return records;
    }

    /** Returns the first byte of a batch; that of the index for the number of batches. */
    long place(int batch) {
        return batch == batches ? place : entries.get(batch * WORDS);
    }

    /** Returns the number of a batch's first record, from 0; the number of all records for the number of batches. */
    long firstRecord(int batch) {
        return batch == batches ? records : entries.get(batch * WORDS + FIRST_RECORD);
    }

    /** Returns the batch with a record. */
    int batchOfRecord(long number) {
        int low = 0;
        int high = batches;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (firstRecord(middle + 1) <= number) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Returns the first batch with a request that arrives at a time or later. */
    int batchOfTime(long arrival) {
        int batch = 0;
        while (batch < batches && entries.get(batch * WORDS + GREATEST_ARRIVAL) < arrival) {
            batch++;
        }
        return batch;
    }
}
