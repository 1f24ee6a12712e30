package org.spindle.testkit.contract;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.spindle.spi.cache.WriteBackContext;
import org.spindle.spi.cache.WriteBackPolicy;
import org.spindle.spi.sim.EventHandler;

class WriteBackContractTest implements SuiteTest {

    private static final long AGE = 10 * WriteBackModel.MS;
    private static final int MOST = 4;

    /** Writes a line out a time after each write, and the oldest line of the unit at once if too many are dirty. */
    private static class Sound implements WriteBackPolicy, EventHandler {

        final WriteBackContext cache;

        Sound(WriteBackContext cache) {
            this.cache = cache;
        }

        long age() {
            return AGE;
        }

        int most() {
            return MOST;
        }

        @Override
        public void dirtied(int unit, int line) {
            cache.events().schedule(cache.events().now() + age(), this, 0, line);
            if (cache.dirtyLines() > most()) {
                cache.writeOut(cache.oldest(unit));
            }
        }

        @Override
        public void handle(int op, long line) {
            cache.writeOut((int) line);
        }
    }

    private static WriteBackContract contract(Function<WriteBackContext, WriteBackPolicy> make) {
        return new WriteBackContract() {
            @Override
            protected WriteBackPolicy create(WriteBackContext context) {
                return make.apply(context);
            }

            @Override
            protected long longestDirtyNanos() {
                return AGE;
            }

            @Override
            protected int mostDirty() {
                return MOST;
            }
        };
    }

    @Override
    public List<Object> sound() {
        return List.of(contract(Sound::new));
    }

    @Override
    public Mutants faulty() {
        AtomicInteger shared = new AtomicInteger();
        int[] writes = {0};
        return new Mutants()
                .add(
                        "lateness",
                        contract(context -> new Sound(context) {
                            @Override
                            long age() {
                                return AGE + 1;
                            }
                        }),
                        "keeps no line dirty beyond the stated age",
                        "longest time dirty")
                .add(
                        "one dirty line too many",
                        contract(context -> new Sound(context) {
                            @Override
                            int most() {
                                return MOST + 1;
                            }
                        }),
                        "keeps at most the stated number of lines dirty",
                        "dirty lines")
                .add(
                        "a timer that never stops",
                        contract(context -> new Sound(context) {
                            @Override
                            public void handle(int op, long line) {
                                super.handle(op, line);
                                cache.events().schedule(cache.events().now() + AGE, this, op, line);
                            }
                        }),
                        "schedules nothing when nothing is dirty",
                        "end of the events")
                .add(
                        "a line that does not exist",
                        contract(context -> new Sound(context) {
                            @Override
                            public void dirtied(int unit, int line) {
                                cache.writeOut(line + 1);
                            }
                        }),
                        "writes out lines that exist",
                        "line to write out")
                .add(
                        "write-outs that depend on earlier caches",
                        contract(context -> new Sound(context) {
                            @Override
                            public void dirtied(int unit, int line) {
                                if (writes[0]++ % 3 == 0) {
                                    cache.writeOut(line);
                                }
                            }
                        }),
                        "acts alike for the same seed and history",
                        "write-outs of the same history")
                .add(
                        "a time that each write restarts, although it runs from the first",
                        contract(context -> new Sound(context) {
                            private final long[] due = new long[WriteBackModel.LINES];

                            @Override
                            public void dirtied(int unit, int line) {
                                due[line] = cache.events().now() + AGE;
                                cache.events().schedule(due[line], this, 0, line);
                            }

                            @Override
                            public void handle(int op, long line) {
                                if (cache.events().now() == due[(int) line]) {
                                    cache.writeOut((int) line);
                                }
                            }
                        }),
                        "keeps no line dirty beyond the stated age",
                        "longest time dirty")
                .add(
                        "write-outs to idle units only, which leave busy ones dirty",
                        contract(context -> new Sound(context) {
                            @Override
                            public void handle(int op, long line) {
                                if (cache.isIdle((int) line % cache.units())) {
                                    cache.writeOut((int) line);
                                }
                            }
                        }),
                        "keeps no line dirty beyond the stated age",
                        "longest time dirty")
                .add(
                        "a timer that a write-out of the host stops, and no later write starts",
                        contract(context -> new Sound(context) {
                            private final Set<Integer> timed = new HashSet<>();
                            private final Set<Integer> stopped = new HashSet<>();

                            @Override
                            public void dirtied(int unit, int line) {
                                if (timed.add(line)) {
                                    stopped.remove(line);
                                    super.dirtied(unit, line);
                                }
                            }

                            @Override
                            public void cleaned(int unit, int line) {
                                stopped.add(line);
                            }

                            @Override
                            public void handle(int op, long line) {
                                timed.remove((int) line);
                                if (!stopped.contains((int) line)) {
                                    super.handle(op, line);
                                }
                            }
                        }),
                        "keeps its bounds when the host writes out too",
                        "beside write-outs of the host")
                .add(
                        "a count of writes that caches share",
                        contract(context -> {
                            shared.set(0);
                            return new Sound(context) {
                                @Override
                                public void dirtied(int unit, int line) {
                                    if (shared.incrementAndGet() % 3 == 0) {
                                        cache.writeOut(line);
                                    }
                                }
                            };
                        }),
                        "serves its own cache only",
                        "write-outs beside another cache");
    }
}
