package org.spindle.host.filesystem;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Validated;

/** Directory trees of one kind, each with the same directories and files. */
@Doc("Directory trees of one kind, each a copy of the same.")
public record TreeKind(
        @Doc("Use of the trees: sources or homes.") @Default("sources")
        TreeUse use,

        @Doc("Number of trees.") @Range(min = "1", max = "1000")
        int count,

        @Doc("Directories of a tree, which share its files evenly.") @Range(min = "1", max = "100000")
        int directories,

        @Doc("Files of a tree.") @Range(min = "1", max = "1000000")
        int files,

        @Doc("Mean size of files; sizes are quantiles of an exponential distribution, in blocks of 4 KiB.")
        @Range(min = "4 KiB", max = "1 GiB")
        Size meanSize,

        @Doc("Large files among them, evenly over the tree.") @Default("0") @Range(min = "0", max = "100000")
        int largeFiles,

        @Doc("Size of each large file.") @Default("1 MiB") @Range(min = "4 KiB", max = "1 TiB")
        Size largeSize)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        if (directories > files) {
            problems.report(
                    "directories",
                    directories + " directories cannot share " + files + " files",
                    "at most as many directories as files");
        }
        if (largeFiles > files) {
            problems.report("largeFiles", "there are only " + files + " files", "at most " + files);
        }
    }
}
