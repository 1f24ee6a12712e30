package org.spindle.policies.replacement;

import org.spindle.spi.config.Doc;

@Doc(
        "Adaptive replacement cache (Megiddo and Modha 2003): one LRU list of lines that were used once and one of the others; the"
                + " policy remembers the lines that it evicted from each, and gives more room to the list whose evicted lines are missed.")
public record ArcConfig() {}
