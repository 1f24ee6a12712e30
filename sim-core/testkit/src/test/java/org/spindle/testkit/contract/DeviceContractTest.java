package org.spindle.testkit.contract;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.spindle.spi.bus.BusClient;
import org.spindle.spi.device.Device;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.device.QueuePairDevice;
import org.spindle.spi.device.RequestMix;
import org.spindle.spi.device.ServiceForecast;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;

class DeviceContractTest implements SuiteTest {

    /** Serves two requests, one after the other, by the length of each. */
    private static class Sound implements Device, EventHandler, BusClient {

        final DeviceContext context;
        final Deque<Request> present = new ArrayDeque<>();

        Sound(DeviceContext context) {
            this.context = context;
        }

        @Override
        public long sectors() {
            return 100_000;
        }

        @Override
        public int queueDepth() {
            return 2;
        }

        @Override
        public void submit(Request request) {
            context.bus().release();
            present.add(request);
            if (present.size() == 1) {
                begin();
            }
        }

        void begin() {
            long work = work(present.element());
            context.events().schedule(context.events().now() + work, this, 0, 0);
        }

        long work(Request request) {
            return 100_000 + 1_000 * request.sectors();
        }

        @Override
        public void handle(int op, long arg) {
            context.bus().acquire(this);
        }

        @Override
        public void busGranted() {
            context.bus().release();
            finish(present.remove());
            if (!present.isEmpty()) {
                begin();
            }
        }

        void finish(Request request) {
            request.complete(context.events().now());
        }
    }

    /** Takes a command at a time from its queue pairs. */
    private static class Fetching implements QueuePairDevice, EventHandler {

        final DeviceContext context;
        private Request current;
        private boolean isBusy;

        Fetching(DeviceContext context) {
            this.context = context;
            context.queuePairs();
        }

        @Override
        public long sectors() {
            return 100_000;
        }

        @Override
        public int queueDepth() {
            return 1;
        }

        @Override
        public void commandsWaiting() {
            if (!isBusy) {
                isBusy = context.queuePairs().fetch();
            }
        }

        @Override
        public void submit(Request request) {
            current = request;
            context.events().schedule(context.events().now() + 1_000, this, 0, 0);
        }

        @Override
        public void handle(int op, long arg) {
            context.queuePairs().post(current);
            isBusy = context.queuePairs().fetch();
        }
    }

    private static DeviceContract contract(Function<DeviceContext, Device> maker) {
        return new DeviceContract() {
            @Override
            protected Device create(DeviceContext context) {
                return maker.apply(context);
            }
        };
    }

    @Override
    public List<Object> sound() {
        return List.of(contract(Sound::new), contract(Fetching::new));
    }

    @Override
    public Mutants faulty() {
        AtomicLong shared = new AtomicLong();
        return new Mutants()
                .add(
                        "a device without capacity",
                        contract(context -> new Sound(context) {
                            @Override
                            public long sectors() {
                                return 0;
                            }
                        }),
                        "has a capacity and a queue",
                        "capacity in sectors")
                .add(
                        "the loss of a request",
                        contract(context -> new Sound(context) {
                            @Override
                            void finish(Request request) {
                                if (request.sector() % 5 != 1) {
                                    super.finish(request);
                                }
                            }
                        }),
                        "serves every request once",
                        "requests served")
                .add(
                        "a second completion",
                        contract(context -> new Sound(context) {
                            @Override
                            void finish(Request request) {
                                super.finish(request);
                                super.finish(request);
                            }
                        }),
                        "serves every request once",
                        "no listener is registered")
                .add(
                        "a bus that is not let go",
                        contract(context -> new Sound(context) {
                            @Override
                            public void busGranted() {
                                finish(present.remove());
                            }
                        }),
                        "releases the bus",
                        "whether the bus is idle")
                .add(
                        "use of a bus that it does not own",
                        contract(context -> new Sound(context) {
                            @Override
                            public void handle(int op, long arg) {
                                busGranted();
                            }
                        }),
                        "serves one request at a time too",
                        "releases a bus that it does not own")
                .add(
                        "completion at another time than told",
                        contract(context -> new Sound(context) {
                            @Override
                            void finish(Request request) {
                                request.complete(context.events().now() - 1);
                            }
                        }),
                        "completes requests at the reported time",
                        "time in the request")
                .add(
                        "a last sector that it does not have",
                        contract(context -> new Sound(context) {
                            private final byte[] written = new byte[99_999];

                            @Override
                            long work(Request request) {
                                return 1L + written[(int) request.end() - 1];
                            }
                        }),
                        "serves the first and the last sectors",
                        "Index 99999 out of bounds")
                .add(
                        "work that another run has left",
                        contract(context -> new Sound(context) {
                            @Override
                            long work(Request request) {
                                return shared.addAndGet(1_000);
                            }
                        }),
                        "acts alike for the same requests",
                        "completions of the same requests")
                .add(
                        "a negative forecast",
                        contract(context -> new Sound(context) {
                            @Override
                            public ServiceForecast forecast(RequestMix mix) {
                                return new ServiceForecast(-1, 0, 1, 0, 0, false, List.of());
                            }
                        }),
                        "forecasts possible times",
                        "mean")
                .add(
                        "work that takes no time",
                        contract(context -> new Sound(context) {
                            @Override
                            long work(Request request) {
                                return 0;
                            }
                        }),
                        "takes time",
                        "completion")
                .add(
                        "a completion that was not fetched",
                        contract(context -> new Fetching(context) {
                            @Override
                            public void handle(int op, long arg) {
                                context.queuePairs().post(new Request());
                            }
                        }),
                        "serves every request once",
                        "which is not at the device")
                .add(
                        "more commands than it has room for",
                        contract(context -> new Fetching(context) {
                            @Override
                            public void commandsWaiting() {
                                context.queuePairs().fetch();
                            }
                        }),
                        "serves every request once",
                        "fetches more commands than its depth")
                .add(
                        "a queue without room",
                        contract(context -> new Sound(context) {
                            @Override
                            public int queueDepth() {
                                return 0;
                            }
                        }),
                        "has a capacity and a queue",
                        "queue depth")
                .add(
                        "long requests that are refused",
                        contract(context -> new Sound(context) {
                            @Override
                            public String refusal(long sector, long sectors) {
                                return sectors > 16 ? "too long" : null;
                            }
                        }),
                        "serves any sectors",
                        "requests refused");
    }
}
