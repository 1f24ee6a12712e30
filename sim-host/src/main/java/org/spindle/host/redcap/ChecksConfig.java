package org.spindle.host.redcap;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Validated;

/** Configuration of the checks with which versions 1 and 2 decide whether prefetching is beneficial. */
@Doc("After each interval of reads the cost of the latest reads is compared with their estimated cost in the other"
        + " state.")
public record ChecksConfig(
        @Doc("Number of latest reads whose costs are compared.") @Default("100") @Range(min = "1", max = "1000000")
        int window,

        @Doc("Reads between checks when the cache becomes active, initially and later.")
        @Default("100")
        @Range(min = "1")
        int interval,

        @Doc("Minimum of reads between checks, to which the interval is halved.") @Default("50") @Range(min = "1")
        int least,

        @Doc("Maximum of reads between checks, to which the interval is doubled.") @Default("200") @Range(min = "1")
        int most,

        @Doc("Reads between checks while the cache is inactive.") @Default("100") @Range(min = "1")
        int inactiveInterval,

        @Doc("Number of successive good checks that doubles the interval.") @Default("4") @Range(min = "1")
        int goodToDouble,

        @Doc("Whether the count of good checks restarts when the interval has been doubled.") @Default("true")
        boolean countAnew,

        @Doc("Whether each of several successive bad checks halves the interval, instead of only the first.")
        @Default("false")
        boolean halveEachTime,

        @Doc("Number of successive bad checks that turns the cache off.") @Default("2") @Range(min = "1")
        int badToTurnOff,

        @Doc("Number of successive good checks that turns the cache on.") @Default("1") @Range(min = "1")
        int goodToTurnOn,

        @Doc("Divisor of the cost of misses while the cache was inactive, applied at each check while it is active.")
        @Default("2")
        @Range(min = "1")
        double decay,

        @Doc(
                "The time that is charged for a prefetch: response (from its submission to its arrival) or beyond (only the part after"
                        + " the arrival of the blocks that the host requested).")
        @Default("response")
        PrefetchTime prefetchTime)
        implements Validated {

    /** The time that is charged for a prefetch. */
    public enum PrefetchTime {
        RESPONSE,
        BEYOND
    }

    @Override
    public void validate(Problems problems) {
        if (least > interval) {
            problems.report("least", least + " is more than the interval, " + interval, "at most " + interval);
        }
        if (most < interval) {
            problems.report("most", most + " is less than the interval, " + interval, "at least " + interval);
        }
    }
}
