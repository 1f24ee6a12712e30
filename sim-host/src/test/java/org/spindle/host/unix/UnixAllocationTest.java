package org.spindle.host.unix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayDeque;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.engine.Simulator;
import org.spindle.spi.host.Host;
import org.spindle.spi.host.HostContext;
import org.spindle.spi.host.Tasks;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.scheduler.PositionOracle;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;
import org.spindle.spi.system.InterruptArrival;
import org.spindle.spi.system.ProcessStart;
import org.spindle.spi.system.ProcessStart.InitialState;
import org.spindle.spi.system.RequestIssuer;
import org.spindle.spi.system.SystemAction;
import org.spindle.spi.system.SystemEvent;
import org.spindle.spi.system.SystemLoad;
import org.spindle.stats.DiscardedMetrics;

/** Events cause no allocation once the host is warm. */
class UnixAllocationTest {

    private static final long MS = 1_000_000;

    /** Processes that repeat the same events. */
    private static final class Endless implements SystemLoad {

        private static final SystemAction[] DEEDS = {
            SystemAction.CALL,
            SystemAction.REQUEST,
            SystemAction.RETURN,
            SystemAction.NEED,
            SystemAction.LOCK,
            SystemAction.COMPUTE,
            SystemAction.UNLOCK,
            SystemAction.POST,
            SystemAction.AWAIT,
            SystemAction.PAUSE
        };

        private final long[] latest = new long[4];
        private long requests;

        @Override
        public List<ProcessStart> processes() {
            return List.of(start(0), start(1), start(2), start(3));
        }

        private static ProcessStart start(long process) {
            return new ProcessStart(process, 9, InitialState.READY, SystemEvent.NONE, null);
        }

        @Override
        public long first(long process) {
            return process * DEEDS.length;
        }

        @Override
        public long read(long place, SystemEvent into) {
            int process = (int) place / DEEDS.length;
            int deed = (int) place % DEEDS.length;
            into.clear();
            into.compute = 3_000L + process;
            into.action = DEEDS[deed];
            switch (into.action) {
                case REQUEST -> {
                    latest[process] = requests;
                    into.subject = requests++;
                    into.sectors = 8;
                }
                case NEED -> into.subject = latest[process];
                case PAUSE -> into.subject = 40_000;
                default ->
                    into.subject = into.action == SystemAction.LOCK || into.action == SystemAction.UNLOCK ? 1 : 2;
            }
            return (long) process * DEEDS.length + (deed + 1) % DEEDS.length;
        }

        @Override
        public boolean nextInterrupt(InterruptArrival into) {
            return false;
        }

        @Override
        public String describe(long place) {
            return "place " + place;
        }
    }

    /** A host context that does not allocate. */
    private static final class Surroundings
            implements HostContext, RequestIssuer, CompletionListener, Unit, EventHandler {

        private final Simulator simulator = new Simulator();
        private final RequestSchema schema = new RequestSchema();
        private final ArrayDeque<Request> pool = new ArrayDeque<>();
        private final Request[] served = new Request[16];
        private final List<Unit> units = List.of(this);
        private Host host;
        private int next;
        private long completions;

        @Override
        public EventLoop events() {
            return simulator;
        }

        @Override
        public Metrics metrics() {
            return DiscardedMetrics.METRICS;
        }

        @Override
        public RequestSchema requestSchema() {
            return schema;
        }

        @Override
        public RandomStream random(String purpose) {
            throw new UnsupportedOperationException();
        }

        @Override
        public List<Unit> units() {
            return units;
        }

        @Override
        public Tasks tasks() {
            return new Tasks() {
                @Override
                public void add(long tasks) {}

                @Override
                public void done() {}
            };
        }

        @Override
        public Request newRequest() {
            return take();
        }

        @Override
        public void giveBack(Request request) {
            pool.addLast(request);
        }

        @Override
        public RuntimeException failure(String message) {
            return new IllegalStateException(message);
        }

        @Override
        public Request take() {
            Request request = pool.pollFirst();
            return request == null ? new Request() : request;
        }

        @Override
        public void issue(Request request, CompletionListener listener) {
            request.arrived(simulator.now());
            request.expect(listener);
            request.expect(this);
            host.submit(request);
        }

        @Override
        public void completed(Request request) {
            completions++;
            request.complete(request.completed());
            pool.addLast(request);
        }

        @Override
        public void submit(Request request) {
            next = (next + 1) % served.length;
            served[next] = request;
            simulator.schedule(simulator.now() + 20_000, this, next, 0);
        }

        @Override
        public void handle(int op, long arg) {
            served[op].complete(simulator.now());
        }

        @Override
        public String name() {
            return "disk";
        }

        @Override
        public long sectors() {
            return 1000;
        }

        @Override
        public String refusal(long sector, long count) {
            return null;
        }

        @Override
        public int outstanding() {
            return 0;
        }

        @Override
        public long distance(long sector) {
            return 0;
        }

        @Override
        public PositionOracle positions() {
            return null;
        }
    }

    @Test
    void allocatesNothingOnceWarm() {
        assumeTrue(ManagementFactory.getThreadMXBean() instanceof ThreadMXBean, "this JVM does not count allocations");
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        UnixRig rig = new UnixRig();
        rig.cpus = 2;
        rig.contextSwitch = 0.001;
        rig.request = 0.002;
        rig.interrupt = 0.001;
        rig.tick = 0.01;
        rig.timers = UnixConfig.Timers.EXACT;
        Surroundings surroundings = new Surroundings();
        surroundings.host = new UnixFactory().create(rig.config(), surroundings);
        surroundings.host.execute(new Endless(), surroundings);
        // The table of requests doubles at powers of two: the measurement begins after one of them and ends before the
        // next.
        while (surroundings.completions < 70_000) {
            surroundings.simulator.run(surroundings.simulator.now() + 10 * MS);
        }
        long before = threads.getCurrentThreadAllocatedBytes();
        while (surroundings.completions < 130_000) {
            surroundings.simulator.run(surroundings.simulator.now() + 10 * MS);
        }
        long events = 60_000L * Endless.DEEDS.length;
        assertThat(threads.getCurrentThreadAllocatedBytes() - before)
                .as("bytes for %d events", events)
                .isLessThan(events / 100);
    }
}
