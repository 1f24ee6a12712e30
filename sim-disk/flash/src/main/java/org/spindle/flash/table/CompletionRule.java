package org.spindle.flash.table;

import org.spindle.spi.config.Doc;

/** When a worker tells the host that a request is complete. */
public enum CompletionRule {
    @Doc("At its own end.")
    EACH,
    @Doc(
            "When no request waits any more: at the end of the last of all those that the worker has served without a pause.")
    TOGETHER
}
