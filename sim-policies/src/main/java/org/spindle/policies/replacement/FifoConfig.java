package org.spindle.policies.replacement;

import org.spindle.spi.config.Doc;

@Doc("Evicts the line that arrived first, however often it was used.")
public record FifoConfig() {}
