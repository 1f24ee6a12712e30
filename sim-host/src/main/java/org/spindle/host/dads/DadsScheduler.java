package org.spindle.host.dads;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.host.virtualdisk.VirtualDisks;
import org.spindle.host.virtualdisk.shadow.CopySink;
import org.spindle.host.virtualdisk.shadow.QueueWatch;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.ComposedScheduler;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.sim.EventLoop;

/**
 * Chooses the order of a real queue in rounds (González-Férez 2012, section 4.4.1): copies are collected for a time,
 * then the virtual disks of all orders serve them, then one order is installed. A round begins with the first request
 * after the one before; collecting ends with the first arrival or completion when its time is over. So there are no
 * events without requests.
 */
final class DadsScheduler implements ComposedScheduler, CopySink {

    private enum Phase {
        BEFORE_ROUND,
        COLLECTING,
        SIMULATING
    }

    private final DadsConfig config;
    private final BusyTime simulation;
    private final SwitchingOrder order;
    private final QueueWatch watch;
    private final OrderDisks orderDisks;
    private final ChangeRule rule;
    private final Change change;
    private final EventLoop events;
    private final DadsMetrics metrics;
    private Phase phase = Phase.BEFORE_ROUND;
    private long phaseBegan;

    DadsScheduler(
            DadsConfig config,
            BusyTime simulation,
            SwitchingOrder order,
            VirtualDisks disks,
            List<String> names,
            EventLoop events,
            DadsMetrics metrics) {
        this.config = config;
        this.simulation = simulation;
        this.order = order;
        this.events = events;
        this.metrics = metrics;
        watch = new QueueWatch(events, disks.real(), this);
        rule = new ChangeRule(config.margin(), config.changesInRow(), config.quietChecks());
        change = new Change(order, metrics, events);
        orderDisks = new OrderDisks(config.schedulers(), names, disks, config.live(), this::copyServed);
        if (!config.live()) {
            orderDisks.hold();
        }
    }

    /** Returns whether requests that arrive now are copied. */
    boolean copies() {
        return phase != Phase.SIMULATING;
    }

    @Override
    public RequestScheduler base() {
        return order;
    }

    @Override
    public void add(Request request) {
        passTime();
        if (phase == Phase.BEFORE_ROUND) {
            phase = Phase.COLLECTING;
            phaseBegan = events.now();
            if (!config.live()) {
                orderDisks.hold();
            }
        }
        watch.added(request);
        order.add(request);
    }

    private void passTime() {
        if (phase == Phase.COLLECTING
                && events.now() - phaseBegan >= config.collect().nanos()) {
            metrics.simulates(events.now() - phaseBegan);
            phaseBegan = events.now();
            if (config.live()) {
                decide();
                return;
            }
            phase = Phase.SIMULATING;
            orderDisks.release();
            served();
        }
    }

    private void copyServed() {
        simulation.add();
        served();
    }

    /** Handles the end of collecting, or a served copy; compares the orders after the last one of the round. */
    private void served() {
        if (phase == Phase.SIMULATING && orderDisks.areDone()) {
            decide();
        }
    }

    /** Compares the sums of the orders, unless the disks have served different numbers of live copies. */
    private void decide() {
        if (!config.live() || orderDisks.haveServedAlike()) {
            metrics.compared(orderDisks.nanos(), orderDisks.served(), events.now() - phaseBegan);
            if (!order.isDraining()) {
                int present = order.installed();
                change.to(rule.decide(present, orderDisks.nanos(), change.expectedNanos()));
                metrics.locked(rule.isLocked());
            }
        }
        orderDisks.restart();
        phase = Phase.BEFORE_ROUND;
        if (!config.live()) {
            orderDisks.hold();
        }
    }

    @Override
    public @Nullable Request select(Eligibility eligibility) {
        return order.select(eligibility);
    }

    @Override
    public void take(Request request) {
        order.take(request);
        watch.taken(request);
        change.left();
    }

    @Override
    public void withdraw(Request request) {
        order.withdraw(request);
        change.left();
    }

    @Override
    public void replace(Request waiting, Request by) {
        watch.replaced(waiting, by);
        order.replace(waiting, by);
    }

    @Override
    public void completed(Request request) {
        order.completed(request);
        change.completed(watch.completed(request));
        passTime();
    }

    @Override
    public void processEnded(long process) {
        order.processEnded(process);
        orderDisks.exited(process);
    }

    @Override
    public int size() {
        return order.size();
    }

    @Override
    public void arrived(Request real, long ticket) {
        if (copies()) {
            orderDisks.copy(real, ticket);
        }
    }

    @Override
    public void completed(long ticket) {
        orderDisks.completed(ticket);
    }
}
