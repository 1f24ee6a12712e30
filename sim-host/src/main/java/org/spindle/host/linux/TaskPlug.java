package org.spindle.host.linux;

import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/**
 * The plugs of processes: what a process submits at one instant is held until the end of that instant, or until there are
 * too many requests or the latest is large. The newest of them first, an arrival is merged into those of its process.
 */
final class TaskPlug implements EventHandler {

    /** Where requests go. */
    interface Sink {
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

    /** Merges an arrival into a request that its process holds; false if there is none for it. */
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
                || !rules.alike(candidate, arriving)
                || !rules.fit(candidate, arriving)) {
            return false;
        }
        if (behind) {
            metrics.backMerges.add(1);
            held.set(place, merged.join(candidate, arriving, candidate));
        } else {
            metrics.frontMerges.add(1);
            held.set(place, merged.join(arriving, candidate, candidate));
        }
        return true;
    }

    /** Holds a request. */
    void add(Request request) {
        held.add(request);
        if (of(request.process()) >= limit || request.sectors() >= largeSectors) {
            end(request.process());
        } else if (!endsSoon) {
            endsSoon = true;
            events.schedule(events.now(), this, 0, 0);
        }
    }

    private int of(long process) {
        int count = 0;
        for (int i = 0; i < held.size(); i++) {
            count += held.get(i).process() == process ? 1 : 0;
        }
        return count;
    }

    /** Lets the requests of a process go on. */
    void end(long process) {
        int kept = 0;
        int ended = 0;
        for (int i = 0; i < held.size(); i++) {
            Request request = held.get(i);
            if (request.process() == process) {
                sink.insert(request);
                ended++;
            } else {
                held.set(kept++, request);
            }
        }
        while (held.size() > kept) {
            held.remove(held.size() - 1);
        }
        over(ended);
    }

    @Override
    public void handle(int op, long arg) {
        endsSoon = false;
        int ended = held.size();
        for (int i = 0; i < ended; i++) {
            sink.insert(held.get(i));
        }
        held.clear();
        over(ended);
    }

    private void over(int requests) {
        if (requests > 0) {
            metrics.plugged.record(requests);
            sink.inserted();
        }
    }
}
