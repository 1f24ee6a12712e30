package org.spindle.policies.scheduler.linux;

import org.spindle.spi.config.Doc;

/** What a scheduler of processes does with requests that name none. */
public enum Anonymous {
    @Doc("The run ends with a message.")
    REFUSE,
    @Doc("They are taken for those of one process.")
    SHARED
}
