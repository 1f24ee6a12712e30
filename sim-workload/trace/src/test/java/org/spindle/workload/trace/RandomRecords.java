package org.spindle.workload.trace;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Operation;
import org.spindle.spi.sim.RandomStream;
import org.spindle.spi.trace.TraceRecord;

/** Records of any content that a reader may deliver. */
public final class RandomRecords {

    private static final Operation[] OPERATIONS = Operation.values();

    private static final @Nullable String[] NAMES = {
        null, null, "dev \u00e9 1", "web_0", "\u00e9t\u00e9_17", "8,16", "/dev/vda"
    };

    private RandomRecords() {}

    public static TraceRecord any(RandomStream random) {
        TraceRecord record = new TraceRecord();
        record.arrival = time(random);
        record.device = number(random, 53);
        record.deviceName = NAMES[(int) random.nextLong(NAMES.length)];
        record.operation = OPERATIONS[(int) random.nextLong(OPERATIONS.length)];
        record.offset = number(random, 61);
        record.length = number(random, 33);
        record.operationKnown = random.nextLong(8) > 0;
        record.keyed = random.nextLong(8) == 0;
        record.key = record.keyed ? random.nextLong() : 0;
        long next = random.nextLong(4);
        record.nextAccess = next == 0 ? 1 + random.nextLong(100) : next == 1 ? TraceRecord.NEVER : TraceRecord.NONE;
        record.repetition = random.nextLong(8) == 0 ? random.nextLong(9) : 0;
        record.response = time(random);
        record.service = time(random);
        record.thinkAfter = time(random);
        record.process = random.nextLong(3) == 0 ? TraceRecord.NONE : number(random, 33);
        record.synchronyKnown = random.nextLong(2) == 0;
        record.synchronous = !record.synchronyKnown || random.nextLong(2) == 0;
        record.metadata = random.nextLong(4) == 0;
        record.readAhead = random.nextLong(4) == 0;
        record.cpu = random.nextLong(4) - 1;
        return record;
    }

    private static long time(RandomStream random) {
        return random.nextLong(3) == 0 ? TraceRecord.NONE : number(random, 62);
    }

    /** Numbers of all magnitudes, often zero or a multiple of 512. */
    private static long number(RandomStream random, int bits) {
        long number = random.nextLong() >>> (Long.SIZE - 1 - random.nextLong(bits));
        return random.nextLong(2) == 0 ? number : number & ~511L;
    }
}
