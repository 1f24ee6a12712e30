package org.spindle.host.linux.pagecache;

import org.jspecify.annotations.Nullable;
import org.spindle.host.linux.readahead.ReadAhead;
import org.spindle.spi.request.Request;

/** An incomplete read, write or flush of a file. */
final class FileJob {

    /** The request of the workload; null while this object is unused. */
    @Nullable
    Request request;

    /** Read-ahead of the open file; null for writes and flushes. */
    @Nullable
    ReadAhead ahead;

    /** The next page, and one past the last. */
    long page;

    long end;

    /** The last page that was not in the cache. */
    long missed;

    /** The page for which a write waits, or waited last, for there to be fewer dirty pages. */
    long held;

    /** Number of write-backs that a flush still waits for, and the request number of the last of them. */
    int writesLeft;

    long lastWrite;

    /** The next job of the same wait list. */
    @Nullable
    FileJob next;

    Request request() {
        Request of = request;
        if (of == null) {
            throw new IllegalStateException("a job without a request");
        }
        return of;
    }

    long process() {
        return request().process();
    }
}
