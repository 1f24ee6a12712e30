package org.spindle.workload.synthetic;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;

/** Sequential runs. */
@Doc("Sequential runs.")
public record SequentialRuns(
        @Doc("Number of concurrent sequential streams of reads, and the same number of writes; each request"
                + " belongs to one of them at random.")
        @Default("1")
        @Range(min = "1", max = "1000000")
        int streams,

        @Doc("Number of requests that a stream sends contiguously before it moves elsewhere.")
        @Default("{type: constant, count: 1}")
        CountDistribution length) {

    /** No sequential runs. */
    static final SequentialRuns NONE = new SequentialRuns(1, new CountDistribution.Constant(1));
}
