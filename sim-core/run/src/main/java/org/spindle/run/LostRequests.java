package org.spindle.run;

import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.spindle.scenario.Scenario;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;

/**
 * Names the components that have lost requests: the deepest components of the stack that the lost requests have
 * entered. Requests that wait for their own parts are left out, because a part is missing.
 */
final class LostRequests {

    /** The components in which a request can be lost, from the bottom of the stack upwards. */
    private enum Station {
        DEVICE,
        QUEUE,
        LAYER,
        HOST
    }

    private final Scenario scenario;

    LostRequests(Scenario scenario) {
        this.scenario = scenario;
    }

    /**
     * Returns the components in words, such as {@code device 'disk0'}.
     *
     * @param outstanding requests that were taken from the pool and not given back
     */
    String lostBy(Collection<Request> outstanding) {
        Set<Request> wholes = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Request request : outstanding) {
            if (isExpected(request) && request.parent() != null) {
                wholes.add(request.parent());
            }
        }
        TreeMap<Station, Set<String>> found = new TreeMap<>();
        for (Request request : outstanding) {
            if (isExpected(request) && !wholes.contains(request)) {
                Unit unit = request.lastListener(Unit.class);
                Station station = station(request, unit);
                found.computeIfAbsent(station, s -> new TreeSet<>()).add(words(station, unit));
            }
        }
        return found.isEmpty()
                ? "a component"
                : String.join(", ", List.copyOf(found.firstEntry().getValue()));
    }

    private static boolean isExpected(Request request) {
        return request.lastListener(CompletionListener.class) != null;
    }

    private Station station(Request request, @Nullable Unit unit) {
        if (unit == null) {
            return Station.HOST;
        }
        if (!scenario.devices().containsKey(unit.name())) {
            return Station.LAYER;
        }
        return request.dispatched() == Request.NONE ? Station.QUEUE : Station.DEVICE;
    }

    private String words(Station station, @Nullable Unit unit) {
        String name = unit == null ? "" : unit.name();
        return switch (station) {
            case DEVICE -> "device '" + name + "'";
            case QUEUE -> "the queue in front of device '" + name + "' (its driver, controller or scheduler)";
            case LAYER -> "layer '" + name + "'";
            case HOST -> "host '" + scenario.host().type() + "'";
        };
    }
}
