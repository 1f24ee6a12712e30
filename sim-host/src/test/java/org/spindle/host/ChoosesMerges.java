package org.spindle.host;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;

/** First come, first served; chooses the latest request to merge an arrival with, as kyber does. */
public final class ChoosesMerges implements RequestScheduler {

    private final List<Request> waiting = new ArrayList<>();

    @Override
    public void add(Request request) {
        waiting.add(request);
    }

    @Override
    public @Nullable Request select(Eligibility eligibility) {
        return waiting.stream().filter(eligibility::test).findFirst().orElse(null);
    }

    @Override
    public void take(Request request) {
        waiting.removeIf(candidate -> candidate == request);
    }

    @Override
    public void replace(Request old, Request by) {
        waiting.replaceAll(candidate -> candidate == old ? by : candidate);
    }

    @Override
    public boolean choosesMerges() {
        return true;
    }

    @Override
    public @Nullable Request chooseMerge(Request arriving, Eligibility mergeable) {
        for (int i = waiting.size() - 1; i >= 0; i--) {
            if (mergeable.test(waiting.get(i))) {
                return waiting.get(i);
            }
        }
        return null;
    }

    @Override
    public int size() {
        return waiting.size();
    }
}
