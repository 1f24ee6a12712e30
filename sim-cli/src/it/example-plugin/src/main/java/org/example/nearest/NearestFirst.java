package org.example.nearest;

import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;

/** Serves the sector nearest to the end of the last request; of two at the same distance, the older. */
final class NearestFirst implements RequestScheduler {

    private final int oldestEvery;

    /** By age. */
    private final List<Request> waiting = new ArrayList<>();

    private long end;
    private long taken;

    /**
     * @param oldestEvery requests, of which one is the oldest; 0 for never
     */
    NearestFirst(int oldestEvery) {
        this.oldestEvery = oldestEvery;
    }

    @Override
    public void add(Request request) {
        waiting.add(request);
    }

    @Override
    public Request select(Eligibility eligibility) {
        boolean wantsOldest = oldestEvery > 0 && taken % oldestEvery == oldestEvery - 1;
        Request chosen = null;
        for (Request request : waiting) {
            if (eligibility.test(request) && (chosen == null || distance(request) < distance(chosen))) {
                chosen = request;
                if (wantsOldest) {
                    break;
                }
            }
        }
        return chosen;
    }

    private long distance(Request request) {
        return Math.abs(request.sector() - end);
    }

    @Override
    public void take(Request request) {
        withdraw(request);
        end = request.end();
        taken++;
    }

    @Override
    public void withdraw(Request request) {
        waiting.remove(request);
    }

    @Override
    public int size() {
        return waiting.size();
    }
}
