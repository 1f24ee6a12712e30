package org.spindle.disk.controller;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;

/** The devices below a controller, some of which are behind a cache. */
final class CachedDevices implements BlockTarget {

    /** Returns the receiver of the requests for each device. */
    private final List<BlockTarget> targets = new ArrayList<>();

    /**
     * @param devices all devices below
     * @param over names of the devices below the cache, in its order; all if empty
     * @param cache creates the cache over some devices
     * @throws IllegalArgumentException if the cache does not suit these devices
     */
    CachedDevices(List<Unit> devices, List<String> over, Function<List<Unit>, Layer> cache) {
        List<String> names = devices.stream().map(Unit::name).toList();
        List<Integer> indices = new ArrayList<>();
        for (String name : over.isEmpty() ? names : over) {
            if (!names.contains(name)) {
                throw new IllegalArgumentException("cacheOver: there is no device '" + name
                        + "' below the controller; the devices are " + String.join(", ", names));
            }
            indices.add(names.indexOf(name));
        }
        Layer layer = cache.apply(indices.stream().map(devices::get).toList());
        int others = indices.size() - layer.units();
        if (others < 0 || over.isEmpty() && others > 0) {
            throw new IllegalArgumentException("cache: it presents " + layer.units() + " units over the "
                    + indices.size()
                    + " devices below the controller; choose a cache that presents each of them, or name"
                    + " by cacheOver the devices below it");
        }
        targets.addAll(devices);
        for (int unit = 0; unit < layer.units(); unit++) {
            int index = indices.get(others + unit);
            targets.set(index, new Presented(layer, unit, index));
        }
    }

    @Override
    public void submit(Request request) {
        targets.get(request.device()).submit(request);
    }

    /** A unit of the cache, under the number of its device. */
    private record Presented(Layer layer, int unit, int device) implements BlockTarget, CompletionListener {

        @Override
        public void submit(Request request) {
            request.redirect(unit, request.sector());
            request.expect(this);
            layer.submit(request);
        }

        @Override
        public void completed(Request request) {
            request.redirect(device, request.sector());
            request.complete(request.completed());
        }
    }
}
