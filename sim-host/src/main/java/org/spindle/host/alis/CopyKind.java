package org.spindle.host.alis;

/** The location of a copy of a block. */
enum CopyKind {
    RUN,
    HEAT,
    HOME
}
