package org.spindle.testkit.contract;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.spindle.spi.bus.Bus;
import org.spindle.spi.bus.BusClient;
import org.spindle.spi.bus.BusContext;
import org.spindle.spi.bus.BusTransfer;
import org.spindle.spi.sim.EventHandler;

class BusContractTest implements SuiteTest {

    private record Waiting(BusClient client, int slot) {}

    /** A bus with one owner at a time, in the order in which clients request it; transfers share its rate. */
    private static class Sound implements Bus, EventHandler {

        final BusContext context;
        final Deque<Waiting> clients = new ArrayDeque<>();
        final List<BusTransfer> transfers = new ArrayList<>();
        int owner = -1;

        Sound(BusContext context) {
            this.context = context;
        }

        @Override
        public void acquire(BusClient client, int slot) {
            clients.add(new Waiting(client, slot));
            if (clients.size() == 1) {
                grantNext();
            }
        }

        void grantNext() {
            context.events().schedule(context.events().now() + arbitrationNanos(), this, 0, 0);
        }

        @Override
        public void handle(int op, long arg) {
            owner = clients.element().slot;
            clients.element().client.busGranted();
        }

        @Override
        public void release(int slot) {
            owner = -1;
            clients.remove();
            if (!clients.isEmpty()) {
                grantNext();
            }
        }

        @Override
        public boolean isOwnedBy(int slot) {
            return owner == slot;
        }

        @Override
        public long sectorTimePicos(boolean read) {
            return 1_000_000L * Math.max(1, transfers.size());
        }

        @Override
        public long arbitrationNanos() {
            return 2_000;
        }

        @Override
        public void join(BusTransfer transfer) {
            transfers.forEach(this::tell);
            transfers.add(transfer);
        }

        @Override
        public void leave(BusTransfer transfer) {
            transfers.remove(transfer);
            transfers.forEach(this::tell);
        }

        void tell(BusTransfer transfer) {
            transfer.paceChanged();
        }
    }

    private static BusContract contract(Function<BusContext, Bus> maker) {
        return new BusContract() {
            @Override
            protected Bus create(BusContext context) {
                return maker.apply(context);
            }

            @Override
            protected boolean isFirstComeFirstServed() {
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
        AtomicLong shared = new AtomicLong();
        return new Mutants()
                .add(
                        "the loss of a client that waits",
                        contract(context -> new Sound(context) {
                            @Override
                            public void release(int slot) {
                                owner = -1;
                                clients.clear();
                            }
                        }),
                        "grants the bus once for each request",
                        "clients that were granted the bus")
                .add(
                        "a grant within the call",
                        contract(context -> new Sound(context) {
                            @Override
                            void grantNext() {
                                handle(0, 0);
                            }
                        }),
                        "grants the bus in events of their own",
                        "granted within acquire")
                .add(
                        "two owners",
                        contract(context -> new Sound(context) {
                            @Override
                            public void acquire(BusClient client, int slot) {
                                owner = slot;
                                context.events()
                                        .schedule(context.events().now() + 1, (op, arg) -> client.busGranted(), 0, 0);
                            }

                            @Override
                            public void release(int slot) {}
                        }),
                        "has one owner if it is exclusive",
                        "owners at once")
                .add(
                        "an owner that does not own it",
                        contract(context -> new Sound(context) {
                            @Override
                            public boolean isOwnedBy(int slot) {
                                return false;
                            }
                        }),
                        "reports its owner",
                        "a bus that slot 0 does not own")
                .add(
                        "ownership that lasts",
                        contract(context -> new Sound(context) {
                            @Override
                            public void release(int slot) {
                                super.release(slot);
                                owner = slot;
                            }
                        }),
                        "reports its owner",
                        "owns the bus that it has released")
                .add(
                        "arbitration that another run has left",
                        contract(context -> new Sound(context) {
                            @Override
                            public long arbitrationNanos() {
                                return shared.incrementAndGet();
                            }
                        }),
                        "takes the same time for the same requests",
                        "grants for the same requests")
                .add(
                        "negative times",
                        contract(context -> new Sound(context) {
                            @Override
                            public long sectorTimePicos(boolean read) {
                                return read ? 1 : -1;
                            }
                        }),
                        "has times that are not negative",
                        "time of a sector written")
                .add(
                        "changes of pace that nobody is told of",
                        contract(context -> new Sound(context) {
                            @Override
                            void tell(BusTransfer transfer) {}
                        }),
                        "notifies transfers of rate changes",
                        "told of a slower bus")
                .add(
                        "transfers that never leave",
                        contract(context -> new Sound(context) {
                            @Override
                            public void leave(BusTransfer transfer) {
                                transfers.forEach(this::tell);
                            }
                        }),
                        "notifies transfers of rate changes",
                        "pace after one has left")
                .add(
                        "the latest first",
                        contract(context -> new Sound(context) {
                            private Waiting granted;

                            @Override
                            public void handle(int op, long arg) {
                                granted = clients.removeLast();
                                clients.addFirst(granted);
                                super.handle(op, arg);
                            }
                        }),
                        "is first come, first served",
                        "order of the grants");
    }
}
