package org.spindle.flash.ssd;

import org.jspecify.annotations.Nullable;
import org.spindle.flash.store.BlockStore;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.sim.RandomStream;

/** Bad blocks. */
@Doc("Bad blocks, from the factory or worn out.")
public record FlashDefects(
        @Doc("Share of the blocks of each plane that are bad from the factory, at random places.")
        @Default("0")
        @Range(min = "0", max = "0.5")
        double factory,

        @Doc(
                "Endurance: the erases of a block before it fails and is retired at the next one. A plane without spare blocks"
                        + " ends the run. No limit if absent.")
        @Range(min = "1")
        @Nullable
        Integer endurance) {

    /** Returns the number of factory bad blocks of a plane. */
    int factoryBlocks(int blocks) {
        return (int) Math.round(factory * blocks);
    }

    /** Retires the bad blocks of a store whose blocks are all free. Draws nothing if there are none. */
    void applyTo(BlockStore store, RandomStream random) {
        int blocks = store.geometry().blocks();
        for (int plane = 0; plane < store.geometry().allPlanes(); plane++) {
            for (int bad = factoryBlocks(blocks); bad > 0; ) {
                int block = plane * blocks + (int) random.nextLong(blocks);
                if (!store.isRetired(block)) {
                    store.retire(block);
                    bad--;
                }
            }
        }
        if (endurance != null) {
            store.endurance(endurance);
        }
    }
}
