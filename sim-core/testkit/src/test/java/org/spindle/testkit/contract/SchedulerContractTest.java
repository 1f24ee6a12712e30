package org.spindle.testkit.contract;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.testkit.oracle.PlainScheduler;

/** The contract must catch schedulers that break it. Each scheduler here is correct except for one fault. */
class SchedulerContractTest {

    @Test
    void acceptsASoundScheduler() {
        SchedulerContract contract = contract(() -> new Sound() {});
        assertThatCode(() -> {
                    contract.selectsNothingFromAnEmptyQueue();
                    contract.servesEveryRequestOnce();
                    contract.countsWaitingRequests();
                    contract.selectsWaitingRequestsOnly();
                    contract.selectsTheSameUntilSomethingChanges();
                    contract.servesInTheSameOrderWhenChoicesAreLookedAtInBetween();
                    contract.selectsEligibleRequestsOnly();
                    contract.findsTheOnlyEligibleRequest();
                    contract.permitsTheOwnerToTakeAnyWaitingRequest();
                    contract.servesTheSameArrivalsInTheSameOrder();
                    contract.servesEqualRequestsInOrderOfArrival();
                })
                .doesNotThrowAnyException();
    }

    @Test
    void catchesAForgottenEligibility() {
        refused(() -> contract(() -> new Sound() {
                    @Override
                    public Request select(Eligibility eligibility) {
                        return super.select(Eligibility.ALL);
                    }
                })
                .selectsEligibleRequestsOnly());
    }

    @Test
    void catchesAWrongSize() {
        refused(() -> contract(() -> new Sound() {
                    @Override
                    public int size() {
                        return Math.min(super.size(), 3);
                    }
                })
                .countsWaitingRequests());
    }

    @Test
    void catchesASelectionThatMovesOn() {
        refused(() -> contract(() -> new Sound() {
                    private int asked;

                    @Override
                    public Request select(Eligibility eligibility) {
                        return eligible(eligibility).isEmpty()
                                ? null
                                : eligible(eligibility)
                                        .get(asked++ % eligible(eligibility).size());
                    }
                })
                .selectsTheSameUntilSomethingChanges());
    }

    @Test
    void catchesASelectionThatLeavesATrace() {
        refused(() -> contract(() -> new Sound() {
                    private boolean newestNext;

                    @Override
                    public Request select(Eligibility eligibility) {
                        List<Request> candidates = eligible(eligibility);
                        if (candidates.isEmpty()) {
                            newestNext = true;
                            return null;
                        }
                        return candidates.get(newestNext ? candidates.size() - 1 : 0);
                    }
                })
                .servesInTheSameOrderWhenChoicesAreLookedAtInBetween());
    }

    @Test
    void catchesAScheduleThatTakesWhatItChoseInsteadOfWhatItIsTold() {
        refused(() -> contract(() -> new Sound() {
                    @Override
                    public void take(Request request) {
                        waiting.remove(0);
                    }
                })
                .permitsTheOwnerToTakeAnyWaitingRequest());
    }

    @Test
    void catchesTheNewestFirstAmongEquals() {
        refused(() -> contract(() -> new Sound() {
                    @Override
                    public Request select(Eligibility eligibility) {
                        List<Request> candidates = eligible(eligibility);
                        return candidates.isEmpty() ? null : candidates.get(candidates.size() - 1);
                    }
                })
                .servesEqualRequestsInOrderOfArrival());
    }

    @Test
    void catchesAnOrderOtherThanTheReference() {
        SchedulerContract contract = new SchedulerContract() {
            @Override
            protected RequestScheduler create(SchedulerContext context) {
                return PlainScheduler.nearest(context.sectors() / 5, Request::sector);
            }

            @Override
            protected RequestScheduler reference(SchedulerContext context) {
                return PlainScheduler.nearest(context.sectors() / 5 - 1000, Request::sector);
            }
        };
        refused(contract::choosesWhatTheReferenceChooses);
        refused(contract::choosesWhatTheReferenceChoosesAmongEligibleRequests);
    }

    @Test
    void catchesASchedulerThatNeverServesSomeRequest() {
        refused(() -> contract(() -> new Sound() {
                    @Override
                    public Request select(Eligibility eligibility) {
                        return super.select(request -> request.sectors() != 13 && eligibility.test(request));
                    }
                })
                .servesEveryRequestOnce());
    }

    private static void refused(Runnable contract) {
        assertThatThrownBy(contract::run).isInstanceOf(AssertionError.class);
    }

    private static SchedulerContract contract(Supplier<RequestScheduler> maker) {
        return new SchedulerContract() {
            @Override
            protected RequestScheduler create(SchedulerContext context) {
                return maker.get();
            }
        };
    }

    /** First come, first served. */
    private abstract static class Sound implements RequestScheduler {

        final List<Request> waiting = new ArrayList<>();

        List<Request> eligible(Eligibility eligibility) {
            return waiting.stream().filter(eligibility::test).toList();
        }

        @Override
        public void add(Request request) {
            waiting.add(request);
        }

        @Override
        public Request select(Eligibility eligibility) {
            return eligible(eligibility).stream().findFirst().orElse(null);
        }

        @Override
        public void take(Request request) {
            waiting.remove(request);
        }

        @Override
        public int size() {
            return waiting.size();
        }
    }
}
