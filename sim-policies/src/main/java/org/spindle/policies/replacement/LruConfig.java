package org.spindle.policies.replacement;

import org.spindle.spi.config.Doc;

@Doc("The line goes that has not been used for the longest time.")
public record LruConfig() {}
