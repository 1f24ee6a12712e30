package org.spindle.host.volume.layout;

/**
 * A balanced incomplete block design: blocks of equal size over a number of elements, such that every element is in equally
 * many blocks, and every two elements are together in equally many.
 */
public final class BlockDesign {

    private final int elements;
    private final int[][] blocks;

    /** For each block and place, how many earlier blocks contain the same element. */
    private final int[][] occurrences;

    /** For each element, the blocks that contain it, ascending. */
    private final int[][] containing;

    /**
     * @param blocks of equal size, each of different elements from 0 to {@code elements - 1}
     * @throws IllegalArgumentException if they are not balanced
     */
    BlockDesign(int elements, int[][] blocks) {
        this.elements = elements;
        this.blocks = blocks;
        int replication = blocks.length * blocks[0].length / elements;
        occurrences = new int[blocks.length][blocks[0].length];
        containing = new int[elements][replication];
        int[] seen = new int[elements];
        int[][] together = new int[elements][elements];
        for (int b = 0; b < blocks.length; b++) {
            for (int place = 0; place < blocks[b].length; place++) {
                int element = blocks[b][place];
                if (seen[element] == replication) {
                    throw new IllegalArgumentException("element " + element + " is in too many blocks");
                }
                occurrences[b][place] = seen[element];
                containing[element][seen[element]++] = b;
                for (int other : blocks[b]) {
                    together[element][other]++;
                }
            }
        }
        for (int i = 0; i < elements; i++) {
            for (int j = 0; j < elements; j++) {
                if (i != j && together[i][j] != together[0][1] || i == j && together[i][i] != replication) {
                    throw new IllegalArgumentException("elements " + i + " and " + j + " break the balance");
                }
            }
        }
    }

    /** Number of elements. */
    int elements() {
        return elements;
    }

    /** Number of blocks. */
    int blocks() {
        return blocks.length;
    }

    /** Elements in a block. */
    int blockSize() {
        return blocks[0].length;
    }

    /** Blocks that contain any one element. */
    int replication() {
        return containing[0].length;
    }

    int element(int block, int place) {
        return blocks[block][place];
    }

    /** How many earlier blocks contain the element at that place. */
    int occurrence(int block, int place) {
        return occurrences[block][place];
    }

    /** The block with an element's occurrence, from 0. */
    int blockWith(int element, int occurrence) {
        return containing[element][occurrence];
    }
}
