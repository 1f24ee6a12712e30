package org.spindle.workload.trace.compact;

import com.github.luben.zstd.Zstd;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.SeekableByteChannel;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.IndexedTrace;

/** Reads the batches in order, or from a batch found by the index. */
final class CompactReader implements IndexedTrace {

    private static final int FILE_BUFFER = 256 << 10;

    private final String name;
    private final @Nullable SeekableByteChannel channel;
    private final byte[] header = new byte[CompactFormat.BATCH_HEADER_BYTES];
    private @Nullable CompactIndex index;
    private final InputStream fromStart;
    private InputStream in;
    private byte[] stored = new byte[0];
    private byte[] plain = new byte[0];
    private Batch batch = new Batch(0);
    private int next;
    private boolean ended;

    /** Number of the batch's first record, from 0. */
    private long batchStart;

    private long batches;
    private long consumed;

    CompactReader(TraceInput input) {
        name = input.name();
        fromStart = input.stream();
        in = fromStart;
        require(readFully(header, CompactFormat.HEADER_BYTES), "the header");
        ByteBuffer words = CompactFormat.little(header, CompactFormat.HEADER_BYTES);
        long magic = words.getLong();
        int version = words.getShort();
        words.getShort();
        if (magic != CompactFormat.MAGIC
                || words.getInt() != CompactFormat.checksum(header, words.position() - 4, header, 0)) {
            throw new TraceException(name + ": byte 0: the header is damaged; expected that of a compact trace");
        }
        if (version != CompactFormat.VERSION) {
            throw new TraceException(name + ": byte 8: is a compact trace of version " + version
                    + "; this version of Spindle reads version " + CompactFormat.VERSION);
        }
        channel = input.channel();
    }

    @Override
    public boolean next(TraceRecord into) {
        if (next >= batch.size() && !readBatch()) {
            return false;
        }
        batch.get(next++, into);
        return true;
    }

    /** Returns false at the end of the records. */
    private boolean readBatch() {
        if (ended) {
            return false;
        }
        long place = consumed;
        require(readFully(header, CompactFormat.INDEX_HEADER_BYTES), "a batch or the index");
        ByteBuffer words = CompactFormat.little(header, header.length);
        int mark = words.getInt();
        if (mark == CompactFormat.INDEX) {
            readIndex(place);
            ended = true;
            return false;
        }
        if (mark != CompactFormat.BATCH) {
            throw damaged(place, "neither a batch nor the index starts here");
        }
        require(readRest(), "the header of batch " + (batches + 1));
        decode(place, words);
        return true;
    }

    private boolean readRest() {
        byte[] rest = new byte[header.length - CompactFormat.INDEX_HEADER_BYTES];
        boolean whole = readFully(rest, rest.length);
        System.arraycopy(rest, 0, header, CompactFormat.INDEX_HEADER_BYTES, rest.length);
        return whole;
    }

    private void decode(long place, ByteBuffer words) {
        int records = words.getInt();
        long first = words.getLong();
        words.getLong();
        words.getLong();
        int plainBytes = words.getInt();
        int storedBytes = words.getInt();
        int checksum = words.getInt();
        boolean sensible = records > 0
                && records <= CompactFormat.MOST_RECORDS
                && plainBytes > 0
                && plainBytes <= CompactFormat.mostPlainBytes(records)
                && storedBytes > 0
                && storedBytes <= Zstd.compressBound(plainBytes);
        if (!sensible || first != batchStart + batch.size()) {
            throw damaged(place, "the header of batch " + (batches + 1) + " is damaged");
        }
        reserve(records, plainBytes, storedBytes);
        require(readFully(stored, storedBytes), "batch " + (batches + 1));
        if (checksum
                != CompactFormat.checksum(header, header.length - CompactFormat.CHECKSUM_BYTES, stored, storedBytes)) {
            throw damaged(place, "the checksum of batch " + (batches + 1) + " is wrong");
        }
        long got = Zstd.decompressByteArray(plain, 0, plainBytes, stored, 0, storedBytes);
        next = 0;
        String problem =
                got == plainBytes ? batch.decode(plain, plainBytes, records) : "its compressed data is damaged";
        if (problem != null) {
            batch.clear();
            throw damaged(place, "batch " + (batches + 1) + ": " + problem);
        }
        batchStart = first;
        batches++;
        next = 0;
    }

    private void reserve(int records, int plainBytes, int storedBytes) {
        if (stored.length < storedBytes) {
            stored = new byte[storedBytes];
        }
        if (plain.length < plainBytes + Batch.LONGEST_VALUE) {
            plain = new byte[plainBytes + Batch.LONGEST_VALUE];
        }
        batch = batch.fits(records) ? batch : new Batch(records);
    }

    /** Compares the index with the records read, and checks the end of the file. */
    private void readIndex(long place) {
        ByteBuffer words = CompactFormat.little(header, CompactFormat.INDEX_HEADER_BYTES);
        words.getInt();
        long entries = Integer.toUnsignedLong(words.getInt());
        long records = words.getLong();
        if (records != batchStart + batch.size()) {
            throw damaged(
                    place, "the index counts " + records + " records, but the file has " + (batchStart + batch.size()));
        }
        CRC32C checksum = new CRC32C();
        checksum.update(header, 0, CompactFormat.INDEX_HEADER_BYTES);
        for (long i = 0; i < entries; i++) {
            require(readFully(header, CompactFormat.INDEX_ENTRY_BYTES), "the index");
            checksum.update(header, 0, CompactFormat.INDEX_ENTRY_BYTES);
        }
        require(readFully(header, CompactFormat.CHECKSUM_BYTES + CompactFormat.TRAILER_BYTES), "the index");
        ByteBuffer end = CompactFormat.little(header, CompactFormat.CHECKSUM_BYTES + CompactFormat.TRAILER_BYTES);
        if (end.getInt() != (int) checksum.getValue() || end.getLong() != place || end.getLong() != CompactFormat.END) {
            throw damaged(place, "the index is damaged");
        }
        if (readFully(header, 1)) {
            throw damaged(consumed - 1, "the trace is followed by further bytes");
        }
    }

    /** Returns false if the content is shorter. */
    private boolean readFully(byte[] into, int length) {
        try {
            int got = in.readNBytes(into, 0, length);
            consumed += got;
            return got == length;
        } catch (IOException e) {
            throw new TraceException(name + ": " + position() + ": " + e.getMessage(), e);
        }
    }

    private void require(boolean whole, String what) {
        if (!whole) {
            ended = true;
            throw new TraceException(name + ": byte " + consumed + ": is truncated in " + what + ", after "
                    + (batchStart + batch.size()) + " records; expected an index at the end");
        }
    }

    /** Returns an error after which nothing can be read. */
    private TraceException damaged(long place, String problem) {
        ended = true;
        return new TraceException(
                name + ": byte " + place + ": " + problem + ", after " + (batchStart + batch.size()) + " records");
    }

    @Override
    public boolean isSeekable() {
        return channel != null;
    }

    @Override
    public long records() {
        return index().records();
    }

    @Override
    public void goToRecord(long number) {
        if (number < 0 || number > records()) {
            throw new IllegalArgumentException("record " + number + " of " + records());
        }
        goToBatch(index().batchOfRecord(number));
        if (batchStart < number && readBatch()) {
            next = (int) (number - batchStart);
        }
    }

    @Override
    public void goToTime(long arrival) {
        goToBatch(index().batchOfTime(arrival));
    }

    private void goToBatch(int number) {
        SeekableByteChannel file = requireChannel();
        try {
            file.position(index().place(number));
            in = new BufferedInputStream(Channels.newInputStream(file), FILE_BUFFER);
        } catch (IOException e) {
            throw new TraceException(name + ": " + e.getMessage(), e);
        }
        consumed = index().place(number);
        batchStart = index().firstRecord(number);
        batches = number;
        batch.clear();
        next = 0;
        ended = false;
    }

    private CompactIndex index() {
        CompactIndex known = index;
        if (known == null) {
            known = CompactIndex.read(name, requireChannel());
            index = known;
        }
        return known;
    }

    private SeekableByteChannel requireChannel() {
        if (channel == null) {
            throw new IllegalStateException(name + " cannot be accessed at random");
        }
        return channel;
    }

    @Override
    public String position() {
        return "record " + (batchStart + next) + " (in batch " + batches + ")";
    }

    @Override
    public void close() {
        try (channel) {
            fromStart.close();
        } catch (IOException e) {
            throw new TraceException(name + ": cannot be closed: " + e.getMessage(), e);
        }
    }
}
