package org.spindle.policies.scheduler.position;

/**
 * How the time that a request has waited, in nanoseconds, counts against the time that the device would take to reach it, in
 * picoseconds.
 */
interface Ageing {

    /** Waiting counts for nothing. */
    Ageing NONE = new Ageing() {
        @Override
        public double cost(long time, long age) {
            return time;
        }

        @Override
        public double bound(long leastTime, long mostAge) {
            return leastTime;
        }
    };

    /** The least cost is served first. */
    double cost(long time, long age);

    /** At most the cost of any request that takes at least this time and has waited no longer than this. */
    double bound(long leastTime, long mostAge);

    /**
     * Each second of waiting is worth {@code weight} milliseconds: aged SPTF (Worthington, Ganger and Patt 1994, section 5.3,
     * in the one reading of the weight that gives the reported results).
     */
    static Ageing subtracting(double weight) {
        double picosPerNano = weight;
        return new Ageing() {
            @Override
            public double cost(long time, long age) {
                return time - picosPerNano * age;
            }

            @Override
            public double bound(long leastTime, long mostAge) {
                return cost(leastTime, mostAge);
            }
        };
    }

    /**
     * The time shrinks in proportion to what is left of a limit, to nothing for whoever has waited that long: weighted STF
     * (Seltzer, Chen and Ousterhout 1990).
     */
    static Ageing shrinking(long limit) {
        return new Ageing() {
            @Override
            public double cost(long time, long age) {
                return age >= limit ? 0 : (double) time * (limit - age) / limit;
            }

            @Override
            public double bound(long leastTime, long mostAge) {
                return cost(leastTime, mostAge);
            }
        };
    }

    /** As DiskSim has it: the factor goes on below 0, so that behind the limit the longest way comes first. */
    static Ageing shrinkingBelowNothing(long limit) {
        return new Ageing() {
            @Override
            public double cost(long time, long age) {
                return (double) time * (limit - age) / limit;
            }

            @Override
            public double bound(long leastTime, long mostAge) {
                return mostAge > limit ? Double.NEGATIVE_INFINITY : cost(leastTime, mostAge);
            }
        };
    }
}
