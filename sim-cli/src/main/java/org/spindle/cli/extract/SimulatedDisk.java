package org.spindle.cli.extract;

import org.spindle.disk.extract.ProbedDisk;
import org.spindle.engine.Simulator;
import org.spindle.random.RandomStreams;
import org.spindle.run.RunException;
import org.spindle.scenario.Scenario;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.stack.EndNotes;
import org.spindle.stack.Factories;
import org.spindle.stack.RequestPool;
import org.spindle.stack.Stack;
import org.spindle.stack.StackEnvironment;
import org.spindle.stack.UnitObserver;
import org.spindle.stats.MetricSet;

/** A device or volume of a scenario, with its driver, buses and controllers, whose simulated time advances with each request. */
final class SimulatedDisk implements ProbedDisk, CompletionListener {

    private static final int FOUR_KIB = 8;

    private final Simulator events = new Simulator();
    private final RequestPool pool = new RequestPool();
    private final Unit unit;
    private final int leastSectors;
    private long sent;
    private boolean isDone;

    /**
     * Assembles the storage of a scenario.
     *
     * @param name of a device or layer without a layer above it
     * @throws IllegalArgumentException if there is none
     * @throws org.spindle.stack.RefusedComponentException if a component refuses its configuration or its surroundings
     */
    SimulatedDisk(Scenario scenario, Factories factories, String name) {
        StackEnvironment environment = new StackEnvironment(
                factories,
                events,
                new MetricSet(events),
                new RandomStreams(scenario.seed(), 0),
                null,
                pool,
                new EndNotes(),
                RunException::new);
        unit = unit(new Stack(scenario, environment), name);
        leastSectors = unit.refusal(0, 1) == null ? 1 : FOUR_KIB;
        pool.schema().seal();
    }

    private static Unit unit(Stack stack, String name) {
        for (Unit unit : stack.topUnits(UnitObserver.NONE)) {
            if (unit.name().equals(name)) {
                return unit;
            }
        }
        throw new IllegalArgumentException("there is no device '" + name + "' to send requests to; there are "
                + String.join(", ", stack.topNames()));
    }

    @Override
    public long sectors() {
        return unit.sectors();
    }

    @Override
    public int leastSectors() {
        return leastSectors;
    }

    @Override
    public long now() {
        return events.now();
    }

    @Override
    public void read(long sector, int sectors) {
        send(Operation.READ, sector, sectors);
    }

    @Override
    public void write(long sector, int sectors) {
        send(Operation.WRITE, sector, sectors);
    }

    private void send(Operation operation, long sector, int sectors) {
        Request request = pool.take();
        request.reset(sent++, 0, operation, sector, sectors);
        request.arrived(events.now());
        request.clock().begin(events.now());
        request.expect(this);
        isDone = false;
        unit.submit(request);
        if (!isDone) {
            events.run();
        }
        if (!isDone) {
            throw new IllegalStateException(request + " was never completed");
        }
    }

    @Override
    public void completed(Request request) {
        isDone = true;
        pool.giveBack(request);
        events.stop();
    }

    @Override
    public void rest(long nanos) {
        long until = events.now() + nanos;
        events.schedule(until, (op, arg) -> {}, 0, 0);
        events.run(until);
    }
}
