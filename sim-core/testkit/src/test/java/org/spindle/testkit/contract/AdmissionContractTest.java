package org.spindle.testkit.contract;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.spindle.spi.cache.AdmissionPolicy;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.request.Operation;

class AdmissionContractTest {

    private static final boolean[] TABLE = new boolean[60];

    /** Admits an entry of at most 16 KiB. */
    private static class Sound implements AdmissionPolicy {
        @Override
        public boolean admits(long key, long bytes, Operation operation, long rivalKey) {
            return bytes <= 16_384;
        }
    }

    private static AdmissionContract contract(Function<ReplacementContext, AdmissionPolicy> maker) {
        return new AdmissionContract() {
            @Override
            protected AdmissionPolicy create(ReplacementContext context) {
                return maker.apply(context);
            }
        };
    }

    private static AdmissionContract answering(AdmissionPolicy answer) {
        return contract(context -> answer);
    }

    @Test
    void acceptsASoundPolicy() {
        Mutants.requireSound(contract(context -> new Sound()));
    }

    @TestFactory
    Stream<DynamicTest> catches() {
        AtomicInteger calls = new AtomicInteger();
        return new Mutants()
                .add(
                        "a table of keys that large ones do not fit",
                        answering((key, bytes, operation, rival) -> TABLE[(int) key])::answersForEveryKeyAndSize)
                .add("a rival that is not there", answering((key, bytes, operation, rival) -> {
                    if (rival == ReplacementPolicy.NO_KEY) {
                        throw new IllegalStateException("whose rival?");
                    }
                    return true;
                })::answersForEveryKeyAndSize)
                .add(
                        "chance that is not the scenario's",
                        answering((key, bytes, operation, rival) -> calls.incrementAndGet() % 7 < 3)
                                ::answersTheSameForTheSameSeedAndHistory)
                .add("memory that caches share", () -> {
                    Map<Long, Integer> seen = new HashMap<>();
                    contract(context -> new AdmissionPolicy() {
                                private final boolean isFirst = seen.isEmpty();

                                @Override
                                public boolean admits(long key, long bytes, Operation operation, long rivalKey) {
                                    return seen.merge(key, 1, Integer::sum) > 1 && isFirst;
                                }
                            })
                            .servesItsOwnCacheOnly();
                })
                .add("a closed door", answering((key, bytes, operation, rival) -> false)::admitsSomethingAtAll)
                .add(
                        "a door that is closed to the frequent",
                        answering((key, bytes, operation, rival) -> rival == ReplacementPolicy.NO_KEY)
                                ::admitsAFrequentEntry)
                .add(
                        "an answer that wears out",
                        answering((key, bytes, operation, rival) -> calls.incrementAndGet() % 2 == 0)
                                ::answersTheSameAtEachCall)
                .add("boxes for keys", () -> {
                    Map<Long, Long> last = new HashMap<>();
                    answering((key, bytes, operation, rival) -> last.put(key * 1000, bytes * 1000) == null)
                            .allocatesNothingWhenWarm();
                })
                .tests();
    }
}
