package org.spindle.workload.synthetic;

import java.util.List;
import java.util.Locale;
import org.spindle.spi.BuiltInTypes.Distribution;
import org.spindle.spi.Component;
import org.spindle.spi.Parts;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.Validated;
import org.spindle.spi.distribution.TimeDistribution;
import org.spindle.spi.distribution.TimeDistributionFactory;
import org.spindle.spi.sim.RandomStream;

/** A config record of arrivals that do not depend on completions. */
public interface OpenPattern {

    /**
     * Creates the process.
     *
     * @throws IllegalArgumentException if no request can arrive; the message says how to correct that
     */
    ArrivalProcess process(RandomStream random, Parts parts);

    /** Independent arrivals. */
    @Doc("Requests are sent after random times, whether or not earlier ones are complete.")
    record Renewal(
            @Doc("Time between successive requests, and before the first.") @OfKind(TimeDistributionFactory.class)
            Component interarrival)
            implements OpenPattern {

        @Override
        public ArrivalProcess process(RandomStream random, Parts parts) {
            TimeDistribution gaps = parts.make(TimeDistributionFactory.KIND, interarrival);
            return () -> gaps.draw(random);
        }
    }

    /** Arrivals in batches. */
    @Doc("Requests are sent in batches, separated by random times.")
    record Batches(
            @Doc("Time from the last request of a batch to the first of the next, and before the first batch.")
            @OfKind(TimeDistributionFactory.class)
            Component interval,

            @Doc("Number of requests in a batch.") CountDistribution size,

            @Doc("Time between the requests of a batch.")
            @OfKind(TimeDistributionFactory.class)
            @Default("{type: " + Distribution.CONSTANT + ", time: 0 ms}")
            Component spacing)
            implements OpenPattern {

        @Override
        public ArrivalProcess process(RandomStream random, Parts parts) {
            return new BatchArrivals(this, random, parts);
        }
    }

    /** Arrivals with a changing rate. */
    @Doc("Markov-modulated Poisson process: Poisson arrivals at a rate that depends on a state, which lasts for an"
            + " exponentially distributed time.")
    record Mmpp(
            @Doc("The states; the initial state is drawn by the long-run fraction of time in each.")
            List<State> states) implements OpenPattern, Validated {

        public Mmpp {
            states = List.copyOf(states);
        }

        @Override
        public ArrivalProcess process(RandomStream random, Parts parts) {
            return new MarkovArrivals(this, random);
        }

        @Override
        public void validate(Problems problems) {
            if (states.size() < 2) {
                problems.report("states", states.size() + " states, which do not modulate the rate", "at least two");
            }
            if (states.stream().allMatch(state -> state.rate() == 0)) {
                problems.report("states", "the rate is 0 in every state", "a rate above 0 in at least one state");
            }
            for (int i = 0; i < states.size(); i++) {
                List<Double> next = states.get(i).next();
                String key = "states[" + i + "].next";
                if (next.isEmpty()) {
                    continue;
                }
                if (next.size() != states.size()) {
                    problems.report(
                            key, next.size() + " weights for " + states.size() + " states", "one for each state");
                } else if (next.stream().anyMatch(weight -> !(weight >= 0)) || next.get(i) != 0) {
                    problems.report(
                            key,
                            "a weight is negative, or that of the state itself not 0",
                            "weights of 0 or" + " more, and 0 for the state itself");
                } else if (next.stream().mapToDouble(Double::doubleValue).sum() <= 0) {
                    problems.report(key, "no state has a weight", "a weight above 0 for one of the others");
                }
            }
        }
    }

    /** A state of the modulating chain. */
    @Doc("A state with its rate of arrivals.")
    record State(
            @Doc("Requests per second; 0 for none.") @Range(min = "0", max = "1e9")
            double rate,

            @Doc("Mean time that the state lasts.") @Range(min = "1 ns", max = "1000 d")
            Time sojourn,

            @Doc("Weights of the states, in order, as successors; 0 for the state itself. If empty, all others are"
                    + " equally likely.")
            @Default("[]")
            List<Double> next) {

        public State {
            next = List.copyOf(next);
        }
    }

    /** On/off sources. */
    @Doc("Independent sources that alternate between periods with a constant mean rate and silent periods."
            + " Heavy-tailed periods make the superposition self-similar.")
    record OnOff(
            @Doc("Number of sources.") @Range(min = "1", max = "1000000")
            int sources,

            @Doc("Requests per second of each source in its on periods; Poisson arrivals.")
            @Range(min = "1e-6", max = "1e9")
            double rate,

            @Doc("Lengths of on periods, in which a source sends.")
            Periods on,

            @Doc("Lengths of off periods, in which it is silent.")
            Periods off)
            implements OpenPattern {

        @Override
        public ArrivalProcess process(RandomStream random, Parts parts) {
            return new OnOffArrivals(this, random);
        }
    }

    /** Self-similar arrivals. */
    @Doc("Self-similar arrivals: superposed fractal renewal processes (Hsu 2003, appendix B.2), specified by the mean"
            + " and variance of the number of requests in an interval and the Hurst parameter.")
    record SelfSimilar(
            @Doc("Mean number of requests in an interval.") @Range(min = "1e-6", max = "1e9")
            double mean,

            @Doc("Variance of the number of requests in an interval; more than the mean.")
            @Range(min = "1e-6", max = "1e18")
            double variance,

            @Doc("The interval to which mean and variance apply.") @Default("1 s") @Range(min = "1 us", max = "1 d")
            Time interval,

            @Doc("Hurst parameter.") @Range(min = "0.51", max = "0.99")
            double hurst)
            implements OpenPattern, Validated {

        private static final int MOST_PROCESSES = 1_000_000;
        private static final double HURST_TOLERANCE = 0.05;
        private static final double SPREAD_TOLERANCE = 0.1;

        @Override
        public ArrivalProcess process(RandomStream random, Parts parts) {
            return new FractalArrivals(FractalRenewal.of(this), random);
        }

        @Override
        public void validate(Problems problems) {
            if (variance <= mean) {
                problems.report(
                        "variance",
                        variance + " is no more than the mean, " + mean
                                + ", which is that of Poisson or more regular arrivals",
                        "more than the mean, or arrivals of type open");
                return;
            }
            FractalRenewal renewal = FractalRenewal.of(this);
            if (renewal.processes() > MOST_PROCESSES) {
                problems.report(
                        "variance",
                        "these values need a superposition of " + renewal.processes() + " processes",
                        "a larger variance or another interval, so that " + MOST_PROCESSES + " suffice");
                return;
            }
            double reached = renewal.hurst(interval.inNanos());
            double spread = renewal.dispersion(interval.inNanos()) * mean;
            if (Math.abs(reached - hurst) > HURST_TOLERANCE || Math.abs(spread / variance - 1) > SPREAD_TOLERANCE) {
                problems.report(
                        "hurst",
                        String.format(
                                Locale.ROOT,
                                "with this mean and variance %.0f superposed processes come closest, with a Hurst"
                                        + " parameter of %.2f and a variance of %.4g",
                                renewal.processes(),
                                reached,
                                spread),
                        "these values, another interval, or arrivals of type cascade");
            }
        }
    }

    /** Cascades, with a given variance on every time scale. */
    @Doc("Bursty arrivals by a cascade: the requests of a period are split into unequal shares, which are assigned to"
            + " equal parts of the period in random order, and so on recursively. With two parts per split it is the"
            + " b-model of Wang and others 2002, with a separate bias for every level.")
    record Cascade(
            @Doc("Mean requests per second.") @Range(min = "1e-6", max = "1e9")
            double rate,

            @Doc("Duration of one cascade; the next follows immediately.") @Range(min = "1 us", max = "1000 d")
            Time period,

            @Doc("Splits of the period, of its parts, and so on. Within a part of the last split, arrivals are"
                    + " uniformly distributed.")
            List<Split> splits)
            implements OpenPattern, Validated {

        /** Maximum number of parts of a period. */
        private static final double MOST_PARTS = 1e12;

        public Cascade {
            splits = List.copyOf(splits);
        }

        @Override
        public ArrivalProcess process(RandomStream random, Parts parts) {
            return new CascadeArrivals(this, random);
        }

        @Override
        public void validate(Problems problems) {
            double parts = 1;
            for (Split split : splits) {
                parts *= split.parts();
            }
            if (parts > MOST_PARTS) {
                problems.report("splits", "these make " + parts + " parts", "at most " + MOST_PARTS);
            }
        }
    }

    /** One level of a cascade. */
    @Doc("How each part is split.")
    record Split(
            @Doc("Number of parts.") @Default("2") @Range(min = "2", max = "1000")
            int parts,

            @Doc("Share of the largest part; the others decrease geometrically. A value below an equal share means"
                    + " equal shares.")
            @Range(min = "0", max = "1")
            double largest) {

        private static final int BISECTIONS = 60;

        /**
         * Returns the fraction that each part takes of the arrivals left by the parts before it, from the largest on;
         * the last takes all.
         */
        public double[] takes() {
            double low = 0;
            double high = 1;
            for (int i = 0; i < BISECTIONS; i++) {
                double middle = (low + high) / 2;
                if (1 / sum(middle, parts) > largest) {
                    low = middle;
                } else {
                    high = middle;
                }
            }
            double[] takes = new double[parts];
            for (int i = 0; i < parts; i++) {
                takes[i] = 1 / sum(high, parts - i);
            }
            return takes;
        }

        private static double sum(double ratio, int terms) {
            double sum = 0;
            for (int i = 0; i < terms; i++) {
                sum = 1 + ratio * sum;
            }
            return sum;
        }
    }
}
