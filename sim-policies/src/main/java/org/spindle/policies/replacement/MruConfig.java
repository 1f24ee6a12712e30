package org.spindle.policies.replacement;

import org.spindle.spi.config.Doc;

@Doc("Evicts the line that was used most recently; suits loops over more data than the cache holds.")
public record MruConfig() {}
