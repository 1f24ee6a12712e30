package org.spindle.testkit.property;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.sim.RandomStream;
import org.spindle.testkit.sim.TestRandom;

/**
 * A statement about all lists of a type, checked on random ones. A list that refutes it is shortened by removing
 * halves, then quarters, and so on down to single elements, for as long as the rest still refutes it; the failure shows
 * what remains and the seed.
 *
 * <pre>{@code
 * Property.ofLists(random -> random.nextLong(100)).check(numbers -> assertThat(sorted(numbers)).isSorted());
 * }</pre>
 *
 * <p>The seed is 1 unless given, so that each build checks the same lists; the system property {@value #SEED}
 * selects others.
 */
public final class Property<T> {

    /** The system property that overrides the seed of every property. */
    public static final String SEED = "spindle.property.seed";

    private final Generator<T> elements;
    private long seed = 1;
    private int tries = 200;
    private int longest = 100;

    private Property(Generator<T> elements) {
        this.elements = elements;
    }

    public static <T> Property<T> ofLists(Generator<T> elements) {
        return new Property<>(elements);
    }

    public Property<T> seed(long value) {
        seed = value;
        return this;
    }

    /** The number of lists to check. */
    public Property<T> tries(int value) {
        tries = value;
        return this;
    }

    /** Length of the longest lists; their lengths are uniform between 0 and this. */
    public Property<T> longest(int value) {
        longest = value;
        return this;
    }

    /**
     * Checks the statement.
     *
     * @param statement throws if it does not hold for a list; must not keep state between lists
     * @throws AssertionError with the shortest refuting list that was found
     */
    public void check(Consumer<List<T>> statement) {
        long firstSeed = Long.getLong(SEED, seed);
        for (int i = 0; i < tries; i++) {
            List<T> list = draw(new TestRandom(firstSeed + i));
            if (refutation(statement, list) != null) {
                List<T> shortest = shorten(statement, list);
                throw new AssertionError(
                        "refuted by " + shortest + "\n(seed " + (firstSeed + i) + ", shortened from " + list.size()
                                + " to " + shortest.size() + " elements; try it alone with -D" + SEED + "="
                                + (firstSeed + i) + ")",
                        refutation(statement, shortest));
            }
        }
    }

    private List<T> draw(RandomStream random) {
        int length = (int) random.nextLong(longest + 1L);
        List<T> list = new ArrayList<>(length);
        for (int i = 0; i < length; i++) {
            list.add(elements.next(random));
        }
        return list;
    }

    private List<T> shorten(Consumer<List<T>> statement, List<T> refuting) {
        List<T> shortest = refuting;
        int part = Math.max(1, shortest.size() / 2);
        while (!shortest.isEmpty()) {
            List<T> shorter = without(statement, shortest, part);
            if (shorter.size() < shortest.size()) {
                shortest = shorter;
            } else if (part > 1) {
                part /= 2;
            } else {
                break;
            }
        }
        return shortest;
    }

    /** Removes every part of that many elements that is not needed to refute the statement. */
    private List<T> without(Consumer<List<T>> statement, List<T> refuting, int part) {
        List<T> rest = refuting;
        for (int from = 0; from < rest.size(); ) {
            List<T> shorter = new ArrayList<>(rest.subList(0, from));
            shorter.addAll(rest.subList(Math.min(from + part, rest.size()), rest.size()));
            if (refutation(statement, shorter) != null) {
                rest = shorter;
            } else {
                from += part;
            }
        }
        return rest;
    }

    private @Nullable Throwable refutation(Consumer<List<T>> statement, List<T> list) {
        try {
            statement.accept(List.copyOf(list));
            return null;
        } catch (RuntimeException | AssertionError refuted) {
            return refuted;
        }
    }
}
