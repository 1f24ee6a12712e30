package org.spindle.host.alis;

/** Where a copy of a block is. */
enum CopyKind {
    RUN,
    HEAT,
    HOME
}
