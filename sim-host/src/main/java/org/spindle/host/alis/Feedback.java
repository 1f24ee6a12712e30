package org.spindle.host.alis;

import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Level;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventLoop;

/**
 * Decides at each reorganisation, by the mean time of the reads of the interval that has ended, whether the next one has copies, and
 * how heavy the edges of runs have to be. The thesis proposes both, but specifies neither (Hsu 2003, section 6.2).
 *
 * <p>What reads cost without copies is measured in intervals without copies, of which the first is one: the reads at home in an
 * interval with copies are of other data than those of the copies, rarely read and far apart.
 */
final class Feedback {

    private final FeedbackConfig config;
    private final MeanReadTime times;
    private final Counter suspensions;
    private final Level copies;
    private final Level thresholds;
    private double withoutCopies = Double.NaN;
    private double before = Double.NaN;
    private double factor;
    private double threshold;
    private int pause;
    private boolean hasCopies;

    /** @param threshold initial threshold of runs */
    Feedback(FeedbackConfig config, double threshold, EventLoop events, Metrics metrics) {
        this.config = config;
        this.threshold = threshold;
        factor = config.climb() == null ? 1 : config.climb();
        times = new MeanReadTime(events);
        suspensions = metrics.counter("suspensions", "times", "Times that the feedback control suspended the copies");
        copies = metrics.level("copies-permitted", "", "Share of time in which the feedback control permitted copies");
        thresholds = metrics.level("runs-threshold", "", "Threshold of runs by hill climbing");
        copies.set(0);
        thresholds.set(threshold);
    }

    void begins(Request whole) {
        if (whole.isRead()) {
            times.begins();
        }
    }

    void ends(Request whole) {
        if (whole.isRead()) {
            times.ends();
        }
    }

    /** Judges the interval that has ended. */
    void intervalEnded() {
        double mean = times.takeMean();
        if (!hasCopies) {
            withoutCopies = Double.isNaN(mean) ? withoutCopies : mean;
            pause = Math.max(0, pause - 1);
        } else if (!Double.isNaN(mean)) {
            climb(mean);
            if (config.suspendAbove() != null && mean > config.suspendAbove() * withoutCopies) {
                suspensions.add(1);
                pause = config.pause();
            }
        }
        hasCopies = pause == 0;
        copies.set(hasCopies ? 1 : 0);
    }

    private void climb(double mean) {
        if (mean > before) {
            factor = 1 / factor;
        }
        before = mean;
        threshold *= factor;
        thresholds.set(threshold);
    }

    /** Returns whether the interval that begins has copies. */
    boolean permitsCopies() {
        return hasCopies;
    }

    /** Returns the threshold of runs for the interval that begins. */
    double threshold() {
        return threshold;
    }
}
