package org.spindle.policies.scheduler.seek;

import static org.spindle.policies.scheduler.queue.RequestList.NONE;

import org.jspecify.annotations.Nullable;
import org.spindle.policies.scheduler.queue.SectorQueue;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;

/**
 * The nearer of the next eligible request at or above the reference sector and the next one below it, where a distance
 * against the present direction counts longer by a penalty (Geist and Daniel 1987). No penalty gives SSTF, the size of the
 * device gives LOOK, a part of it V-SCAN.
 *
 * <p>The direction, upward at first, is that of the last request taken; one at the reference sector itself turns nothing
 * round and carries no penalty. Two requests equally far take turns: the upper one wins the first tie, the lower one the
 * second, and so on. Turns pass on when a request is taken that the latest selection had preferred for this reason.
 */
final class TwoSidedScan implements RequestScheduler {

    private final SectorQueue waiting = new SectorQueue();
    private final long reversalPenalty;
    private final ReferencePoint referencePoint;

    private long reference;
    private boolean ascending = true;
    private boolean upperWinsTie = true;
    private @Nullable Request winnerOfTie;

    /**
     * @param reversalPenalty sectors, not negative
     */
    TwoSidedScan(long reversalPenalty, ReferencePoint referencePoint) {
        this.reversalPenalty = reversalPenalty;
        this.referencePoint = referencePoint;
    }

    @Override
    public void add(Request request) {
        waiting.add(request);
    }

    @Override
    public @Nullable Request select(Eligibility eligibility) {
        winnerOfTie = null;
        int ahead = waiting.firstAtOrAbove(reference);
        int above = waiting.eligibleUpward(ahead, eligibility);
        int below = waiting.eligibleDownward(waiting.previous(ahead), eligibility);
        if (above == NONE) {
            return below == NONE ? null : waiting.request(below);
        }
        if (below == NONE) {
            return waiting.request(above);
        }
        long up = waiting.sector(above) - reference;
        long down = reference - waiting.sector(below);
        if (ascending) {
            down += reversalPenalty;
        } else if (up > 0) {
            up += reversalPenalty;
        }
        if (up == down) {
            winnerOfTie = waiting.request(upperWinsTie ? above : below);
            return winnerOfTie;
        }
        return waiting.request(up < down ? above : below);
    }

    @Override
    public void take(Request request) {
        waiting.remove(request);
        if (request == winnerOfTie) {
            upperWinsTie = !upperWinsTie;
        }
        winnerOfTie = null;
        if (request.sector() != reference) {
            ascending = request.sector() > reference;
        }
        reference = referencePoint.after(request);
    }

    @Override
    public int size() {
        return waiting.size();
    }
}
