package org.spindle.testkit.contract;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.spindle.spi.cache.PrefetchContext;
import org.spindle.spi.cache.PrefetchPolicy;

/** The contract must catch policies that break it. Each policy here is correct except for one fault. */
class PrefetchContractTest {

    /** Fetches whole lines, and the line behind each access. */
    private static class Sound implements PrefetchPolicy {

        final PrefetchContext cache;
        final long[] ends;

        Sound(PrefetchContext cache) {
            this.cache = cache;
            ends = new long[cache.units()];
        }

        @Override
        public void accessed(int unit, long sector, long sectors, boolean isWrite, boolean isHit) {
            ends[unit] = sector + sectors;
        }

        @Override
        public long fetchFrom(int unit, long from, long to, boolean isWrite) {
            return from / cache.lineSectors() * cache.lineSectors();
        }

        @Override
        public long aheadFrom(int unit) {
            return ends[unit];
        }

        @Override
        public long aheadTo(int unit) {
            return Math.min(ends[unit] + cache.lineSectors(), cache.sectors(unit));
        }
    }

    private static PrefetchContract contract(Function<PrefetchContext, PrefetchPolicy> make) {
        return new PrefetchContract() {
            @Override
            protected PrefetchPolicy create(PrefetchContext context) {
                return make.apply(context);
            }
        };
    }

    @Test
    void acceptsASoundPolicy() {
        PrefetchContract contract = contract(Sound::new);
        assertThatCode(() -> {
                    contract.extendsFetchesWithinTheUnit();
                    contract.fetchesAheadWithinTheCapacityAndHalfTheCache();
                    contract.fetchesAheadAPieceAtATimeAndAtLeastOneRange();
                    contract.answersTheSameAtEachCall();
                })
                .doesNotThrowAnyException();
    }

    @Test
    void catchesAFetchFromBeforeTheUnit() {
        assertThatThrownBy(contract(context -> new Sound(context) {
                    @Override
                    public long fetchFrom(int unit, long from, long to, boolean isWrite) {
                        return from - cache.lineSectors();
                    }
                })::extendsFetchesWithinTheUnit)
                .hasStackTraceContaining("beginning of the fetch");
    }

    @Test
    void catchesAFetchThatLeavesOutWhatIsMissing() {
        assertThatThrownBy(contract(context -> new Sound(context) {
                    @Override
                    public long fetchTo(int unit, long from, long to, boolean isWrite) {
                        return to - 1;
                    }
                })::extendsFetchesWithinTheUnit)
                .hasStackTraceContaining("end of the fetch");
    }

    @Test
    void catchesAReadPastTheEndOfTheUnit() {
        assertThatThrownBy(contract(context -> new Sound(context) {
                    @Override
                    public long aheadTo(int unit) {
                        return ends[unit] + cache.lineSectors();
                    }
                })::fetchesAheadWithinTheCapacityAndHalfTheCache)
                .hasStackTraceContaining("end ahead");
    }

    @Test
    void catchesAReadOfMoreThanHalfTheCache() {
        assertThatThrownBy(contract(context -> new Sound(context) {
                    @Override
                    public long aheadTo(int unit) {
                        return cache.sectors(unit);
                    }
                })::fetchesAheadWithinTheCapacityAndHalfTheCache)
                .hasStackTraceContaining("sectors ahead");
    }

    @Test
    void catchesAnswersThatChangeWhenAsked() {
        assertThatThrownBy(contract(context -> new Sound(context) {
                    @Override
                    public long aheadFrom(int unit) {
                        return ends[unit]++;
                    }
                })::answersTheSameAtEachCall)
                .hasStackTraceContaining("answers after");
    }

    @Test
    void catchesPiecesOfNothing() {
        assertThatThrownBy(contract(context -> new Sound(context) {
                    @Override
                    public int step() {
                        return 0;
                    }
                })::fetchesAheadAPieceAtATimeAndAtLeastOneRange)
                .hasStackTraceContaining("sectors of a piece");
    }

    @Test
    void catchesNoRangeAtAll() {
        assertThatThrownBy(contract(context -> new Sound(context) {
                    @Override
                    public int rangesAtOnce() {
                        return 0;
                    }
                })::fetchesAheadAPieceAtATimeAndAtLeastOneRange)
                .hasStackTraceContaining("ranges at once");
    }

    @Test
    void catchesLessThanNothingCommitted() {
        assertThatThrownBy(contract(context -> new Sound(context) {
                    @Override
                    public long committed(int unit) {
                        return -1;
                    }
                })::fetchesAheadAPieceAtATimeAndAtLeastOneRange)
                .hasStackTraceContaining("in any case");
    }
}
