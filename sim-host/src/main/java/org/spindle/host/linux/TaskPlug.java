package org.spindle.host.linux;

import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/**
 * The plugs of processes: requests that a process submits at one instant are held until the end of that instant, or until their
 * number reaches a limit or the latest is large. An arrival is merged into held requests of its process, the newest first.
 */
final class TaskPlug implements EventHandler {

    /** Receives the requests when a plug ends. */
    interface Sink {

        /** Called when a held request has become part of another one. */
        void replaced(Request held, Request by);

        void insert(Request request);

        void inserted();
    }

    private final int limit;
    private final long largeSectors;
    private final MergeRules rules;
    private final MergedRequests merged;
    private final Sink sink;
    private final EventLoop events;
    private final BlockMetrics metrics;
    private final List<Request> held = new ArrayList<>();
    private boolean endsSoon;

    TaskPlug(
            PlugConfig config,
            MergeRules rules,
            MergedRequests merged,
            Sink sink,
            EventLoop events,
            BlockMetrics metrics) {
        this.limit = config.requests(Generation.MULTI_QUEUE);
        this.largeSectors = config.plugSize().sectors();
        this.rules = rules;
        this.merged = merged;
        this.sink = sink;
        this.events = events;
        this.metrics = metrics;
    }

    /** Merges an arrival into a held request of its process; returns false if none matches. */
    boolean merge(Request arriving) {
        if (held.isEmpty() || !rules.mayMerge(arriving)) {
            return false;
        }
        for (int i = held.size() - 1; i >= 0; i--) {
            Request candidate = held.get(i);
            if (candidate.process() == arriving.process() && joins(i, candidate, arriving)) {
                return true;
            }
            if (rules.merging() == Merging.LATEST) {
                return false;
            }
        }
        return false;
    }

    private boolean joins(int place, Request candidate, Request arriving) {
        boolean behind = candidate.end() == arriving.sector();
        boolean before = arriving.end() == candidate.sector();
        if (!behind && !before
                || !rules.mayMerge(candidate)
                || !rules.areCompatible(candidate, arriving)
                || !rules.fit(candidate, arriving)) {
            return false;
        }
        if (behind) {
            metrics.mergedBehind(arriving);
            replace(place, candidate, merged.join(candidate, arriving, candidate));
        } else {
            metrics.mergedBefore(arriving);
            replace(place, candidate, merged.join(arriving, candidate, candidate));
        }
        return true;
    }

    private void replace(int place, Request candidate, Request whole) {
        held.set(place, whole);
        sink.replaced(candidate, whole);
    }

    /** Holds a request. */
    void add(Request request) {
        held.add(request);
        if (countOf(request.process()) >= limit || request.sectors() >= largeSectors) {
            end(request.process());
        } else if (!endsSoon) {
            endsSoon = true;
            events.schedule(events.now(), this, 0, 0);
        }
    }

    private int countOf(long process) {
        int count = 0;
        for (int i = 0; i < held.size(); i++) {
            count += held.get(i).process() == process ? 1 : 0;
        }
        return count;
    }

    /** Ends the plug of a process: its requests are inserted. */
    void end(long process) {
        int left = 0;
        int ended = 0;
        for (int i = 0; i < held.size(); i++) {
            Request request = held.get(i);
            if (request.process() == process) {
                sink.insert(request);
                ended++;
            } else {
                held.set(left++, request);
            }
        }
        while (held.size() > left) {
            held.remove(held.size() - 1);
        }
        recordEnd(ended);
    }

    @Override
    public void handle(int op, long arg) {
        endsSoon = false;
        int ended = held.size();
        for (int i = 0; i < ended; i++) {
            sink.insert(held.get(i));
        }
        held.clear();
        recordEnd(ended);
    }

    private void recordEnd(int requests) {
        if (requests > 0) {
            metrics.plugged.record(requests);
            sink.inserted();
        }
    }
}
