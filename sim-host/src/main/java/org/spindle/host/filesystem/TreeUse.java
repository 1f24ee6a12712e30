package org.spindle.host.filesystem;

import org.spindle.spi.config.Doc;

/** What a directory tree is for. */
public enum TreeUse {
    @Doc("Sources, such as those of a kernel.")
    SOURCES,
    @Doc("Home directories of users.")
    HOMES
}
