package org.spindle.disk.controller;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.disk.bus.BusTimes;
import org.spindle.spi.Component;
import org.spindle.spi.bus.Controller;
import org.spindle.spi.bus.ControllerBelow;
import org.spindle.spi.bus.ControllerContext;
import org.spindle.spi.bus.ControllerFront;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.CommonTimes;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.TimeComponent;
import org.spindle.spi.sim.EventLoop;

/**
 * A controller that completes requests itself: data crosses the bus above before a write goes to the storage and after
 * a read has left it, one transfer at a time; the storage is a cache, or the devices behind their queues.
 */
final class IntelligentController implements Controller, ControllerFront {

    private final IntelligentConfig config;
    private final EventLoop events;
    private final HostTransfers host;
    private final TimeComponent overhead;
    private final TimeComponent transfer;
    private final TimeComponent waiting;
    private final List<DeviceTask> idle = new ArrayList<>();
    private @Nullable ControllerBelow below;
    private @Nullable BlockTarget storage;

    private IntelligentController(IntelligentConfig config, ControllerContext context) {
        this.config = config;
        events = context.events();
        overhead = CommonTimes.overhead(context.requestSchema());
        transfer = BusTimes.of(context.requestSchema()).transfer();
        waiting = CommonTimes.controllerWait(context.requestSchema());
        host = new HostTransfers(config, context);
    }

    static IntelligentController of(IntelligentConfig config, ControllerContext context) {
        IntelligentController controller = new IntelligentController(config, context);
        controller.host.connect(controller::store);
        return controller;
    }

    @Override
    public ControllerFront front() {
        return this;
    }

    @Override
    public int queueDepth() {
        return config.queueDepth();
    }

    @Override
    public long sectorTimeBelowPicos() {
        return config.deviceSectorTime().picos();
    }

    @Override
    public long answerTime() {
        return config.answerTime().nanos();
    }

    @Override
    public void attach(ControllerBelow devices) {
        below = devices;
        List<Unit> queued = queued(devices);
        List<Unit> reached = config.deviceTime().nanos() == 0 ? queued : delayed(queued);
        Component cache = config.cache();
        if (cache == null) {
            storage = request -> reached.get(request.device()).submit(request);
            return;
        }
        storage = new CachedDevices(reached, config.cacheOver(), units -> cache(devices.layer(cache, units)));
    }

    private List<Unit> queued(ControllerBelow devices) {
        long dispatch = config.dispatchTime().nanos();
        long answer = config.answerTime().nanos();
        int outstanding = config.outstandingPerDevice();
        return dispatch == 0 && answer == 0
                ? devices.queued(config.scheduler(), outstanding)
                : devices.queued(
                        config.scheduler(),
                        outstanding,
                        device -> new DispatchedDevice(device, outstanding, dispatch, answer, events, overhead));
    }

    private Layer cache(Layer cache) {
        if (config.hostData() == HostDataTime.IN_CACHE
                && cache.movesDataThrough(
                        new HostData(events, config.sectorTime().picos(), transfer, waiting))) {
            host.leaveDataToStorage();
        }
        return cache;
    }

    private List<Unit> delayed(List<Unit> units) {
        List<Unit> delayed = new ArrayList<>();
        units.forEach(
                unit -> delayed.add(new DelayedUnit(unit, config.deviceTime().nanos(), events, overhead)));
        return delayed;
    }

    @Override
    public void submit(Request request) {
        host.commandArrived(request);
    }

    /** Starts the storage access for a request whose command and, for a write, data have arrived. */
    private void store(Request request) {
        DeviceTask task = idle.isEmpty() ? new DeviceTask() : idle.remove(idle.size() - 1);
        task.begin(request);
    }

    /** A request of the host during its storage access. */
    private final class DeviceTask implements CompletionListener {

        private @Nullable Request whole;

        void begin(Request request) {
            whole = request;
            Request part =
                    requireNonNull(below).part(request, request.operation(), request.sector(), request.sectors());
            part.redirect(request.device(), request.sector());
            part.expect(this);
            requireNonNull(storage).submit(part);
        }

        @Override
        public void completed(Request part) {
            Request done = requireNonNull(whole);
            whole = null;
            requireNonNull(below).finish(part);
            idle.add(this);
            host.stored(done);
        }
    }
}
