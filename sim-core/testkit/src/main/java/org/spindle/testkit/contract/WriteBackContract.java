package org.spindle.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.spindle.spi.Parts;
import org.spindle.spi.cache.WriteBackContext;
import org.spindle.spi.cache.WriteBackPolicy;
import org.spindle.testkit.contract.WriteBackModel.Step;
import org.spindle.testkit.property.Property;

/**
 * The contract of {@link WriteBackPolicy}, checked with random writes to a cache of eight lines over two units. A policy's test
 * extends this class and implements how to create the policy and which bounds it keeps.
 */
public class WriteBackContract extends ComponentContract<WriteBackContext, WriteBackPolicy> {

    /** The contract of a component that a test creates; see {@link #create}. */
    protected WriteBackContract() {}

    /** The contract of the components of a type; see {@link ComponentContract}. */
    public WriteBackContract(Function<WriteBackContext, WriteBackPolicy> maker, Parts parts) {
        super(maker, parts);
    }

    /** The longest time in nanoseconds for which a line may be dirty that is not in use. */
    protected long longestDirtyNanos() {
        return Long.MAX_VALUE;
    }

    /** The greatest number of dirty lines, of eight, after all events of an instant. */
    protected int mostDirty() {
        return WriteBackModel.LINES;
    }

    @Test
    void keepsNoLineDirtyBeyondTheStatedAge() {
        check(steps -> {
            WriteBackModel cache = follow(steps);
            if (longestDirtyNanos() < Long.MAX_VALUE) {
                cache.runUntil(cache.events().now() + 2 * longestDirtyNanos());
            }
            assertThat(cache.longestDirty()).as("longest time dirty").isLessThanOrEqualTo(longestDirtyNanos());
        });
    }

    @Test
    void keepsAtMostTheStatedNumberOfLinesDirty() {
        check(steps -> assertThat(follow(steps).mostDirty()).as("dirty lines").isLessThanOrEqualTo(mostDirty()));
    }

    /** Also when the host has cleaned all lines without the policy. */
    @Test
    void schedulesNothingWhenNothingIsDirty() {
        check(steps -> {
            WriteBackModel cache = follow(steps);
            cache.clean();
            assertThat(cache.ends()).as("end of the events").isTrue();
        });
    }

    /** Evictions and flushes destage lines that the policy would have destaged later. */
    @Test
    void keepsItsBoundsWhenTheHostWritesOutToo() {
        check(steps -> {
            WriteBackModel cache = cache();
            for (Step step : steps) {
                cache.take(step);
                if (step.millis() % 3 == 0 && step.line() < WriteBackModel.LINES) {
                    cache.writeOut(step.line());
                }
            }
            cache.runUntil(cache.events().now());
            assertThat(cache.longestDirty())
                    .as("longest time dirty beside write-outs of the host")
                    .isLessThanOrEqualTo(longestDirtyNanos());
            assertThat(cache.mostDirty())
                    .as("dirty lines beside write-outs of the host")
                    .isLessThanOrEqualTo(mostDirty());
        });
    }

    /** The cache of the kit rejects lines that it does not have. */
    @Test
    void writesOutLinesThatExist() {
        check(this::follow);
    }

    @Test
    void actsAlikeForTheSameSeedAndHistory() {
        check(steps -> assertThat(follow(steps).log)
                .as("write-outs of the same history")
                .isEqualTo(follow(steps).log));
    }

    /** Two caches of one scenario have separate policies. */
    @Test
    void servesItsOwnCacheOnly() {
        check(steps -> {
            WriteBackModel cache = cache();
            WriteBackModel other = cache();
            for (Step step : steps) {
                other.take(new Step((step.line() + 3) % WriteBackModel.LINES, step.millis() + 1));
                cache.take(step);
            }
            cache.runUntil(cache.events().now());
            assertThat(cache.log).as("write-outs beside another cache").isEqualTo(follow(steps).log);
        });
    }

    private WriteBackModel follow(List<Step> steps) {
        WriteBackModel cache = cache();
        cache.follow(steps);
        return cache;
    }

    private WriteBackModel cache() {
        return new WriteBackModel(this::create, parts());
    }

    private static void check(Consumer<List<Step>> statement) {
        Property.ofLists(random -> new Step((int) random.nextLong(WriteBackModel.LINES + 2), random.nextLong(8)))
                .longest(60)
                .check(statement);
    }
}
