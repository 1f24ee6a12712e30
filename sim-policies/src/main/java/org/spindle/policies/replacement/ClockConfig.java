package org.spindle.policies.replacement;

import org.spindle.spi.config.Doc;

@Doc("Clock (second chance): a hand moves round the lines in order of arrival and evicts the first line that was not"
        + " used since the hand last passed it.")
public record ClockConfig() {}
