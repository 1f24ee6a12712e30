package org.spindle.host.alis.analysis;

/** The requests that an analysis learns from. */
public enum Training {
    READS,
    READS_AND_WRITES;

    boolean takes(boolean isWrite) {
        return this == READS_AND_WRITES || !isWrite;
    }
}
