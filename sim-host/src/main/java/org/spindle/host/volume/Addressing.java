package org.spindle.host.volume;

/** What requests to a volume with parity address. */
public enum Addressing {
    VOLUME,
    MEMBERS
}
