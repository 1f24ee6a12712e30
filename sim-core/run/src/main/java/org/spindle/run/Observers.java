package org.spindle.run;

import java.util.List;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;

/** Several observers combined into one; combined before the run, so that a single observer is called directly. */
final class Observers implements RunObserver {

    private final RunObserver first;
    private final RunObserver rest;

    private Observers(RunObserver first, RunObserver rest) {
        this.first = first;
        this.rest = rest;
    }

    /** Combines observers, called in this order. */
    static RunObserver of(List<RunObserver> observers) {
        if (observers.isEmpty()) {
            return new RunObserver() {};
        }
        RunObserver head = observers.get(0);
        return observers.size() == 1 ? head : new Observers(head, of(observers.subList(1, observers.size())));
    }

    @Override
    public void begin(RequestSchema schema) {
        first.begin(schema);
        rest.begin(schema);
    }

    @Override
    public void begin(RequestSchema schema, List<String> units) {
        first.begin(schema, units);
        rest.begin(schema, units);
    }

    @Override
    public void begin(RunControl run) {
        first.begin(run);
        rest.begin(run);
    }

    @Override
    public void arrived(Request request) {
        first.arrived(request);
        rest.arrived(request);
    }

    @Override
    public void completed(Request request) {
        first.completed(request);
        rest.completed(request);
    }

    @Override
    public boolean observesStorage() {
        return first.observesStorage() || rest.observesStorage();
    }

    @Override
    public void submitted(Request request, long now) {
        first.submitted(request, now);
        rest.submitted(request, now);
    }

    @Override
    public void returned(Request request, long now) {
        first.returned(request, now);
        rest.returned(request, now);
    }
}
