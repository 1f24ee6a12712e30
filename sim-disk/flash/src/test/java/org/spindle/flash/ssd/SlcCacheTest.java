package org.spindle.flash.ssd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.spindle.flash.FlashRig.response;

import org.junit.jupiter.api.Test;
import org.spindle.flash.FlashRig;
import org.spindle.spi.request.Request;

/**
 * Hand-worked cases of the SLC write cache, with the times of {@link SmallSsd}: 361 and 24,601 of a program, 290, 30 and 24,601 of a
 * read, 220 of an erase, 2,496 of the link for 8 KiB. Blocks have six pages with three bits a cell, and two with one.
 */
class SlcCacheTest {

    private static final String ONE_PLANE = """
            link: conversation
            geometry: {channels: 1, chips: 1, dies: 1, planes: 1, blocks: 22, pages: 6}
            overProvisioning: 0.6
            flash: {read: [75 us, 75 us, 75 us], program: [750 us, 750 us, 750 us]}
            garbageCollection: {threshold: 0.15}
            slcCache: {fixed: 2, read: 25 us, program: 200 us}
            """;

    private static final long LINK = 2_496;
    private static final long SLC_PROGRAM = 361 + 24_601 + 200_000;
    private static final long PROGRAM = 361 + 24_601 + 750_000;
    private static final long SLC_READ = 290 + 25_000 + 30 + 24_601;
    private static final long READ = 290 + 75_000 + 30 + 24_601;
    private static final long ERASE = 220 + 3_800_000;

    private static FlashRig rig(String... sets) {
        return new FlashRig(new SsdFactory(), FlashRig.config(SsdConfig.class, ONE_PLANE, sets));
    }

    private static Request[] writes(FlashRig rig, int count) {
        Request[] writes = new Request[count];
        for (int i = 0; i < count; i++) {
            writes[i] = rig.writeAt(20_000 * i, 16 * i, 16);
        }
        return writes;
    }

    /** Two blocks of two pages take four writes; the fifth is programmed with three bits a cell. */
    @Test
    void writesAreSlowerWhenTheCacheIsFull() {
        FlashRig rig = rig();
        Request[] writes = writes(rig, 5);
        Request cached = rig.readAt(200_000, 0, 16);
        Request bypassed = rig.readAt(220_000, 64, 16);
        rig.run();
        for (int i = 0; i < 4; i++) {
            assertThat(response(writes[i])).isEqualTo(LINK + SLC_PROGRAM);
        }
        assertThat(response(writes[4])).isEqualTo(LINK + PROGRAM);
        assertThat(response(cached)).isEqualTo(SLC_READ + LINK);
        assertThat(response(bypassed)).isEqualTo(READ + LINK);
        assertThat(rig.measured.count("slc-pages-programmed")).isEqualTo(4);
        assertThat(rig.measured.count("slc-pages-bypassed")).isEqualTo(1);
        assertThat(rig.measured.levels("slc-blocks-used")).containsExactly(1.0, 1.0, 2.0, 2.0);
    }

    /** The fifth write waits until both pages of the first block are read, then programmed, and the block is erased. */
    @Test
    void aFullCacheIsFoldedOnDemand() {
        FlashRig rig = rig("slcCache.whenFull=fold");
        Request[] writes = writes(rig, 5);
        Request moved = rig.readAt(200_000, 0, 16);
        rig.run();
        long folded = 2 * SLC_READ + 2 * PROGRAM + ERASE;
        assertThat(response(writes[4])).isEqualTo(LINK + folded + SLC_PROGRAM);
        assertThat(rig.parts(writes[4])).containsEntry("gc-stall", folded);
        assertThat(response(moved)).isEqualTo(READ + LINK);
        assertThat(rig.measured.count("slc-pages-folded")).isEqualTo(2);
        assertThat(rig.measured.count("blocks-erased")).isZero();
    }

    /** A page that was written again is not moved. */
    @Test
    void whatIsNoLongerValidIsNotFolded() {
        FlashRig rig = rig("slcCache.whenFull=fold");
        rig.writeAt(0, 0, 16);
        rig.writeAt(20_000, 0, 16);
        rig.writeAt(40_000, 0, 16);
        rig.writeAt(60_000, 16, 16);
        Request waits = rig.writeAt(80_000, 32, 16);
        rig.run();
        assertThat(response(waits)).isEqualTo(LINK + ERASE + SLC_PROGRAM);
        assertThat(rig.measured.count("slc-pages-folded")).isZero();
        assertThat(rig.measured.count("slc-blocks-folded")).isEqualTo(1);
    }

    /** Ten milliseconds after the fourth write both blocks are folded; what comes meanwhile waits for the operation of the die only. */
    @Test
    void theCacheIsFoldedInIdleTime() {
        FlashRig rig = rig("slcCache.idle=10 ms");
        for (int i = 0; i < 4; i++) {
            rig.writeAt(1_000 * i, 16 * i, 16);
        }
        Request after = rig.writeAt(100_000, 64, 16);
        Request moved = rig.readAt(102_000, 0, 16);
        rig.run();
        assertThat(rig.measured.count("slc-pages-folded")).isEqualTo(4);
        assertThat(rig.measured.count("slc-pages-bypassed")).isZero();
        assertThat(response(after)).isEqualTo(LINK + SLC_PROGRAM);
        assertThat(response(moved)).isEqualTo(READ + LINK);
    }

    /** A command ends the idle time: the block that is being folded is the last one. */
    @Test
    void aCommandEndsTheFoldingOfIdleTime() {
        FlashRig rig = rig("slcCache.idle=10 ms");
        for (int i = 0; i < 4; i++) {
            rig.writeAt(1_000 * i, 16 * i, 16);
        }
        for (int i = 0; i < 20; i++) {
            rig.readAt(13_500 + 2_000 * i, 0, 8);
        }
        Request late = rig.readAt(13_450 + 40_000, 48, 16);
        rig.run();
        assertThat(response(late)).isEqualTo(SLC_READ + LINK);
    }

    /**
     * With three quarters of two blocks as the limit, the first full block is folded although the host continues to send requests.
     */
    @Test
    void foldingBeginsBelowALimit() {
        FlashRig rig = rig("slcCache.foldBelow=0.75");
        Request[] writes = writes(rig, 9);
        rig.run();
        for (Request write : writes) {
            assertThat(response(write)).isEqualTo(LINK + SLC_PROGRAM);
        }
        assertThat(rig.measured.count("slc-blocks-folded")).isEqualTo(4);
    }

    /** An empty drive has three blocks to spare for the cache, which hold six pages. */
    @Test
    void anEmptyDriveLendsBlocks() {
        FlashRig rig = rig("slcCache={dynamic: 3, read: 25 us, program: 200 us}");
        Request[] writes = writes(rig, 7);
        rig.run();
        assertThat(response(writes[5])).isEqualTo(LINK + SLC_PROGRAM);
        assertThat(response(writes[6])).isEqualTo(LINK + PROGRAM);
    }

    /**
     * 22 blocks of 6 pages have 82 logical ones in 14 blocks; 8 are free, and collection would begin below 3: 5 are lent.
     */
    @Test
    void aFullDriveLendsWhatIsFree() {
        FlashRig rig = rig("slcCache={dynamic: 20, program: 200 us}", "precondition.state=sequential");
        Request[] writes = writes(rig, 11);
        rig.run();
        assertThat(response(writes[9])).isEqualTo(LINK + SLC_PROGRAM);
        assertThat(response(writes[10])).isEqualTo(LINK + PROGRAM);
    }

    @Test
    void cachesThatCannotBeAreRefused() {
        assertThatThrownBy(() -> rig("flash={}")).hasMessageContaining("one type of pages");
        assertThatThrownBy(() -> rig("slcCache={}")).hasMessageContaining("the cache has no blocks");
        assertThatThrownBy(() -> rig("slcCache.fixed=22")).hasMessageContaining("not fewer than the 22 of a plane");
        assertThatThrownBy(() -> rig("overProvisioning=0.2", "slcCache={dynamic: 3}"))
                .hasMessageContaining("spare, of which 3 are to be free and 4 being written");
    }

    /** Blocks of the cache have a time to erase of their own. */
    @Test
    void theEraseOfTheCacheHasItsTime() {
        FlashRig rig = rig("slcCache.whenFull=fold", "slcCache.erase=1 ms");
        Request[] writes = writes(rig, 5);
        rig.run();
        assertThat(response(writes[4])).isEqualTo(LINK + 2 * SLC_READ + 2 * PROGRAM + 220 + 1_000_000 + SLC_PROGRAM);
    }

    /** The fourth read of the first block, which has two pages, moves them out of the cache; the fifth takes the time of three bits. */
    @Test
    void aBlockThatIsReadOftenIsFolded() {
        FlashRig rig = rig("garbageCollection.readDisturb=4");
        writes(rig, 3);
        Request[] reads = new Request[5];
        for (int i = 0; i < 5; i++) {
            reads[i] = rig.readAt(200_000 + 20_000 * i, 16 * (i % 2), 16);
        }
        rig.run();
        assertThat(response(reads[3])).isEqualTo(SLC_READ + LINK);
        assertThat(response(reads[4])).isEqualTo(READ + LINK);
        assertThat(rig.measured.count("blocks-moved-after-reads")).isEqualTo(1);
        assertThat(rig.measured.count("slc-pages-folded")).isEqualTo(2);
    }
}
