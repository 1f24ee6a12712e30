package org.spindle.testkit.corpus;

import org.spindle.spi.request.Operation;

/**
 * A request as it was recorded.
 *
 * @param arrival in nanoseconds from the first of the recording
 * @param sector of 512 bytes, from 0
 * @param sectors at least 1
 */
public record RecordedRequest(long arrival, Operation operation, long sector, long sectors) {

    public RecordedRequest {
        if (sectors < 1 || sector < 0) {
            throw new IllegalArgumentException("sector " + sector + "+" + sectors + " is not a request");
        }
    }

    /**
     * Returns the same request on a smaller device: requests that were close together still are, distant ones may fall on one
     * place.
     *
     * @param capacity in sectors, at least {@code maxSectors}
     * @param maxSectors sectors that a request may have
     */
    public RecordedRequest within(long capacity, long maxSectors) {
        long length = Math.min(sectors, maxSectors);
        return new RecordedRequest(arrival, operation, sector % (capacity - length + 1), length);
    }
}
