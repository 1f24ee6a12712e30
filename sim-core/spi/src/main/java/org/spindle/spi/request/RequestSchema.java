package org.spindle.spi.request;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.regex.Pattern;

/**
 * The fields of the requests of one run: the parts of their time, the quantities and places that the results contain,
 * and the attributes that travel with them. Each component of the storage stack declares the fields that it uses once,
 * at construction, in the schema of its context, and keeps the returned objects. Declarations of the same name by
 * several components share one field, with the documentation of the first.
 *
 * <p>Names are lower-case words joined by hyphens. A time {@code seek} is the metric {@code seek-time} and the column
 * {@code seek_ns} of {@code requests.csv}; a quantity {@code seek-distance} in cylinders is the metric {@code
 * seek-distance} and the column {@code seek_cylinders}, {@code relocated} in pages is {@code relocated_pages}; a place
 * {@code cylinder} is the column {@code cylinder}, an attribute {@code next-access} the column {@code next_access}.
 */
public final class RequestSchema {

    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");

    /** Names of the times that every request and the log always have. */
    private static final Set<String> KNOWN_TIMES =
            Set.of("response", "queue", "service", "waiting", "unaccounted", "arrival", "dispatch", "completion");

    private static final Set<String> KNOWN_QUANTITIES = Set.of("throughput", "data-rate", "outstanding-requests");

    private static final Set<String> KNOWN_PLACES =
            Set.of("device", "op", "sector", "sectors", "criticality", "buffer");

    private final Map<String, TimeComponent> times = new LinkedHashMap<>();
    private final Map<String, QuantityComponent> quantities = new LinkedHashMap<>();
    private final Map<String, PlaceComponent> places = new LinkedHashMap<>();
    private final Map<String, RequestAttribute> attributes = new LinkedHashMap<>();
    private int attributeSlots = RequestAttribute.STANDARD.size();
    private boolean isSealed;

    /**
     * Declares a part of a request's time in which it is being processed.
     *
     * @param name such as {@code flash-read}, without {@code time}
     * @param doc one sentence
     * @throws IllegalArgumentException if the name is not allowed, or declared for another stage or as a wait
     * @throws IllegalStateException if the run has begun
     */
    public TimeComponent time(String name, String doc, Stage stage) {
        return time(name, doc, stage, false);
    }

    /**
     * Declares a part of a request's time in which it waits: in a queue, for a bus, for a lock.
     *
     * @param name such as {@code die-wait}, without {@code time}
     * @param doc one sentence
     * @throws IllegalArgumentException if the name is not allowed, or declared for another stage or as work
     * @throws IllegalStateException if the run has begun
     */
    public TimeComponent waiting(String name, String doc, Stage stage) {
        return time(name, doc, stage, true);
    }

    private TimeComponent time(String name, String doc, Stage stage, boolean isWait) {
        check("time", name, KNOWN_TIMES.contains(name) || name.endsWith("-time"));
        TimeComponent time = declare(times, name, slot -> new TimeComponent(slot, name, doc, stage, isWait));
        if (time.isWait() != isWait) {
            throw new IllegalArgumentException(
                    "the time component '" + name + "' is declared as a wait and as work; use two names");
        }
        if (time.stage() != stage) {
            throw new IllegalArgumentException("the time component '" + name + "' is declared for stage " + time.stage()
                    + " and for stage " + stage + "; use two names");
        }
        return time;
    }

    /**
     * Declares a quantity; the results show its distribution over the requests for which it was set.
     *
     * @param name such as {@code seek-distance}
     * @param unit in the plural; empty for a number without unit
     * @param doc one sentence
     * @throws IllegalArgumentException if the name is not allowed, or declared with another unit
     * @throws IllegalStateException if the run has begun
     */
    public QuantityComponent quantity(String name, String unit, String doc) {
        check("quantity", name, KNOWN_QUANTITIES.contains(name) || name.endsWith("-time"));
        QuantityComponent quantity = declare(quantities, name, slot -> new QuantityComponent(slot, name, unit, doc));
        if (!quantity.unit().equals(unit)) {
            throw new IllegalArgumentException("the quantity '" + name + "' is declared in '" + quantity.unit()
                    + "' and in '" + unit + "'; use one unit, or two names");
        }
        return quantity;
    }

    /**
     * Declares a coordinate of the place where requests are served; a column of {@code requests.csv}.
     *
     * @param name such as {@code channel}
     * @param doc one sentence
     * @throws IllegalArgumentException if the name is not allowed
     * @throws IllegalStateException if the run has begun
     */
    public PlaceComponent place(String name, String doc) {
        check("place", name, KNOWN_PLACES.contains(name) || attributes.containsKey(name));
        return declare(places, name, slot -> new PlaceComponent(slot, name, doc));
    }

    /**
     * Declares an attribute that travels with requests, or the standard one of that name; a column of {@code
     * requests.csv}. The name of one with a unit ends in the unit, such as {@code deadline-ns}.
     *
     * @param doc one sentence
     * @throws IllegalArgumentException if the name is not allowed
     * @throws IllegalStateException if the run has begun
     */
    public RequestAttribute attribute(String name, String doc) {
        check("attribute", name, KNOWN_PLACES.contains(name) || places.containsKey(name));
        return declare(attributes, name, slot -> attributeNamed(name, doc));
    }

    /**
     * Declares that requests of this run carry a standard attribute, which the results then show. An attribute that is
     * set without a declaration reaches the stack all the same.
     *
     * @return the same attribute
     * @throws IllegalStateException if the run has begun
     */
    public RequestAttribute attribute(RequestAttribute standard) {
        return attribute(standard.name(), standard.doc());
    }

    private RequestAttribute attributeNamed(String name, String doc) {
        for (RequestAttribute standard : RequestAttribute.STANDARD) {
            if (standard.name().equals(name)) {
                return standard;
            }
        }
        return new RequestAttribute(attributeSlots++, name, doc);
    }

    /** Returns the times by {@link Stage}, within a stage in order of declaration. */
    public List<TimeComponent> times() {
        List<TimeComponent> ordered = new ArrayList<>(times.values());
        ordered.sort(Comparator.comparing(TimeComponent::stage));
        return ordered;
    }

    /** Returns the quantities in order of declaration. */
    public List<QuantityComponent> quantities() {
        return List.copyOf(quantities.values());
    }

    /** Returns the places in order of declaration. */
    public List<PlaceComponent> places() {
        return List.copyOf(places.values());
    }

    /** Returns the declared attributes, standard ones among them, in order of declaration. */
    public List<RequestAttribute> attributes() {
        return List.copyOf(attributes.values());
    }

    /** Ends the declarations; called by Spindle when the run begins. */
    public void seal() {
        isSealed = true;
    }

    private <T> T declare(Map<String, T> declared, String name, IntFunction<T> maker) {
        T known = declared.get(name);
        if (known != null) {
            return known;
        }
        if (isSealed) {
            throw new IllegalStateException(
                    "'" + name + "' is declared after the run has begun; declare it at construction");
        }
        T made = maker.apply(declared.size());
        declared.put(name, made);
        return made;
    }

    private static void check(String kind, String name, boolean isTaken) {
        if (!NAME.matcher(name).matches()) {
            throw new IllegalArgumentException(kind + " '" + name
                    + "' is not a name; use lower-case words joined by hyphens, such as 'flash-read'");
        }
        if (isTaken) {
            throw new IllegalArgumentException(
                    "a " + kind + " cannot be named '" + name + "': results use that name already; choose another");
        }
    }
}
