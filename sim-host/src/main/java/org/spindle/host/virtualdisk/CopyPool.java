package org.spindle.host.virtualdisk;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.request.Request;

/** The pool of copies of a virtual disk. The tag of a copy's request is the copy's index in the pool. */
final class CopyPool {

    private final List<Copy> all = new ArrayList<>();
    private final ArrayDeque<Copy> unused = new ArrayDeque<>();

    /** Returns an unused copy, whose request must be reset. */
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

    /** Returns the number of copies in the pool, used or not. */
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
