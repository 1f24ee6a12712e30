package org.spindle.testkit.contract;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.observer.Observer;
import org.spindle.spi.observer.ObserverContext;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;

class ObserverContractTest implements SuiteTest {

    /** Counts sectors. */
    private static class Sound implements Observer {

        final ObserverContext context;
        final Counter sectors;

        Sound(ObserverContext context) {
            this.context = context;
            sectors = context.metrics().counter("sectors", "sectors", "Sectors of all requests.");
        }

        @Override
        public void completed(Request request) {
            sectors.add(request.sectors());
        }
    }

    private static ObserverContract contract(Function<ObserverContext, Observer> maker) {
        return new ObserverContract() {
            @Override
            protected Observer create(ObserverContext context) {
                return maker.apply(context);
            }
        };
    }

    @Override
    public List<Object> sound() {
        return List.of(contract(Sound::new));
    }

    @Override
    public Mutants faulty() {
        AtomicLong shared = new AtomicLong();
        return new Mutants()
                .add(
                        "a run that has to have requests",
                        contract(context -> new Sound(context) {
                            private long requests;

                            @Override
                            public void arrived(Request request) {
                                requests++;
                            }

                            @Override
                            public void end(long at) {
                                sectors.add(at / requests);
                            }
                        }),
                        "follows a run without requests",
                        "/ by zero")
                .add(
                        "a metric that is declared too late",
                        contract(context -> new Sound(context) {
                            @Override
                            public void arrived(Request request) {
                                context.metrics()
                                        .counter("arrivals", "requests", "Arrivals.")
                                        .add(1);
                            }
                        }),
                        "follows runs",
                        "two metrics are called")
                .add(
                        "a file that is opened too late",
                        contract(context -> new Sound(context) {
                            @Override
                            public void end(long at) {
                                context.file("end.txt", "The end.").write("end");
                            }
                        }),
                        "follows runs",
                        "is opened after the construction")
                .add(
                        "a warm-up that has to be at the beginning",
                        contract(context -> new Sound(context) {
                            @Override
                            public void warmedUp(long at) {
                                if (at > 0) {
                                    throw new IllegalStateException("too late");
                                }
                            }
                        }),
                        "follows a run with a warm up",
                        "too late")
                .add(
                        "a change of a request",
                        contract(context -> new Sound(context) {
                            @Override
                            public void arrived(Request request) {
                                request.tag(7);
                            }
                        }),
                        "changes no request",
                        "the request after the observer saw it")
                .add(
                        "requests that are kept",
                        contract(context -> new Sound(context) {
                            private final List<Request> kept = new ArrayList<>();

                            @Override
                            public void completed(Request request) {
                                kept.add(request);
                            }

                            @Override
                            public void end(long at) {
                                kept.forEach(super::completed);
                            }
                        }),
                        "keeps no request that is complete",
                        "results when requests are reused")
                .add(
                        "counts that runs share",
                        contract(context -> new Sound(context) {
                            @Override
                            public void completed(Request request) {
                                sectors.add(shared.addAndGet(1 + request.sectors()));
                            }
                        }),
                        "produces the same result for the same run",
                        "results of the same run")
                .add(
                        "counts that observers share",
                        contract(context -> new Sound(context) {
                            @Override
                            public void begin(RequestSchema schema, List<String> units) {
                                shared.set(0);
                            }

                            @Override
                            public void completed(Request request) {
                                sectors.add(shared.addAndGet(1 + request.sectors()));
                            }
                        }),
                        "follows its own run only",
                        "results beside another observer")
                .add(
                        "a warm-up that has to end",
                        contract(context -> new Sound(context) {
                            private boolean isWarm;

                            @Override
                            public void warmedUp(long at) {
                                isWarm = true;
                            }

                            @Override
                            public void completed(Request request) {
                                if (!isWarm && request.id() > 20) {
                                    throw new IllegalStateException("no warm-up takes so long");
                                }
                            }
                        }),
                        "accepts a run that fails during warm up",
                        "no warm-up takes so long");
    }
}
