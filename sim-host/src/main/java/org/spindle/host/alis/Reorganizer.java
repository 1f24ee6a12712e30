package org.spindle.host.alis;

import org.jspecify.annotations.Nullable;
import org.spindle.host.alis.analysis.AccessGraph;
import org.spindle.host.alis.analysis.Analyzer;
import org.spindle.host.alis.analysis.AreaLayout;
import org.spindle.host.alis.analysis.ReferenceLog;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventLoop;

/**
 * Reorganises at the first request of each interval: analyses the log, copies written blocks home, waits until the
 * outstanding requests of the host are complete, installs the new directory and fills the area.
 */
final class Reorganizer {

    private enum Phase {
        SERVING,
        RETURNING,
        SWITCHING,
        FILLING
    }

    private final EventLoop events;
    private final AlisMetrics metrics;
    private final Redirector redirector;
    private final ReorganisedArea area;
    private final Analyzer analyzer;
    private final HostTraffic traffic;
    private final Copier copier;
    private final Relabeller relabeller;
    private final long interval;
    private final @Nullable FutureRequests foresight;
    private final @Nullable Feedback feedback;
    private final ReferenceLog log = new ReferenceLog();
    private AreaLayout layout = AreaLayout.EMPTY;
    private Phase phase = Phase.SERVING;
    private long next;
    private long began;

    /**
     * @param interval nanoseconds between reorganisations
     */
    Reorganizer(
            EventLoop events,
            AlisMetrics metrics,
            Redirector redirector,
            ReorganisedArea area,
            Analyzer analyzer,
            HostTraffic traffic,
            Copier copier,
            Relabeller relabeller,
            long interval,
            @Nullable FutureRequests foresight,
            @Nullable Feedback feedback) {
        this.events = events;
        this.metrics = metrics;
        this.redirector = redirector;
        this.area = area;
        this.analyzer = analyzer;
        this.traffic = traffic;
        this.copier = copier;
        this.relabeller = relabeller;
        this.interval = interval;
        this.foresight = foresight;
        this.feedback = feedback;
        next = foresight == null ? interval : 0;
    }

    /** Notes that a request has arrived; begins a reorganisation if it is due. */
    void arrived() {
        long now = events.now();
        if (now < next) {
            return;
        }
        long current = now / interval;
        next = (current + 1) * interval;
        if (phase == Phase.SERVING) {
            learn(current);
            begin();
        } else {
            metrics.overrun();
        }
    }

    private void learn(long current) {
        if (foresight == null) {
            analyzer.learn(log);
        } else {
            analyzer.learn(foresight.log(current));
        }
        log.clear();
        if (feedback != null) {
            feedback.intervalEnded();
            analyzer.setThreshold(feedback.threshold());
        }
        layout = feedback == null || feedback.permitsCopies() ? analyzer.arrange() : AreaLayout.EMPTY;
        AccessGraph graph = analyzer.graph();
        if (graph != null) {
            metrics.graph(graph);
        }
    }

    private void begin() {
        began = events.now();
        if (copier.isInstant()) {
            phase = Phase.SWITCHING;
            hostEnded();
        } else {
            phase = Phase.RETURNING;
            redirector.close();
            copier.copyAll(new ReturnHome(redirector, area), this::returned);
        }
    }

    private void returned() {
        phase = Phase.SWITCHING;
        hostEnded();
    }

    /** Returns whether a request of the host has to wait. */
    boolean holds(Request whole) {
        return phase == Phase.SWITCHING
                || !whole.isRead() && whole.sectors() > 0 && copier.isCopying(whole.sector(), whole.end());
    }

    /** Notes that a request of the host goes to the unit below. */
    void log(Request whole) {
        if (whole.isRead() || whole.isWrite()) {
            if (log.add(whole.sector(), whole.sectors(), whole.isWrite())) {
                metrics.logged();
            }
        }
    }

    /**
     * Notes that requests of the host are complete.
     *
     * @return whether waiting ones may continue
     */
    boolean hostEnded() {
        if (phase != Phase.SWITCHING || !traffic.isIdle()) {
            copier.hostEnded();
            return false;
        }
        if (copier.isInstant()) {
            Redirector before = new Redirector(redirector);
            redirector.close();
            copier.copyAll(new ReturnHome(redirector, area), this::install);
            relabeller.reorganised(before, redirector);
        } else {
            install();
        }
        return true;
    }

    private void install() {
        Directory directory = Directory.of(layout);
        redirector.install(directory);
        metrics.installed(layout, directory);
        layout = AreaLayout.EMPTY;
        phase = Phase.FILLING;
        copier.copyAll(new FillArea(redirector, area, metrics), this::filled);
    }

    private void filled() {
        phase = Phase.SERVING;
        metrics.reorganised(events.now() - began);
    }
}
