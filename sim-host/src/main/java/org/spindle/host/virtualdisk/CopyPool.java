package org.spindle.host.virtualdisk;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.request.Request;

/** The copies of a virtual disk, each with a number that its request carries as tag. */
final class CopyPool {

    private final List<Copy> all = new ArrayList<>();
    private final ArrayDeque<Copy> unused = new ArrayDeque<>();

    /** Returns an unused copy; its request is still to be reset. */
    Copy take() {
        Copy copy = unused.poll();
        if (copy == null) {
            copy = new Copy(all.size());
            all.add(copy);
        }
        return copy;
    }

    void give(Copy copy) {
        copy.clear();
        unused.push(copy);
    }

    /** Number of copies that have been made. */
    int size() {
        return all.size();
    }

    Copy at(long slot) {
        return all.get((int) slot);
    }

    Copy of(Request request) {
        return all.get((int) request.tag());
    }
}
