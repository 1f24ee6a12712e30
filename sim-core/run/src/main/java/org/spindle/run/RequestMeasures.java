package org.spindle.run;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import org.spindle.scenario.Scenario;
import org.spindle.spi.request.QuantityComponent;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.request.TimeComponent;

/**
 * The measures of every completed request: its response time as a whole; queue time and service time, which the
 * dispatch divides it into; the sum of its waits; each declared time, and what these leave of the response time; the
 * declared quantities. In a summary, the response time only.
 */
final class RequestMeasures {

    /** The value of a measure that does not apply to a request. */
    static final long NONE = Request.NONE;

    /** Index of the response time. */
    static final int RESPONSE = 0;

    private static final int QUEUE = 1;
    private static final int SERVICE = 2;
    private static final int WAITING = 3;
    private static final int FIRST_COMPONENT = 4;

    private final boolean isSummary;
    private final List<Measure> measures = new ArrayList<>();
    private final TimeComponent[] times;
    private final QuantityComponent[] quantities;

    RequestMeasures(RequestSchema schema, Scenario.Measurement measurement) {
        isSummary = measurement == Scenario.Measurement.SUMMARY;
        measures.add(Measure.time("response-time", "From arrival to completion."));
        if (isSummary) {
            times = new TimeComponent[0];
            quantities = new QuantityComponent[0];
            return;
        }
        times = schema.times().toArray(new TimeComponent[0]);
        quantities = schema.quantities().toArray(new QuantityComponent[0]);
        measures.add(
                Measure.time("queue-time", "From arrival until the request left the last queue above the device."));
        measures.add(Measure.time("service-time", "From leaving the last queue above the device to completion."));
        measures.add(Measure.time("waiting-time", waitingDoc()));
        for (TimeComponent component : times) {
            measures.add(Measure.time(component.name() + "-time", component.doc()));
        }
        measures.add(Measure.time("unaccounted-time", "Response time that belongs to no component."));
        for (QuantityComponent quantity : quantities) {
            measures.add(new Measure(quantity.name(), quantity.unit(), quantity.doc()));
        }
    }

    /** Returns the measures by index, in order of display. */
    List<Measure> all() {
        return measures;
    }

    int count() {
        return measures.size();
    }

    /** Returns the number of measures, from the first on, that apply to every request. */
    int ofEveryRequest() {
        return measures.size() - quantities.length;
    }

    /** Measures a completed request; a measure that does not apply is {@link #NONE}. */
    void measure(Request request, long[] measured) {
        long response = request.responseTime();
        measured[RESPONSE] = response;
        if (isSummary) {
            return;
        }
        long service = request.dispatched() == Request.NONE ? response : request.serviceTime();
        measured[QUEUE] = response - service;
        measured[SERVICE] = service;
        int next = FIRST_COMPONENT;
        long left = response;
        long waiting = 0;
        for (TimeComponent component : times) {
            long spent = request.spent(component);
            measured[next++] = spent;
            left -= spent;
            waiting += component.isWait() ? spent : 0;
        }
        measured[WAITING] = waiting;
        measured[next++] = Math.max(0, left);
        for (QuantityComponent quantity : quantities) {
            measured[next++] = request.quantity(quantity);
        }
    }

    private String waitingDoc() {
        StringJoiner waits = new StringJoiner(", ", "Sum of the waits: ", ".");
        waits.setEmptyValue("Sum of the waits, of which there are none.");
        for (TimeComponent component : times) {
            if (component.isWait()) {
                waits.add(component.name());
            }
        }
        return waits.toString();
    }
}
