package org.spindle.testkit.contract;

import java.util.List;
import java.util.function.Function;
import org.spindle.spi.cache.PrefetchContext;
import org.spindle.spi.cache.PrefetchPolicy;

class PrefetchContractTest implements SuiteTest {

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

    @Override
    public List<Object> sound() {
        return List.of(contract(Sound::new));
    }

    @Override
    public Mutants faulty() {
        return new Mutants()
                .add(
                        "a fetch from before the unit",
                        contract(context -> new Sound(context) {
                            @Override
                            public long fetchFrom(int unit, long from, long to, boolean isWrite) {
                                return from - cache.lineSectors();
                            }
                        }),
                        "extends fetches within the unit",
                        "beginning of the fetch")
                .add(
                        "a fetch without the last sector that is missing",
                        contract(context -> new Sound(context) {
                            @Override
                            public long fetchTo(int unit, long from, long to, boolean isWrite) {
                                return to - 1;
                            }
                        }),
                        "extends fetches within the unit",
                        "end of the fetch")
                .add(
                        "a read past the end of the unit",
                        contract(context -> new Sound(context) {
                            @Override
                            public long aheadTo(int unit) {
                                return ends[unit] + cache.lineSectors();
                            }
                        }),
                        "fetches ahead within the capacity and half the cache",
                        "end ahead")
                .add(
                        "a read of more than half the cache",
                        contract(context -> new Sound(context) {
                            @Override
                            public long aheadTo(int unit) {
                                return cache.sectors(unit);
                            }
                        }),
                        "fetches ahead within the capacity and half the cache",
                        "sectors ahead")
                .add(
                        "answers that change when asked",
                        contract(context -> new Sound(context) {
                            @Override
                            public long aheadFrom(int unit) {
                                return ends[unit]++;
                            }
                        }),
                        "answers the same at each call",
                        "answers after")
                .add(
                        "pieces of nothing",
                        contract(context -> new Sound(context) {
                            @Override
                            public int step() {
                                return 0;
                            }
                        }),
                        "fetches ahead a piece at a time and at least one range",
                        "sectors of a piece")
                .add(
                        "no range at all",
                        contract(context -> new Sound(context) {
                            @Override
                            public int rangesAtOnce() {
                                return 0;
                            }
                        }),
                        "fetches ahead a piece at a time and at least one range",
                        "ranges at once")
                .add(
                        "less than nothing committed",
                        contract(context -> new Sound(context) {
                            @Override
                            public long committed(int unit) {
                                return -1;
                            }
                        }),
                        "fetches ahead a piece at a time and at least one range",
                        "in any case")
                .add(
                        "a range ahead that remains from a longer run",
                        contract(context -> new Sound(context) {
                            private long longest;

                            @Override
                            public void accessed(int unit, long sector, long sectors, boolean isWrite, boolean isHit) {
                                super.accessed(unit, sector, sectors, isWrite, isHit);
                                longest = Math.max(longest, ends[unit]);
                            }

                            @Override
                            public long aheadTo(int unit) {
                                return Math.min(longest, cache.sectors(unit));
                            }
                        }),
                        "fetches ahead of recorded requests",
                        "sectors ahead");
    }
}
