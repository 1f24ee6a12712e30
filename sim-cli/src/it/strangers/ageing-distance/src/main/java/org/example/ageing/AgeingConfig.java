package org.example.ageing;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;

/** Config of the scheduler {@code example.ageing-distance}. */
@Doc("The nearest sector, where each millisecond of waiting makes up for some distance.")
public record AgeingConfig(
        @Doc("Sectors of distance.") @Default("1000") double sectorsPerMilli) {}
