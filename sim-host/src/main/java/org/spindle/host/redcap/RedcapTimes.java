package org.spindle.host.redcap;

import org.spindle.spi.request.CommonTimes;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.request.Stage;
import org.spindle.spi.request.TimeComponent;

/**
 * Components of the time of reads in the cache.
 *
 * @param hook delay before a read is processed
 * @param copy copying blocks out of the cache
 * @param prefetchWait waiting for blocks that are being prefetched
 * @param partsWait waiting for reads below
 */
record RedcapTimes(TimeComponent hook, TimeComponent copy, TimeComponent prefetchWait, TimeComponent partsWait) {

    static RedcapTimes of(RequestSchema schema) {
        return new RedcapTimes(
                schema.time("redcap-hook", "Delay of a read before REDCAP processes it.", Stage.SUBMISSION),
                schema.time("redcap-copy", "Copying blocks out of REDCAP.", Stage.SUBMISSION),
                schema.waiting("prefetch-wait", "Waiting for blocks that REDCAP is prefetching.", Stage.SUBMISSION),
                CommonTimes.partsWait(schema));
    }
}
