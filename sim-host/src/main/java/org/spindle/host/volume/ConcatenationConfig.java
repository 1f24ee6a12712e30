package org.spindle.host.volume;

import org.spindle.spi.config.Doc;

@Doc("A volume of one unit after the other; a request that crosses the border between two becomes two.")
public record ConcatenationConfig() {}
