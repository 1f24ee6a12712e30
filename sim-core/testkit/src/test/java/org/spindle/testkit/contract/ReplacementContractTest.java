package org.spindle.testkit.contract;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.Supplier;
import org.spindle.spi.cache.EvictionFilter;
import org.spindle.spi.cache.RemovalReason;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.request.Operation;
import org.spindle.testkit.oracle.PlainReplacement;

class ReplacementContractTest implements SuiteTest {

    /** FIFO that remembers as many evicted keys as the context permits. */
    private static class Sound implements ReplacementPolicy {

        final List<Integer> lines = new ArrayList<>();
        final List<Long> ghosts = new ArrayList<>();
        private final long[] keys = new long[CacheModel.LINES];
        private final int ghostLimit;

        Sound(ReplacementContext context) {
            ghostLimit = context.ghostLimit();
        }

        @Override
        public void inserted(int line, long key, long bytes, Operation operation, long nextAccess) {
            lines.add(line);
            keys[line] = key;
            ghosts.remove(key);
        }

        @Override
        public void used(int line, Operation operation, long nextAccess) {}

        @Override
        public void removed(int line, RemovalReason reason) {
            lines.remove((Integer) line);
            ghosts.add(keys[line]);
            while (ghosts.size() > ghostLimit) {
                ghosts.remove(0);
            }
        }

        @Override
        public int victim(EvictionFilter filter, long incomingKey, long incomingBytes) {
            return lines.stream().filter(filter::mayEvict).findFirst().orElse(NONE);
        }

        @Override
        public int ghosts() {
            return ghosts.size();
        }
    }

    private static ReplacementContract besideReference(
            Function<ReplacementContext, ReplacementPolicy> policies, Supplier<ReplacementPolicy> plain) {
        return new ReplacementContract() {
            @Override
            protected ReplacementPolicy create(ReplacementContext context) {
                return policies.apply(context);
            }

            @Override
            protected ReplacementPolicy reference() {
                return plain.get();
            }
        };
    }

    @Override
    public List<Object> sound() {
        return List.of(contract(Sound::new), besideReference(Sound::new, PlainReplacement::fifo));
    }

    @Override
    public Mutants faulty() {
        AtomicInteger instances = new AtomicInteger();
        return new Mutants()
                .add(
                        "a victim in an empty cache",
                        contract(context -> new Sound(context) {
                            @Override
                            public int victim(EvictionFilter filter, long incomingKey, long incomingBytes) {
                                return lines.isEmpty() ? 0 : super.victim(filter, incomingKey, incomingBytes);
                            }
                        }),
                        "finds no victim in an empty cache",
                        "victim in an empty cache")
                .add(
                        "a forgotten filter",
                        contract(context -> new Sound(context) {
                            @Override
                            public int victim(EvictionFilter filter, long incomingKey, long incomingBytes) {
                                return lines.isEmpty() ? NONE : lines.get(0);
                            }
                        }),
                        "chooses resident lines that the filter permits",
                        "permission for")
                .add(
                        "a search that ends at the first line that may not be evicted",
                        contract(context -> new Sound(context) {
                            @Override
                            public int victim(EvictionFilter filter, long incomingKey, long incomingBytes) {
                                return lines.isEmpty() || !filter.mayEvict(lines.get(0)) ? NONE : lines.get(0);
                            }
                        }),
                        "chooses resident lines that the filter permits",
                        "lines that could have been evicted")
                .add(
                        "a line that is offered twice",
                        contract(context -> new Sound(context) {
                            @Override
                            public int victim(EvictionFilter filter, long incomingKey, long incomingBytes) {
                                boolean isRefused = !lines.isEmpty() && !filter.mayEvict(lines.get(0));
                                return isRefused || lines.isEmpty()
                                        ? super.victim(filter, incomingKey, incomingBytes)
                                        : lines.get(0);
                            }
                        }),
                        "offers resident lines at most once until one is permitted",
                        "lines offered")
                .add(
                        "an invalidation that is overlooked",
                        contract(context -> new Sound(context) {
                            @Override
                            public void removed(int line, RemovalReason reason) {
                                if (reason == RemovalReason.EVICTED) {
                                    super.removed(line, reason);
                                }
                            }
                        }),
                        "chooses resident lines that the filter permits",
                        "resident lines")
                .add(
                        "a line that is lost when it becomes dirty",
                        contract(context -> new Sound(context) {
                            @Override
                            public void dirtied(int line) {
                                lines.remove((Integer) line);
                            }
                        }),
                        "holds exactly the resident lines",
                        "lines evicted until nothing is left")
                .add(
                        "a line that is lost when its key changes",
                        contract(context -> new Sound(context) {
                            @Override
                            public boolean renamed(int line, long key) {
                                return lines.remove((Integer) line);
                            }
                        }),
                        "holds exactly the resident lines",
                        "lines evicted until nothing is left")
                .add(
                        "new keys that are noted below 30 only",
                        contract(context -> new Sound(context) {
                            @Override
                            public boolean renamed(int line, long key) {
                                return key < 30;
                            }
                        }),
                        "chooses resident lines that the filter permits",
                        "whether a new key is noted")
                .add(
                        "a line that is lost by every offer that is refused",
                        contract(context -> new Sound(context) {
                            @Override
                            public int victim(EvictionFilter filter, long incomingKey, long incomingBytes) {
                                lines.removeIf(line -> !filter.mayEvict(line));
                                return lines.isEmpty() ? NONE : lines.get(0);
                            }
                        }),
                        "holds exactly the resident lines",
                        "lines evicted until nothing is left")
                .add(
                        "ghosts without a limit",
                        contract(context -> new Sound(context) {
                            private int missed;

                            @Override
                            public void missed(long key, long bytes, Operation operation, long nextAccess) {
                                missed++;
                            }

                            @Override
                            public int ghosts() {
                                return missed;
                            }
                        }),
                        "remembers no more keys than it may",
                        "ghosts")
                .add(
                        "ghosts with a limit of their own, not that of the context",
                        contract(context -> new Sound(context) {
                            @Override
                            public int ghosts() {
                                return ghosts.size() + CacheModel.LINES;
                            }
                        }),
                        "remembers no more keys than it may",
                        "ghosts")
                .add(
                        "a choice that depends on earlier caches",
                        contract(context -> new Sound(context) {
                            private final boolean isSecond = instances.getAndIncrement() % 2 == 1;

                            @Override
                            public int victim(EvictionFilter filter, long incomingKey, long incomingBytes) {
                                return lines.stream()
                                        .filter(filter::mayEvict)
                                        .reduce((first, last) -> isSecond ? last : first)
                                        .orElse(NONE);
                            }
                        }),
                        "chooses the same victims for the same seed and history",
                        "victims of the same history")
                .add(
                        "victims other than those of the reference",
                        besideReference(Sound::new, PlainReplacement::lru),
                        "chooses the victims of the reference",
                        "victims of the reference")
                .add(
                        "lines that are lost after many accesses",
                        contract(context -> new Sound(context) {
                            private int inserted;

                            @Override
                            public void inserted(int line, long key, long bytes, Operation operation, long nextAccess) {
                                super.inserted(line, key, bytes, operation, nextAccess);
                                if (++inserted > 200) {
                                    lines.remove(lines.size() - 1);
                                }
                            }
                        }),
                        "holds the resident lines after recorded accesses",
                        "lines evicted after recorded accesses")
                .add(
                        "hints that change its choice",
                        contract(context -> new Sound(context) {
                            @Override
                            public void expected(long key, int line) {
                                if (lines.remove((Integer) line)) {
                                    lines.add(line);
                                }
                            }
                        }),
                        "chooses the same victims without hints",
                        "victims with hints");
    }

    private static ReplacementContract contract(Function<ReplacementContext, ReplacementPolicy> policies) {
        return new ReplacementContract() {
            @Override
            protected ReplacementPolicy create(ReplacementContext context) {
                return policies.apply(context);
            }
        };
    }
}
