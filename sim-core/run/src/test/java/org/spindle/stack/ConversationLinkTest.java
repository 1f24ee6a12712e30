package org.spindle.stack;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.engine.Simulator;
import org.spindle.spi.bus.Bus;
import org.spindle.spi.bus.BusClient;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;

/** A device has a connection for one request at a time, even on a bus that all devices use at once. */
class ConversationLinkTest {

    private final Simulator simulator = new Simulator();
    private final List<String> log = new ArrayList<>();

    @Test
    void commandsWaitInOrderOfArrivalWhileTheDeviceIsInConversation() {
        ConversationLink path = new ConversationLink(
                simulator, new BusSegment[] {new BusSegment(new OpenBus(), 1, false, null)}, 0, 0, new RequestSchema());
        path.attach(
                request -> {
                    assertThat(path.connection().isOwned()).isTrue();
                    log.add(simulator.now() + " command " + request.id());
                    // The first command is held for 10 ns, and one more arrives at the moment of its release.
                    long held = request.id() == 0 ? 10 : 1;
                    at(simulator.now() + held, () -> {
                        log.add(simulator.now() + " release " + request.id());
                        path.connection().release();
                        if (request.id() == 0) {
                            path.submit(request(3));
                        }
                    });
                },
                1);
        at(0, () -> path.submit(request(0)));
        at(5, () -> path.submit(request(1)));
        at(6, () -> path.submit(request(2)));
        simulator.run();
        assertThat(log)
                .containsExactly(
                        "0 command 0", "10 release 0",
                        "10 command 1", "11 release 1",
                        "11 command 2", "12 release 2",
                        "12 command 3", "13 release 3");
    }

    private void at(long time, Runnable action) {
        simulator.schedule(time, (op, arg) -> action.run(), 0, 0);
    }

    private static Request request(long id) {
        return new Request().reset(id, 0, Operation.READ, 0, 1);
    }

    private static final class OpenBus implements Bus {
        @Override
        public void acquire(BusClient client, int slot) {
            client.busGranted();
        }

        @Override
        public void release(int slot) {}

        @Override
        public boolean isOwnedBy(int slot) {
            return true;
        }

        @Override
        public long sectorTimePicos(boolean read) {
            return 0;
        }
    }
}
