package org.spindle.host.linux.throttle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The pauses of linux-io.md, section 2.2, worked by hand: limits of 1000 and 2000 pages, ticks of 1 ms, all rates as at the start,
 * 25,600 pages per second.
 */
class PauseRuleTest {

    private static final long MS = 1_000_000;

    private final PauseRule rule = new PauseRule(new DirtyLimits(1000, 2000), new DirtyRates(new TickClock(1000)));
    private final Writer writer = new Writer();

    private long examine(long pages, long dirty, long tick) {
        for (long i = 0; i < pages; i++) {
            writer.dirtied();
        }
        return rule.examine(writer, dirty, tick * MS);
    }

    /** "freerun: below it no throttling; next poll after 2^(log2(thresh-dirty)/2) pages". */
    @ParameterizedTest
    @CsvSource({"100, 32", "1000, 16", "1500, 16"})
    void runsFreelyBelowTheMiddleOfTheLimits(long dirty, long next) {
        assertThat(examine(10_000, dirty, 0)).isZero();
        assertThat(writer.examinedAfter).isEqualTo(next);
        assertThat(writer.isDue(false)).isFalse();
    }

    /** "period = HZ*pages_dirtied/task_ratelimit": the rate is 25,600 at the setpoint of 1750, 20,055 at 1900. */
    @ParameterizedTest
    @CsvSource({"100, 1750, 3", "64, 1750, 0", "100, 1900, 4", "150, 1900, 7"})
    void pausesAboveTheMiddleOfTheLimits(long pages, long dirty, long pause) {
        assertThat(examine(pages, dirty, 0)).isEqualTo(pause);
    }

    /** The next examination is after the 10 ms, limited to half of the longest pause of 9: 25,600 · 5 / 1024 pages. */
    @Test
    void examinesAgainAfterTheTargetOfAPause() {
        examine(100, 1750, 0);
        assertThat(writer.examinedAfter).isEqualTo(125);
        assertThat(rule.target(9, 25_600)).isEqualTo(new PauseRule.Target(3, 125));
    }

    /** "pause = period - (now - last pause)": 150 pages take 7 ticks at this rate, of which 2 have passed. */
    @Test
    void countsTheTimeSinceTheLastPause() {
        assertThat(examine(100, 1750, 0)).isEqualTo(3);
        assertThat(examine(150, 1900, 5)).isEqualTo(5);
    }

    /** "pause < min_pause: no sleep (credit kept)": the 3 ticks that are left are added to the next pause. */
    @Test
    void keepsWhatIsLeftOfAShortPause() {
        examine(100, 1750, 0);
        assertThat(examine(150, 1900, 7)).isZero();
        assertThat(examine(150, 1900, 8)).isEqualTo(9);
    }

    /** "dropped if < -HZ": the time of a writer that has not written for more than a second does not count. */
    @Test
    void forgetsLongBreaks() {
        examine(100, 1750, 0);
        assertThat(examine(100, 1900, 2000)).isZero();
        assertThat(examine(150, 1900, 2001)).isEqualTo(6);
    }

    /** "> max_pause: max_pause", 1 + 1900/(1 + 25,600/128) = 10 ticks; as much of the rest is added to the next pause. */
    @Test
    void limitsPauses() {
        assertThat(examine(1000, 1900, 0)).isEqualTo(10);
        assertThat(examine(100, 1900, 10)).isEqualTo(10);
        assertThat(examine(100, 1900, 20)).as("14 − 10 = 4 were left").isEqualTo(8);
    }

    /** "0 if dirty >= limit": it pauses for the longest time, and then its pages count again. */
    @Test
    void holdsWritersAtTheLimit() {
        assertThat(examine(100, 2000, 0)).isEqualTo(10);
        assertThat(writer.isDue(false)).isTrue();
        assertThat(examine(0, 2000, 10)).isEqualTo(10);
        assertThat(examine(0, 1900, 20)).isEqualTo(4);
        assertThat(writer.isDue(false)).isFalse();
    }

    /** "a task calls balance after nr_dirtied_pause pages (<= 32 KiB worth if device exceeded)". */
    @Test
    void examinesMoreOftenBeyondTheLimit() {
        examine(1, 2001, 0);
        assertThat(rule.isExceeded()).isTrue();
        Writer other = new Writer();
        for (int i = 0; i < 8; i++) {
            other.dirtied();
        }
        assertThat(other.isDue(rule.isExceeded())).isTrue();
        assertThat(other.isDue(false)).isFalse();
        examine(0, 2000, 10);
        assertThat(rule.isExceeded()).isFalse();
    }
}
