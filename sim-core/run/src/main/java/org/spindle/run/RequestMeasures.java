package org.spindle.run;

import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.request.QuantityComponent;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.request.Stage;
import org.spindle.spi.request.TimeComponent;

/**
 * What is measured of every completed request: response time; queue time and the declared parts of it; service time, the
 * declared parts of it and what is left of it; the declared quantities.
 */
final class RequestMeasures {

    /** A request that a measure does not apply to. */
    static final long NONE = Request.NONE;

    /** Index of the response time. */
    static final int RESPONSE = 0;

    private static final int QUEUE = 1;

    private final List<Measure> measures = new ArrayList<>();
    private final TimeComponent[] beforeDispatch;
    private final TimeComponent[] afterDispatch;
    private final QuantityComponent[] quantities;

    RequestMeasures(RequestSchema schema) {
        beforeDispatch = times(schema, true);
        afterDispatch = times(schema, false);
        quantities = schema.quantities().toArray(new QuantityComponent[0]);
        measures.add(Measure.time("response-time", "From arrival to completion."));
        measures.add(
                Measure.time("queue-time", "From arrival until the request left the last queue above the device."));
        addAll(beforeDispatch);
        measures.add(Measure.time("service-time", "From leaving the last queue above the device to completion."));
        addAll(afterDispatch);
        measures.add(Measure.time("overhead-time", overheadDoc(afterDispatch)));
        for (QuantityComponent quantity : quantities) {
            measures.add(new Measure(quantity.name(), quantity.unit(), quantity.doc()));
        }
    }

    /** The measures by index, in order of display. */
    List<Measure> all() {
        return measures;
    }

    int count() {
        return measures.size();
    }

    /** Measures a completed request; what does not apply to it is {@link #NONE}. */
    void measure(Request request, long[] measured) {
        long response = request.responseTime();
        boolean passedQueue = request.dispatched() != Request.NONE;
        long service = passedQueue ? request.serviceTime() : response;
        measured[RESPONSE] = response;
        measured[QUEUE] = response - service;
        int next = QUEUE + 1;
        long before = 0;
        for (TimeComponent component : beforeDispatch) {
            long spent = request.spent(component);
            measured[next++] = spent;
            before += spent;
        }
        measured[next++] = service;
        long explained = passedQueue ? 0 : before;
        for (TimeComponent component : afterDispatch) {
            long spent = request.spent(component);
            measured[next++] = spent;
            explained += spent;
        }
        measured[next++] = Math.max(0, service - explained);
        for (QuantityComponent quantity : quantities) {
            measured[next++] = request.quantity(quantity);
        }
    }

    private void addAll(TimeComponent[] components) {
        for (TimeComponent component : components) {
            measures.add(Measure.time(component.name() + "-time", component.doc()));
        }
    }

    private static TimeComponent[] times(RequestSchema schema, boolean isBeforeDispatch) {
        return schema.times().stream()
                .filter(component -> (component.stage() == Stage.SUBMISSION) == isBeforeDispatch)
                .toArray(TimeComponent[]::new);
    }

    private static String overheadDoc(TimeComponent[] components) {
        StringBuilder doc = new StringBuilder("Service time that ");
        int last = components.length - 1;
        if (last < 0) {
            return doc.append("no component accounts for.").toString();
        }
        doc.append(last == 0 ? "is not " : "is neither ");
        for (int i = 0; i <= last; i++) {
            doc.append(i == 0 ? "" : i == last ? " nor " : ", ").append(components[i].name());
        }
        return doc.append("; 0 where ")
                .append(last == 0 ? "it overlaps." : "these overlap.")
                .toString();
    }
}
