package org.spindle.testkit.contract;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.spindle.spi.host.Host;
import org.spindle.spi.host.HostContext;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;

/** The contract must catch hosts that break it. Each host here is correct except for one fault. */
class HostContractTest {

    @Test
    void acceptsASoundHost() {
        HostContract contract = contract(Sound::new);
        assertThatCode(() -> {
                    contract.notifiesEveryIssuerOnce();
                    contract.notifiesNoIssuerBeforeTheCompletion();
                    contract.completesRequestsAtTheTimeOfTheNotice();
                    contract.returnsRequestsUnchanged();
                    contract.sendsOnlyWhatFitsTheUnits();
                    contract.acceptsRequestsDuringNotifications();
                    contract.finishesItsTasks();
                    contract.actsAlikeForTheSameRequests();
                    contract.writesDataBeforeFlushesComplete();
                    for (DynamicTest capability :
                            contract.hasItsDeclaredCapabilities().toList()) {
                        capability.getExecutable().execute();
                    }
                })
                .doesNotThrowAnyException();
    }

    @Test
    void catchesInterruptsThatWaitForOthersForEver() {
        refused(contract(context -> new Sound(context) {
            @Override
            void interrupt() {
                if (complete.size() == 2) {
                    super.interrupt();
                    super.interrupt();
                }
            }
        })::notifiesEveryIssuerOnce);
    }

    @Test
    void catchesNoticesWithoutCompletion() {
        refused(contract(context -> request -> {
            Request copy = new Request()
                    .reset(request.id(), request.device(), request.operation(), request.sector(), request.sectors());
            copy.expect(done -> {});
            context.units().get(request.device()).submit(copy);
            request.complete(context.events().now());
        })::notifiesNoIssuerBeforeTheCompletion);
    }

    @Test
    void catchesATimeBeforeTheNotice() {
        refused(contract(context -> new Sound(context) {
            @Override
            long timeOf(Request request) {
                return request.completed();
            }
        })::completesRequestsAtTheTimeOfTheNotice);
    }

    @Test
    void catchesARequestThatIsSentElsewhere() {
        refused(contract(context -> new Sound(context) {
            @Override
            public void submit(Request request) {
                request.redirect(0, request.sector());
                super.submit(request);
            }
        })::returnsRequestsUnchanged);
    }

    @Test
    void catchesAHostWithOneUnitForAll() {
        refused(contract(context -> new Sound(context) {
            @Override
            public void submit(Request request) {
                if (request.end() <= context.units().get(0).sectors()) {
                    context.units().get(0).submit(request);
                } else {
                    super.submit(request);
                }
            }
        })::sendsRequestsToTheUnitsThatTheyName);
    }

    @Test
    void catchesAReadBeyondTheEnd() {
        refused(contract(context -> new Sound(context) {
            @Override
            public void submit(Request request) {
                Request ahead = context.newRequest()
                        .reset(Request.NONE, request.device(), request.operation(), request.end(), 8);
                ahead.expect(context::giveBack);
                context.units().get(request.device()).submit(ahead);
                super.submit(request);
            }
        })::sendsOnlyWhatFitsTheUnits);
    }

    @Test
    void catchesAQueueThatLosesWhatIsAddedWithinANotice() {
        refused(contract(context -> new Sound(context) {
            @Override
            public void handle(int op, long arg) {
                super.handle(op, arg);
                complete.clear();
            }
        })::acceptsRequestsDuringNotifications);
    }

    @Test
    void catchesATaskThatIsNeverDone() {
        refused(contract(context -> {
            context.tasks().add(1);
            return new Sound(context);
        })::finishesItsTasks);
    }

    @Test
    void catchesAHostThatRemembersOtherRuns() {
        long[] runs = new long[1];
        refused(contract(context -> {
            long delay = ++runs[0];
            return new Sound(context) {
                @Override
                long handlerTime() {
                    return delay;
                }
            };
        })::actsAlikeForTheSameRequests);
    }

    /** Its own requests have numbers that requests of the workload have, too. */
    @Test
    void acceptsAHostThatWritesBackBeforeAFlush() {
        HostContract contract = contract(WriteBack::new);
        assertThatCode(() -> {
                    contract.notifiesEveryIssuerOnce();
                    contract.notifiesNoIssuerBeforeTheCompletion();
                    contract.sendsRequestsToTheUnitsThatTheyName();
                    contract.writesDataBeforeFlushesComplete();
                })
                .doesNotThrowAnyException();
    }

    @Test
    void catchesAFlushThatIsNotPrecededByWrites() {
        refused(contract(context -> new WriteBack(context) {
            @Override
            void writeBack(Request flush) {
                context.units().get(flush.device()).submit(flush);
            }
        })::writesDataBeforeFlushesComplete);
    }

    @Test
    void catchesAFlushAfterTheFirstWriteOnly() {
        refused(contract(context -> new WriteBack(context) {
            @Override
            void afterWrite(Request flush) {
                context.units().get(flush.device()).submit(flush);
            }
        })::writesDataBeforeFlushesComplete);
    }

    /** A host with a page cache has to say that it sends less. */
    @Test
    void catchesRequestsThatReachNoUnit() {
        refused(() -> contract(WriteBack::new)
                .hasItsDeclaredCapabilities()
                .forEach(capability ->
                        assertThatCode(capability.getExecutable()::execute).doesNotThrowAnyException()));
    }

    private static void refused(Runnable contract) {
        assertThatThrownBy(contract::run).isInstanceOf(AssertionError.class);
    }

    private static HostContract contract(Function<HostContext, Host> maker) {
        return new HostContract() {
            @Override
            protected Host create(HostContext context) {
                return maker.apply(context);
            }
        };
    }

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
}
