package org.spindle.host.filesystem;

import java.util.List;
import org.spindle.host.filesystem.FileSystemFormat.Placing;

/**
 * Places the contents of an image on a unit, by the rules of its format: first the trees, one after the other, then the
 * data files together.
 */
final class FilePlacement {

    private static final double HASHES = 1L << 31;
    private static final int INODE_PART = 10;

    private final FileSystemImage image;
    private final FileSystemFormat format;
    private final FreeSpace space;
    private final Extents[] units;

    private FilePlacement(FileSystemImage image, FreeSpace space) {
        this.image = image;
        this.space = space;
        format = image.contents().format();
        units = new Extents[image.units()];
        for (int unit = 0; unit < units.length; unit++) {
            units[unit] = new Extents();
        }
    }

    /**
     * Returns where each unit lies.
     *
     * @throws IllegalArgumentException if there is no room
     */
    static Extents[] of(FileSystemImage image, FreeSpace space) {
        FilePlacement placement = new FilePlacement(image, space);
        List<FileTree> trees = image.trees();
        for (int i = 0; i < trees.size(); i++) {
            placement.place(trees.get(i), (int) ((i + 0.5) * space.groups() / trees.size()), i);
        }
        if (trees.isEmpty()) {
            placement.units[0].add(space.takeInodes(0), 1);
        }
        placement.placeDataFiles();
        return placement.units;
    }

    /** Trees begin in groups that are evenly far apart. Pages of the metadata unit come in order: directories, then inodes. */
    private void place(FileTree tree, int firstGroup, int number) {
        int group = firstGroup;
        int[] inodeGroups = new int[tree.directories()];
        for (int directory = 0; directory < tree.directories(); directory++) {
            group = group(group, directory, number);
            inodeGroups[directory] = inodeGroup(group, directory, number);
            group = add(units[0], group, tree.directoryPages());
            for (int file = tree.firstFile(directory); file < tree.firstFile(directory + 1); file++) {
                group = add(units[tree.unit(file)], group, tree.blocks(file));
            }
        }
        long page = tree.inodePage(0);
        for (int directory = 0; directory < tree.directories(); directory++) {
            for (; page <= tree.inodePage(tree.firstFile(directory + 1) - 1); page++) {
                units[0].add(space.takeInodes(inodeGroups[directory]), 1);
            }
        }
    }

    private int group(int group, int directory, int tree) {
        return switch (format.placing) {
            case BLOCK_GROUPS -> group;
            case SPREAD_DIRECTORIES -> (tree + directory) % space.groups();
            case KEYS -> hashed(directory, tree, space.groups());
        };
    }

    private int inodeGroup(int group, int directory, int tree) {
        return format.placing == Placing.KEYS
                ? hashed(directory, tree, Math.max(1, space.groups() / INODE_PART))
                : group;
    }

    private static int hashed(int directory, int tree, int groups) {
        return (int) (FileTree.hash(((long) tree << 32) + directory) / HASHES * groups);
    }

    /** Adds blocks of a group to a unit, and of the groups behind it when that is full; returns the group of the last one. */
    private int add(Extents unit, int group, long blocks) {
        int from = group;
        for (long left = blocks; left > 0; ) {
            from = space.groupWithRoom(from);
            long start = space.next(from);
            long length = space.take(from, left) - start;
            unit.add(start, length);
            left -= length;
        }
        return from;
    }

    private void placeDataFiles() {
        int files = image.dataFiles();
        if (format.separatesDataFiles()) {
            for (int file = 0; file < files; file++) {
                add(units[image.dataUnit(file)], (int) ((long) file * space.groups() / files), image.dataBlocks());
            }
            return;
        }
        int group = 0;
        long run = format.firstRun;
        for (long done = 0; done < image.dataBlocks(); ) {
            long length = Math.min(run, image.dataBlocks() - done);
            for (int file = 0; file < files; file++) {
                group = add(units[image.dataUnit(file)], group, length);
            }
            done += length;
            run = Math.min(2 * run, format.longestRun);
        }
    }
}
