package org.spindle.testkit.contract;

import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;

class WorkloadContractTest {

    /** A hundred reads, each when the one before is complete. */
    private static class Sound implements Workload, EventHandler, CompletionListener {

        final WorkloadContext context;
        int issued;

        Sound(WorkloadContext context) {
            this.context = context;
        }

        @Override
        public OptionalLong requests() {
            return OptionalLong.of(100);
        }

        @Override
        public void start() {
            handle(0, 0);
        }

        @Override
        public void handle(int op, long arg) {
            context.submit(context.newRequest().reset(issued++, 0, Operation.READ, sector(), 8), this);
        }

        long sector() {
            return context.random("places").nextLong(1_000_000) + issued;
        }

        @Override
        public void completed(Request request) {
            if (issued < 100) {
                context.events().schedule(context.events().now(), this, 0, 0);
            }
        }

        @Override
        public void close() {}
    }

    private static WorkloadContract contract(Function<WorkloadContext, Workload> maker) {
        return new WorkloadContract() {
            @Override
            protected Workload create(WorkloadContext context) {
                return maker.apply(context);
            }
        };
    }

    @Test
    void acceptsASoundWorkload() {
        Mutants.requireSound(contract(Sound::new));
    }

    @TestFactory
    Stream<DynamicTest> catches() {
        AtomicInteger calls = new AtomicInteger();
        return new Mutants()
                .add("requests past the end of the device", contract(context -> new Sound(context) {
                    @Override
                    long sector() {
                        return 1_999_990L + issued;
                    }
                })::sendsOnlyWhatTheDevicesCanServe)
                .add("a number of requests that is not so", contract(context -> new Sound(context) {
                    @Override
                    public OptionalLong requests() {
                        return OptionalLong.of(99);
                    }
                })::sendsTheStatedNumberOfRequests)
                .add("a request before the start", contract(context -> {
                    Sound early = new Sound(context);
                    early.handle(0, 0);
                    return early;
                })::sendsNothingBeforeItIsStarted)
                .add("chance that is not the scenario's", contract(context -> new Sound(context) {
                    @Override
                    long sector() {
                        return calls.incrementAndGet();
                    }
                })::sendsTheSameForTheSameSeed)
                .add("a wait for what is complete already", contract(context -> new Sound(context) {
                    private boolean isSending;

                    @Override
                    public void handle(int op, long arg) {
                        isSending = true;
                        super.handle(op, arg);
                        isSending = false;
                    }

                    @Override
                    public void completed(Request request) {
                        if (!isSending) {
                            super.completed(request);
                        }
                    }
                })::sendsTheStatedNumberWhenRequestsAreCompleteAtOnce)
                .add("impatience", contract(context -> new Sound(context) {
                    @Override
                    public void completed(Request request) {
                        if (context.events().now() < 1_000_000_000) {
                            super.completed(request);
                        }
                    }
                })::sendsTheStatedNumberWhenRequestsTakeLong)
                .add("tasks that are never done", contract(context -> {
                    context.tasks().add(1);
                    return new Sound(context);
                })::finishesItsTasks)
                .add("a close that needs a start", contract(context -> new Sound(context) {
                    @Override
                    public void close() {
                        if (issued == 0) {
                            throw new IllegalStateException("not open");
                        }
                    }
                })::canBeClosedWithoutHavingBeenStarted)
                .tests();
    }
}
