package org.spindle.cachelab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.spindle.cachelab.AccessTraceBuilder.Entries;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceRecord;

/** What is too large for the laboratory is refused with the limit and what would help. */
class TraceLimitsTest {

    private static TraceRecord read(long offset, long length) {
        TraceRecord record = new TraceRecord();
        record.clear();
        record.operation = Operation.READ;
        record.operationKnown = true;
        record.offset = offset;
        record.length = length;
        return record;
    }

    /** With a limit of 5000 entries in place of 2^29, which is above the first size of the tables. */
    @Test
    void differentEntries() {
        AccessTraceBuilder builder = new AccessTraceBuilder(Entries.BLOCKS, 4096, 1, 5000);
        for (int i = 0; i < 5000; i++) {
            builder.add(read(4096L * i, 4096));
        }
        builder.add(read(4096 * 17, 4096));
        assertThat(builder.build().keys()).isEqualTo(5000);
        assertThat(builder.build().accesses()).isEqualTo(5001);
        assertThatThrownBy(() -> builder.add(read(4096 * 5000, 4096)))
                .isInstanceOf(TraceTooLargeException.class)
                .hasMessage("the trace has more than 5,000 different entries, the most that the laboratory can count\n"
                        + "  simulate a share of them, such as --sample 0.1, or larger blocks by --block");
    }

    @Test
    void theSizeOfAnEntry() {
        AccessTraceBuilder builder = new AccessTraceBuilder(Entries.OBJECTS, 0, 1);
        builder.add(read(0, (1L << 32) - 1));
        assertThatThrownBy(() -> builder.add(read(0, 1L << 32)))
                .isInstanceOf(TraceTooLargeException.class)
                .hasMessage("an entry has 4,294,967,296 bytes; the most is 4,294,967,295\n"
                        + "  divide requests into blocks, such as --block 4KiB");
    }
}
