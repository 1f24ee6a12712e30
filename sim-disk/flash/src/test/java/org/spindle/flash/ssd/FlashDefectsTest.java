package org.spindle.flash.ssd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.spindle.flash.FlashRig;
import org.spindle.flash.store.BlockStore;
import org.spindle.testkit.sim.TestRandom;

/** Blocks that are bad from the start, wear out, or are moved because of many reads. */
class FlashDefectsTest {

    /** One plane of 20 blocks of 4 pages of 8 KiB; 44 logical pages in 11 blocks. Collection begins below three free blocks. */
    private static final String ONE_PLANE = """
            link: conversation
            geometry: {channels: 1, chips: 1, dies: 1, planes: 1, blocks: 20, pages: 4}
            overProvisioning: 0.8
            garbageCollection: {threshold: 0.15}
            precondition: {state: sequential}
            """;

    private static SsdConfig config(String... sets) {
        return FlashRig.config(SsdConfig.class, ONE_PLANE, sets);
    }

    private static FlashRig rig(String... sets) {
        return new FlashRig(new SsdFactory(), config(sets));
    }

    /** A tenth of 20 blocks is 2: 18 are free, or 7 beside 11 full ones. */
    @Test
    void blocksAreBadFromTheFactory() {
        SsdConfig config = config("defects.factory=0.1");
        BlockStore store = StartingState.of(config, new TestRandom(5)).store();
        assertThat(store.retired(0)).isEqualTo(2);
        assertThat(store.freeBlocks(0)).isEqualTo(7);
        for (int block = 0; block < 20; block++) {
            assertThat(store.isRetired(block) && store.valid(block) > 0).isFalse();
        }
        assertThatThrownBy(() -> config("defects.factory=0.2")).hasMessageContaining("leaves 5 of 16 blocks");
    }

    /** 20 - 11 - 3 open - 1 reserved leave 5 blocks that may wear out; the sixth ends the run. */
    @Test
    void aBlockThatWearsOutGoesOutOfUse() {
        assertThat(config().expendableBlocks()).isEqualTo(5);
        FlashRig rig = rig("defects.endurance=2", "garbageCollection.dynamicWear=false");
        TestRandom random = new TestRandom(7);
        for (int i = 0; i < 2_000; i++) {
            rig.writeAt(5_000.0 * i, 16 * random.nextLong(44), 16);
        }
        assertThatThrownBy(rig::run).hasMessageContaining("plane 0 is worn out: 6 of its blocks are retired");
        assertThat(rig.measured.levels("blocks-retired")).containsExactly(1.0, 2.0, 3.0, 4.0, 5.0, 6.0);
        assertThat(rig.measured.count("blocks-erased")).isGreaterThanOrEqualTo(3 * 6);
    }

    /** Each erase is one of 20 blocks times 1000. */
    @Test
    void theEnduranceUsedIsAccountedFor() {
        FlashRig rig = rig("defects.endurance=1000");
        TestRandom random = new TestRandom(7);
        for (int i = 0; i < 200; i++) {
            rig.writeAt(5_000.0 * i, 16 * random.nextLong(44), 16);
        }
        rig.run();
        long erases = rig.measured.count("blocks-erased");
        assertThat(erases).isPositive();
        assertThat(rig.measured.levels("endurance-used")).hasSize((int) erases).endsWith(erases / 20_000.0);
    }

    /** The fourth read of the first block moves its four pages; the fifth finds the page in another block. */
    @Test
    void aBlockThatIsReadOftenIsMoved() {
        FlashRig rig = rig("garbageCollection.readDisturb=4");
        for (int i = 0; i < 5; i++) {
            rig.readAt(10_000.0 * i, 16 * (i % 4), 16);
        }
        rig.run();
        assertThat(rig.done).hasSize(5);
        assertThat(rig.measured.count("blocks-moved-after-reads")).isEqualTo(1);
        assertThat(rig.measured.count("pages-copied")).isEqualTo(4);
        assertThat(rig.measured.count("blocks-erased")).isEqualTo(1);
    }

    @Test
    void readsBelowTheLimitMoveNothing() {
        FlashRig rig = rig("garbageCollection.readDisturb=4");
        for (int i = 0; i < 9; i++) {
            rig.readAt(10_000.0 * i, 64 * (i % 3), 16);
        }
        rig.run();
        assertThat(rig.measured.count("blocks-erased")).isZero();
    }

    /** Blocks that are bad from the factory endure no erase: each erase is one of 18 blocks times 1000. */
    @Test
    void badBlocksEndureNothing() {
        FlashRig rig = rig("defects={factory: 0.1, endurance: 1000}");
        TestRandom random = new TestRandom(7);
        for (int i = 0; i < 200; i++) {
            rig.writeAt(5_000.0 * i, 16 * random.nextLong(44), 16);
        }
        rig.run();
        long erases = rig.measured.count("blocks-erased");
        assertThat(erases).isPositive();
        assertThat(rig.measured.levels("endurance-used")).endsWith(erases / 18_000.0);
    }
}
