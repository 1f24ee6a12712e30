package org.spindle.host.cache;

import org.spindle.spi.config.Doc;

@Doc("Writes a dirty line out when another needs its room, and when the host demands a flush.")
public record DemandConfig() {}
