package org.spindle.policies.replacement;

import org.spindle.spi.config.Doc;

@Doc("Evicts the line that arrived last.")
public record LifoConfig() {}
