package org.spindle.stack;

import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.request.Request;

/** The units that layers stand over, and who learns of the requests that are complete there. */
public final class LayerMembers {

    /** Learns of requests that layers have sent. */
    @FunctionalInterface
    public interface Listener {

        /**
         * A request is complete; the layer has not been told yet.
         *
         * @param member index in {@link #names}
         */
        void completed(int member, Request request);
    }

    private final List<String> names = new ArrayList<>();
    private Listener listener = (member, request) -> {};

    LayerMembers() {}

    /** Returns the names of the units, in the order in which they were assembled. */
    public List<String> names() {
        return List.copyOf(names);
    }

    /** Sets who learns of requests. */
    public void observe(Listener learning) {
        listener = learning;
    }

    /** Returns the index of a unit, a new one if it has none. */
    int add(String name) {
        int known = names.indexOf(name);
        if (known >= 0) {
            return known;
        }
        names.add(name);
        return names.size() - 1;
    }

    void completed(int member, Request request) {
        listener.completed(member, request);
    }
}
