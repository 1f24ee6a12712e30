package org.spindle.flash.ssd;

import org.jspecify.annotations.Nullable;
import org.spindle.flash.front.CommandServer;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.device.RequestMix;
import org.spindle.spi.device.ServiceForecast;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Level;
import org.spindle.spi.request.Request;

/**
 * Holds the commands of a drive to the rules of zones (NVM Express Zoned Namespace Command Set 1.1, 2.1): a write lies in one zone and
 * begins where the last one ended; a discard resets whole zones; a zone is empty, open, closed or full, of which open and closed ones are
 * active. All zones are opened implicitly, by a write.
 */
final class ZonedDrive implements CommandServer {

    private enum State {
        EMPTY,
        OPEN,
        CLOSED,
        FULL
    }

    private final CommandServer drive;
    private final String name;
    private final int maxOpen;
    private final int maxActive;
    private final long zoneSectors;
    private final State[] states;
    /** Sectors written from the start of each zone. */
    private final long[] written;
    /** Number of the last write to each zone. */
    private final long[] lastWrite;

    private final Counter resets;
    private final Counter closed;
    private final Level openZones;
    private final Level activeZones;
    private long writes;
    private int open;
    private int active;

    ZonedDrive(SsdConfig config, ZonesConfig zones, DeviceContext context, CommandServer drive) {
        this.drive = drive;
        name = context.name();
        maxOpen = zones.maxOpen();
        maxActive = zones.maxActive();
        zoneSectors = zones.size().sectors();
        states = new State[zones.count(config)];
        written = new long[states.length];
        lastWrite = new long[states.length];
        boolean isFilled = config.precondition().state() == PreconditionConfig.State.SEQUENTIAL;
        int full = isFilled ? (int) (config.precondition().fill() * states.length) : 0;
        for (int zone = 0; zone < states.length; zone++) {
            states[zone] = zone < full ? State.FULL : State.EMPTY;
            written[zone] = zone < full ? zoneSectors : 0;
        }
        resets = context.metrics().counter("zones-reset", "zones", "Zones reset by discards");
        closed = context.metrics().counter("zones-closed", "zones", "Zones closed to open others");
        openZones = context.metrics().level("zones-open", "zones", "Zones that are open");
        activeZones = context.metrics().level("zones-active", "zones", "Zones that are open or closed");
    }

    @Override
    public void serve(Request request) {
        if (request.sectors() > 0) {
            switch (request.operation()) {
                case WRITE -> write(request);
                case DISCARD -> reset(request);
                case READ, FLUSH -> {}
            }
        }
        drive.serve(request);
    }

    private void write(Request request) {
        int zone = (int) (request.sector() / zoneSectors);
        long pointer = zone * zoneSectors + written[zone];
        if (request.sector() != pointer || written[zone] + request.sectors() > zoneSectors) {
            throw new IllegalStateException(
                    name + ": a write of " + request.sectors() + " sectors at sector "
                            + request.sector() + " does not begin at the write pointer of zone " + zone + ", sector "
                            + pointer
                            + ", or does not end in the zone; write each zone in order, and discard it before it is written again");
        }
        if (states[zone] != State.OPEN) {
            open(zone);
        }
        lastWrite[zone] = ++writes;
        written[zone] += request.sectors();
        if (written[zone] == zoneSectors) {
            leave(zone, State.FULL);
        }
        show();
    }

    private void open(int zone) {
        if (states[zone] == State.EMPTY) {
            if (active == maxActive) {
                throw new IllegalStateException(name + ": zone " + zone + " cannot be written while " + active
                        + " other zones are active; fill or discard one of them, or give a larger zones.maxActive");
            }
            active++;
        }
        if (open == maxOpen) {
            closeOldest();
        }
        open++;
        states[zone] = State.OPEN;
    }

    private void closeOldest() {
        int oldest = -1;
        for (int zone = 0; zone < states.length; zone++) {
            if (states[zone] == State.OPEN && (oldest < 0 || lastWrite[zone] < lastWrite[oldest])) {
                oldest = zone;
            }
        }
        states[oldest] = State.CLOSED;
        open--;
        closed.add(1);
    }

    private void leave(int zone, State state) {
        if (states[zone] == State.OPEN) {
            open--;
            active--;
        } else if (states[zone] == State.CLOSED) {
            active--;
        }
        states[zone] = state;
    }

    private void reset(Request request) {
        if (request.sector() % zoneSectors != 0 || request.sectors() % zoneSectors != 0) {
            throw new IllegalStateException(name + ": a discard of " + request.sectors() + " sectors at sector "
                    + request.sector() + " is not of whole zones of " + zoneSectors + " sectors; discard whole zones");
        }
        int end = (int) (request.end() / zoneSectors);
        for (int zone = (int) (request.sector() / zoneSectors); zone < end; zone++) {
            leave(zone, State.EMPTY);
            written[zone] = 0;
            resets.add(1);
        }
        show();
    }

    private void show() {
        openZones.set(open);
        activeZones.set(active);
    }

    @Override
    public long sectors() {
        return states.length * zoneSectors;
    }

    @Override
    public int queueDepth() {
        return drive.queueDepth();
    }

    @Override
    public @Nullable ServiceForecast forecast(RequestMix mix) {
        return drive.forecast(mix);
    }
}
