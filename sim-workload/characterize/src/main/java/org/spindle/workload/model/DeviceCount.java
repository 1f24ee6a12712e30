package org.spindle.workload.model;

import org.jspecify.annotations.Nullable;

/** Counts of the requests to one device. */
final class DeviceCount {

    final long number;

    @Nullable
    String name;

    long requests;

    /** Number of blocks accessed for the first time. */
    long fresh;

    /** One past the last byte accessed. */
    long end;

    final StreamEnds reads = new StreamEnds();
    final StreamEnds writes = new StreamEnds();

    DeviceCount(long number) {
        this.number = number;
    }
}
