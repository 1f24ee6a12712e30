package org.spindle.host.filesystem;

import org.spindle.spi.config.Doc;

/** The use of a directory tree. */
public enum TreeUse {
    @Doc("Sources, such as those of a kernel.")
    SOURCES,
    @Doc("Home directories of users.")
    HOMES
}
