package org.spindle.flash.calibrate;

import java.util.ArrayList;
import java.util.List;
import org.spindle.flash.front.HostLink;
import org.spindle.flash.profile.ProfileConfig;
import org.spindle.flash.profile.ProfileFactory;
import org.spindle.spi.config.Time;
import org.spindle.spi.request.Operation;

/**
 * Fits four times of an {@code ssd-profile} to mean responses: command, read, overhead of writes, program. The others
 * are inputs, because measurements of responses do not determine them. The fit minimises the sum of the squared
 * logarithms of simulated over measured means, by decreasing steps along parameters and pairs of them, from three
 * starting points: controller or dies may limit the rate.
 */
public final class ProfileFit {

    /** Measurements below which four times cannot be fitted. */
    public static final int LEAST_MEASUREMENTS = 6;

    private static final int TRIED_REQUESTS = 3_000;
    private static final double FIRST_STEP = 0.4;
    private static final double LAST_STEP = 0.01;
    private static final double CURVATURE_STEP = 0.05;
    private static final String[] KEYS = {"commandTime", "read", "writeOverhead", "program"};

    private final List<MeasuredLoad> loads;
    private final ProfileInputs inputs;

    private ProfileFit(List<MeasuredLoad> loads, ProfileInputs inputs) {
        this.loads = loads;
        this.inputs = inputs;
    }

    /** Fits the profile. */
    public static Calibrated fit(List<MeasuredLoad> loads, ProfileInputs inputs) {
        return new ProfileFit(loads, inputs).fit();
    }

    private Calibrated fit() {
        double[] nanos = descent(start(1, 1));
        double best = error(nanos);
        for (double[] start : List.of(start(1, 0.5), start(0.125, 1))) {
            double[] other = descent(start);
            double error = error(other);
            if (error < best) {
                best = error;
                nanos = other;
            }
        }
        List<Calibrated.Parameter> parameters = new ArrayList<>();
        for (int i = 0; i < nanos.length; i++) {
            parameters.add(new Calibrated.Parameter(KEYS[i], nanos[i] / 1e3, relativeError(nanos, i, best)));
        }
        ProfileConfig config = config(nanos);
        return new Calibrated(
                new TriedDevice<>(new ProfileFactory(), config, TRIED_REQUESTS),
                accesses -> new AccessReplay(new ProfileFactory(), config, accesses).nanos(),
                yaml(config),
                parameters,
                List.of());
    }

    private double[] descent(double[] from) {
        double[] nanos = from;
        for (double step = FIRST_STEP; step >= LAST_STEP; step /= 2) {
            double[] better = improved(nanos, error(nanos), step);
            while (better != nanos) {
                nanos = better;
                better = improved(nanos, error(nanos), step);
            }
        }
        return nanos;
    }

    /**
     * Makes one step along each parameter, and along each pair of them in opposite directions, that makes the error smaller.
     *
     * @return the same array if there is none
     */
    private double[] improved(double[] nanos, double error, double step) {
        double[] best = nanos;
        double least = error;
        for (int up = 0; up <= nanos.length; up++) {
            for (int down = 0; down <= nanos.length; down++) {
                if (up == down) {
                    continue;
                }
                double[] tried = best.clone();
                if (up < nanos.length) {
                    tried[up] *= Math.exp(step);
                }
                if (down < nanos.length) {
                    tried[down] *= Math.exp(-step);
                }
                double triedError = error(tried);
                if (triedError < least) {
                    least = triedError;
                    best = tried;
                }
            }
        }
        return best;
    }

    /**
     * The shortest time between completions, and the responses and rates that the measurements begin and end with.
     *
     * @param commands share of the time between completions that the controller takes; the dies take the rest
     * @param programs share of the time between writes' completions that programs take
     */
    private double[] start(double commands, double programs) {
        double command = commands
                * loads.stream()
                        .mapToDouble(load -> load.meanNanos() / load.outstanding())
                        .min()
                        .orElse(10e3);
        double read = shortest(Operation.READ, 50e3);
        double write = shortest(Operation.WRITE, 20e3);
        double nanosPerByte = loads.stream()
                .filter(load -> load.operation() == Operation.WRITE)
                .mapToDouble(load -> load.meanNanos() / load.outstanding() / load.bytes())
                .min()
                .orElse(1);
        return new double[] {
            command,
            Math.max(1e3, read - command),
            Math.max(1e3, write - command),
            Math.max(1e3, programs * nanosPerByte * inputs.page().bytes() * inputs.dies())
        };
    }

    private double shortest(Operation operation, double otherwise) {
        return loads.stream()
                .filter(load -> load.operation() == operation)
                .mapToDouble(MeasuredLoad::meanNanos)
                .min()
                .orElse(otherwise);
    }

    private double error(double[] nanos) {
        TriedDevice<ProfileConfig> device = new TriedDevice<>(new ProfileFactory(), config(nanos), TRIED_REQUESTS);
        double sum = 0;
        for (MeasuredLoad load : loads) {
            double residual = Math.log(device.meanNanos(load) / load.meanNanos());
            sum += residual * residual;
        }
        return sum;
    }

    /** By the curvature of the sum of squares, the other parameters held. */
    private double relativeError(double[] nanos, int index, double least) {
        double[] up = nanos.clone();
        double[] down = nanos.clone();
        up[index] *= Math.exp(CURVATURE_STEP);
        down[index] *= Math.exp(-CURVATURE_STEP);
        double curvature = (error(up) - 2 * least + error(down)) / (CURVATURE_STEP * CURVATURE_STEP);
        double variance = least / Math.max(1, loads.size() - nanos.length);
        return curvature > 0 ? Math.sqrt(2 * variance / curvature) : Double.NaN;
    }

    private ProfileConfig config(double[] nanos) {
        return new ProfileConfig(
                inputs.capacity(),
                HostLink.CONVERSATION,
                inputs.queueDepth(),
                inputs.linkRate(),
                false,
                Time.ofNanos(Math.rint(nanos[0])),
                Time.ZERO,
                Time.ofNanos(Math.rint(nanos[2])),
                Time.ZERO,
                inputs.channels(),
                inputs.diesPerChannel(),
                inputs.page(),
                inputs.channelRate(),
                List.of(Time.ofNanos(Math.rint(nanos[1]))),
                Time.ofNanos(Math.rint(nanos[3])),
                Time.ZERO,
                null,
                false,
                null);
    }

    private static String yaml(ProfileConfig config) {
        return "type: ssd-profile\ncapacity: " + config.capacity()
                + "\nlink: conversation\nqueueDepth: " + config.queueDepth()
                + "\nlinkRate: " + config.linkRate()
                + "\nduplex: false\ncommandTime: " + config.commandTime()
                + "\nwriteOverhead: " + config.writeOverhead()
                + "\nchannels: " + config.channels()
                + "\ndiesPerChannel: " + config.diesPerChannel()
                + "\npage: " + config.page()
                + "\nchannelRate: " + config.channelRate()
                + "\nread: " + config.read()
                + "\nprogram: " + config.program() + "\n";
    }
}
