package org.spindle.host.virtualdisk.training;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;

/** Configuration of the workload {@code io-time-training}. */
@Doc(
        "Trains the tables of a virtual disk: one request after the other, each for a randomly drawn cell of size and distance,"
                + " until every cell has its samples (González-Férez 2012, section 3.2.5). The observer io-times writes the tables.")
public record IoTimeTraining(
        @Doc("The device or volume; the first one if absent.") @Nullable
        String device,

        @Doc("Minimum number of requests for each cell.") @Default("1") @Range(min = "1", max = "1000")
        int samples,

        @Doc("Whether reads are trained.") @Default("true") boolean reads,

        @Doc("Whether writes are trained; they would overwrite the data of a real disk.") @Default("true")
        boolean writes,

        @Doc(
                "Rounds of reads that hit the cache of the drive: in each round eight successive reads for each size and each of the"
                        + " first seven distances.")
        @Default("0")
        @Range(min = "0", max = "1000")
        int hitRounds) {}
