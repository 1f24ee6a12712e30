package org.spindle.host.filesystem;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;

/** The ageing of a file system before the files were created. */
@Doc(
        "Ageing of the file system: its utilisation before the files were created, and the fragmentation of its free space.")
public record AgedConfig(
        @Doc("Share of the blocks in use.") @Default("0.84") @Range(min = "0.01", max = "0.98")
        double full,

        @Doc("Mean length of free runs of blocks, exponential.")
        @Default("256 KiB")
        @Range(min = "4 KiB", max = "1 GiB")
        Size freeRun) {}
