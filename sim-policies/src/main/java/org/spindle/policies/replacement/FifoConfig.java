package org.spindle.policies.replacement;

import org.spindle.spi.config.Doc;

@Doc("The line goes that came first, however often it was used.")
public record FifoConfig() {}
