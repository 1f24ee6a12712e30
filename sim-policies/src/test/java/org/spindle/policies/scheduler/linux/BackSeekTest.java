package org.spindle.policies.scheduler.linux;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.testkit.sim.Requests;

/**
 * Seeks back: "s-L if s &gt;= L; else (L-s)*2 if s+MAXBACK &gt;= L; else wrapped. Non-wrapped beats wrapped; both wrapped: lower sector; tie:
 * higher sector". MAXBACK is 16 MiB, 32768 sectors, with cfq and bfq, and 1048576 sectors with anticipatory.
 */
class BackSeekTest {

    private static final long HERE = 10_000_000;

    private final Requests requests = new Requests();
    private final BackSeek rule = new BackSeek(32_768, 2);

    private Request at(long sector) {
        return requests.read(sector, 8);
    }

    private long nearer(long one, long other) {
        Request first = at(one);
        Request second = at(other);
        Request choice = rule.nearer(first, second, HERE);
        assertThat(rule.nearer(second, first, HERE)).isSameAs(choice);
        return choice == null ? -1 : choice.sector();
    }

    /** 32768 back count 65536: nearer than 65537 ahead, farther than 65535; 65536 are equal, and the higher one is taken. */
    @ParameterizedTest
    @CsvSource({"32768, 65537, -32768", "32768, 65535, 65535", "32768, 65536, 65536", "1, 2, 2", "1, 3, -1"})
    void countsDistancesBackTwice(long back, long ahead, long chosen) {
        assertThat(nearer(HERE - back, HERE + ahead)).isEqualTo(HERE + chosen);
    }

    /** A request farther back than the maximum comes after all others, of two such requests the lower one first. */
    @Test
    void takesRequestsTooFarBackLast() {
        assertThat(nearer(HERE - 32_769, HERE + 500_000_000)).isEqualTo(HERE + 500_000_000);
        assertThat(nearer(HERE - 32_769, HERE - 32_768)).isEqualTo(HERE - 32_768);
        assertThat(nearer(HERE - 32_769, 500)).isEqualTo(500);
    }

    private static Function<SchedulerContext, RequestScheduler> maker(String scheduler) {
        return context -> switch (scheduler) {
            case "anticipatory" -> Tunables.anticipatory(Anonymous.REFUSE, context);
            case "cfq" -> Tunables.cfq(Anonymous.REFUSE, true, context);
            case "bfq" -> Tunables.bfq(Anonymous.REFUSE, false, context);
            default -> throw new IllegalArgumentException(scheduler);
        };
    }

    /**
     * The device is at the end of a request of 8 sectors. Waiting are a request at the maximum distance back, or one sector farther, and
     * one as far ahead as three times the maximum. At the maximum the one behind comes first, one sector farther the one ahead.
     */
    @ParameterizedTest
    @CsvSource({"cfq, 32768", "bfq, 32768", "anticipatory, 1048576"})
    void endsAtTheMaximumOfTheScheduler(String scheduler, long most) {
        for (int excess = 0; excess < 2; excess++) {
            Play play = new Play(maker(scheduler));
            play.readOf(1, HERE - 8);
            assertThat(play.serve()).isEqualTo(HERE - 8);
            play.readOf(1, HERE + 3 * most, HERE - most - excess);
            assertThat(play.serve()).isEqualTo(excess == 0 ? HERE - most : HERE + 3 * most);
        }
    }

    /** Both are too far back: "the lowest first". */
    @ParameterizedTest
    @CsvSource({"cfq", "bfq", "anticipatory"})
    void beginsAgainWithTheLowest(String scheduler) {
        Play play = new Play(maker(scheduler));
        play.readOf(1, HERE);
        assertThat(play.serve()).isEqualTo(HERE);
        play.readOf(1, 7_000_000, 500);
        assertThat(play.serve(2)).containsExactly(500L, 7_000_000L);
    }
}
