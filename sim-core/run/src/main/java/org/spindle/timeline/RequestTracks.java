package org.spindle.timeline;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.spindle.result.RequestLogColumns;
import org.spindle.spi.request.PlaceComponent;
import org.spindle.spi.request.QuantityComponent;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestAttribute;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.request.TimeComponent;
import org.spindle.timeline.TraceEvents.Flow;

/** The tracks of the workload's requests, from arrival to completion, and of their number. */
final class RequestTracks {

    private static final int HOST = 1;
    private static final int REQUESTS = 1;
    private static final int ARRIVALS = 2;
    private static final int DISPATCHES = 3;
    private static final int COMPLETIONS = 4;

    private final TraceEvents events;
    private final Clip clip;
    private final List<String> addressed = new ArrayList<>();
    private List<TimeComponent> components = List.of();
    private List<QuantityComponent> quantities = List.of();
    private List<PlaceComponent> places = List.of();
    private List<RequestAttribute> attributes = List.of();
    private final CounterTrack outstanding;
    private final CounterTrack queued;

    /** Requests that have arrived and are not complete, by id. */
    private final Map<Long, Open> open = new TreeMap<>();

    RequestTracks(TraceEvents events, Clip clip) {
        this.events = events;
        this.clip = clip;
        events.nameProcess(HOST, "host");
        events.nameThread(HOST, REQUESTS, "requests");
        events.nameThread(HOST, ARRIVALS, "arrivals");
        events.nameThread(HOST, DISPATCHES, "dispatches");
        events.nameThread(HOST, COMPLETIONS, "completions");
        outstanding = new CounterTrack(events, clip, HOST, "outstanding");
        queued = new CounterTrack(events, clip, HOST, "queue depth");
    }

    /** Sets the names of the units that requests address, by index. */
    void addresses(List<String> names) {
        addressed.addAll(names);
    }

    /** Sets the schema of requests, whose declared fields are shown in its order. */
    void schema(RequestSchema declared) {
        components = declared.times();
        quantities = declared.quantities();
        places = declared.places();
        attributes = declared.attributes();
    }

    void arrived(Request request) {
        long now = request.arrived();
        Open arrival = new Open(request, clip.covers(now));
        open.put(request.id(), arrival);
        outstanding.add(now, 1);
        queued.add(now, 1);
        if (arrival.hasFlow) {
            mark(Flow.START, ARRIVALS, now, arrival.operation, arrival.id);
        }
    }

    /** The request, or the first part of it, has left the last queue above its device. */
    void dispatched(Request request, long now) {
        Request whole = request;
        for (Request above = whole.parent(); above != null; above = whole.parent()) {
            whole = above;
        }
        Open known = open.get(whole.id());
        if (known == null || known.dispatched) {
            return;
        }
        known.dispatched = true;
        queued.add(now, -1);
        if (known.hasFlow && clip.covers(now)) {
            mark(Flow.STEP, DISPATCHES, now, known.operation, known.id);
        }
    }

    /**
     * Records that a component works for the request; the flow passes through the first such span. Work that began
     * before the request arrived, such as read-ahead that it has taken over, is passed at its arrival.
     */
    void worked(long request, int process, int thread, long at) {
        Open known = open.get(request);
        if (known == null || known.worked) {
            return;
        }
        known.worked = true;
        long since = Math.max(at, known.arrived);
        if (known.hasFlow && clip.covers(since)) {
            events.flow(Flow.STEP, process, thread, since, request);
        }
    }

    void completed(Request request) {
        Open known = open.remove(request.id());
        if (known == null) {
            return;
        }
        long now = request.completed();
        outstanding.add(now, -1);
        if (!known.dispatched) {
            queued.add(now, -1);
        }
        if (!clip.shows(known.arrived, now)) {
            return;
        }
        events.beginRequest(HOST, REQUESTS, clip.inside(known.arrived), known.facts(request));
        long dispatched = request.dispatched() == Request.NONE ? now : request.dispatched();
        phase(known.arrived, dispatched, "queued", known.id);
        phase(dispatched, now, "at device", known.id);
        events.endRequest(HOST, REQUESTS, clip.inside(now), known.id);
        if (known.hasFlow && clip.covers(now)) {
            mark(Flow.FINISH, COMPLETIONS, now, known.operation, known.id);
        }
    }

    /** Ends the run; incomplete requests are shown up to now. */
    void finish(long now) {
        outstanding.finish(now);
        queued.finish(now);
        for (Open left : open.values()) {
            if (clip.shows(left.arrived, now)) {
                events.beginRequest(HOST, REQUESTS, clip.inside(left.arrived), left.facts(null));
                events.endRequest(HOST, REQUESTS, clip.inside(now), left.id);
            }
        }
        open.clear();
    }

    /** A flow passes through spans only, so each of its points is a span without length. */
    private void mark(Flow step, int thread, long at, String operation, long id) {
        events.span(HOST, thread, at, at, operation, TraceEvents.DEMAND, id);
        events.flow(step, HOST, thread, at, id);
    }

    private void phase(long from, long to, String name, long id) {
        if (to > from && clip.shows(from, to)) {
            events.phase(HOST, REQUESTS, clip.inside(from), clip.inside(to), name, id);
        }
    }

    private Map<String, Long> spent(Request done) {
        Map<String, Long> spent = new LinkedHashMap<>();
        for (TimeComponent component : components) {
            if (done.spent(component) > 0) {
                spent.put(component.name(), done.spent(component));
            }
        }
        return spent;
    }

    /** Returns the quantities and places that were set. */
    private Map<String, Long> measured(Request done) {
        Map<String, Long> measured = new LinkedHashMap<>();
        for (QuantityComponent quantity : quantities) {
            if (done.quantity(quantity) != Request.NONE) {
                measured.put(RequestLogColumns.name(quantity), done.quantity(quantity));
            }
        }
        for (PlaceComponent place : places) {
            if (done.place(place) != Request.NONE) {
                measured.put(place.name(), done.place(place));
            }
        }
        return measured;
    }

    private Map<String, Long> attributesOf(Request request) {
        if (attributes.isEmpty()) {
            return Map.of();
        }
        Map<String, Long> set = new LinkedHashMap<>();
        for (RequestAttribute attribute : attributes) {
            if (request.attribute(attribute) != Request.NONE) {
                set.put(attribute.name(), request.attribute(attribute));
            }
        }
        return set;
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** A request that is not complete. */
    private final class Open {

        private final long id;
        private final String device;
        private final String operation;
        private final long sector;
        private final long sectors;
        private final Map<String, Long> set;
        private final long arrived;
        private final boolean hasFlow;
        private boolean dispatched;
        private boolean worked;

        Open(Request request, boolean hasFlow) {
            this.hasFlow = hasFlow;
            id = request.id();
            device = addressed.get(request.device());
            operation = word(request.operation());
            sector = request.sector();
            sectors = request.sectors();
            set = attributesOf(request);
            arrived = request.arrived();
        }

        /**
         * @param done the request at its completion, null if it is not complete
         */
        RequestFacts facts(@Nullable Request done) {
            return done == null
                    ? new RequestFacts(id, device, operation, sector, sectors, set, null, 0, Map.of(), Map.of())
                    : new RequestFacts(
                            id,
                            device,
                            operation,
                            sector,
                            sectors,
                            set,
                            word(done.buffer()),
                            done.responseTime(),
                            spent(done),
                            measured(done));
        }
    }
}
