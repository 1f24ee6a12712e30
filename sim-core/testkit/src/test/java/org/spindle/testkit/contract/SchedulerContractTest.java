package org.spindle.testkit.contract;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.testkit.oracle.PlainScheduler;

class SchedulerContractTest implements SuiteTest {

    /** First come, first served. */
    private static class Sound implements RequestScheduler {

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

    private static SchedulerContract contract(Supplier<RequestScheduler> maker) {
        return new SchedulerContract() {
            @Override
            protected RequestScheduler create(SchedulerContext context) {
                return maker.get();
            }
        };
    }

    /** Prefers requests nearest to a place; the reference has another place. */
    private static SchedulerContract besideItsReference(long distance) {
        return new SchedulerContract() {
            @Override
            protected RequestScheduler create(SchedulerContext context) {
                return PlainScheduler.nearest(context.sectors() / 5, Request::sector);
            }

            @Override
            protected RequestScheduler reference(SchedulerContext context) {
                return PlainScheduler.nearest(context.sectors() / 5 - distance, Request::sector);
            }
        };
    }

    @Override
    public List<Object> sound() {
        return List.of(contract(Sound::new), besideItsReference(0));
    }

    @Override
    public Mutants faulty() {
        return choices().addAll(queues());
    }

    /** Faults of {@link RequestScheduler#select}. */
    private static Mutants choices() {
        return new Mutants()
                .add(
                        "a forgotten eligibility",
                        contract(() -> new Sound() {
                            @Override
                            public Request select(Eligibility eligibility) {
                                return super.select(Eligibility.ALL);
                            }
                        }),
                        "selects eligible requests only",
                        "is eligible")
                .add(
                        "a choice that gives up at the first ineligible request",
                        contract(() -> new Sound() {
                            @Override
                            public Request select(Eligibility eligibility) {
                                Request first = super.select(Eligibility.ALL);
                                return first == null || eligibility.test(first) ? first : null;
                            }
                        }),
                        "finds the only eligible request",
                        "choice when one request is eligible")
                .add(
                        "a selection that moves on",
                        contract(() -> new Sound() {
                            private int asked;

                            @Override
                            public Request select(Eligibility eligibility) {
                                List<Request> candidates = eligible(eligibility);
                                return candidates.isEmpty() ? null : candidates.get(asked++ % candidates.size());
                            }
                        }),
                        "selects the same until something changes",
                        "choice when asked again")
                .add(
                        "a selection that leaves a trace",
                        contract(() -> new Sound() {
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
                        }),
                        "selection has no side effects",
                        "order when choices are queried in between")
                .add(
                        "the choice of a request that was served",
                        contract(() -> new Sound() {
                            private Request latest;

                            @Override
                            public Request select(Eligibility eligibility) {
                                Request choice = super.select(eligibility);
                                latest = choice == null ? latest : choice;
                                return latest != null && eligibility.test(latest) ? latest : choice;
                            }
                        }),
                        "selects waiting requests only",
                        "waits")
                .add(
                        "a request of its own",
                        contract(() -> new Sound() {
                            @Override
                            public Request select(Eligibility eligibility) {
                                Request choice = super.select(eligibility);
                                return choice == null ? new Request().reset(-1, 0, Operation.READ, 0, 1) : choice;
                            }
                        }),
                        "selects nothing from an empty queue",
                        "choice from an empty queue")
                .add(
                        "the newest first among equals",
                        contract(() -> new Sound() {
                            @Override
                            public Request select(Eligibility eligibility) {
                                List<Request> candidates = eligible(eligibility);
                                return candidates.isEmpty() ? null : candidates.get(candidates.size() - 1);
                            }
                        }),
                        "equals in order of arrival",
                        "order of equal requests")
                .add(
                        "an order other than that of the reference",
                        besideItsReference(1000),
                        "chooses what the reference chooses",
                        "order of the reference")
                .add(
                        "another order than the reference among eligible requests",
                        besideItsReference(1000),
                        "and among eligible requests",
                        "order of the reference among eligible requests")
                .add(
                        "a request that is never served",
                        contract(() -> new Sound() {
                            @Override
                            public Request select(Eligibility eligibility) {
                                return super.select(request -> request.sectors() != 13 && eligibility.test(request));
                            }
                        }),
                        "serves every request once",
                        "the choice among")
                .add(
                        "a limit to its search",
                        contract(() -> new Sound() {
                            @Override
                            public Request select(Eligibility eligibility) {
                                return waiting.size() > 200 ? null : super.select(eligibility);
                            }
                        }),
                        "orders hundreds of requests that wait together",
                        "the choice among")
                .add(
                        "long requests that starve",
                        contract(() -> new Sound() {
                            @Override
                            public Request select(Eligibility eligibility) {
                                return super.select(request -> request.sectors() <= 16 && eligibility.test(request));
                            }
                        }),
                        "serves recorded requests once",
                        "the choice among");
    }

    /** Faults of all other methods. */
    private static Mutants queues() {
        boolean[] isOdd = new boolean[1];
        return new Mutants()
                .add(
                        "a wrong size",
                        contract(() -> new Sound() {
                            @Override
                            public int size() {
                                return Math.min(super.size(), 3);
                            }
                        }),
                        "counts waiting requests",
                        "number of waiting requests")
                .add(
                        "the removal of what it chose instead of what it is told",
                        contract(() -> new Sound() {
                            @Override
                            public void take(Request request) {
                                waiting.remove(0);
                            }
                        }),
                        "permits the owner to take any waiting request",
                        "which does not wait")
                .add(
                        "a withdrawal that is overlooked",
                        contract(() -> new Sound() {
                            @Override
                            public void withdraw(Request request) {}
                        }),
                        "forgets withdrawn requests",
                        "number of waiting requests")
                .add(
                        "a replacement that is added to the replaced request",
                        contract(() -> new Sound() {
                            @Override
                            public void replace(Request old, Request by) {
                                waiting.add(by);
                            }
                        }),
                        "permits a request to replace another",
                        "number of waiting requests")
                .add(
                        "an order that depends on earlier queues",
                        contract(() -> {
                            isOdd[0] = !isOdd[0];
                            boolean newestFirst = isOdd[0];
                            return new Sound() {
                                @Override
                                public void add(Request request) {
                                    waiting.add(newestFirst ? 0 : waiting.size(), request);
                                }
                            };
                        }),
                        "serves the same arrivals in the same order",
                        "order of the same arrivals");
    }
}
