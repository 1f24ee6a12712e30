package org.spindle.host.cache;

import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;

@Doc("Writes each line out when it has been dirty for a time.")
public record AgeBoundConfig(
        @Doc(
                "For how long a line may be dirty. One that somebody works on then is tried again after an eighth of that.")
        @Range(min = "1 us", max = "1000 d")
        Time age) {}
