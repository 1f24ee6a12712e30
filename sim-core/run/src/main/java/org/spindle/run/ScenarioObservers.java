package org.spindle.run;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.spindle.config.KeyPath;
import org.spindle.result.RunResult.FileInfo;
import org.spindle.result.Series;
import org.spindle.scenario.Scenario;
import org.spindle.spi.Component;
import org.spindle.spi.observer.Observer;
import org.spindle.spi.observer.ObserverContext;
import org.spindle.spi.observer.ObserverFactory;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;
import org.spindle.stack.Factories;

/** The observers of a scenario, called in its order. */
final class ScenarioObservers implements RunObserver {

    private final Observer[] observers;
    private final List<String> units;
    private final ObserverFindings findings;

    private ScenarioObservers(Observer[] observers, List<String> units, ObserverFindings findings) {
        this.observers = observers;
        this.units = units;
        this.findings = findings;
    }

    /**
     * Creates them.
     *
     * @param units names of what requests address, by index
     * @param contexts the context of an observer by its name
     * @param findings destination of the files and series of observers
     * @throws RunException if one rejects its configuration
     */
    static ScenarioObservers of(
            Scenario scenario,
            Factories factories,
            List<String> units,
            ObserverFindings findings,
            Function<String, ObserverContext> contexts) {
        List<Observer> made = new ArrayList<>();
        scenario.observers().forEach((name, component) -> made.add(made(factories, name, component, contexts)));
        return new ScenarioObservers(made.toArray(new Observer[0]), units, findings);
    }

    private static Observer made(
            Factories factories, String name, Component component, Function<String, ObserverContext> contexts) {
        return Simulation.made(
                KeyPath.ROOT.key("observers").key(name),
                component,
                () -> factories.make(ObserverFactory.KIND, component, contexts.apply(name)));
    }

    boolean isEmpty() {
        return observers.length == 0;
    }

    List<FileInfo> files() {
        return findings.files();
    }

    List<Series> series() {
        return findings.series();
    }

    @Override
    public void begin(RequestSchema schema) {
        findings.begin();
        for (Observer observer : observers) {
            observer.begin(schema, units);
        }
    }

    @Override
    public void arrived(Request request) {
        for (Observer observer : observers) {
            observer.arrived(request);
        }
    }

    @Override
    public void completed(Request request) {
        for (Observer observer : observers) {
            observer.completed(request);
        }
    }

    /** The warm-up is over. */
    void warmedUp(long at) {
        for (Observer observer : observers) {
            observer.warmedUp(at);
        }
    }

    /** The run is over. */
    void end(long at) {
        for (Observer observer : observers) {
            observer.end(at);
        }
    }
}
