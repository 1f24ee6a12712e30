package org.spindle.stack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.spindle.engine.Simulator;
import org.spindle.spi.config.Time;
import org.spindle.spi.device.QueuePairDevice;
import org.spindle.spi.link.QueuePairPort;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.sim.EventHandler;
import org.spindle.stack.Arbitration.PriorityClass;
import org.spindle.stack.LinkConfig.QueuePairs;
import org.spindle.stats.MetricSet;

/** A request over queue pairs allocates nothing once the simulation is warm. */
class QueuePairAllocationTest {

    private static final int QUEUES = 4;
    private static final int USERS = 64;
    private static final int REQUESTS = 20_000;
    private static final int ROOM = 8;

    private final Simulator simulator = new Simulator();

    static Stream<Arbitration> arbitrations() {
        List<PriorityClass> classes =
                List.of(PriorityClass.URGENT, PriorityClass.HIGH, PriorityClass.MEDIUM, PriorityClass.LOW);
        return Stream.of(new Arbitration.RoundRobin(2), new Arbitration.WeightedRoundRobin(classes, 4, 2, 1, 1));
    }

    @ParameterizedTest
    @MethodSource("arbitrations")
    void aClosedLoopOverAllQueues(Arbitration arbitration) {
        assumeTrue(ManagementFactory.getThreadMXBean() instanceof ThreadMXBean, "this JVM does not count allocations");
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        QueuePairs config =
                new QueuePairs(QUEUES, USERS, arbitration, Time.ofNanos(200), Time.ofNanos(50), Time.ofNanos(500));
        QueuePairLink link = new QueuePairLink(
                "nvme0", config, simulator, new MetricSet(simulator).of("nvme0"), new RequestSchema());
        link.attach(new TestDevice(link));
        Loop loop = new Loop(link);
        loop.begin();
        loop.complete(2 * REQUESTS);
        long before = threads.getCurrentThreadAllocatedBytes();
        loop.complete(REQUESTS);
        long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        // A byte per request would be 20000 bytes; the allowance is for the measurement itself.
        assertThat(allocated).as("bytes for %d requests", REQUESTS).isLessThan(REQUESTS / 10);
    }

    /** Submits each request again as soon as it is complete. */
    private final class Loop implements CompletionListener {

        private final QueuePairLink link;
        private long completed;
        private long end;

        Loop(QueuePairLink link) {
            this.link = link;
        }

        void begin() {
            for (int i = 0; i < USERS; i++) {
                submit(new Request(), i);
            }
        }

        void complete(int requests) {
            end = completed + requests;
            simulator.run();
            assertThat(completed).isEqualTo(end);
        }

        @Override
        public void completed(Request request) {
            int queue = request.hardwareQueue();
            if (++completed == end) {
                simulator.stop();
            }
            submit(request, queue);
        }

        private void submit(Request request, int user) {
            request.reset(completed, 0, Operation.READ, 0, 1);
            request.hardwareQueue(user % QUEUES);
            request.expect(this);
            link.submit(request);
        }
    }

    /** Serves commands one after the other, each for 100, and holds {@link #ROOM}. */
    private final class TestDevice implements QueuePairDevice, EventHandler {

        private final QueuePairPort port;
        private final Request[] held = new Request[ROOM];
        private int fetched;
        private int asked;
        private int first;

        TestDevice(QueuePairPort port) {
            this.port = port;
        }

        @Override
        public void commandsWaiting() {
            while (asked < ROOM && port.fetch()) {
                asked++;
            }
        }

        @Override
        public void submit(Request request) {
            held[(first + fetched++) % ROOM] = request;
            if (fetched == 1) {
                simulator.schedule(simulator.now() + 100, this, 0, 0);
            }
        }

        @Override
        public void handle(int op, long arg) {
            Request done = held[first];
            first = (first + 1) % ROOM;
            asked--;
            if (--fetched > 0) {
                simulator.schedule(simulator.now() + 100, this, 0, 0);
            }
            port.post(done);
            commandsWaiting();
        }

        @Override
        public long sectors() {
            return 100;
        }

        @Override
        public int queueDepth() {
            return ROOM;
        }
    }
}
