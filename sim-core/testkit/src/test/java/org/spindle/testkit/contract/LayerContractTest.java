package org.spindle.testkit.contract;

import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

class LayerContractTest implements SuiteTest {

    /** Passes every request on to its unit. */
    private static class Sound implements Layer, CompletionListener {

        final LayerContext context;

        Sound(LayerContext context) {
            this.context = context;
        }

        @Override
        public int units() {
            return context.below().size();
        }

        @Override
        public long sectors(int unit) {
            return context.below().get(unit).sectors();
        }

        @Override
        public void submit(Request request) {
            send(context.part(request, request.operation(), place(request), request.sectors()), request.device());
        }

        void send(Request part, int unit) {
            part.expect(this);
            context.below().get(unit).submit(part);
        }

        long place(Request request) {
            return request.sector();
        }

        @Override
        public void completed(Request part) {
            Request whole = part.parent();
            if (context.finish(part)) {
                whole.complete(context.events().now());
            }
        }
    }

    private static LayerContract contract(Function<LayerContext, Layer> maker) {
        return new LayerContract() {
            @Override
            protected Layer create(LayerContext context) {
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
                        "a layer without capacity",
                        contract(context -> new Sound(context) {
                            @Override
                            public long sectors(int unit) {
                                return 0;
                            }
                        }),
                        "has units with a capacity",
                        "sectors of unit")
                .add(
                        "the loss of a request",
                        contract(context -> new Sound(context) {
                            @Override
                            public void completed(Request part) {
                                if (part.sector() % 5 != 1) {
                                    super.completed(part);
                                }
                            }
                        }),
                        "completes every request once",
                        "requests that are complete")
                .add(
                        "a completion for each of two parts",
                        contract(context -> new Sound(context) {
                            @Override
                            public void submit(Request request) {
                                super.submit(request);
                                super.submit(request);
                            }
                        }),
                        "completes requests when units answer at once",
                        "no listener is registered")
                .add(
                        "completion at another time than told",
                        contract(context -> new Sound(context) {
                            @Override
                            public void completed(Request part) {
                                Request whole = part.parent();
                                context.finish(part);
                                whole.complete(part.completed() + 1);
                            }
                        }),
                        "completes requests at the reported time",
                        "time in the request")
                .add(
                        "parts that are not finished",
                        contract(context -> new Sound(context) {
                            @Override
                            public void completed(Request part) {
                                Request whole = part.parent();
                                if (whole.childCompleted() == 0) {
                                    whole.complete(context.events().now());
                                }
                            }
                        }),
                        "finishes the requests that it makes",
                        "requests that were made and not finished")
                .add(
                        "parts that are finished twice",
                        contract(context -> new Sound(context) {
                            @Override
                            public void completed(Request part) {
                                super.completed(part);
                                context.finish(part);
                            }
                        }),
                        "finishes the requests that it makes",
                        "is given back twice")
                .add(
                        "sectors behind the end of the unit",
                        contract(context -> new Sound(context) {
                            @Override
                            long place(Request request) {
                                return request.sector() + 1;
                            }
                        }),
                        "serves the first and the last sectors",
                        "does not fit the 16384 sectors")
                .add(
                        "places that another run has left",
                        contract(context -> new Sound(context) {
                            @Override
                            long place(Request request) {
                                return shared.incrementAndGet() % 1000;
                            }
                        }),
                        "acts alike for the same requests",
                        "completions of the same requests")
                .add(
                        "flushes that stay here",
                        contract(context -> new Sound(context) {
                            @Override
                            public void submit(Request request) {
                                if (request.operation() == Operation.FLUSH) {
                                    request.complete(context.events().now());
                                } else {
                                    super.submit(request);
                                }
                            }
                        }),
                        "passes flushes on",
                        "units that were flushed")
                .add(
                        "a layer without units",
                        contract(context -> new Sound(context) {
                            @Override
                            public int units() {
                                return 0;
                            }
                        }),
                        "has units with a capacity",
                        "units")
                .add(
                        "impatience",
                        contract(context -> new Sound(context) {
                            @Override
                            public void completed(Request part) {
                                if (context.events().now() - part.arrived() < 20_000_000) {
                                    super.completed(part);
                                }
                            }
                        }),
                        "completes requests when units answer late",
                        "requests that are complete")
                .add(
                        "room for a few requests",
                        contract(context -> new Sound(context) {
                            private int seen;

                            @Override
                            public void submit(Request request) {
                                if (++seen <= 500) {
                                    super.submit(request);
                                }
                            }
                        }),
                        "completes recorded requests once",
                        "requests that are complete");
    }
}
