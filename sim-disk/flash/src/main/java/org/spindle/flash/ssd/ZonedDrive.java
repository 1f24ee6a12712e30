package org.spindle.flash.ssd;

import org.jspecify.annotations.Nullable;
import org.spindle.flash.front.CommandServer;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.device.RequestMix;
import org.spindle.spi.device.ServiceForecast;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Level;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestAttribute;

/**
 * Checks the commands of a drive against the rules of zones (NVM Express Zoned Namespace Command Set 1.1): a write lies
 * in one zone and begins where the last one ended; an append names the zone by its first sector and returns where it
 * was written; a discard of whole zones resets, opens, closes or finishes them.
 */
final class ZonedDrive implements CommandServer {

    private final CommandServer drive;
    private final DeviceContext context;
    private final boolean appends;
    private final long zoneSectors;
    private final ZoneStates zones;
    private final RequestAttribute action;

    private final Counter resets;
    private final Counter finished;
    private final Counter closed;
    private final Level openZones;
    private final Level activeZones;

    ZonedDrive(SsdConfig config, ZonesConfig zones, DeviceContext context, CommandServer drive) {
        this.drive = drive;
        this.context = context;
        appends = zones.append();
        zoneSectors = zones.size().sectors();
        this.zones = new ZoneStates(context::failure, zones, zones.count(config), zones.filled(config));
        action = ZoneAction.declare(context.requestSchema());
        resets = context.metrics().counter("zones-reset", "zones", "Zones reset by discards");
        finished = context.metrics().counter("zones-finished", "zones", "Zones that the host has finished");
        closed = context.metrics().counter("zones-closed", "zones", "Zones closed to open others");
        openZones = context.metrics().level("zones-open", "zones", "Zones that are open");
        activeZones = context.metrics().level("zones-active", "zones", "Zones that are open or closed");
    }

    @Override
    public void serve(Request request) {
        if (request.sectors() > 0) {
            switch (request.operation()) {
                case WRITE -> write(request);
                case DISCARD -> manage(request);
                case READ, FLUSH -> {}
            }
        }
        drive.serve(request);
    }

    private void write(Request request) {
        int zone = (int) (request.sector() / zoneSectors);
        if (appends) {
            append(request, zone);
        } else if (request.sector() != zones.pointer(zone) || request.sectors() > zones.room(zone)) {
            throw context.failure(
                    "a write of " + request.sectors() + " sectors at sector "
                            + request.sector() + " does not begin at the write pointer of zone " + zone + ", sector "
                            + zones.pointer(zone)
                            + ", or does not end in the zone; write each zone in order, and discard it before it is written again");
        }
        long closings = zones.closings();
        zones.write(zone, request.sectors());
        closed.add(zones.closings() - closings);
        show();
    }

    private void append(Request request, int zone) {
        if (request.sector() != zone * zoneSectors || request.sectors() > zones.room(zone)) {
            throw context.failure("an append of " + request.sectors() + " sectors at sector "
                    + request.sector() + " does not name zone " + zone + " by its first sector, " + zone * zoneSectors
                    + ", or is more than the " + zones.room(zone)
                    + " sectors that are left of it; align writes to zones, and discard a zone that is full");
        }
        request.redirect(request.device(), zones.pointer(zone));
    }

    private void manage(Request request) {
        if (request.sector() % zoneSectors != 0 || request.sectors() % zoneSectors != 0) {
            throw context.failure("a discard of " + request.sectors() + " sectors at sector " + request.sector()
                    + " is not of whole zones of " + zoneSectors + " sectors; discard whole zones");
        }
        ZoneAction asked = ZoneAction.of(request, action);
        if (asked == null) {
            throw context.failure("zone-action " + request.attribute(action)
                    + " is none of 1 (close), 2 (finish), 3 (open) and 4 (reset)");
        }
        int end = (int) (request.end() / zoneSectors);
        long closings = zones.closings();
        for (int zone = (int) (request.sector() / zoneSectors); zone < end; zone++) {
            zones.act(asked, zone);
            if (asked == ZoneAction.RESET) {
                resets.add(1);
            } else if (asked == ZoneAction.FINISH) {
                finished.add(1);
            }
        }
        closed.add(zones.closings() - closings);
        show();
    }

    private void show() {
        openZones.set(zones.open());
        activeZones.set(zones.active());
    }

    @Override
    public long sectors() {
        return zones.zones() * zoneSectors;
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
