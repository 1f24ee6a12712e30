package org.spindle.host.cache;

import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;

@Doc("Writes out each line when it has been dirty for a time.")
public record AgeBoundConfig(
        @Doc("Longest time for which a line may be dirty. A line in use then is retried after an eighth of that.")
        @Range(min = "1 us", max = "1000 d")
        Time age) {}
