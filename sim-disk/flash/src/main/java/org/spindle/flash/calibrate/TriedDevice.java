package org.spindle.flash.calibrate;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.spindle.spi.device.DeviceFactory;

/** A device that is run once under each load. */
final class TriedDevice<C extends Record> implements LoadModel {

    private final DeviceFactory<C> factory;
    private final C config;
    private final int requests;
    private final Map<List<Object>, ClosedLoopTrial> trials = new HashMap<>();

    /**
     * @param requests that are measured of each load, at least
     */
    TriedDevice(DeviceFactory<C> factory, C config, int requests) {
        this.factory = factory;
        this.config = config;
        this.requests = requests;
    }

    private ClosedLoopTrial trial(MeasuredLoad load) {
        return trials.computeIfAbsent(
                List.of(load.operation(), load.bytes(), load.outstanding(), load.submitters()),
                key -> new ClosedLoopTrial(factory, config, load, requests));
    }

    @Override
    public double meanNanos(MeasuredLoad load) {
        return trial(load).meanNanos();
    }

    @Override
    public double quantileNanos(MeasuredLoad load, double share) {
        return trial(load).quantileNanos(share);
    }
}
