package org.spindle.stack;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestAttribute;
import org.spindle.spi.request.RequestSchema;

/** The requests of one run: their schema, and completed requests kept for reuse. */
public final class RequestPool {

    private final List<Request> made = new ArrayList<>();
    private final List<Request> free = new ArrayList<>();

    private final RequestSchema schema = new RequestSchema();

    private final List<Need> needs = new ArrayList<>();

    /**
     * A part of a layer that cannot work unless requests carry an attribute.
     *
     * @param layer its name, or that of the controller that has it
     * @param part for the user, such as {@code replacement policy 'belady'}
     */
    public record Need(String layer, String part, RequestAttribute attribute) {}

    /** Returns the schema of the requests. */
    public RequestSchema schema() {
        return schema;
    }

    void need(Need need) {
        needs.add(need);
    }

    /** Returns the needs of attributes that no component has declared. */
    public List<Need> unmetNeeds() {
        return needs.stream()
                .filter(need -> !schema.attributes().contains(need.attribute))
                .toList();
    }

    /** Returns a request to be reset by the caller. */
    public Request take() {
        return free.isEmpty() ? make() : free.remove(free.size() - 1);
    }

    private Request make() {
        Request request = new Request();
        made.add(request);
        return request;
    }

    /** Returns the requests that were taken and not released. */
    public List<Request> outstanding() {
        Set<Request> unused = Collections.newSetFromMap(new IdentityHashMap<>());
        unused.addAll(free);
        return made.stream().filter(request -> !unused.contains(request)).toList();
    }

    /** Releases a request that is no longer in use. */
    public void giveBack(Request request) {
        free.add(request);
    }
}
