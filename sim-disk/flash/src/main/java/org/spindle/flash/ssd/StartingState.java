package org.spindle.flash.ssd;

import org.spindle.flash.medium.PlaneOrder;
import org.spindle.flash.store.BlockStore;
import org.spindle.flash.store.PlaneCollection;
import org.spindle.flash.store.Preconditioning;
import org.spindle.flash.store.SteadyState;
import org.spindle.flash.store.VictimChoice;
import org.spindle.flash.store.WriteStream;
import org.spindle.spi.sim.RandomStream;

/** The state of the blocks and the map of a drive before the run. */
record StartingState(BlockStore store, PlaneOrder order) {

    /** Open blocks that the steady state excludes. */
    private static final int OPEN = 2;

    /**
     * Makes the state.
     *
     * @throws IllegalArgumentException if it cannot be reached; the message says what would help
     */
    static StartingState of(SsdConfig config, RandomStream random) {
        CollectorConfig collection = config.garbageCollection();
        int blocks = config.geometry().blocks();
        BlockStore store = new BlockStore(
                config.geometry(),
                config.pages(),
                config.mapPages(),
                collection.reservedBlocks(blocks),
                collection.dynamicWear());
        config.defects().applyTo(store, random);
        SlcCacheConfig slc = config.slcCache();
        if (slc != null) {
            store.cacheIn(
                    slc.blocks(config.geometry(), config.flash().program().size(), collection.thresholdBlocks(blocks)));
        }
        PlaneOrder order = new PlaneOrder(config.placement().order(), config.geometry());
        Preconditioning filling = new Preconditioning(store, order, random);
        PreconditionConfig wanted = config.precondition();
        int filled = config.filledPages();
        switch (wanted.state()) {
            case EMPTY -> filled = 0;
            case SEQUENTIAL -> filling.sequential(filled);
            case STEADY -> filling.steady(filled, choices(collection, blocks), freeBlocks(config));
            case WRITTEN -> {
                filling.sequential(filled);
                PlaneCollection collect = new PlaneCollection(
                        store,
                        collection.policy().policy(collection.draws(blocks), random),
                        collection.thresholdBlocks(blocks));
                filling.overwrite(filled, Math.round(wanted.overwrites() * filled), collect);
            }
        }
        if (filled > 0) {
            writeMap(store, config.mapPages());
        }
        return new StartingState(store, order);
    }

    private static int choices(CollectorConfig collection, int blocks) {
        if (collection.policy() == VictimChoice.GREEDY) {
            return SteadyState.GREEDY;
        }
        return collection.policy() == VictimChoice.RANDOM ? 1 : collection.draws(blocks);
    }

    /** As many as the collection keeps free, and room for what is open and for the map. */
    private static int freeBlocks(SsdConfig config) {
        int mapBlocks = (int) Math.ceil(config.mapPages()
                / (double) config.geometry().allPlanes()
                / config.geometry().pages());
        return config.garbageCollection().thresholdBlocks(config.geometry().blocks()) + OPEN + mapBlocks;
    }

    private static void writeMap(BlockStore store, int mapPages) {
        for (int i = 0; i < mapPages; i++) {
            int plane = i % store.geometry().allPlanes();
            int page = store.write(plane, WriteStream.MAP, store.hostPages() + i);
            if (page == BlockStore.NONE) {
                throw new IllegalArgumentException("there is no room for the " + mapPages
                        + " pages of the map; more over-provisioning is needed, or a lower precondition.fill");
            }
            store.programmed(page);
        }
    }
}
