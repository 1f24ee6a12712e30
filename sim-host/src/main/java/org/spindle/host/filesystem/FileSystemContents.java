package org.spindle.host.filesystem;

import java.util.List;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Validated;

/** The contents of a file system; layer and workload have the same. */
@Doc("Contents of the file system: the same for the layer and for the workload over it.")
public record FileSystemContents(
        @Doc("ext2, ext3, jfs, xfs or reiserfs.") @Default("ext3")
        FileSystemFormat format,

        @Doc("Data files, which have been written at the same time in one directory.")
        @Default("0")
        @Range(min = "0", max = "1000")
        int dataFiles,

        @Doc("Size of each data file.") @Default("1 GiB") @Range(min = "64 KiB", max = "1 TiB")
        Size dataSize,

        @Doc("Directory trees.") @Default("[]") List<TreeKind> trees)
        implements Validated {

    public FileSystemContents {
        trees = List.copyOf(trees);
    }

    @Override
    public void validate(Problems problems) {
        if (dataFiles == 0 && trees.isEmpty()) {
            problems.report("dataFiles", "there is no file", "give dataFiles or trees");
        }
        if (dataSize.bytes() % (64 << 10) != 0) {
            problems.report("dataSize", dataSize + " is not a multiple of 64 KiB", "give one");
        }
    }
}
