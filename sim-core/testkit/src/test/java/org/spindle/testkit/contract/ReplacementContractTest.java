package org.spindle.testkit.contract;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.spindle.spi.cache.EvictionFilter;
import org.spindle.spi.cache.RemovalReason;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.request.Operation;
import org.spindle.testkit.oracle.PlainReplacement;

/** The contract must catch policies that break it. Each policy here is correct except for one fault. */
class ReplacementContractTest {

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

    @Test
    void acceptsASoundPolicy() {
        ReplacementContract contract = contract(Sound::new);
        assertThatCode(() -> {
                    contract.findsNoVictimInAnEmptyCache();
                    contract.choosesResidentLinesThatTheFilterPermits();
                    contract.offersResidentLinesAtMostOnceUntilOneIsPermitted();
                    contract.holdsExactlyTheResidentLines();
                    contract.remembersNoMoreKeysThanItMay();
                    contract.choosesTheSameVictimsForTheSameSeedAndHistory();
                })
                .doesNotThrowAnyException();
    }

    @Test
    void catchesAVictimInAnEmptyCache() {
        refused(contract(context -> new Sound(context) {
            @Override
            public int victim(EvictionFilter filter, long incomingKey, long incomingBytes) {
                return lines.isEmpty() ? 0 : super.victim(filter, incomingKey, incomingBytes);
            }
        })::findsNoVictimInAnEmptyCache);
    }

    @Test
    void catchesAForgottenFilter() {
        refused(contract(context -> new Sound(context) {
            @Override
            public int victim(EvictionFilter filter, long incomingKey, long incomingBytes) {
                return lines.isEmpty() ? NONE : lines.get(0);
            }
        })::choosesResidentLinesThatTheFilterPermits);
    }

    @Test
    void catchesAPolicyThatGivesUpAtTheFirstLineThatMayNotBeEvicted() {
        refused(contract(context -> new Sound(context) {
            @Override
            public int victim(EvictionFilter filter, long incomingKey, long incomingBytes) {
                return lines.isEmpty() || !filter.mayEvict(lines.get(0)) ? NONE : lines.get(0);
            }
        })::choosesResidentLinesThatTheFilterPermits);
    }

    @Test
    void catchesALineThatIsOfferedTwice() {
        refused(contract(context -> new Sound(context) {
            @Override
            public int victim(EvictionFilter filter, long incomingKey, long incomingBytes) {
                boolean isRefused = !lines.isEmpty() && !filter.mayEvict(lines.get(0));
                return isRefused || lines.isEmpty() ? super.victim(filter, incomingKey, incomingBytes) : lines.get(0);
            }
        })::offersResidentLinesAtMostOnceUntilOneIsPermitted);
    }

    @Test
    void catchesAnInvalidationThatIsOverlooked() {
        refused(contract(context -> new Sound(context) {
            @Override
            public void removed(int line, RemovalReason reason) {
                if (reason == RemovalReason.EVICTED) {
                    super.removed(line, reason);
                }
            }
        })::choosesResidentLinesThatTheFilterPermits);
    }

    @Test
    void catchesALineThatIsLostWhenItBecomesDirty() {
        refused(contract(context -> new Sound(context) {
            @Override
            public void dirtied(int line) {
                lines.remove((Integer) line);
            }
        })::holdsExactlyTheResidentLines);
    }

    @Test
    void catchesALineThatIsLostByEveryOfferThatIsRefused() {
        refused(contract(context -> new Sound(context) {
            @Override
            public int victim(EvictionFilter filter, long incomingKey, long incomingBytes) {
                lines.removeIf(line -> !filter.mayEvict(line));
                return lines.isEmpty() ? NONE : lines.get(0);
            }
        })::holdsExactlyTheResidentLines);
    }

    @Test
    void catchesGhostsWithoutALimit() {
        refused(contract(context -> new Sound(context) {
            private int missed;

            @Override
            public void missed(long key, long bytes, Operation operation, long nextAccess) {
                missed++;
            }

            @Override
            public int ghosts() {
                return missed;
            }
        })::remembersNoMoreKeysThanItMay);
    }

    /** The limit is that of the context, not the number of lines. */
    @Test
    void catchesGhostsWithALimitOfTheirOwn() {
        refused(contract(context -> new Sound(context) {
            @Override
            public int ghosts() {
                return ghosts.size() + CacheModel.LINES;
            }
        })::remembersNoMoreKeysThanItMay);
    }

    @Test
    void catchesAChoiceThatDependsOnEarlierInstances() {
        int[] instances = {0};
        refused(contract(context -> new Sound(context) {
            private final boolean isSecond = instances[0]++ % 2 == 1;

            @Override
            public int victim(EvictionFilter filter, long incomingKey, long incomingBytes) {
                return lines.stream()
                        .filter(filter::mayEvict)
                        .reduce((first, last) -> isSecond ? last : first)
                        .orElse(NONE);
            }
        })::choosesTheSameVictimsForTheSameSeedAndHistory);
    }

    @Test
    void catchesVictimsOtherThanThoseOfTheReference() {
        ReplacementContract contract = new ReplacementContract() {
            @Override
            protected ReplacementPolicy create(ReplacementContext context) {
                return new Sound(context);
            }

            @Override
            protected @Nullable ReplacementPolicy reference() {
                return PlainReplacement.lru();
            }
        };
        refused(() -> contract.agreesWithItsReference()
                .findFirst()
                .orElseThrow()
                .getExecutable()
                .execute());
    }

    private static void refused(ThrowingCallable check) {
        assertThatThrownBy(check).isInstanceOf(AssertionError.class);
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
