package org.spindle.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.spindle.spi.Parts;
import org.spindle.spi.cache.EvictionFilter;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.request.Operation;
import org.spindle.testkit.contract.CacheModel.Step;
import org.spindle.testkit.contract.CacheModel.VictimQuery;
import org.spindle.testkit.corpus.Recording;
import org.spindle.testkit.property.Property;

/**
 * The contract of {@link ReplacementPolicy}, checked with random sequences of calls. A policy's test extends this class and
 * says how to create the policy.
 */
public class ReplacementContract extends ComponentContract<ReplacementContext, ReplacementPolicy> {

    private static final int LINES = CacheModel.LINES;
    private static final long LINE_BYTES = 4096;
    private static final long SECTORS_OF_A_LINE = 8;

    /** Whether the policy notes new keys; null before one was asked. */
    private @Nullable Boolean notesKeys;

    /** The contract of a component that a test creates; see {@link #create}. */
    protected ReplacementContract() {}

    /** The contract of the components of a type; see {@link ComponentContract}. */
    public ReplacementContract(Function<ReplacementContext, ReplacementPolicy> maker, Parts parts) {
        super(maker, parts);
    }

    /** Creates a plain policy that must choose the same victims; null if there is none. */
    protected @Nullable ReplacementPolicy reference() {
        return null;
    }

    @Test
    void findsNoVictimInAnEmptyCache() {
        assertThat(policy().victim(line -> true, 1, LINE_BYTES))
                .as("victim in an empty cache")
                .isEqualTo(ReplacementPolicy.NONE);
    }

    @Test
    void choosesResidentLinesThatTheFilterPermits() {
        check(steps -> follow(policy(), steps, (cache, filter, key, bytes) -> {
            int victim = cache.policy.victim(filter, key, bytes);
            if (victim == ReplacementPolicy.NONE) {
                assertThat(cache.present())
                        .as("lines that could have been evicted")
                        .noneMatch(filter::mayEvict);
            } else {
                assertThat(cache.present()).as("resident lines").contains(victim);
                assertThat(filter.mayEvict(victim))
                        .as("permission for " + victim)
                        .isTrue();
            }
            return victim;
        }));
    }

    @Test
    void offersResidentLinesAtMostOnceUntilOneIsPermitted() {
        check(steps -> follow(policy(), steps, (cache, filter, key, bytes) -> {
            List<Integer> offered = new ArrayList<>();
            EvictionFilter recorder = line -> {
                assertThat(offered.size()).as("offers").isLessThanOrEqualTo(LINES);
                offered.add(line);
                return filter.mayEvict(line);
            };
            int victim = cache.policy.victim(recorder, key, bytes);
            assertThat(offered).as("lines offered").doesNotHaveDuplicates();
            assertThat(cache.present())
                    .as("resident lines, of which lines are offered")
                    .containsAll(offered);
            if (victim == ReplacementPolicy.NONE) {
                assertThat(offered).as("lines offered before it finds none").hasSameSizeAs(cache.present());
            } else {
                assertThat(offered.stream().filter(filter::mayEvict))
                        .as("permitted lines offered")
                        .containsExactly(victim);
                assertThat(offered.get(offered.size() - 1))
                        .as("last line offered")
                        .isEqualTo(victim);
            }
            return victim;
        }));
    }

    /** Evicting until nothing is left evicts exactly what was inserted and not removed. */
    @Test
    void holdsExactlyTheResidentLines() {
        check(steps -> {
            CacheModel cache = follow(policy(), steps, ReplacementContract::ask);
            List<Integer> resident = List.copyOf(cache.present());
            assertThat(cache.drain())
                    .as("lines evicted until nothing is left")
                    .containsExactlyInAnyOrderElementsOf(resident);
        });
    }

    /** Blocks of 4 KiB of recorded requests, which repeat as those of a real system do. */
    @Test
    void holdsTheResidentLinesAfterRecordedAccesses() {
        for (Recording recording : Recording.all()) {
            List<Step> steps = recording.requests().stream()
                    .map(request -> new Step(
                            0, (int) (request.sector() / SECTORS_OF_A_LINE % CacheModel.KEYS), (1 << LINES) - 1))
                    .toList();
            List<Integer> victims = victims(policy(), steps);
            assertThat(victims)
                    .as("victims of the same recorded accesses")
                    .isNotEmpty()
                    .isEqualTo(victims(policy(), steps));
            CacheModel cache = follow(policy(), steps, ReplacementContract::ask);
            List<Integer> resident = List.copyOf(cache.present());
            assertThat(cache.drain())
                    .as("lines evicted after recorded accesses")
                    .containsExactlyInAnyOrderElementsOf(resident);
        }
    }

    @Test
    void remembersNoMoreKeysThanItMay() {
        for (int limit : new int[] {LINES, 2 * LINES}) {
            check(steps -> {
                ReplacementPolicy policy = policy(limit);
                CacheModel cache = new CacheModel(policy, ReplacementContract::ask, notesKeys());
                for (Step step : steps) {
                    cache.apply(step);
                    assertThat(policy.ghosts()).as("ghosts").isBetween(0, limit);
                }
            });
        }
    }

    @Test
    void choosesTheSameVictimsForTheSameSeedAndHistory() {
        check(steps -> assertThat(victims(policy(), steps))
                .as("victims of the same history")
                .isEqualTo(victims(policy(), steps)));
    }

    @Test
    void choosesTheSameVictimsWithoutHints() {
        check(steps -> {
            List<Integer> hinted = new ArrayList<>();
            CacheModel cache = new CacheModel(
                    policy(),
                    (model, filter, key, bytes) -> {
                        int victim = ask(model, filter, key, bytes);
                        hinted.add(victim);
                        return victim;
                    },
                    notesKeys());
            for (Step step : steps) {
                cache.expect(step);
                cache.apply(step);
            }
            assertThat(hinted).as("victims with hints").isEqualTo(victims(policy(), steps));
        });
    }

    @TestFactory
    Stream<DynamicTest> agreesWithItsReference() {
        return Stream.ofNullable(reference())
                .map(plain -> dynamicTest("chooses the victims of the reference", this::choosesVictimsOfTheReference));
    }

    private void choosesVictimsOfTheReference() {
        check(steps -> assertThat(victims(policy(), steps))
                .as("victims of the reference")
                .isEqualTo(victims(Objects.requireNonNull(reference()), steps)));
    }

    private List<Integer> victims(ReplacementPolicy policy, List<Step> steps) {
        List<Integer> victims = new ArrayList<>();
        follow(policy, steps, (cache, filter, key, bytes) -> {
            int victim = ask(cache, filter, key, bytes);
            victims.add(victim);
            return victim;
        });
        return victims;
    }

    private static int ask(CacheModel cache, EvictionFilter filter, long incomingKey, long incomingBytes) {
        return cache.policy.victim(filter, incomingKey, incomingBytes);
    }

    private CacheModel follow(ReplacementPolicy policy, List<Step> steps, VictimQuery choice) {
        CacheModel cache = new CacheModel(policy, choice, notesKeys());
        steps.forEach(cache::apply);
        return cache;
    }

    /** Returns whether the policy notes new keys. Its reference is called in the same way. */
    private boolean notesKeys() {
        if (notesKeys == null) {
            ReplacementPolicy policy = policy();
            policy.missed(0, LINE_BYTES, Operation.READ, ReplacementPolicy.UNKNOWN);
            policy.inserted(0, 0, LINE_BYTES, Operation.READ, ReplacementPolicy.UNKNOWN);
            notesKeys = policy.renamed(0, 1);
        }
        return notesKeys;
    }

    private ReplacementPolicy policy() {
        return policy(2 * LINES);
    }

    private ReplacementPolicy policy(int ghostLimit) {
        return create(new CacheSurroundings(LINES, LINES * LINE_BYTES, ghostLimit, 7, parts()));
    }

    private static void check(Consumer<List<Step>> statement) {
        Property.ofLists(random ->
                        new Step((int) random.nextLong(Step.KINDS), (int) random.nextLong(CacheModel.KEYS), (int)
                                random.nextLong(1 << LINES)))
                .longest(120)
                .check(statement);
    }
}
