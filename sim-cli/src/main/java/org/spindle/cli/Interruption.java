package org.spindle.cli;

import org.jspecify.annotations.Nullable;
import org.spindle.run.RunControl;
import org.spindle.run.RunObserver;
import org.spindle.spi.request.Request;
import sun.misc.Signal;
import sun.misc.SignalHandler;

/**
 * Ends a run at its next completion after Ctrl-C, so that its result up to then is still written. A second Ctrl-C ends the
 * process at once.
 */
final class Interruption implements RunObserver, AutoCloseable {

    private static final Signal INTERRUPT = new Signal("INT");

    private final SignalHandler before;
    private volatile boolean requested;
    private @Nullable RunControl run;

    private Interruption() {
        before = Signal.handle(INTERRUPT, signal -> request());
    }

    /** Handles Ctrl-C until it is closed. */
    static Interruption ofCtrlC() {
        return new Interruption();
    }

    private void request() {
        requested = true;
        Signal.handle(INTERRUPT, SignalHandler.SIG_DFL);
    }

    @Override
    public void begin(RunControl begun) {
        run = begun;
    }

    @Override
    public void completed(Request request) {
        if (requested && run != null) {
            run.interrupt();
        }
    }

    @Override
    public void close() {
        Signal.handle(INTERRUPT, before);
    }
}
