package org.spindle.policies.replacement;

import org.spindle.spi.config.Doc;

@Doc("Adaptive replacement cache (Megiddo and Modha 2003): one LRU list of lines that were used once and one of"
        + " lines that were used more often. The policy remembers the keys evicted from each list and"
        + " enlarges the list whose evicted keys are missed.")
public record ArcConfig() {}
