package org.spindle.testkit.contract;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.spindle.spi.driver.Driver;
import org.spindle.spi.driver.DriverContext;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;

class DriverContractTest implements SuiteTest {

    /** Sends requests in order of arrival as far as hardware queues have room. */
    private static class Sound implements Driver, CompletionListener {

        final DriverContext context;
        final Deque<Request> waiting = new ArrayDeque<>();
        final int[][] present;
        final long[] last;

        Sound(DriverContext context) {
            this.context = context;
            present = new int[context.devices().size()][];
            last = new long[present.length];
            for (int device = 0; device < present.length; device++) {
                present[device] = new int[context.hardwareQueues(device)];
            }
        }

        @Override
        public void submit(Request request) {
            waiting.add(request);
            sendWaiting();
        }

        void sendWaiting() {
            for (int i = waiting.size(); i > 0; i--) {
                Request next = waiting.remove();
                int queue = room(next.device());
                if (queue < 0) {
                    waiting.add(next);
                } else {
                    present[next.device()][queue]++;
                    last[next.device()] = next.sector();
                    next.hardwareQueue(queue);
                    next.dispatched(context.events().now());
                    next.expect(this);
                    send(next);
                }
            }
        }

        int room(int device) {
            for (int queue = 0; queue < present[device].length; queue++) {
                if (present[device][queue] < context.queueDepth(device)) {
                    return queue;
                }
            }
            return -1;
        }

        void send(Request request) {
            context.path(request.device()).submit(request);
        }

        @Override
        public void completed(Request request) {
            present[request.device()][request.hardwareQueue()]--;
            request.complete(context.events().now());
            sendWaiting();
        }

        @Override
        public long lastSector(int device) {
            return last[device];
        }
    }

    private static DriverContract contract(Function<DriverContext, Driver> maker) {
        return new DriverContract() {
            @Override
            protected Driver create(DriverContext context) {
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
                        "the loss of what has to wait",
                        contract(context -> new Sound(context) {
                            @Override
                            public void completed(Request request) {
                                present[request.device()][request.hardwareQueue()]--;
                                request.complete(context.events().now());
                            }
                        }),
                        "completes every request once",
                        "requests that are complete")
                .add(
                        "more than there is room for",
                        contract(context -> new Sound(context) {
                            @Override
                            int room(int device) {
                                return 0;
                            }
                        }),
                        "respects the queue depth of devices",
                        "has no room for another request")
                .add(
                        "another device",
                        contract(context -> new Sound(context) {
                            @Override
                            void send(Request request) {
                                context.path(1).submit(request);
                            }
                        }),
                        "sends every request to its device",
                        "is sent to device")
                .add(
                        "a hardware queue that is not there",
                        contract(context -> new Sound(context) {
                            @Override
                            void send(Request request) {
                                request.hardwareQueue(3);
                                super.send(request);
                            }
                        }),
                        "respects the queue depth of devices",
                        "has no hardware queue")
                .add(
                        "dispatches that are not noted",
                        contract(context -> new Sound(context) {
                            @Override
                            void send(Request request) {
                                request.dispatched(Request.NONE);
                                super.send(request);
                            }
                        }),
                        "notes the dispatch of each request",
                        "dispatch of")
                .add(
                        "a last sector that is the end",
                        contract(context -> new Sound(context) {
                            @Override
                            void send(Request request) {
                                last[request.device()] = request.end();
                                super.send(request);
                            }
                        }),
                        "reports the last sector sent",
                        "last sector of device")
                .add(
                        "delays that another run has left",
                        contract(context -> new Sound(context) {
                            @Override
                            void send(Request request) {
                                context.events()
                                        .schedule(
                                                context.events().now() + shared.incrementAndGet(),
                                                (op, arg) -> super.send(request),
                                                0,
                                                0);
                            }
                        }),
                        "acts alike for the same requests",
                        "completions of the same requests")
                .add(
                        "room that is not used",
                        contract(context -> new Sound(context) {
                            @Override
                            int room(int device) {
                                return present[device][0] == 0 ? 0 : -1;
                            }
                        }),
                        "is work conserving",
                        "at once");
    }
}
