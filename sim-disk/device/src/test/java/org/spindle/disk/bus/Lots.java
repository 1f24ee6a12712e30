package org.spindle.disk.bus;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.spindle.disk.bus.Transfer.Rounding;
import org.spindle.engine.Simulator;
import org.spindle.spi.bus.Bus;
import org.spindle.spi.bus.BusClient;
import org.spindle.spi.bus.BusPort;
import org.spindle.spi.bus.BusTransfer;
import org.spindle.spi.config.Time;
import org.spindle.testkit.sim.TestMetrics;

/** Transfers that begin at given times, each over its own buses, and their ends. */
final class Lots {

    static final long MICRO = 1000;

    final Simulator events = new Simulator();

    /** Nanoseconds from beginning to end of each lot, in order of beginning; -1 while it is under way. */
    final List<Long> times = new ArrayList<>();

    private final List<Transfer> transfers = new ArrayList<>();

    /** Buses from the client upwards; the slowest one determines the rate. */
    record Route(List<Bus> buses) implements BusPort {

        @Override
        public boolean isOwned() {
            return true;
        }

        @Override
        public void acquire(BusClient client) {
            throw new UnsupportedOperationException("a lot has the bus");
        }

        @Override
        public void release() {}

        @Override
        public long answerTime(Message message) {
            return 0;
        }

        @Override
        public long deliveryTime() {
            return 0;
        }

        @Override
        public long sectorTimePicos(boolean read) {
            return buses.stream()
                    .mapToLong(bus -> bus.sectorTimePicos(read))
                    .max()
                    .orElse(0);
        }

        @Override
        public void join(BusTransfer transfer) {
            buses.forEach(bus -> bus.join(transfer));
        }

        @Override
        public void leave(BusTransfer transfer) {
            buses.forEach(bus -> bus.leave(transfer));
        }
    }

    /** A bus that shares its bandwidth, or does not. */
    Bus bus(Time readSectorTime, Time writeSectorTime, boolean shared) {
        return new InterleavedBus(
                new InterleavedBusConfig(new PaceConfig(readSectorTime, writeSectorTime, null), shared),
                2,
                events,
                new TestMetrics());
    }

    Bus shared(double micros) {
        Time sectorTime = Time.ofNanos(micros * MICRO);
        return bus(sectorTime, sectorTime, true);
    }

    /** A transfer of a read that begins at a given time, for a client that is as fast as its buses. */
    Lots at(long nanos, long sectors, Bus... buses) {
        return at(nanos, sectors, true, 0, Rounding.NEAREST, buses);
    }

    Lots at(long nanos, long sectors, boolean read, long leastPicos, Rounding rounding, Bus... buses) {
        Route route = new Route(Arrays.asList(buses));
        events.schedule(nanos, (op, arg) -> begin(sectors, read, leastPicos, rounding, route), 0, 0);
        return this;
    }

    private void begin(long sectors, boolean read, long leastPicos, Rounding rounding, Route route) {
        int index = times.size();
        long begun = events.now();
        times.add(-1L);
        Transfer transfer =
                new Transfer(route, events, leastPicos, rounding, () -> times.set(index, events.now() - begun));
        transfers.add(transfer);
        transfer.begin(sectors, read);
    }

    /** Sectors of all lots that have moved in full by now. */
    long moved() {
        return transfers.stream()
                .mapToLong(transfer -> transfer.moved(1000 * events.now()))
                .sum();
    }

    List<Long> run() {
        events.run();
        return times;
    }
}
