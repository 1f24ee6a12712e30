package org.spindle.testkit.contract;

import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.spindle.spi.Component;
import org.spindle.spi.NoKeys;
import org.spindle.spi.bus.Controller;
import org.spindle.spi.bus.ControllerBelow;
import org.spindle.spi.bus.ControllerContext;
import org.spindle.spi.bus.ControllerFront;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;

class ControllerContractTest implements SuiteTest {

    /** Has a front that releases the bus, passes requests on, and completes them when it owns the bus again. */
    private static class Sound implements Controller, ControllerFront, CompletionListener {

        final ControllerContext context;
        ControllerBelow below;

        Sound(ControllerContext context) {
            this.context = context;
        }

        @Override
        public ControllerFront front() {
            return this;
        }

        @Override
        public int queueDepth() {
            return 1;
        }

        @Override
        public void attach(ControllerBelow devices) {
            below = devices;
        }

        @Override
        public void submit(Request request) {
            context.above().release();
            Request part = below.part(request, request.operation(), request.sector(), request.sectors());
            part.expect(this);
            below.queued(Component.of("fcfs", new NoKeys()), 1)
                    .get(request.device())
                    .submit(part);
        }

        @Override
        public void completed(Request part) {
            Request whole = part.parent();
            below.finish(part);
            context.above().acquire(() -> {
                context.above().release();
                finish(whole);
            });
        }

        void finish(Request whole) {
            whole.complete(context.events().now());
        }
    }

    private static ControllerContract contract(Function<ControllerContext, Controller> maker) {
        return new ControllerContract() {
            @Override
            protected Controller create(ControllerContext context) {
                return maker.apply(context);
            }
        };
    }

    @Override
    public List<Object> sound() {
        return List.of(contract(Sound::new), contract(context -> new Controller() {}));
    }

    @Override
    public Mutants faulty() {
        AtomicLong shared = new AtomicLong();
        return new Mutants()
                .add(
                        "negative delays",
                        contract(context -> new Controller() {
                            @Override
                            public long messageDelay() {
                                return -1;
                            }
                        }),
                        "adds no negative times",
                        "delay of messages")
                .add(
                        "another front each time",
                        contract(context -> new Controller() {
                            @Override
                            public ControllerFront front() {
                                return new Sound(context);
                            }
                        }),
                        "returns the same values at each call",
                        "the front")
                .add(
                        "a front without room",
                        contract(context -> new Sound(context) {
                            @Override
                            public int queueDepth() {
                                return 0;
                            }
                        }),
                        "accepts requests if it has a front",
                        "queue depth")
                .add(
                        "the loss of a request",
                        contract(context -> new Sound(context) {
                            @Override
                            void finish(Request whole) {
                                if (whole.sector() % 5 != 1) {
                                    super.finish(whole);
                                }
                            }
                        }),
                        "completes every request once",
                        "requests that are complete")
                .add(
                        "completion at another time than told",
                        contract(context -> new Sound(context) {
                            @Override
                            void finish(Request whole) {
                                whole.complete(context.events().now() + 1);
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
                                context.above().acquire(() -> {
                                    context.above().release();
                                    finish(whole);
                                });
                            }
                        }),
                        "finishes the requests that it makes",
                        "requests that were made and not finished")
                .add(
                        "a bus that is not let go",
                        contract(context -> new Sound(context) {
                            @Override
                            public void submit(Request request) {
                                request.complete(context.events().now());
                            }
                        }),
                        "releases the bus above",
                        "whether the bus above is idle")
                .add(
                        "work that another run has left",
                        contract(context -> new Sound(context) {
                            @Override
                            public void completed(Request part) {
                                context.events()
                                        .schedule(
                                                context.events().now() + shared.incrementAndGet(),
                                                (op, arg) -> super.completed(part),
                                                0,
                                                0);
                            }
                        }),
                        "acts alike for the same requests",
                        "completions of the same requests")
                .add(
                        "negative times of sectors",
                        contract(context -> new Controller() {
                            @Override
                            public long sectorTimePicos() {
                                return -1;
                            }
                        }),
                        "adds no negative times",
                        "time of a sector");
    }
}
