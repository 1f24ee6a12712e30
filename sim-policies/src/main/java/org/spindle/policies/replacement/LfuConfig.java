package org.spindle.policies.replacement;

import org.spindle.spi.config.Doc;

@Doc("The line goes that was used least often since it came; of several, the one that was used least recently.")
public record LfuConfig() {}
