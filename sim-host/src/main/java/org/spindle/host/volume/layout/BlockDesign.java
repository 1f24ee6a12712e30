package org.spindle.host.volume.layout;

/**
 * A balanced incomplete block design: blocks of equal size over a set of elements, such that every element is in the same number of
 * blocks, and every two elements are together in the same number of blocks.
 */
public final class BlockDesign {

    private final int elements;
    private final int[][] blocks;

    /** For each block and place, the number of earlier blocks that contain the same element. */
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

    /** Returns the number of elements. */
    int elements() {
        return elements;
    }

    /** Returns the number of blocks. */
    int blocks() {
        return blocks.length;
    }

    /** Returns the number of elements in a block. */
    int blockSize() {
        return blocks[0].length;
    }

    /** Returns the number of blocks that contain an element. */
    int replication() {
        return containing[0].length;
    }

    int element(int block, int place) {
        return blocks[block][place];
    }

    /** Returns the number of earlier blocks that contain the element at a place of a block. */
    int occurrence(int block, int place) {
        return occurrences[block][place];
    }

    /** Returns the block with the given occurrence of an element, from 0. */
    int blockWith(int element, int occurrence) {
        return containing[element][occurrence];
    }
}
