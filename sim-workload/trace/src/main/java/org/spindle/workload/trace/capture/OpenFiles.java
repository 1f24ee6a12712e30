package org.spindle.workload.trace.capture;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.spindle.spi.config.Size;

/**
 * The pages of files that a process reads. A capture names files by pointers only: the file of a descriptor is known once a read through it
 * adds pages to the page cache.
 */
final class OpenFiles {

    /** A page of a file. */
    record Page(String file, long index) {}

    private static final int PAGE = 4096;

    private final Map<Long, String> files = new HashMap<>();
    private final Map<Long, Long> positions = new HashMap<>();

    /** Pages added to the page cache whose request has not been seen. */
    private final ArrayDeque<Page> added = new ArrayDeque<>();

    private long descriptor = -1;
    private long from;
    private boolean moves;

    OpenFiles() {}

    /** Creates the files that a child inherits. */
    OpenFiles(OpenFiles parent) {
        files.putAll(parent.files);
        positions.putAll(parent.positions);
    }

    /** Records the start of a system call. */
    void enters(CaptureLine line) {
        added.clear();
        switch (line.call()) {
            case "read" -> reads(line.argument("fd"), -1);
            case "pread64" -> reads(line.argument("fd"), line.argument("pos"));
            case "copy_file_range" -> reads(line.argument("fd_in"), line.argument("off_in") > 0 ? -2 : -1);
            case "close" -> {
                files.remove(line.argument("fd"));
                positions.remove(line.argument("fd"));
                descriptor = -1;
            }
            case "lseek" -> descriptor = line.argument("fd");
            default -> descriptor = -1;
        }
    }

    /**
     * @param position -1 for that of the file, -2 for an unknown one
     */
    private void reads(long number, long position) {
        descriptor = position == -2 ? -1 : number;
        moves = position == -1;
        from = moves ? positions.getOrDefault(number, 0L) : position;
    }

    /**
     * Records that consecutive pages are added to the page cache in a system call of the process.
     *
     * @param pages number of pages, of which the first is given
     */
    void adds(Page page, long pages) {
        for (long i = 0; i < pages; i++) {
            added.add(new Page(page.file(), page.index() + i));
        }
        if (descriptor >= 0) {
            files.putIfAbsent(descriptor, page.file());
        }
    }

    /** Returns the pages that a request of a number of sectors reads. */
    List<Page> takeAdded(long sectors) {
        List<Page> pages = new ArrayList<>();
        for (long left = sectors * Size.SECTOR; left > 0 && !added.isEmpty(); left -= PAGE) {
            pages.add(added.remove());
        }
        return pages;
    }

    /** Records the return of a system call, and returns the pages that it has read. */
    List<Page> returns(CaptureLine line) {
        long result = line.result();
        List<Page> pages = new ArrayList<>();
        if (line.call().equals("openat") && result >= 0) {
            positions.put(result, 0L);
            files.remove(result);
        } else if (line.call().equals("lseek") && result >= 0 && descriptor >= 0) {
            positions.put(descriptor, result);
        } else if (descriptor >= 0 && result > 0 && !line.call().equals("lseek")) {
            String file = files.get(descriptor);
            for (long page = from / PAGE; file != null && page <= (from + result - 1) / PAGE; page++) {
                pages.add(new Page(file, page));
            }
            if (moves) {
                positions.put(descriptor, from + result);
            }
        }
        descriptor = -1;
        return pages;
    }
}
