package org.spindle.host.volume.layout;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds balanced block designs, by these methods in order:
 *
 * <ol>
 *   <li>a cyclic difference family (Bose 1939; Hall 1986, Combinatorial Theory, section 11.2): base blocks in whose
 *       differences every residue except 0 occurs equally often, shifted by 0, 1, 2, ...; the smallest number of
 *       base blocks is tried first, with a bounded search;
 *   <li>for a prime number of elements, the multiples of one block by 1 to half that number, shifted likewise: multiplication
 *       maps every difference to every other up to its sign, so that all occur equally often;
 *   <li>all subsets of the given size.
 * </ol>
 */
public final class BlockDesigns {

    /** Maximum number of steps of the search for a difference family; small families are found in far fewer. */
    private static final int STEPS = 2_000_000;

    /** Maximum number of blocks of a design. */
    private static final int MAX_BLOCKS = 100_000;

    private final int elements;
    private final int size;

    private BlockDesigns(int elements, int size) {
        this.elements = elements;
        this.size = size;
    }

    /**
     * Returns the design of blocks of {@code size} over {@code elements}; it is always the same.
     *
     * @param size at least 2, at most {@code elements}
     * @throws IllegalArgumentException if none is found with at most 100,000 blocks; the message contains a remedy
     */
    public static BlockDesign of(int elements, int size) {
        int[][] blocks = new BlockDesigns(elements, size).find();
        if (blocks == null) {
            throw new IllegalArgumentException("no balanced block design of " + size + " out of " + elements
                    + " members was found with at most " + MAX_BLOCKS
                    + " blocks; a prime number of members always has one");
        }
        return new BlockDesign(elements, blocks);
    }

    private int @Nullable [][] find() {
        if (size == elements) {
            return subsets();
        }
        int maxBases = Math.min(6, MAX_BLOCKS / elements);
        for (int bases = 1; bases <= maxBases; bases++) {
            if (bases * size * (size - 1) % (elements - 1) == 0) {
                int[][] family = new FamilySearch(elements, size, bases).find();
                if (family != null) {
                    return shifted(List.of(family));
                }
            }
        }
        long subsets = countSubsets();
        long byMultiples = (long) elements * (elements - 1) / 2;
        if (isPrime() && byMultiples <= Math.min(subsets, MAX_BLOCKS)) {
            return shifted(multiples());
        }
        return subsets <= MAX_BLOCKS ? subsets() : null;
    }

    private int[][] shifted(List<int[]> bases) {
        int[][] blocks = new int[bases.size() * elements][size];
        for (int b = 0; b < blocks.length; b++) {
            int[] base = bases.get(b / elements);
            for (int place = 0; place < size; place++) {
                blocks[b][place] = (base[place] + b % elements) % elements;
            }
        }
        return blocks;
    }

    private List<int[]> multiples() {
        List<int[]> bases = new ArrayList<>();
        for (int factor = 1; factor <= (elements - 1) / 2; factor++) {
            int[] base = new int[size];
            for (int place = 0; place < size; place++) {
                base[place] = place * factor % elements;
            }
            bases.add(base);
        }
        return bases;
    }

    private boolean isPrime() {
        for (int d = 2; d * d <= elements; d++) {
            if (elements % d == 0) {
                return false;
            }
        }
        return elements > 2;
    }

    /** Returns the number of subsets, or a lower bound of at least 1,000,000,000 for larger numbers. */
    private long countSubsets() {
        long count = 1;
        for (int i = 1; i <= size; i++) {
            count = count * (elements - size + i) / i;
            if (count > 1_000_000_000L) {
                return count;
            }
        }
        return count;
    }

    private int[][] subsets() {
        List<int[]> all = new ArrayList<>();
        int[] subset = new int[size];
        for (int i = 0; i < size; i++) {
            subset[i] = i;
        }
        while (true) {
            all.add(subset.clone());
            int place = size - 1;
            while (place >= 0 && subset[place] == elements - size + place) {
                place--;
            }
            if (place < 0) {
                return all.toArray(new int[0][]);
            }
            subset[place]++;
            for (int i = place + 1; i < size; i++) {
                subset[i] = subset[i - 1] + 1;
            }
        }
    }

    /** Searches for base blocks that begin with 0 and ascend, by backtracking. */
    private static final class FamilySearch {

        private final int elements;
        private final int[][] bases;
        private final int[] uses;
        private final int limit;
        private int steps;

        FamilySearch(int elements, int size, int bases) {
            this.elements = elements;
            this.bases = new int[bases][size];
            uses = new int[elements];
            limit = bases * size * (size - 1) / (elements - 1);
        }

        int @Nullable [][] find() {
            return extend(0, 1) ? bases : null;
        }

        private boolean extend(int base, int place) {
            if (base == bases.length) {
                return true;
            }
            int[] block = bases[base];
            if (place == block.length) {
                return extend(base + 1, 1);
            }
            for (int element = block[place - 1] + 1; element < elements && steps < STEPS; element++) {
                steps++;
                if (tryElement(block, place, element)) {
                    block[place] = element;
                    if (extend(base, place + 1)) {
                        return true;
                    }
                    count(block, place, element, -1);
                }
            }
            return false;
        }

        /** Counts the differences to the previous elements and returns true, unless one of them would occur too often. */
        private boolean tryElement(int[] block, int place, int element) {
            count(block, place, element, 1);
            for (int i = 0; i < place; i++) {
                int difference = element - block[i];
                if (uses[difference] > limit || uses[elements - difference] > limit) {
                    count(block, place, element, -1);
                    return false;
                }
            }
            return true;
        }

        private void count(int[] block, int place, int element, int by) {
            for (int i = 0; i < place; i++) {
                int difference = element - block[i];
                uses[difference] += by;
                uses[elements - difference] += by;
            }
        }
    }
}
