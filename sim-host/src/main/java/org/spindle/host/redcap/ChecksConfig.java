package org.spindle.host.redcap;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Validated;

/** How versions 1 and 2 check whether prefetching pays. */
@Doc("After each interval of reads the cost of the latest ones is compared with what it would be in the other state.")
public record ChecksConfig(
        @Doc("Reads whose costs are compared: the latest ones.") @Default("100") @Range(min = "1", max = "1000000")
        int window,

        @Doc("Reads from one check to the next when it becomes active, at first and later.") @Default("100") @Range(min = "1")
        int interval,

        @Doc("Least reads between checks, to which the interval is halved.") @Default("50") @Range(min = "1")
        int least,

        @Doc("Most reads between checks, to which the interval is doubled.") @Default("200") @Range(min = "1")
        int most,

        @Doc("Reads from one check to the next while it is inactive.") @Default("100") @Range(min = "1")
        int inactiveInterval,

        @Doc("Good checks, one after the other, that double the interval.") @Default("4") @Range(min = "1")
        int goodToDouble,

        @Doc("Whether the good checks are counted anew when the interval was doubled.") @Default("true")
        boolean countAnew,

        @Doc("Whether each of several bad checks halves the interval, not the first of them alone.") @Default("false")
        boolean halveEachTime,

        @Doc("Bad checks, one after the other, that turn it off.") @Default("2") @Range(min = "1")
        int badToTurnOff,

        @Doc("Good checks, one after the other, that turn it on.") @Default("1") @Range(min = "1")
        int goodToTurnOn,

        @Doc("By what the cost of misses while it was inactive is divided at each check while it is active.")
        @Default("2")
        @Range(min = "1")
        double decay,

        @Doc("What the time of a prefetch is: response (from its submission to its arrival) or beyond (as far as that is after the"
                + " arrival of what the host asked for).")
        @Default("response")
        PrefetchTime prefetchTime)
        implements Validated {

    /** What the time of a prefetch is. */
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
