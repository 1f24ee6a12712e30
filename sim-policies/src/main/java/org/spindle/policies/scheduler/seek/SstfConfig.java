package org.spindle.policies.scheduler.seek;

import org.spindle.spi.config.Doc;

@Doc("Shortest seek time first: the sector nearest to the end of the last request. Starves what is far away.")
public record SstfConfig() {}
