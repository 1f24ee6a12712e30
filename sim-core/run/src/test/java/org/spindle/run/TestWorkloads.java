package org.spindle.run;

import java.util.List;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.RandomStream;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;

/** Workloads whose arrivals a test states, and one that fails. */
final class TestWorkloads {

    private TestWorkloads() {}

    /** One arrival of a script. */
    record Arrival(long at, int device, Operation operation, long sector, long sectors) {}

    /** Submits the requests of a script. */
    record Script(List<Arrival> arrivals) implements Doubles.WorkloadConfig {

        static Script of(Arrival... arrivals) {
            return new Script(List.of(arrivals));
        }

        @Override
        public Workload make(WorkloadContext context) {
            return new Source() {
                @Override
                public void start() {
                    for (int i = 0; i < arrivals.size(); i++) {
                        context.events().schedule(arrivals.get(i).at, this, 0, i);
                    }
                }

                @Override
                public void handle(int op, long arg) {
                    Arrival arrival = arrivals.get((int) arg);
                    Request request = context.newRequest()
                            .reset(arg, arrival.device, arrival.operation, arrival.sector, arrival.sectors);
                    context.submit(request, done -> {});
                }
            };
        }
    }

    /** Poisson arrivals, reads of one sector at random places over all devices. */
    record Poisson(long meanNanos, long requests) implements Doubles.WorkloadConfig {
        @Override
        public Workload make(WorkloadContext context) {
            RandomStream arrivals = context.random("arrivals");
            RandomStream addresses = context.random("addresses");
            return new Source() {
                @Override
                public void start() {
                    next(0);
                }

                @Override
                public void handle(int op, long arg) {
                    int device = (int) addresses.nextLong(context.devices().size());
                    long sector = addresses.nextLong(context.sectors(device));
                    context.submit(context.newRequest().reset(arg, device, Operation.READ, sector, 1), done -> {});
                    next(arg + 1);
                }

                private void next(long id) {
                    if (id < requests) {
                        long gap = Math.round(arrivals.nextExponential() * meanNanos);
                        context.events().schedule(context.events().now() + gap, this, 0, id);
                    }
                }
            };
        }
    }

    /** Submits the next request at the completion of the one before, without end. */
    record Closed() implements Doubles.WorkloadConfig {
        @Override
        public Workload make(WorkloadContext context) {
            return new Source() {
                private long id;

                @Override
                public void start() {
                    submit();
                }

                @Override
                public void handle(int op, long arg) {
                    throw new AssertionError("schedules nothing");
                }

                private void submit() {
                    context.submit(context.newRequest().reset(id++, 0, Operation.WRITE, 0, 8), done -> submit());
                }
            };
        }
    }

    /** A workload whose input is erroneous; records that it was closed. */
    record Faulty(List<String> closed) implements Doubles.WorkloadConfig {
        @Override
        public Workload make(WorkloadContext context) {
            return new Workload() {
                @Override
                public void start() {
                    throw context.failure("trace.txt:3: no such device 7");
                }

                @Override
                public void close() {
                    closed.add("closed");
                }
            };
        }
    }

    /** A workload that has nothing to close. */
    private interface Source extends Workload, EventHandler {
        @Override
        default void close() {}
    }
}
