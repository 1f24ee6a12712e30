package @package@;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;

/** Serves the waiting request with the lowest address, or with the highest; of several at one address, the oldest. */
final class @Name@ implements RequestScheduler {

    /** In order of arrival. */
    private final List<Request> waiting = new ArrayList<>();

    private final boolean lowestFirst;

    @Name@(@Name@Config config, SchedulerContext context) {
        lowestFirst = config.lowestFirst();
    }

    @Override
    public void add(Request request) {
        waiting.add(request);
    }

    @Override
    public @Nullable Request select(Eligibility eligibility) {
        Request best = null;
        for (Request request : waiting) {
            if (eligibility.test(request) && (best == null || isBefore(request, best))) {
                best = request;
            }
        }
        return best;
    }

    private boolean isBefore(Request request, Request other) {
        return lowestFirst ? request.sector() < other.sector() : request.sector() > other.sector();
    }

    @Override
    public void take(Request request) {
        waiting.remove(request);
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
