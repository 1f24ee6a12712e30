package org.spindle.policies.scheduler.seek;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.Range;

@Doc("CV-SCAN(N, R): V-SCAN that compares the mean distances of the N nearest requests on each side. N = 1 is"
        + " V-SCAN(R).")
public record CvScanConfig(
        @Doc("Number of requests on each side whose distances are averaged; fewer if fewer wait.")
        @Default("2")
        @Range(min = "1")
        int n,

        @Doc("Cost of reversing the direction, as a fraction of the distance across the disk.")
        @Default("0.2")
        @Range(min = "0", max = "1")
        double r,

        @Inline PlaceConfig places) {}
