package org.spindle.run;

import org.spindle.spi.host.Host;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.system.RequestIssuer;
import org.spindle.spi.system.SystemLoad;
import org.spindle.stack.RequestPool;

/**
 * The requests of the workload from issue to completion: checked and observed on the way to the host, observed again
 * when the host completes them, then their issuers are notified and they are returned to the pool.
 */
final class IssuedRequests implements CompletionListener, RequestIssuer {

    private final EventLoop events;
    private final AddressedUnits units;
    private final Host host;
    private final RequestPool pool;
    private final RunObserver observer;

    IssuedRequests(EventLoop events, AddressedUnits units, Host host, RequestPool pool, RunObserver observer) {
        this.events = events;
        this.units = units;
        this.host = host;
        this.pool = pool;
        this.observer = observer;
    }

    @Override
    public Request take() {
        return pool.take();
    }

    /**
     * Issues a request.
     *
     * @throws RunException if it does not fit the unit that it addresses
     */
    @Override
    public void issue(Request request, CompletionListener issuer) {
        if (!units.fits(request)) {
            throw new RunException("the workload submitted " + request + ": "
                    + units.refusal(request.device(), request.sector(), request.sectors()));
        }
        request.arrived(events.now());
        request.clock().begin(events.now());
        observer.arrived(request);
        request.expect(issuer);
        request.expect(this);
        host.submit(request);
    }

    /** Notifies the host that a process sends no further request. */
    void processEnded(long process) {
        host.processEnded(process);
    }

    /** Passes processes to the host, whose requests are issued here. */
    void execute(SystemLoad load) {
        host.execute(load, this);
    }

    @Override
    public void completed(Request request) {
        observer.completed(request);
        request.complete(request.completed());
        pool.giveBack(request);
    }
}
