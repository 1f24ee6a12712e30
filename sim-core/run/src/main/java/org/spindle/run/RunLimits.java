package org.spindle.run;

import org.jspecify.annotations.Nullable;
import org.spindle.engine.Simulator;
import org.spindle.scenario.Scenario.Stop;
import org.spindle.scenario.Scenario.WarmUp;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;

/** Ends the warm-up and, by number of requests, the run. It is called after every observer that measures. */
final class RunLimits implements RunObserver, EventHandler {

    private final Simulator simulator;
    private final Runnable endWarmUp;
    private final long warmUpRequests;
    private final long stopRequests;
    private boolean timePassed;
    private boolean warm;
    private boolean stopped;
    private long warmUpEnd;
    private long completed;

    /**
     * Schedules the end of the warm-up.
     *
     * @param endWarmUp called when the warm-up is over, unless there is none
     */
    RunLimits(Simulator simulator, WarmUp warmUp, Stop stop, Runnable endWarmUp) {
        this.simulator = simulator;
        this.endWarmUp = endWarmUp;
        warmUpRequests = warmUp.requests();
        @Nullable Long requests = stop.requests();
        stopRequests = requests == null ? Long.MAX_VALUE : requests;
        long warmUpTime = warmUp.time().nanos();
        timePassed = warmUpTime == 0;
        warm = timePassed && warmUpRequests == 0;
        if (!timePassed) {
            simulator.schedule(warmUpTime, this, 0, 0);
        }
    }

    @Override
    public void handle(int op, long arg) {
        timePassed = true;
        checkWarm();
    }

    @Override
    public void completed(Request request) {
        completed++;
        if (!warm) {
            checkWarm();
        }
        if (completed == stopRequests) {
            stopped = true;
            simulator.stop();
        }
    }

    boolean isWarm() {
        return warm;
    }

    /** Returns the simulated nanoseconds at which the warm-up ended. */
    long warmUpEnd() {
        return warmUpEnd;
    }

    /** Returns whether the run was ended by the number of requests. */
    boolean isStopped() {
        return stopped;
    }

    private void checkWarm() {
        if (timePassed && completed >= warmUpRequests) {
            warm = true;
            warmUpEnd = simulator.now();
            endWarmUp.run();
        }
    }
}
