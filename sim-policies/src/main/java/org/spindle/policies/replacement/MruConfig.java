package org.spindle.policies.replacement;

import org.spindle.spi.config.Doc;

@Doc("The line goes that was used last: for loops over more data than the cache holds.")
public record MruConfig() {}
