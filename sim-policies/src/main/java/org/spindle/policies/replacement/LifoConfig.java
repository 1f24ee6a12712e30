package org.spindle.policies.replacement;

import org.spindle.spi.config.Doc;

@Doc("The line goes that came last.")
public record LifoConfig() {}
