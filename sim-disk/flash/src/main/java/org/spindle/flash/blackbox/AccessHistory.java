package org.spindle.flash.blackbox;

import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.config.Size;
import org.spindle.spi.request.Operation;

/**
 * What is known of an access when it comes, as numbers: the access itself, how much is outstanding, or for how long
 * nothing has been (a device that sleeps takes time to wake up), how much has come lately, by counters that halve in a
 * millisecond, ten, a hundred and a second (exponentially decaying counters: Tarihi and others, 2022), and how long the
 * last accesses took (LinnOS: Hao and others, OSDI 2020). Numbers are rounded down to steps of a quarter of a power of
 * two.
 */
public final class AccessHistory {

    private static final double LN2 = StrictMath.log(2);
    private static final double[] HALF_LIVES = {1e6, 1e7, 1e8, 1e9};
    private static final int KINDS = 4;
    private static final int ACCESS_FEATURES = 8;
    private static final int LAST = 4;
    private static final double KEPT = 0.9;
    private static final int SIGN_EXPONENT_AND_TWO_BITS = 0xFFE00000;

    private static final List<String> NAMES = allNames();

    private final double[] counters = new double[KINDS * HALF_LIVES.length];
    private final double[] last = new double[LAST];
    private double usual;
    private long decayedAt;
    private long lastArrival;
    private long lastEnd;
    private int inside;
    private double bytesInside;
    private long lastCompletion;

    private static List<String> allNames() {
        List<String> names = new ArrayList<>(List.of(
                "operation",
                "bytes",
                "distance",
                "sequential-access",
                "outstanding",
                "bytes-outstanding",
                "pause",
                "since-arrival"));
        for (String kind : List.of("reads", "others", "bytes-read", "other-bytes")) {
            for (double halfLife : HALF_LIVES) {
                names.add(kind + "-" + Math.round(halfLife / 1e6) + "ms");
            }
        }
        for (int i = 1; i <= LAST; i++) {
            names.add("time-before-" + i);
        }
        names.add("usual-time");
        return List.copyOf(names);
    }

    /** The set of features used; each includes those of the one before. */
    public enum Known {
        /** The access itself. */
        ACCESS(4),
        /**
         * How many are outstanding, of how many bytes; how long it is since the last completion if there are no others.
         */
        OUTSTANDING(7),
        /** What has come lately. */
        ARRIVALS(NAMES.size() - LAST - 1),
        /** The times of the last accesses. */
        TIMES(NAMES.size());

        private final int count;

        Known(int count) {
            this.count = count;
        }

        /** Returns the names of the features, in their order. */
        public List<String> names() {
            return NAMES.subList(0, count);
        }
    }

    /** Returns the names of all features, in their order. */
    public static List<String> names() {
        return NAMES;
    }

    /**
     * Records the arrival of an access.
     *
     * @param now nanoseconds, not before the last access
     * @param into receives the features of the access; its length is the number of names
     */
    public void arrives(Operation operation, long sector, long sectors, long now, double[] into) {
        decay(now);
        inside++;
        into[0] = operation.ordinal();
        into[1] = (double) sectors * Size.SECTOR;
        into[2] = Math.abs(sector - lastEnd);
        into[3] = sector == lastEnd ? 1 : 0;
        into[4] = inside;
        bytesInside += into[1];
        into[5] = bytesInside;
        into[6] = inside > 1 ? 0 : now - lastCompletion;
        into[7] = now - lastArrival;
        System.arraycopy(counters, 0, into, ACCESS_FEATURES, counters.length);
        System.arraycopy(last, 0, into, ACCESS_FEATURES + counters.length, LAST);
        into[ACCESS_FEATURES + counters.length + LAST] = usual;
        double bytes = into[1];
        for (int i = 0; i < into.length; i++) {
            into[i] = coarse(into[i]);
        }
        int kind = operation == Operation.READ ? 0 : 1;
        for (int i = 0; i < HALF_LIVES.length; i++) {
            counters[kind * HALF_LIVES.length + i]++;
            counters[(kind + 2) * HALF_LIVES.length + i] += bytes;
        }
        lastArrival = now;
        lastEnd = sector + sectors;
    }

    /** Returns the number rounded down to its highest three bits, so that features have few distinct values. */
    private static double coarse(double number) {
        return Float.intBitsToFloat(Float.floatToRawIntBits((float) number) & SIGN_EXPONENT_AND_TWO_BITS);
    }

    private void decay(long now) {
        double passed = now - decayedAt;
        if (passed > 0) {
            for (int i = 0; i < HALF_LIVES.length; i++) {
                double left = StrictMath.exp(-LN2 * passed / HALF_LIVES[i]);
                for (int kind = 0; kind < KINDS; kind++) {
                    counters[kind * HALF_LIVES.length + i] *= left;
                }
            }
            decayedAt = now;
        }
    }

    /**
     * An access is complete.
     *
     * @param now nanoseconds
     * @param nanos that it has taken
     */
    public void completes(long sectors, long now, long nanos) {
        inside--;
        bytesInside -= (double) sectors * Size.SECTOR;
        lastCompletion = now;
        System.arraycopy(last, 0, last, 1, LAST - 1);
        last[0] = nanos;
        usual = usual == 0 ? nanos : KEPT * usual + (1 - KEPT) * nanos;
    }
}
