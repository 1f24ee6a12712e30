package org.spindle.policies.replacement;

import org.spindle.spi.config.Doc;

@Doc("Evicts a line chosen at random, each with equal probability.")
public record RandomConfig() {}
