package org.spindle.host.filesystem;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;

/** How a file system has been used before the files were made. */
@Doc("How full the file system was before the files were made, and how broken its free space.")
public record AgedConfig(
        @Doc("Share of the blocks in use.") @Default("0.84") @Range(min = "0.01", max = "0.98")
        double full,

        @Doc("Mean length of free runs of blocks, exponential.")
        @Default("256 KiB")
        @Range(min = "4 KiB", max = "1 GiB")
        Size freeRun) {}
