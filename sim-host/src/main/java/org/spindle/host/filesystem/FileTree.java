package org.spindle.host.filesystem;

/**
 * One directory tree: the units of its files, in order of creation directory by directory, and the pages of the metadata unit that its
 * directories and inodes are in. A page has the entries of 128 files, or 32 inodes.
 */
public final class FileTree {

    private static final int ENTRIES = 128;
    private static final int INODES = 32;
    private static final double GOLDEN = 0.6180339887498949;
    private static final long MIX = 0x9E3779B97F4A7C15L;

    private final TreeKind kind;
    private final boolean listsByCreation;
    private final int firstUnit;
    private final long firstPage;
    private final int directoryPages;

    FileTree(TreeKind kind, boolean listsByCreation, int firstUnit, long firstPage) {
        this.kind = kind;
        this.listsByCreation = listsByCreation;
        this.firstUnit = firstUnit;
        this.firstPage = firstPage;
        directoryPages = (most() + ENTRIES - 1) / ENTRIES;
    }

    public TreeUse use() {
        return kind.use();
    }

    /** Returns the files that the largest directory has. */
    private int most() {
        return (kind.files() + kind.directories() - 1) / kind.directories();
    }

    public int directories() {
        return kind.directories();
    }

    int files() {
        return kind.files();
    }

    /** Returns the first file of a directory, in order of creation; for the number of directories, the number of files. */
    public int firstFile(int directory) {
        return (int) ((long) kind.files() * directory / kind.directories());
    }

    /** Returns the unit that is a file. */
    public int unit(int file) {
        return firstUnit + file;
    }

    /** Returns the blocks of a file: the large ones, and quantiles of the distribution in an order without a period. */
    long blocks(int file) {
        if (kind.largeFiles() > 0 && isLarge(file)) {
            return (kind.largeSize().bytes() + FileSystemImage.BLOCK - 1) / FileSystemImage.BLOCK;
        }
        double quantile = (file + 0.5) * GOLDEN % 1;
        double bytes = -Math.log(1 - quantile) * kind.meanSize().bytes();
        return Math.max(1, (long) Math.ceil(bytes / FileSystemImage.BLOCK));
    }

    private boolean isLarge(int file) {
        long before = (long) file * kind.largeFiles() / kind.files();
        return (long) (file + 1) * kind.largeFiles() / kind.files() > before;
    }

    /** Returns the files of a directory in the order in which a program that lists it gets them. */
    public int[] listing(int directory) {
        int first = firstFile(directory);
        int[] files = new int[firstFile(directory + 1) - first];
        for (int i = 0; i < files.length; i++) {
            files[i] = first + i;
        }
        if (!listsByCreation) {
            sortByHash(files);
        }
        return files;
    }

    private static void sortByHash(int[] files) {
        for (int i = 1; i < files.length; i++) {
            int file = files[i];
            int place = i;
            while (place > 0 && hash(files[place - 1]) > hash(file)) {
                files[place] = files[place - 1];
                place--;
            }
            files[place] = file;
        }
    }

    /** Hashes a number to 31 pseudo-random bits. */
    static long hash(long number) {
        long mixed = (number + 1) * MIX;
        mixed = (mixed ^ mixed >>> 29) * MIX;
        return mixed >>> 33;
    }

    /** Returns the number of pages of each directory. */
    public int directoryPages() {
        return directoryPages;
    }

    /** Returns the first page of a directory in the metadata unit. */
    public long directoryPage(int directory) {
        return firstPage + (long) directory * directoryPages;
    }

    /** Returns the page of the metadata unit that has the inode of a file. */
    public long inodePage(int file) {
        return firstPage + (long) directories() * directoryPages + file / INODES;
    }

    /** Returns one past the last page of the tree in the metadata unit. */
    long endPage() {
        return inodePage(kind.files() - 1) + 1;
    }
}
