package org.spindle.policies.replacement;

import org.spindle.spi.config.Doc;

@Doc("A hand goes round the lines in order of arrival and takes the first that was not used since it last came by.")
public record ClockConfig() {}
