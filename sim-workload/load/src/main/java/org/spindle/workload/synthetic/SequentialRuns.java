package org.spindle.workload.synthetic;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;

/** Sequential runs. */
@Doc("Sequential runs.")
public record SequentialRuns(
        @Doc(
                "Streams of reads that are under way at a time, and as many of writes; each request belongs to one of them at"
                        + " random.")
        @Default("1")
        @Range(min = "1", max = "1000000")
        int streams,

        @Doc("Requests that a stream sends one behind the other until it goes elsewhere.")
        @Default("{type: constant, count: 1}")
        CountDistribution length) {

    /** Every request on its own. */
    static final SequentialRuns NONE = new SequentialRuns(1, new CountDistribution.Constant(1));
}
