package org.spindle.disk.hdd;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.cache.WriteBackContext;

/** The segments whose data waits for the write-back policy, by the lines that it knows them by, and the order in which they became dirty. */
final class WaitingSegments {

    private static final int NONE = WriteBackContext.NONE;

    private final @Nullable Segment[] ofLine;

    /** For each dirty line the one that became dirty after it, and before it; {@link #NONE} at the ends. */
    private final int[] later;

    private final int[] earlier;
    private final boolean[] dirty;
    private int oldest = NONE;
    private int youngest = NONE;
    private int dirtyLines;

    WaitingSegments(int lines) {
        ofLine = new Segment[lines];
        later = new int[lines];
        earlier = new int[lines];
        dirty = new boolean[lines];
        Arrays.fill(later, NONE);
        Arrays.fill(earlier, NONE);
    }

    int lines() {
        return ofLine.length;
    }

    /** Returns the segment of a line; null if the line is free. */
    @Nullable
    Segment segment(int line) {
        return ofLine[line];
    }

    /** Gives a segment the lowest free line, of which there is one: no more segments hold unwritten data than there are lines. */
    void add(Segment segment) {
        int line = 0;
        while (ofLine[line] != null) {
            line++;
        }
        ofLine[line] = segment;
        segment.deferral.line = line;
    }

    /** Frees the line of a segment; returns whether it was dirty. */
    boolean remove(Segment segment) {
        int line = segment.deferral.line;
        segment.deferral.line = Deferral.NONE;
        ofLine[line] = null;
        boolean wasDirty = dirty[line];
        if (wasDirty) {
            dirty[line] = false;
            dirtyLines--;
            link(earlier[line], later[line]);
        }
        return wasDirty;
    }

    /** Makes a line the youngest dirty one, unless it is dirty already. */
    void dirtied(int line) {
        if (!dirty[line]) {
            dirty[line] = true;
            dirtyLines++;
            link(youngest, line);
            link(line, NONE);
        }
    }

    private void link(int line, int next) {
        if (line == NONE) {
            oldest = next;
        } else {
            later[line] = next;
        }
        if (next == NONE) {
            youngest = line;
        } else {
            earlier[next] = line;
        }
    }

    int dirtyLines() {
        return dirtyLines;
    }

    /** Returns the line that has been dirty for the longest time; {@link WriteBackContext#NONE} if none is. */
    int oldest() {
        return oldest;
    }

    /** Returns the line that became dirty after a dirty one. */
    int next(int line) {
        return later[line];
    }

    /** Returns the segment that has been dirty for the longest time, or one whose data is still to come; null if none waits. */
    @Nullable
    Segment first() {
        if (oldest != NONE) {
            return ofLine[oldest];
        }
        for (Segment segment : ofLine) {
            if (segment != null) {
                return segment;
            }
        }
        return null;
    }
}
