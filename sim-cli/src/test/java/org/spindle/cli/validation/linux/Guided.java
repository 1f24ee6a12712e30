package org.spindle.cli.validation.linux;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.ComposedScheduler;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;

/**
 * Makes the recorded selections, and records which request another scheduler would have selected. Each selection is judged
 * separately: a different one does not change the next ones. The scheduler is called as soon as the recorded request waits; no
 * request is selected as long as it prefers to wait.
 */
final class Guided implements ComposedScheduler {

    private final RequestScheduler judged;
    private final List<Recording.Issue> recorded;
    private final List<Request> waiting = new ArrayList<>();
    private final List<String> differences = new ArrayList<>();
    private int next;
    private boolean isJudged;
    private int same;

    Guided(RequestScheduler judged, List<Recording.Issue> recorded) {
        this.judged = judged;
        this.recorded = recorded;
    }

    double share() {
        return (double) same / recorded.size();
    }

    /** The recorded selections and those of the scheduler, in order. */
    List<String> differences() {
        return differences;
    }

    @Override
    public RequestScheduler base() {
        return judged;
    }

    @Override
    public void add(Request request) {
        waiting.add(request);
        judged.add(request);
    }

    @Override
    public @Nullable Request select(Eligibility eligibility) {
        Request wanted = wanted();
        if (wanted != null && !isJudged) {
            Request choice = judged.select(eligibility);
            if (choice == null) {
                return null;
            }
            isJudged = true;
            if (choice == wanted) {
                same++;
            } else {
                differences.add(next + ": recorded " + wanted + ", chosen " + choice);
            }
        }
        return wanted;
    }

    private @Nullable Request wanted() {
        if (next == recorded.size()) {
            return null;
        }
        Recording.Issue issue = recorded.get(next);
        for (Request request : waiting) {
            if (request.sector() == issue.sector()
                    && request.sectors() == issue.sectors()
                    && request.operation() == issue.operation()) {
                return request;
            }
        }
        return null;
    }

    @Override
    public void take(Request request) {
        next++;
        isJudged = false;
        waiting.remove(request);
        judged.take(request);
    }

    @Override
    public void withdraw(Request request) {
        waiting.remove(request);
        judged.withdraw(request);
    }

    @Override
    public void replace(Request old, Request by) {
        waiting.set(waiting.indexOf(old), by);
        judged.replace(old, by);
    }

    @Override
    public int size() {
        return waiting.size();
    }
}
