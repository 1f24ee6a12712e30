package org.spindle.flash.ssd;

import org.jspecify.annotations.Nullable;
import org.spindle.flash.store.BlockStore;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.sim.RandomStream;

/** Bad blocks. */
@Doc("Blocks that are, or go, out of use.")
public record FlashDefects(
        @Doc("Share of the blocks of each plane that are bad from the factory, at random places.")
        @Default("0")
        @Range(min = "0", max = "0.5")
        double factory,

        @Doc(
                "Erases that a block endures: when it is to be erased once more it fails and goes out of use. A plane without blocks to spare"
                        + " ends the run. No limit if absent.")
        @Range(min = "1")
        @Nullable
        Integer endurance) {

    /** Blocks of a plane that are bad from the factory. */
    int factoryBlocks(int blocks) {
        return (int) Math.round(factory * blocks);
    }

    /** Takes the bad blocks of a store, all of whose blocks are free, out of use. Draws nothing if there are none. */
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
