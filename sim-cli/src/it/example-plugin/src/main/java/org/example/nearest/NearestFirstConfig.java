package org.example.nearest;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;

/** Config of the scheduler {@code example.nearest-first}. */
@Doc("The sector nearest to the end of the last request, but the oldest request once in a while.")
public record NearestFirstConfig(
        @Doc("Every so many requests, the oldest is served whatever its distance; 0 for never.")
        @Default("0")
        @Range(min = "0")
        int oldestEvery) {}
