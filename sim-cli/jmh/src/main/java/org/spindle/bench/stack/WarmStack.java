package org.spindle.bench.stack;

import java.util.List;
import java.util.concurrent.Semaphore;
import org.spindle.bench.Drives;
import org.spindle.run.RunObserver;
import org.spindle.run.Simulation;
import org.spindle.scenario.Scenario;
import org.spindle.spi.request.Request;

/**
 * One run without end on a stack over devices that serve each request in 1 ms, eight requests at a time. It has a thread of its own,
 * which waits after each {@value #REQUESTS} requests: what a benchmark allocates is thus the requests' own, and neither
 * that of the assembly nor of the result.
 */
final class WarmStack implements RunObserver {

    static final int REQUESTS = 10_000;

    /** Ends a run without a result, which would be a part of the last measurement. */
    private static final class Ended extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private final Semaphore due = new Semaphore(0);
    private final Semaphore served = new Semaphore(0);
    private final Thread thread;
    private int completed;
    private volatile boolean isClosed;

    /**
     * @param devices their number
     * @param sections of the scenario other than devices and workload, in YAML in one line; may be empty
     */
    WarmStack(int devices, String sections) {
        StringBuilder yaml = new StringBuilder("{name: stack, description: benchmark, devices: {");
        for (int i = 0; i < devices; i++) {
            yaml.append("disk")
                    .append(i)
                    .append(": {type: fixed, capacity: 256 MiB, service: {type: constant, time: 1 ms}}, ");
        }
        yaml.append("}, ").append(sections.isEmpty() ? "" : sections + ", ");
        yaml.append("workload: {type: random, requests: 1000000000, to: 200 MiB, reads: 0.67, alignment: 4 KiB, sizes:"
                + " {type: constant, size: 4 KiB}, arrivals: {type: closed, population: 8}}}");
        Drives drives = new Drives();
        Scenario scenario = drives.scenario(yaml.toString());
        Simulation simulation = drives.spindle().simulation(scenario, List.of(this));
        thread = new Thread(() -> run(simulation), "stack");
        thread.setDaemon(true);
        thread.start();
    }

    private void run(Simulation simulation) {
        due.acquireUninterruptibly();
        try {
            simulation.run();
        } catch (Ended e) {
            // As intended.
        }
        served.release();
    }

    /** Simulates until {@value #REQUESTS} more requests are complete. */
    void serve() {
        due.release();
        served.acquireUninterruptibly();
    }

    @Override
    public void completed(Request request) {
        completed++;
        if (completed % REQUESTS == 0) {
            served.release();
            due.acquireUninterruptibly();
            if (isClosed) {
                throw new Ended();
            }
        }
    }

    /** Ends the run. */
    void close() throws InterruptedException {
        isClosed = true;
        due.release();
        thread.join();
    }

    /** The names of the devices, as a list in YAML. */
    static String names(int devices) {
        StringBuilder names = new StringBuilder("[disk0");
        for (int i = 1; i < devices; i++) {
            names.append(", disk").append(i);
        }
        return names.append(']').toString();
    }
}
