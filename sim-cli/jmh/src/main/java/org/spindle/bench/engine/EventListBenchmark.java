package org.spindle.bench.engine;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.spindle.bench.Benchmarked;
import org.spindle.engine.Simulator;
import org.spindle.random.RandomStreams;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;

/**
 * The hold model (Jones 1986, "An empirical comparison of priority-queue and event-set implementations"): every event
 * schedules one other, exponentially later, so that the number of pending events stays the same. One operation is one such
 * event.
 */
public class EventListBenchmark extends Benchmarked {

    private static final int HOLDS = 1000;
    private static final int DELAYS = 1 << 16;

    @Param({"64", "1024", "65536"})
    int pending;

    private final Simulator simulator = new Simulator();
    private final PriorityQueueLoop twin = new PriorityQueueLoop();
    private final Hold inSimulator = new Hold(simulator, simulator::stop);
    private final Hold inTwin = new Hold(twin, twin::stop);

    /** An event that recurs until a number of events have happened. */
    private static final class Hold implements EventHandler {

        private final EventLoop events;
        private final Runnable stop;
        private long[] delays = {};
        private int next;
        private int left;

        Hold(EventLoop events, Runnable stop) {
            this.events = events;
            this.stop = stop;
        }

        void fill(int pending, long[] drawn) {
            delays = drawn;
            for (int i = 0; i < pending; i++) {
                hold();
            }
        }

        private void hold() {
            events.schedule(events.now() + delays[next], this, 0, 0);
            next = (next + 1) & (DELAYS - 1);
        }

        @Override
        public void handle(int op, long arg) {
            hold();
            if (--left == 0) {
                stop.run();
            }
        }
    }

    @Setup
    public void fill() {
        RandomStream random = new RandomStreams(1, 0).stream("delays");
        long[] delays = new long[DELAYS];
        for (int i = 0; i < DELAYS; i++) {
            delays[i] = (long) (random.nextExponential() * 1_000_000);
        }
        inSimulator.fill(pending, delays);
        inTwin.fill(pending, delays);
    }

    @Benchmark
    @OperationsPerInvocation(HOLDS)
    public long simulator() {
        inSimulator.left = HOLDS;
        simulator.run();
        return simulator.now();
    }

    @Benchmark
    @OperationsPerInvocation(HOLDS)
    public long priorityQueue() {
        inTwin.left = HOLDS;
        twin.run();
        return twin.now();
    }
}
