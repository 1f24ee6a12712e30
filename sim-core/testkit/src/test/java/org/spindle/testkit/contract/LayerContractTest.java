package org.spindle.testkit.contract;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

class LayerContractTest {

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

    @Test
    void acceptsASoundLayer() {
        Mutants.requireSound(contract(Sound::new));
    }

    @TestFactory
    Stream<DynamicTest> catches() {
        AtomicLong shared = new AtomicLong();
        return new Mutants()
                .add("a layer without capacity", contract(context -> new Sound(context) {
                    @Override
                    public long sectors(int unit) {
                        return 0;
                    }
                })::hasUnitsWithACapacity)
                .add("the loss of a request", contract(context -> new Sound(context) {
                    @Override
                    public void completed(Request part) {
                        if (part.sector() % 5 != 1) {
                            super.completed(part);
                        }
                    }
                })::completesEveryRequestOnce)
                .add("a completion for each of two parts", contract(context -> new Sound(context) {
                    @Override
                    public void submit(Request request) {
                        super.submit(request);
                        super.submit(request);
                    }
                })::completesRequestsWhenUnitsAnswerAtOnce)
                .add("completion at another time than told", contract(context -> new Sound(context) {
                    @Override
                    public void completed(Request part) {
                        Request whole = part.parent();
                        context.finish(part);
                        whole.complete(part.completed() + 1);
                    }
                })::completesRequestsAtTheReportedTime)
                .add("parts that are not finished", contract(context -> new Sound(context) {
                    @Override
                    public void completed(Request part) {
                        Request whole = part.parent();
                        if (whole.childCompleted() == 0) {
                            whole.complete(context.events().now());
                        }
                    }
                })::finishesTheRequestsThatItMakes)
                .add("parts that are finished twice", contract(context -> new Sound(context) {
                    @Override
                    public void completed(Request part) {
                        super.completed(part);
                        context.finish(part);
                    }
                })::finishesTheRequestsThatItMakes)
                .add("sectors behind the end of the unit", contract(context -> new Sound(context) {
                    @Override
                    long place(Request request) {
                        return request.sector() + 1;
                    }
                })::servesTheFirstAndTheLastSectors)
                .add("places that another run has left", contract(context -> new Sound(context) {
                    @Override
                    long place(Request request) {
                        return shared.incrementAndGet() % 1000;
                    }
                })::actsAlikeForTheSameRequests)
                .add("flushes that stay here", contract(context -> new Sound(context) {
                    @Override
                    public void submit(Request request) {
                        if (request.operation() == Operation.FLUSH) {
                            request.complete(context.events().now());
                        } else {
                            super.submit(request);
                        }
                    }
                })::flushesEveryUnit)
                .tests();
    }
}
