package org.spindle.host.redcap;

import org.spindle.spi.request.CommonTimes;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.request.Stage;
import org.spindle.spi.request.TimeComponent;

/**
 * What the cache does with the time of reads.
 *
 * @param hook before a read is looked at
 * @param copy copying blocks out of the cache
 * @param prefetchWait waiting for blocks that are being prefetched
 * @param partsWait waiting for what is read below
 */
record RedcapTimes(TimeComponent hook, TimeComponent copy, TimeComponent prefetchWait, TimeComponent partsWait) {

    static RedcapTimes of(RequestSchema schema) {
        return new RedcapTimes(
                schema.time("redcap-hook", "REDCAP, before it looks at a read.", Stage.SUBMISSION),
                schema.time("redcap-copy", "Copying blocks out of REDCAP.", Stage.SUBMISSION),
                schema.waiting("prefetch-wait", "Waiting for blocks that REDCAP is prefetching.", Stage.SUBMISSION),
                CommonTimes.partsWait(schema));
    }
}
