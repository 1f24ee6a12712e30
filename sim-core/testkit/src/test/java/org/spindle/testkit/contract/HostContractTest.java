package org.spindle.testkit.contract;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.spindle.spi.host.Host;
import org.spindle.spi.host.HostContext;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;

class HostContractTest implements SuiteTest {

    /** Completes writes at once, and writes them to their unit, one after the other, before each flush of it. */
    private static class WriteBack implements Host {

        private record Dirty(int device, long sector, long sectors) {}

        private final List<Dirty> dirty = new ArrayList<>();
        private final HostContext context;
        private long number;

        WriteBack(HostContext context) {
            this.context = context;
        }

        @Override
        public void submit(Request request) {
            if (request.isWrite()) {
                dirty.add(new Dirty(request.device(), request.sector(), request.sectors()));
                request.complete(context.events().now());
            } else if (request.isRead()) {
                context.units().get(request.device()).submit(request);
            } else {
                writeBack(request);
            }
        }

        void writeBack(Request flush) {
            for (Dirty each : dirty) {
                if (each.device == flush.device()) {
                    write(each, flush);
                    return;
                }
            }
            context.units().get(flush.device()).submit(flush);
        }

        private void write(Dirty first, Request flush) {
            Request write =
                    context.newRequest().reset(number++, first.device, Operation.WRITE, first.sector, first.sectors);
            write.expect(done -> {
                context.giveBack(done);
                dirty.removeIf(each -> each == first);
                afterWrite(flush);
            });
            context.units().get(first.device).submit(write);
        }

        void afterWrite(Request flush) {
            writeBack(flush);
        }
    }

    /** Notifies each issuer after the time of a handler; all handlers run at once. */
    private static class Sound implements Host, CompletionListener, EventHandler {

        final Deque<Request> complete = new ArrayDeque<>();
        private final HostContext context;

        Sound(HostContext context) {
            this.context = context;
        }

        @Override
        public void submit(Request request) {
            request.expect(this);
            context.units().get(request.device()).submit(request);
        }

        @Override
        public void completed(Request request) {
            complete.add(request);
            interrupt();
        }

        void interrupt() {
            context.events().schedule(context.events().now() + handlerTime(), this, 0, 0);
        }

        @Override
        public void handle(int op, long arg) {
            Request request = complete.remove();
            request.complete(timeOf(request));
        }

        long handlerTime() {
            return 1_000;
        }

        @SuppressWarnings("UnusedVariable") // for those that override it
        long timeOf(Request request) {
            return context.events().now();
        }
    }

    private static HostContract contract(Function<HostContext, Host> maker) {
        return new HostContract() {
            @Override
            protected Host create(HostContext context) {
                return maker.apply(context);
            }
        };
    }

    /** A contract of a host that serves requests itself. */
    private static HostContract buffered(Function<HostContext, Host> maker) {
        return new HostContract() {
            @Override
            protected Host create(HostContext context) {
                return maker.apply(context);
            }

            @Override
            protected boolean sendsEveryRequest() {
                return false;
            }
        };
    }

    @Override
    public List<Object> sound() {
        return List.of(contract(Sound::new), buffered(WriteBack::new));
    }

    @Override
    public Mutants faulty() {
        AtomicLong runs = new AtomicLong();
        return new Mutants()
                .add(
                        "interrupts that wait for others for ever",
                        contract(context -> new Sound(context) {
                            @Override
                            void interrupt() {
                                if (complete.size() == 2) {
                                    super.interrupt();
                                    super.interrupt();
                                }
                            }
                        }),
                        "notifies every issuer once",
                        "issuers notified")
                .add(
                        "notices without completion",
                        contract(context -> request -> {
                            Request copy = new Request()
                                    .reset(
                                            request.id(),
                                            request.device(),
                                            request.operation(),
                                            request.sector(),
                                            request.sectors());
                            copy.expect(done -> {});
                            context.units().get(request.device()).submit(copy);
                            request.complete(context.events().now());
                        }),
                        "notifies no issuer before the completion",
                        "notice of request")
                .add(
                        "a time before the notice",
                        contract(context -> new Sound(context) {
                            @Override
                            long timeOf(Request request) {
                                return request.completed();
                            }
                        }),
                        "completes requests at the time of the notice",
                        "time in the request at its notice")
                .add(
                        "a request that is sent elsewhere",
                        contract(context -> new Sound(context) {
                            @Override
                            public void submit(Request request) {
                                request.redirect(0, request.sector());
                                super.submit(request);
                            }
                        }),
                        "returns requests unchanged",
                        "device, sector and sectors")
                .add(
                        "one unit for all",
                        contract(context -> new Sound(context) {
                            @Override
                            public void submit(Request request) {
                                if (request.end() <= context.units().get(0).sectors()) {
                                    context.units().get(0).submit(request);
                                } else {
                                    super.submit(request);
                                }
                            }
                        }),
                        "sends requests to the units that they name",
                        "requests sent to another unit")
                .add(
                        "a read beyond the end",
                        contract(context -> new Sound(context) {
                            @Override
                            public void submit(Request request) {
                                Request ahead = context.newRequest()
                                        .reset(Request.NONE, request.device(), request.operation(), request.end(), 8);
                                ahead.expect(context::giveBack);
                                context.units().get(request.device()).submit(ahead);
                                super.submit(request);
                            }
                        }),
                        "sends only what fits the units",
                        "does not fit")
                .add(
                        "a queue that loses what is added within a notice",
                        contract(context -> new Sound(context) {
                            @Override
                            public void handle(int op, long arg) {
                                if (!complete.isEmpty()) {
                                    super.handle(op, arg);
                                    complete.clear();
                                }
                            }
                        }),
                        "accepts requests during notifications",
                        "that submit in a notification")
                .add(
                        "a task that is never done",
                        contract(context -> {
                            context.tasks().add(1);
                            return new Sound(context);
                        }),
                        "finishes its tasks",
                        "tasks that were added")
                .add(
                        "a flush that is not preceded by writes",
                        contract(context -> new WriteBack(context) {
                            @Override
                            void writeBack(Request flush) {
                                context.units().get(flush.device()).submit(flush);
                            }
                        }),
                        "writes data before flushes complete",
                        "flushes complete before data")
                .add(
                        "a flush after the first write only",
                        contract(context -> new WriteBack(context) {
                            @Override
                            void afterWrite(Request flush) {
                                context.units().get(flush.device()).submit(flush);
                            }
                        }),
                        "writes data before flushes complete",
                        "flushes complete before data")
                .add(
                        "memory of other runs",
                        contract(context -> {
                            long delay = runs.incrementAndGet();
                            return new Sound(context) {
                                @Override
                                long handlerTime() {
                                    return delay;
                                }
                            };
                        }),
                        "acts alike for the same requests",
                        "notices of the same requests")
                .add(
                        "requests that reach no unit, of a host that does not declare it",
                        contract(WriteBack::new),
                        "sends every request",
                        "although they reached no unit");
    }
}
