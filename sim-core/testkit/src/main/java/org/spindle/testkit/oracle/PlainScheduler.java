package org.spindle.testkit.oracle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.PositionOracle;
import org.spindle.spi.scheduler.RequestScheduler;

/**
 * A scheduler in its textbook form, which examines every waiting request at each choice. For comparison with schedulers that are
 * optimised for speed.
 */
public final class PlainScheduler implements RequestScheduler {

    /** Picks one of the candidates, which are in order of arrival. */
    private interface Rule {
        Optional<Request> choose(List<Request> candidates, State state);
    }

    /** The state after the requests dispatched before. */
    private static final class State {
        long reference;
        boolean ascending = true;
        boolean upperWinsTie = true;

        @Nullable
        Request winnerOfTie;
    }

    /** The sector from which distances are measured after a request was dispatched. */
    public interface ReferencePoint {
        long after(Request taken);
    }

    private final List<Request> waiting = new ArrayList<>();
    private final State state = new State();
    private final Rule rule;
    private final ReferencePoint referencePoint;

    private PlainScheduler(Rule rule, ReferencePoint referencePoint) {
        this.rule = rule;
        this.referencePoint = referencePoint;
    }

    /** First come, first served. */
    public static PlainScheduler fcfs() {
        return new PlainScheduler((candidates, state) -> candidates.stream().findFirst(), Request::sector);
    }

    /** Least distance from the end of the last request; equal distances up and down take turns, up first. */
    public static PlainScheduler sstf() {
        return nearest(0, Request::end);
    }

    /** Least distance from a reference point, with a penalty for turning round; equal distances take turns, up first. */
    public static PlainScheduler nearest(long reversalPenalty, ReferencePoint referencePoint) {
        return new PlainScheduler(
                (candidates, state) -> {
                    long least = candidates.stream()
                            .mapToLong(request -> cost(request, state, reversalPenalty))
                            .min()
                            .orElse(0);
                    List<Request> best = candidates.stream()
                            .filter(request -> cost(request, state, reversalPenalty) == least)
                            .toList();
                    Optional<Request> up = best.stream()
                            .filter(request -> request.sector() >= state.reference)
                            .findFirst();
                    Optional<Request> down = best.stream()
                            .filter(request -> request.sector() < state.reference)
                            .findFirst();
                    if (up.isPresent() && down.isPresent()) {
                        Optional<Request> winner = state.upperWinsTie ? up : down;
                        state.winnerOfTie = winner.get();
                        return winner;
                    }
                    return up.or(() -> down);
                },
                referencePoint);
    }

    /** Onward from the start of the last request as long as requests wait there, then in the other direction. */
    public static PlainScheduler look() {
        return new PlainScheduler(
                (candidates, state) -> state.ascending
                        ? lowest(from(candidates, state)).or(() -> highest(upTo(candidates, state)))
                        : highest(upTo(candidates, state)).or(() -> lowest(from(candidates, state))),
                Request::sector);
    }

    /** Upward from the start of the last request, then from the lowest. */
    public static PlainScheduler cLook() {
        return new PlainScheduler(
                (candidates, state) -> lowest(from(candidates, state)).or(() -> lowest(candidates.stream())),
                Request::sector);
    }

    /** Least positioning time. */
    public static PlainScheduler sptf(PositionOracle positions) {
        return new PlainScheduler(
                (candidates, state) -> candidates.stream().min(Comparator.comparingLong(positions::positioningTime)),
                Request::sector);
    }

    /** Least of some cost, the earliest arrival among equals. */
    public static PlainScheduler least(ToDoubleFunction<Request> cost) {
        return new PlainScheduler(
                (candidates, state) -> candidates.stream().min(Comparator.comparingDouble(cost)), Request::sector);
    }

    private static long cost(Request request, State state, long reversalPenalty) {
        long distance = request.sector() - state.reference;
        boolean reverses = state.ascending ? distance < 0 : distance > 0;
        return Math.abs(distance) + (reverses ? reversalPenalty : 0);
    }

    private static Stream<Request> from(List<Request> candidates, State state) {
        return candidates.stream().filter(request -> request.sector() >= state.reference);
    }

    private static Stream<Request> upTo(List<Request> candidates, State state) {
        return candidates.stream().filter(request -> request.sector() <= state.reference);
    }

    private static Optional<Request> lowest(Stream<Request> requests) {
        return requests.reduce((one, other) -> other.sector() < one.sector() ? other : one);
    }

    private static Optional<Request> highest(Stream<Request> requests) {
        return requests.reduce((one, other) -> other.sector() > one.sector() ? other : one);
    }

    @Override
    public void add(Request request) {
        waiting.add(request);
    }

    @Override
    public @Nullable Request select(Eligibility eligibility) {
        state.winnerOfTie = null;
        return rule.choose(waiting.stream().filter(eligibility::test).toList(), state)
                .orElse(null);
    }

    @Override
    public void take(Request request) {
        if (!waiting.removeIf(candidate -> candidate == request)) {
            throw new IllegalArgumentException(request + " is not waiting");
        }
        if (request == state.winnerOfTie) {
            state.upperWinsTie = !state.upperWinsTie;
        }
        state.winnerOfTie = null;
        if (request.sector() != state.reference) {
            state.ascending = request.sector() > state.reference;
        }
        state.reference = referencePoint.after(request);
    }

    @Override
    public int size() {
        return waiting.size();
    }
}
