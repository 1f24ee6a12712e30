package org.spindle.flash.front;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.engine.Simulator;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.device.QueuePairDevice;
import org.spindle.spi.link.QueuePairPort;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;
import org.spindle.testkit.sim.Requests;

/** Commands that a device takes from its queue pairs: docs/ssd.md, "commands beyond queueDepth wait there". */
class QueuePairFrontTest {

    /** Queue pairs whose fetches take no time. */
    private static final class Queues implements QueuePairPort {

        private final Deque<Request> waiting = new ArrayDeque<>();
        private final List<Request> fetched = new ArrayList<>();
        private final List<Request> posted = new ArrayList<>();

        @Override
        public int hardwareQueues() {
            return 1;
        }

        @Override
        public boolean fetch() {
            return !waiting.isEmpty() && fetched.add(waiting.remove());
        }

        @Override
        public void post(Request request) {
            posted.add(request);
        }
    }

    /** Completes commands only when it is told to. */
    private static final class TwoAtATime implements CommandServer {

        private final List<Request> inside = new ArrayList<>();

        @Override
        public void serve(Request request) {
            inside.add(request);
        }

        @Override
        public long sectors() {
            return 1_000;
        }

        @Override
        public int queueDepth() {
            return 2;
        }
    }

    /** Of five announced commands two are fetched, and one more for each that is completed. */
    @Test
    void commandsBeyondTheDepthWaitInTheirQueues() {
        Queues queues = new Queues();
        TwoAtATime inside = new TwoAtATime();
        List<FinishedCommands> front = new ArrayList<>();
        QueuePairDevice device = (QueuePairDevice) Front.of(HostLink.QUEUE_PAIRS, context(queues), finished -> {
            front.add(finished);
            return inside;
        });
        Requests requests = new Requests();
        for (int i = 0; i < 5; i++) {
            queues.waiting.add(requests.request(Operation.READ, 8 * i, 8));
        }
        device.commandsWaiting();
        assertThat(queues.fetched).hasSize(2);
        queues.fetched.forEach(device::submit);
        device.commandsWaiting();
        assertThat(queues.fetched).hasSize(2);
        for (int done = 0; done < 5; done++) {
            Request next = inside.inside.remove(0);
            front.get(0).complete(next);
            assertThat(queues.posted).hasSize(done + 1).endsWith(next);
            assertThat(queues.fetched).hasSize(Math.min(5, 2 + done + 1));
            if (done < 3) {
                device.submit(queues.fetched.get(2 + done));
            }
        }
        assertThat(device.queueDepth()).isEqualTo(2);
    }

    private static DeviceContext context(QueuePairPort queues) {
        Simulator events = new Simulator();
        RequestSchema schema = new RequestSchema();
        return (DeviceContext) Proxy.newProxyInstance(
                DeviceContext.class.getClassLoader(),
                new Class<?>[] {DeviceContext.class},
                (self, method, arguments) -> switch (method.getName()) {
                    case "queuePairs" -> queues;
                    case "events" -> events;
                    case "requestSchema" -> schema;
                    default -> throw new AssertionError(method + " was not expected");
                });
    }
}
