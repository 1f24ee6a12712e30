package org.spindle.stack;

import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.request.Request;

/** The units below layers, and the observer of the requests completed there. */
public final class LayerMembers {

    /** Observes requests that layers have sent. */
    @FunctionalInterface
    public interface Listener {

        /**
         * A request is complete; the layer has not been notified yet.
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

    /** Sets the observer of requests. */
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
