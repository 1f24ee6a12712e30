package org.spindle.host.filesystem;

import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.config.Size;

/**
 * The units of a file system: unit 0 is its metadata, followed by the data files and the files of the trees. Sizes are
 * whole blocks. Layer and workload each create one from the same contents.
 */
public final class FileSystemImage {

    /** Bytes of a block, which is a page too. */
    public static final int BLOCK = 4096;

    static final int BLOCK_SECTORS = BLOCK / Size.SECTOR;

    private final FileSystemContents contents;
    private final List<FileTree> trees = new ArrayList<>();
    private final int units;
    private final long metadataPages;

    public FileSystemImage(FileSystemContents contents) {
        this.contents = contents;
        int unit = 1 + contents.dataFiles();
        long page = 0;
        for (TreeKind kind : contents.trees()) {
            for (int i = 0; i < kind.count(); i++) {
                FileTree tree = new FileTree(kind, contents.format().listsByCreation(), unit, page);
                trees.add(tree);
                unit += kind.files();
                page = tree.endPage();
            }
        }
        units = unit;
        metadataPages = Math.max(1, page);
    }

    FileSystemContents contents() {
        return contents;
    }

    List<FileTree> trees() {
        return trees;
    }

    /** Returns the trees for a use. */
    public List<FileTree> trees(TreeUse use) {
        return trees.stream().filter(tree -> tree.use() == use).toList();
    }

    public int units() {
        return units;
    }

    public int dataFiles() {
        return contents.dataFiles();
    }

    /** Returns the unit that is a data file. */
    public int dataUnit(int file) {
        return 1 + file;
    }

    /** Returns the blocks of each data file. */
    public long dataBlocks() {
        return contents.dataSize().bytes() / BLOCK;
    }

    /** Returns the blocks of a unit. */
    public long blocks(int unit) {
        if (unit == 0) {
            return metadataPages;
        }
        if (unit <= contents.dataFiles()) {
            return dataBlocks();
        }
        int file = unit - 1 - contents.dataFiles();
        for (FileTree tree : trees) {
            if (file < tree.files()) {
                return tree.blocks(file);
            }
            file -= tree.files();
        }
        throw new IllegalArgumentException("no unit " + unit);
    }
}
