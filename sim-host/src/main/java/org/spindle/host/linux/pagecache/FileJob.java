package org.spindle.host.linux.pagecache;

import org.jspecify.annotations.Nullable;
import org.spindle.host.linux.readahead.ReadAhead;
import org.spindle.spi.request.Request;

/** A read, a write or a flush of a file that is not complete. */
final class FileJob {

    /** The request of the workload; null while nobody uses this object. */
    @Nullable
    Request request;

    /** Read-ahead of the open file, for reads. */
    @Nullable
    ReadAhead ahead;

    /** The next page, and one past the last. */
    long page;

    long end;

    /** The page that was not in the cache last. */
    long missed;

    /** Write-backs that a flush still waits for, and the number of the last of them. */
    int left;

    long last;

    /** The next one that waits for the same thing. */
    @Nullable
    FileJob next;
}
