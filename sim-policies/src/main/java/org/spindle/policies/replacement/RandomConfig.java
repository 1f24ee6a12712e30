package org.spindle.policies.replacement;

import org.spindle.spi.config.Doc;

@Doc("Every line is equally likely to go.")
public record RandomConfig() {}
