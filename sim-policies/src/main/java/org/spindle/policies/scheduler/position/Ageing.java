package org.spindle.policies.scheduler.position;

/**
 * Converts the time that the device takes to reach a request, in picoseconds, and the time that the request has
 * waited, in nanoseconds, into a cost.
 */
interface Ageing {

    /** No ageing: the cost is the device's time. */
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

    /** Returns the cost; the request of the least cost is served first. */
    double cost(long time, long age);

    /**
     * Returns a lower bound of the cost of any request that takes at least {@code leastTime} and has waited at most
     * {@code mostAge}.
     */
    double bound(long leastTime, long mostAge);

    /**
     * Subtracts {@code weight} milliseconds per second of waiting: aged SPTF (Worthington, Ganger and Patt 1994,
     * section 5.3, with the weight read in the one way that reproduces the reported results).
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
     * Multiplies the time by the remaining part of a waiting limit, down to 0 at the limit: weighted STF (Seltzer,
     * Chen and Ousterhout 1990).
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

    /**
     * Reproduces DiskSim: the factor becomes negative beyond the limit, so that requests that take longest then come
     * first.
     */
    static Ageing shrinkingBelowZero(long limit) {
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
