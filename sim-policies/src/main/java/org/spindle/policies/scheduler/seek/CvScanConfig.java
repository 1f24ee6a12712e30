package org.spindle.policies.scheduler.seek;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.Range;

@Doc(
        "CV-SCAN(N, R): V-SCAN that compares the mean distances of the N nearest requests on either side. N = 1 is V-SCAN(R).")
public record CvScanConfig(
        @Doc("Requests on either side whose distances are averaged; fewer where fewer wait.")
        @Default("2")
        @Range(min = "1")
        int n,

        @Doc("Cost of turning round, as a part of the way across the disk.")
        @Default("0.2")
        @Range(min = "0", max = "1")
        double r,

        @Inline PlaceConfig places) {}
