package org.spindle.host.volume;

import org.spindle.spi.config.Doc;

@Doc("A volume that concatenates its units; a request that crosses a boundary between units is split.")
public record ConcatenationConfig() {}
