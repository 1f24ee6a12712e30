package org.spindle.host.filebench;

import org.spindle.spi.request.Operation;

/** The next step of a process: a computation, then a read, a write or nothing. */
final class Step {

    /** Nanoseconds on a CPU. */
    long compute;

    /** Bytes that are read or written then; 0 for none. */
    long bytes;

    long offset;
    int unit;
    boolean isMetadata;
    Operation operation = Operation.READ;

    /** The process that does it. */
    long process;

    /** The process that created it; 0 for none of the workload. */
    long parent;

    /** The last process whose exit it waited for; 0 for none. */
    long awaited;

    /** A process that has ended before; 0 for none. */
    long ended;

    void compute(long nanos, long by) {
        compute = nanos;
        bytes = 0;
        process = by;
    }

    void transfer(Operation kind, int file, long from, long length, long by) {
        compute = 0;
        operation = kind;
        unit = file;
        offset = from;
        bytes = length;
        isMetadata = false;
        process = by;
    }

    void readMetadata(long page, int pageBytes, long by) {
        transfer(Operation.READ, 0, page * pageBytes, pageBytes, by);
        isMetadata = true;
    }
}
