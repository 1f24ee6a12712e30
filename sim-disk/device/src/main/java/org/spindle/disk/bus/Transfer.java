package org.spindle.disk.bus;

import java.util.function.LongSupplier;
import org.spindle.spi.bus.BusPort;
import org.spindle.spi.bus.BusTransfer;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/**
 * The data transfers of a client over its buses, one after the other. The slowest stage sets the pace; when the share
 * of a bus changes, the rest of a transfer continues at the new pace.
 */
public final class Transfer implements BusTransfer, EventHandler {

    /** Rounding of the end of a transfer to a nanosecond. */
    public enum Rounding {
        NEAREST(500),
        DOWN(0);

        private final long addedPicos;

        Rounding(long addedPicos) {
            this.addedPicos = addedPicos;
        }

        private long nanos(long picos) {
            return (picos + addedPicos) / 1000;
        }
    }

    private final BusPort bus;
    private final EventLoop events;
    private final LongSupplier clock;
    private final long leastSectorPicos;
    private final Rounding rounding;
    private final Runnable ended;
    private final Progress progress = new Progress();
    private boolean read;
    private long end;

    /**
     * @param leastSectorPicos least picoseconds per sector of 512 bytes, even on faster buses
     * @param ended called at the end of a transfer; a new one may begin there
     */
    public Transfer(BusPort bus, EventLoop events, long leastSectorPicos, Rounding rounding, Runnable ended) {
        this(bus, events, () -> 1000 * events.now(), leastSectorPicos, rounding, ended);
    }

    /**
     * For a client whose clock is finer than that of the events.
     *
     * @param clock picoseconds from any origin at the present event
     * @param leastSectorPicos least picoseconds per sector of 512 bytes, even on faster buses
     * @param ended called at the end of a transfer; a new one may begin there
     */
    public Transfer(
            BusPort bus,
            EventLoop events,
            LongSupplier clock,
            long leastSectorPicos,
            Rounding rounding,
            Runnable ended) {
        this.bus = bus;
        this.events = events;
        this.clock = clock;
        this.leastSectorPicos = leastSectorPicos;
        this.rounding = rounding;
        this.ended = ended;
    }

    /**
     * Begins a transfer of sectors of 512 bytes; no earlier one may be in progress.
     *
     * @param toHost true from the client upwards
     */
    public void begin(long sectors, boolean toHost) {
        read = toHost;
        bus.join(this);
        progress.begin(sectors, clock.getAsLong(), pace());
        scheduleEnd();
    }

    /**
     * Continues a transfer that began at an earlier moment, since which the pace has been constant.
     *
     * @param since nanoseconds of the simulation
     */
    public void beginAsOf(long since, long sectors, boolean toHost) {
        read = toHost;
        bus.join(this);
        progress.begin(sectors, 1000 * since, pace());
        end = events.scheduleAsOf(since, since + rounding.nanos(progress.picosLeft()), this, 0, 0);
    }

    /** Returns the nanoseconds of a number of sectors at the present pace. */
    public long nanos(long sectors, boolean toHost) {
        return rounding.nanos(sectors * Math.max(leastSectorPicos, bus.sectorTimePicos(toHost)));
    }

    /** Returns the sectors of the present transfer that are complete at an instant of the clock. */
    public long moved(long atPicos) {
        return progress.sectorsMoved(atPicos);
    }

    @Override
    public void paceChanged() {
        long pace = pace();
        if (pace != progress.pace()) {
            progress.change(clock.getAsLong(), pace);
            events.cancel(end);
            scheduleEnd();
        }
    }

    private long pace() {
        return Math.max(leastSectorPicos, bus.sectorTimePicos(read));
    }

    private void scheduleEnd() {
        end = events.schedule(events.now() + rounding.nanos(progress.picosLeft()), this, 0, 0);
    }

    @Override
    public void handle(int op, long arg) {
        bus.leave(this);
        ended.run();
    }
}
