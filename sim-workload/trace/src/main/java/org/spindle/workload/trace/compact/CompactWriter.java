package org.spindle.workload.trace.compact;

import com.github.luben.zstd.Zstd;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32C;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.spi.trace.TraceWriter;

/** Writes batches, followed by the index. */
final class CompactWriter implements TraceWriter {

    /** Small enough for the processor's cache, and large enough for good compression. */
    private static final int BATCH_RECORDS = 16 << 10;

    private static final int LEVEL = 3;

    private final OutputStream out;
    private final Batch batch = new Batch(BATCH_RECORDS);
    private final byte[] plain = new byte[CompactFormat.mostPlainBytes(BATCH_RECORDS)];
    private final byte[] stored = new byte[(int) Zstd.compressBound(plain.length)];
    private final byte[] header = new byte[CompactFormat.BATCH_HEADER_BYTES];

    /** For each batch: place in the file, first record, least and greatest arrival. */
    private final LongArrayList index = new LongArrayList();

    private long records;
    private long written;

    CompactWriter(OutputStream out) {
        this.out = out;
        ByteBuffer words = CompactFormat.little(header, CompactFormat.HEADER_BYTES);
        words.putLong(CompactFormat.MAGIC)
                .putShort((short) CompactFormat.VERSION)
                .putShort((short) 0);
        words.putInt(CompactFormat.checksum(header, words.position(), header, 0));
        put(header, CompactFormat.HEADER_BYTES);
    }

    @Override
    public boolean fit(TraceRecord record) {
        if (record.offset < 0 || record.length < 0 || record.offset + record.length < 0) {
            throw TraceException.ofRecord("offset " + record.offset + " and length " + record.length
                    + " are not a range of bytes below 2^63");
        }
        if (record.deviceName != null
                && record.deviceName.getBytes(StandardCharsets.UTF_8).length > Batch.LONGEST_NAME) {
            throw TraceException.ofRecord("the device's name is longer than " + Batch.LONGEST_NAME + " bytes");
        }
        return true;
    }

    @Override
    public void write(TraceRecord record) {
        batch.add(record);
        if (batch.isFull()) {
            writeBatch();
        }
    }

    private void writeBatch() {
        long least = batch.leastArrival();
        long greatest = batch.greatestArrival();
        int plainBytes = batch.encode(plain);
        int storedBytes = (int) Zstd.compressByteArray(stored, 0, stored.length, plain, 0, plainBytes, LEVEL);
        index.add(written);
        index.add(records);
        index.add(least);
        index.add(greatest);
        ByteBuffer words = CompactFormat.little(header, header.length);
        words.putInt(CompactFormat.BATCH)
                .putInt(batch.size())
                .putLong(records)
                .putLong(least)
                .putLong(greatest)
                .putInt(plainBytes)
                .putInt(storedBytes);
        words.putInt(CompactFormat.checksum(header, words.position(), stored, storedBytes));
        put(header, header.length);
        put(stored, storedBytes);
        records += batch.size();
        batch.clear();
    }

    private void writeIndex() {
        long place = written;
        CRC32C checksum = new CRC32C();
        ByteBuffer words = CompactFormat.little(header, CompactFormat.INDEX_HEADER_BYTES);
        words.putInt(CompactFormat.INDEX)
                .putInt(index.size() * Long.BYTES / CompactFormat.INDEX_ENTRY_BYTES)
                .putLong(records);
        checksum.update(header, 0, CompactFormat.INDEX_HEADER_BYTES);
        put(header, CompactFormat.INDEX_HEADER_BYTES);
        for (int i = 0; i < index.size(); i++) {
            CompactFormat.little(header, Long.BYTES).putLong(index.getLong(i));
            checksum.update(header, 0, Long.BYTES);
            put(header, Long.BYTES);
        }
        CompactFormat.little(header, CompactFormat.CHECKSUM_BYTES).putInt((int) checksum.getValue());
        put(header, CompactFormat.CHECKSUM_BYTES);
        CompactFormat.little(header, CompactFormat.TRAILER_BYTES).putLong(place).putLong(CompactFormat.END);
        put(header, CompactFormat.TRAILER_BYTES);
    }

    private void put(byte[] bytes, int length) {
        try {
            out.write(bytes, 0, length);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        written += length;
    }

    @Override
    public void close() {
        try (out) {
            if (batch.size() > 0) {
                writeBatch();
            }
            writeIndex();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
