package org.spindle.testkit.contract;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.workload.ArrivalPattern;
import org.spindle.spi.workload.ArrivalPatternContext;

class ArrivalPatternContractTest {

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

    @Test
    void acceptsASoundPattern() {
        Mutants.requireSound(contract(Sound::new));
    }

    @TestFactory
    Stream<DynamicTest> catches() {
        AtomicInteger calls = new AtomicInteger();
        return new Mutants()
                .add("one request too many", contract(context -> new Sound(context) {
                    @Override
                    void next() {
                        context.events().schedule(context.events().now() + gap(), this, 0, 0);
                    }
                })::sendsNoMoreRequestsThanThereAre)
                .add("a request before the start", contract(context -> {
                    Sound early = new Sound(context);
                    context.send(early);
                    return early;
                })::sendsNothingBeforeItIsStarted)
                .add("a gap back in time", contract(context -> new Sound(context) {
                    @Override
                    long gap() {
                        return context.random().nextLong(3) - 1;
                    }
                })::sendsNoMoreRequestsThanThereAre)
                .add("chance that is not the scenario's", contract(context -> new Sound(context) {
                    @Override
                    long gap() {
                        return calls.incrementAndGet();
                    }
                })::sendsAtTheSameTimesForTheSameSeed)
                .add("an end before the end", contract(context -> new Sound(context) {
                    private int sent;

                    @Override
                    void next() {
                        if (++sent < 100) {
                            super.next();
                        }
                    }
                })::sendsAllThereAre)
                .add("a wait for what is complete already", contract(context -> new Sound(context) {
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
                })::continuesWhenRequestsAreCompleteAtOnce)
                .add("an open pattern that waits", contract(context -> new Sound(context) {
                    @Override
                    public void handle(int op, long arg) {
                        context.send(this);
                    }

                    @Override
                    public void completed(Request request) {
                        next();
                    }
                })::sendsAtTheSameTimesHoweverLongRequestsTake)
                .add("memory that workloads share", contract(context -> new Sound(context) {
                    @Override
                    public void start() {
                        calls.set(0);
                        super.start();
                    }

                    @Override
                    long gap() {
                        return 1_000_000L * calls.incrementAndGet() % 7_000_001;
                    }
                })::servesItsOwnWorkloadOnly)
                .tests();
    }
}
