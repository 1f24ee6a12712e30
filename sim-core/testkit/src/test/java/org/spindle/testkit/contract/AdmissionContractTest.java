package org.spindle.testkit.contract;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.spindle.spi.cache.AdmissionPolicy;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.request.Operation;

class AdmissionContractTest implements SuiteTest {

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

    @Override
    public List<Object> sound() {
        return List.of(contract(context -> new Sound()));
    }

    @Override
    public Mutants faulty() {
        AtomicInteger calls = new AtomicInteger();
        Map<Long, Integer> seen = new HashMap<>();
        Map<Long, Long> last = new HashMap<>();
        return new Mutants()
                .add(
                        "a table of keys that large ones do not fit",
                        answering((key, bytes, operation, rival) -> TABLE[(int) key]),
                        "answers for every key and size",
                        "out of bounds for length 60")
                .add(
                        "a rival that is not there",
                        answering((key, bytes, operation, rival) -> {
                            if (rival == ReplacementPolicy.NO_KEY) {
                                throw new IllegalStateException("whose rival?");
                            }
                            return true;
                        }),
                        "answers for every key and size",
                        "whose rival")
                .add(
                        "chance that is not the scenario's",
                        contract(context -> {
                            boolean all = calls.incrementAndGet() % 2 == 0;
                            return (key, bytes, operation, rival) -> all;
                        }),
                        "answers the same for the same seed and history",
                        "decisions of the same history")
                .add(
                        "memory that caches share",
                        contract(context -> {
                            seen.clear();
                            return (key, bytes, operation, rival) -> seen.merge(key, 1, Integer::sum) > 1;
                        }),
                        "serves its own cache only",
                        "decisions beside another cache")
                .add(
                        "a closed door",
                        answering((key, bytes, operation, rival) -> false),
                        "admits something at all",
                        "whether any of ten thousand")
                .add(
                        "a door that is closed to the frequent",
                        answering((key, bytes, operation, rival) -> rival == ReplacementPolicy.NO_KEY),
                        "admits what is accessed often",
                        "whether the frequent entry")
                .add(
                        "an answer that wears out",
                        answering((key, bytes, operation, rival) -> calls.incrementAndGet() % 2 == 0),
                        "answers the same again",
                        "the second answer for")
                .add(
                        "boxes for keys",
                        answering((key, bytes, operation, rival) -> last.put(key * 1000, bytes * 1000) == null),
                        "allocates nothing when warm",
                        "bytes allocated");
    }
}
