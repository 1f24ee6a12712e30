package org.spindle.policies.replacement;

import org.spindle.spi.config.Doc;

@Doc("Evicts the line used least often since it arrived, of equal ones the least recently used.")
public record LfuConfig() {}
