package org.spindle.testkit.contract;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.workload.ArrivalPattern;
import org.spindle.spi.workload.ArrivalPatternContext;

class ArrivalPatternContractTest implements SuiteTest {

    /** A request about every millisecond. */
    private static class Sound implements ArrivalPattern, EventHandler, CompletionListener {

        final ArrivalPatternContext context;

        Sound(ArrivalPatternContext context) {
            this.context = context;
        }

        @Override
        public void start() {
            next();
        }

        void next() {
            if (context.hasNext()) {
                context.events().schedule(context.events().now() + gap(), this, 0, 0);
            }
        }

        long gap() {
            return 1 + context.random().nextLong(2_000_000);
        }

        @Override
        public void handle(int op, long arg) {
            context.send(this);
            next();
        }

        @Override
        public void completed(Request request) {}
    }

    private static ArrivalPatternContract contract(Function<ArrivalPatternContext, ArrivalPattern> maker) {
        return new ArrivalPatternContract() {
            @Override
            protected ArrivalPattern create(ArrivalPatternContext context) {
                return maker.apply(context);
            }

            @Override
            protected boolean isOpen() {
                return true;
            }
        };
    }

    @Override
    public List<Object> sound() {
        return List.of(contract(Sound::new));
    }

    @Override
    public Mutants faulty() {
        AtomicInteger calls = new AtomicInteger();
        return new Mutants()
                .add(
                        "one request too many",
                        contract(context -> new Sound(context) {
                            @Override
                            void next() {
                                context.events().schedule(context.events().now() + gap(), this, 0, 0);
                            }
                        }),
                        "sends no more requests than there are",
                        "there is none left")
                .add(
                        "a request before the start",
                        contract(context -> {
                            Sound early = new Sound(context);
                            context.send(early);
                            return early;
                        }),
                        "sends nothing before it is started",
                        "sent by the constructor")
                .add(
                        "a gap back in time",
                        contract(context -> new Sound(context) {
                            @Override
                            long gap() {
                                return context.random().nextLong(3) - 1;
                            }
                        }),
                        "sends no more requests than there are",
                        "lies before now")
                .add(
                        "chance that is not the scenario's",
                        contract(context -> new Sound(context) {
                            @Override
                            long gap() {
                                return calls.incrementAndGet();
                            }
                        }),
                        "sends at the same times for the same seed",
                        "times of the same seed")
                .add(
                        "an end before the end",
                        contract(context -> new Sound(context) {
                            private int sent;

                            @Override
                            void next() {
                                if (++sent < 100) {
                                    super.next();
                                }
                            }
                        }),
                        "sends every request",
                        "requests sent of those there are")
                .add(
                        "a wait for what is complete already",
                        contract(context -> new Sound(context) {
                            private boolean isSending;

                            @Override
                            public void handle(int op, long arg) {
                                isSending = true;
                                context.send(this);
                                isSending = false;
                            }

                            @Override
                            public void completed(Request request) {
                                if (!isSending) {
                                    next();
                                }
                            }
                        }),
                        "continues when requests are complete at once",
                        "complete at once")
                .add(
                        "an open pattern that waits",
                        contract(context -> new Sound(context) {
                            @Override
                            public void handle(int op, long arg) {
                                context.send(this);
                            }

                            @Override
                            public void completed(Request request) {
                                next();
                            }
                        }),
                        "is open",
                        "times when requests take longer")
                .add(
                        "memory that workloads share",
                        contract(context -> new Sound(context) {
                            @Override
                            public void start() {
                                calls.set(0);
                                super.start();
                            }

                            @Override
                            long gap() {
                                return 1_000_000L * calls.incrementAndGet() % 7_000_001;
                            }
                        }),
                        "serves its own workload only",
                        "times beside another workload")
                .add(
                        "a wait for completions in order",
                        contract(context -> new Sound(context) {
                            private long expected;

                            @Override
                            public void handle(int op, long arg) {
                                if (context.hasNext()) {
                                    context.send(this);
                                    if (context.random().nextLong(2) == 0) {
                                        next();
                                    }
                                }
                            }

                            @Override
                            public void completed(Request request) {
                                if (request.id() == expected) {
                                    expected++;
                                    next();
                                }
                            }
                        }),
                        "continues when completions come in another order",
                        "completions are out of order");
    }
}
