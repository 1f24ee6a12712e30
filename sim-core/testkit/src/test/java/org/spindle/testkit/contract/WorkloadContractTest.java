package org.spindle.testkit.contract;

import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.system.ProcessStart.InitialState;
import org.spindle.spi.system.SystemAction;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;
import org.spindle.testkit.sim.ScriptedLoad;

class WorkloadContractTest implements SuiteTest {

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

    /** A process that the host executes, with a read and an access through the file cache. */
    private static Workload executed(WorkloadContext context, long sector) {
        context.execute(new ScriptedLoad()
                .process(
                        1,
                        InitialState.READY,
                        0,
                        ScriptedLoad.access(SystemAction.REQUEST, 0, sector),
                        ScriptedLoad.then(10, SystemAction.NEED, 0),
                        ScriptedLoad.access(SystemAction.CACHED_READ, 0, 8)));
        return new Sound(context) {
            @Override
            public OptionalLong requests() {
                return OptionalLong.of(2);
            }

            @Override
            public void start() {}
        };
    }

    private static WorkloadContract contract(Function<WorkloadContext, Workload> maker) {
        return new WorkloadContract() {
            @Override
            protected Workload create(WorkloadContext context) {
                return maker.apply(context);
            }
        };
    }

    @Override
    public List<Object> sound() {
        return List.of(contract(Sound::new), contract(context -> executed(context, 9)));
    }

    @Override
    public Mutants faulty() {
        AtomicInteger calls = new AtomicInteger();
        return new Mutants()
                .add(
                        "requests past the end of the device",
                        contract(context -> new Sound(context) {
                            @Override
                            long sector() {
                                return 1_999_990L + issued;
                            }
                        }),
                        "sends only what the devices can serve",
                        "end of")
                .add(
                        "a number of requests that is not so",
                        contract(context -> new Sound(context) {
                            @Override
                            public OptionalLong requests() {
                                return OptionalLong.of(99);
                            }
                        }),
                        "sends the stated number of requests",
                        "of which the workload states the number")
                .add(
                        "a request before the start",
                        contract(context -> {
                            Sound early = new Sound(context);
                            early.handle(0, 0);
                            return early;
                        }),
                        "sends nothing before it is started",
                        "sent by the constructor")
                .add(
                        "chance that is not the scenario's",
                        contract(context -> new Sound(context) {
                            @Override
                            long sector() {
                                return calls.incrementAndGet();
                            }
                        }),
                        "sends the same for the same seed",
                        "requests of the same seed")
                .add(
                        "a wait for what is complete already",
                        contract(context -> new Sound(context) {
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
                        }),
                        "sends the stated number when requests are complete at once",
                        "complete at once")
                .add(
                        "impatience",
                        contract(context -> new Sound(context) {
                            @Override
                            public void completed(Request request) {
                                if (context.events().now() < 1_000_000_000) {
                                    super.completed(request);
                                }
                            }
                        }),
                        "sends the stated number when requests take long",
                        "when they take long")
                .add(
                        "tasks that are never done",
                        contract(context -> {
                            context.tasks().add(1);
                            return new Sound(context);
                        }),
                        "finishes its tasks",
                        "tasks that were added")
                .add(
                        "a close that needs a start",
                        contract(context -> new Sound(context) {
                            @Override
                            public void close() {
                                if (issued == 0) {
                                    throw new IllegalStateException("not open");
                                }
                            }
                        }),
                        "can be closed without having been started",
                        "not open")
                .add(
                        "processes that read past the end of the device",
                        contract(context -> executed(context, 2_000_000)),
                        "sends only what the devices can serve",
                        "end of Sent[at=0, id=0")
                .add(
                        "a device that is not there",
                        contract(context -> new Sound(context) {
                            @Override
                            public void handle(int op, long arg) {
                                context.submit(
                                        context.newRequest().reset(issued++, 2, Operation.READ, sector(), 8), this);
                            }
                        }),
                        "sends only what the devices can serve",
                        "device of")
                .add(
                        "idleness",
                        contract(context -> new Sound(context) {
                            @Override
                            public void start() {}
                        }),
                        "sends something",
                        "requests sent at all");
    }
}
