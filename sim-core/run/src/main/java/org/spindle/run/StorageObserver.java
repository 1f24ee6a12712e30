package org.spindle.run;

import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventLoop;
import org.spindle.stack.UnitObserver;

/** Notifies an observer of the run of the requests that the host submits to the storage and gets back. */
final class StorageObserver implements UnitObserver {

    private final RunObserver observer;
    private final EventLoop clock;

    private StorageObserver(RunObserver observer, EventLoop clock) {
        this.observer = observer;
        this.clock = clock;
    }

    /** Returns the observer of the storage's units; one that does nothing if the observer of the run does not need it. */
    static UnitObserver of(RunObserver observer, EventLoop clock) {
        return observer.observesStorage() ? new StorageObserver(observer, clock) : UnitObserver.NONE;
    }

    @Override
    public void submitted(Request request) {
        observer.submitted(request, clock.now());
    }

    @Override
    public void completed(Request request) {
        observer.returned(request, request.completed());
    }
}
