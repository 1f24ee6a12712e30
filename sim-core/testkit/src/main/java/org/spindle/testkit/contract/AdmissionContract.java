package org.spindle.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.spindle.spi.Parts;
import org.spindle.spi.cache.AdmissionPolicy;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.request.Operation;
import org.spindle.spi.sim.RandomStream;
import org.spindle.testkit.property.Property;

/**
 * The contract of {@link AdmissionPolicy}, checked with random accesses to a cache of sixteen lines. A policy's test extends this
 * class and says how to create the policy.
 */
public class AdmissionContract extends ComponentContract<ReplacementContext, AdmissionPolicy> {

    private static final int LINES = 16;
    private static final long LINE_BYTES = 4096;

    /** An access to an entry that is not in the cache. */
    private record Miss(long key, long bytes, Operation operation, long rivalKey) {

        static Miss draw(RandomStream random) {
            long key = random.nextLong(8) == 0 ? Long.MAX_VALUE - 1 - random.nextLong(4) : random.nextLong(60);
            long bytes = random.nextLong(8) == 0 ? 1L << random.nextLong(45) : LINE_BYTES;
            long rival = random.nextLong(3) == 0 ? ReplacementPolicy.NO_KEY : random.nextLong(60);
            return new Miss(key, bytes, random.nextLong(3) == 0 ? Operation.WRITE : Operation.READ, rival);
        }
    }

    /** The contract of a component that a test creates; see {@link #create}. */
    protected AdmissionContract() {}

    /** The contract of the components of a type; see {@link ComponentContract}. */
    public AdmissionContract(Function<ReplacementContext, AdmissionPolicy> maker, Parts parts) {
        super(maker, parts);
    }

    /** Whether it returns the same decision for a repeated query, with no access in between. */
    protected boolean answersTheSameAgain() {
        return true;
    }

    /** Whether an entry of the size of a line is admitted after ten thousand accesses to it alone, whatever its competitor. */
    protected boolean admitsWhatIsAccessedOften() {
        return true;
    }

    @Test
    void answersForEveryKeyAndSize() {
        check(misses -> answers(policy(1), misses));
    }

    @Test
    void answersTheSameForTheSameSeedAndHistory() {
        check(misses -> assertThat(answers(policy(1), misses))
                .as("decisions of the same history")
                .isEqualTo(answers(policy(1), misses)));
    }

    /** Two caches of one scenario have separate policies. */
    @Test
    void servesItsOwnCacheOnly() {
        check(misses -> {
            List<Boolean> alone = answers(policy(1), misses);
            AdmissionPolicy policy = policy(1);
            AdmissionPolicy other = policy(2);
            List<Boolean> together = new ArrayList<>();
            for (Miss miss : misses) {
                answer(other, new Miss(59 - miss.key % 60, LINE_BYTES, miss.operation, miss.rivalKey));
                together.add(answer(policy, miss));
            }
            assertThat(together).as("decisions beside another cache").isEqualTo(alone);
        });
    }

    @Test
    void admitsSomethingAtAll() {
        AdmissionPolicy policy = policy(1);
        boolean any = false;
        for (int i = 0; i < 10_000; i++) {
            any |= answer(policy, new Miss(i % 10, 1 + i % LINE_BYTES, Operation.READ, ReplacementPolicy.NO_KEY));
        }
        assertThat(any).as("whether any of ten thousand entries was taken in").isTrue();
    }

    @Test
    void allocatesNothingWhenWarm() {
        AdmissionPolicy policy = policy(1);
        long bytes = AllocationMeter.ofSecond(() -> {
            for (int i = 0; i < 20_000; i++) {
                policy.accessed(i % 100, LINE_BYTES, Operation.READ);
                policy.admits(i % 100, LINE_BYTES, Operation.READ, i % 7);
            }
        });
        assertThat(bytes).as("bytes allocated by 20,000 accesses").isLessThan(20_000);
    }

    @TestFactory
    Stream<DynamicTest> hasItsDeclaredCapabilities() {
        return new CapabilityTests()
                .add(answersTheSameAgain(), "answers the same again", this::answersTheSameAtEachCall)
                .add(admitsWhatIsAccessedOften(), "admits what is accessed often", this::admitsAFrequentEntry)
                .tests();
    }

    void answersTheSameAtEachCall() {
        check(misses -> {
            AdmissionPolicy policy = policy(1);
            for (Miss miss : misses) {
                boolean first = answer(policy, miss);
                assertThat(policy.admits(miss.key, miss.bytes, miss.operation, miss.rivalKey))
                        .as("the second answer for %s", miss)
                        .isEqualTo(first);
            }
        });
    }

    void admitsAFrequentEntry() {
        AdmissionPolicy policy = policy(1);
        boolean any = false;
        for (int i = 0; i < 10_000; i++) {
            any |= answer(policy, new Miss(3, LINE_BYTES, Operation.READ, 4));
        }
        assertThat(any).as("whether the frequent entry was taken in").isTrue();
    }

    private static List<Boolean> answers(AdmissionPolicy policy, List<Miss> misses) {
        List<Boolean> answers = new ArrayList<>();
        misses.forEach(miss -> answers.add(answer(policy, miss)));
        return answers;
    }

    private static boolean answer(AdmissionPolicy policy, Miss miss) {
        policy.accessed(miss.key, miss.bytes, miss.operation);
        return policy.admits(miss.key, miss.bytes, miss.operation, miss.rivalKey);
    }

    private AdmissionPolicy policy(long seed) {
        return create(new CacheSurroundings(LINES, LINES * LINE_BYTES, 2 * LINES, seed, parts()));
    }

    private static void check(Consumer<List<Miss>> statement) {
        Property.ofLists(Miss::draw).longest(120).check(statement);
    }
}
