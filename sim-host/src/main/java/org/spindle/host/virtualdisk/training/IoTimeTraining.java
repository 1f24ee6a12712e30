package org.spindle.host.virtualdisk.training;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;

/** Config of the workload {@code io-time-training}. */
@Doc(
        "Trains the tables of a virtual disk: one request after the other, each in a cell of size and distance that is drawn at"
                + " random, until every cell has its samples (González-Férez 2012, section 3.2.5). The observer io-times writes the"
                + " tables.")
public record IoTimeTraining(
        @Doc("The device or volume; the first one if absent.") @Nullable
        String device,

        @Doc("Least number of requests for each cell.") @Default("1") @Range(min = "1", max = "1000")
        int samples,

        @Doc("Whether reads are trained.") @Default("true") boolean reads,

        @Doc("Whether writes are trained; a real disk would lose its data.") @Default("true")
        boolean writes,

        @Doc(
                "Rounds of reads in the cache of the drive: eight reads one after the other, for each size and each of the first"
                        + " seven distances.")
        @Default("0")
        @Range(min = "0", max = "1000")
        int hitRounds) {}
