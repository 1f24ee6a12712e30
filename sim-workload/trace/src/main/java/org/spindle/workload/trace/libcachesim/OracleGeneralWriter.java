package org.spindle.workload.trace.libcachesim;

import it.unimi.dsi.fastutil.longs.Long2LongOpenHashMap;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.spindle.spi.config.Size;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.spi.trace.TraceWriter;

/**
 * Writes oracleGeneral records: one object per request, whose id is the record's key or its first sector. The next access to an object is
 * unknown when its record is written, so the records are in a temporary file until the end; the memory used is one entry per object. Times
 * become integral seconds, rounded down.
 */
final class OracleGeneralWriter implements TraceWriter {

    private static final long SECOND = 1_000_000_000;
    private static final long MOST_SECONDS = 0xffff_ffffL;
    private static final long MOST_BYTES = 0xffff_ffffL;
    private static final long MOST_SECTOR = (1L << 53) - 1;
    private static final int BATCH = 4_096;
    private static final int NEXT = 16;
    private static final long NONE = -1;

    private final OutputStream out;
    private final Path waiting;
    private final FileChannel file;
    private final ByteBuffer batch =
            ByteBuffer.allocate(BATCH * OracleGeneral.BYTES).order(ByteOrder.LITTLE_ENDIAN);
    private final ByteBuffer next = ByteBuffer.allocate(Long.BYTES).order(ByteOrder.LITTLE_ENDIAN);

    /** Number of each object's latest record, from 0. */
    private final Long2LongOpenHashMap latest = new Long2LongOpenHashMap();

    private final TraceRecord held = new TraceRecord();
    private long records;

    /** Number of the batch's first record. */
    private long batchStart;

    OracleGeneralWriter(OutputStream out) {
        this.out = out;
        latest.defaultReturnValue(NONE);
        try {
            waiting = Files.createTempFile("spindle", ".oracle-general");
            file = FileChannel.open(
                    waiting, StandardOpenOption.READ, StandardOpenOption.WRITE, StandardOpenOption.DELETE_ON_CLOSE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public boolean fit(TraceRecord record) {
        if (record.operation == Operation.FLUSH || record.operation == Operation.DISCARD) {
            return false;
        }
        if (record.arrival != TraceRecord.NONE && (record.arrival < 0 || record.arrival / SECOND > MOST_SECONDS)) {
            throw TraceException.ofRecord("arrival " + record.arrival + " ns is not from 0 to " + MOST_SECONDS
                    + " s, which " + OracleGeneral.NAME + " can hold");
        }
        if (record.length < 0 || record.length > MOST_BYTES) {
            throw TraceException.ofRecord("length " + record.length + " is more than " + MOST_BYTES
                    + " bytes, the limit" + " that " + OracleGeneral.NAME + " can hold");
        }
        if (!record.keyed && (record.offset < 0 || record.offset / Size.SECTOR > MOST_SECTOR)) {
            throw TraceException.ofRecord("offset " + record.offset + " is beyond 2^62 bytes, the limit that "
                    + OracleGeneral.NAME + " can hold");
        }
        held.clear();
        held.arrival = record.arrival == TraceRecord.NONE ? 0 : record.arrival / SECOND * SECOND;
        held.keyed = true;
        held.key = record.keyed ? record.key : record.offset / Size.SECTOR;
        held.offset = (held.key & MOST_SECTOR) * Size.SECTOR;
        held.length = record.length;
        held.operationKnown = false;
        held.nextAccess = record.nextAccess;
        record.copyFrom(held);
        return true;
    }

    @Override
    public void write(TraceRecord record) {
        if (!batch.hasRemaining()) {
            spill();
        }
        long before = latest.put(record.key, records);
        if (before != NONE) {
            setNext(before, records + 1);
        }
        batch.putInt((int) (record.arrival / SECOND))
                .putLong(record.key)
                .putInt((int) record.length)
                .putLong(NONE);
        records++;
    }

    /** Sets the next access of an earlier record, in memory or in the file. */
    private void setNext(long record, long position) {
        if (record >= batchStart) {
            batch.putLong((int) (record - batchStart) * OracleGeneral.BYTES + NEXT, position);
            return;
        }
        next.clear().putLong(position).flip();
        put(next, record * OracleGeneral.BYTES + NEXT);
    }

    private void spill() {
        batch.flip();
        put(batch, batchStart * OracleGeneral.BYTES);
        batch.clear();
        batchStart = records;
    }

    private void put(ByteBuffer bytes, long at) {
        try {
            long place = at;
            while (bytes.hasRemaining()) {
                place += file.write(bytes, place);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        try (out;
                file) {
            spill();
            file.position(0);
            InputStream all = Channels.newInputStream(file);
            all.transferTo(out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
