package org.spindle.host.volume.layout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@link BlockDesign} itself refuses blocks that are not balanced. */
class BlockDesignsTest {

    /** Hall 1986, table of small designs: projective planes and other symmetric designs, complete designs. */
    @ParameterizedTest
    @CsvSource({
        "7,3,7,3", // the plane of order 2
        "13,4,13,4", // the plane of order 3
        "21,5,21,5", // the plane of order 4
        "11,5,11,5", // the quadratic residues modulo 11
        "13,3,26,6", // the triple system of two cyclic families
        "5,4,5,4",
        "6,6,1,1",
        "6,3,20,10",
        "23,7,253,77" // multiples of one block
    })
    void findsTheSmallestDesignOfItsMethods(int elements, int size, int blocks, int replication) {
        BlockDesign design = BlockDesigns.of(elements, size);
        assertThat(design.blocks()).isEqualTo(blocks);
        assertThat(design.replication()).isEqualTo(replication);
    }

    @Test
    void findsOneForEveryPairOfSmallNumbers() {
        for (int elements = 2; elements <= 16; elements++) {
            for (int size = 2; size <= elements; size++) {
                BlockDesign design = BlockDesigns.of(elements, size);
                assertThat(design.blocks() * size).isEqualTo(design.replication() * elements);
            }
        }
    }

    @Test
    void namesARemedyWhenItFindsNoDesign() {
        assertThatThrownBy(() -> BlockDesigns.of(100, 37))
                .hasMessageContaining("37 out of 100")
                .hasMessageContaining("a prime number");
    }

    @Test
    void refusesBlocksThatAreNotBalanced() {
        assertThatThrownBy(() -> new BlockDesign(4, new int[][] {{0, 1}, {2, 3}, {0, 1}, {2, 3}}))
                .hasMessageContaining("balance");
    }
}
