package org.spindle.host.filesystem;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Doc;

/** Config of the layer {@code file-system}. */
@Doc(
        "A file system over one unit: it presents its metadata as unit 0, then each file as a separate unit, as the host linux requires."
                + " Files have been written before the run and do not move.")
public record FileSystemConfig(
        @Doc("Contents of the file system.") FileSystemContents contents,

        @Doc("Earlier use of the file system; none if absent.") @Nullable
        AgedConfig aged) {}
