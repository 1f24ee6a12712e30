package org.spindle.policies.replacement;

import org.spindle.spi.config.Doc;

@Doc("Evicts the line that was used least recently.")
public record LruConfig() {}
