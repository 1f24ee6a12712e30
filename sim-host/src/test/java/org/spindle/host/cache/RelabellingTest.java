package org.spindle.host.cache;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.spindle.spi.layer.Relocation;
import org.spindle.spi.request.Operation;

/**
 * Cached data whose addresses change without requests ("the cache contents are relabelled", Hsu 2003, section 4.5.1). Lines of 8
 * sectors; requests below take 5 ms.
 */
class RelabellingTest {

    private static final long SECTORS = 400;

    /** The data of some sectors, and their new places; all other data stays. */
    private record Move(long from, long to, long length) implements Relocation {

        @Override
        public long place(long sector) {
            if (sector >= from && sector < from + length) {
                return to == GONE ? GONE : to + sector - from;
            }
            return sector;
        }

        @Override
        public long end(long sector, long limit) {
            if (sector < from) {
                return Math.min(limit, from);
            }
            return sector < from + length ? Math.min(limit, from + length) : limit;
        }
    }

    @Test
    void dataIsFoundAtItsNewAddressOnly() {
        Rig rig = rig(8, 1, "lru");
        rig.response(Operation.READ, 16, 16);
        assertThat(rig.cache().relocated(0, new Move(16, 104, 16))).isEqualTo(16);
        assertThat(rig.response(Operation.READ, 104, 16)).isZero();
        assertThat(rig.response(Operation.READ, 16, 8)).isEqualTo(5);
        assertThat(rig.units.get(0).log).containsExactly("R 16+16", "R 16+8");
    }

    /** Two lines become three, of which the outer ones are partly valid. */
    @Test
    void dataMayBeDividedDifferentlyIntoLines() {
        Rig rig = rig(8, 1, "lru");
        rig.response(Operation.READ, 16, 16);
        assertThat(rig.cache().relocated(0, new Move(16, 101, 16))).isEqualTo(16);
        assertThat(rig.response(Operation.READ, 101, 16)).isZero();
        assertThat(rig.response(Operation.READ, 96, 8)).isEqualTo(5);
        assertThat(rig.units.get(0).log).containsExactly("R 16+16", "R 96+5");
    }

    /** Data of two lines make up one: the grains of 4 sectors are complete only together. */
    @Test
    void grainsRemainWhoseDataAreAllCached() {
        Rig rig = rig(8, 4, "lru");
        rig.response(Operation.READ, 16, 16);
        assertThat(rig.cache().relocated(0, new Move(16, 102, 16))).isEqualTo(12);
        assertThat(rig.response(Operation.READ, 104, 12)).isZero();
        assertThat(rig.response(Operation.READ, 102, 2)).isEqualTo(5);
        assertThat(rig.units.get(0).log).containsExactly("R 16+16", "R 100+4");
    }

    @Test
    void replacedDataIsLost() {
        Rig rig = rig(8, 1, "lru");
        rig.response(Operation.READ, 16, 16);
        assertThat(rig.cache().relocated(0, new Move(16, Relocation.GONE, 8))).isZero();
        assertThat(rig.response(Operation.READ, 24, 8)).isZero();
        assertThat(rig.response(Operation.READ, 16, 8)).isEqualTo(5);
    }

    /** A cache of three lines, of which the one used longest ago is relabelled: it is evicted first nevertheless. */
    @Test
    void linesKeepTheirUse() {
        Rig rig = rig(3, 1, "lru");
        for (long line = 0; line < 3; line++) {
            rig.response(Operation.READ, 8 * line, 8);
        }
        rig.cache().relocated(0, new Move(0, 160, 8));
        rig.response(Operation.READ, 80, 8);
        assertThat(rig.response(Operation.READ, 8, 8)).isZero();
        assertThat(rig.response(Operation.READ, 160, 8)).isEqualTo(5);
    }

    /** The two lines used longest ago, whose data is in the opposite order afterwards: the first is evicted before the second. */
    @Test
    void linesKeepTheirUseInAnyOrder() {
        Rig rig = rig(3, 1, "lru");
        for (long line = 0; line < 3; line++) {
            rig.response(Operation.READ, 8 * line, 8);
        }
        rig.cache().relocated(0, new Relocation() {
            @Override
            public long place(long sector) {
                if (sector < 8) {
                    return sector + 168;
                }
                return sector < 16 ? sector + 152 : sector;
            }

            @Override
            public long end(long sector, long limit) {
                return Math.min(limit, LineShape.up(sector + 1, 8));
            }
        });
        rig.response(Operation.READ, 80, 8);
        assertThat(rig.response(Operation.READ, 160, 8)).isZero();
        assertThat(rig.response(Operation.READ, 168, 8)).isEqualTo(5);
    }

    /** A policy that does not note new keys gets the line again, as the one used last. */
    @Test
    void policiesThatKeepKeysGetTheLineAgain() {
        Rig rig = rig(3, 1, "telling");
        rig.response(Operation.READ, 0, 8);
        rig.told.clear();
        rig.cache().relocated(0, new Move(0, 160, 8));
        assertThat(rig.told).containsExactly("inserted 20: -1");
        assertThat(rig.response(Operation.READ, 160, 8)).isZero();
    }

    /** Three lines for which there are two slots: the last is lost, and the policy knows of two. */
    @Test
    void dataWithoutSlotIsLost() {
        Rig rig = rig(2, 1, "lru");
        rig.response(Operation.READ, 16, 16);
        assertThat(rig.cache().relocated(0, new Move(16, 101, 16))).isEqualTo(11);
        assertThat(rig.response(Operation.READ, 101, 11)).isZero();
        assertThat(rig.response(Operation.READ, 112, 1)).isEqualTo(5);
        assertThat(rig.response(Operation.READ, 200, 16)).isEqualTo(5);
    }

    /** What was written is still to be written where it was. */
    @Test
    void dirtyLinesKeepTheirAddresses() {
        Rig rig = rig(8, 1, "lru");
        rig.data.followsRelocations = false;
        rig.response(Operation.WRITE, 16, 8);
        assertThat(rig.cache().relocated(0, new Move(16, 104, 8))).isZero();
        rig.submit(Operation.FLUSH, 0, 0, 0, done -> {});
        rig.events.run();
        assertThat(rig.units.get(0).log).startsWith("W 16+8");
    }

    /** Data that is still being read arrives where it was requested. */
    @Test
    void linesInATransferKeepTheirAddresses() {
        Rig rig = rig(8, 1, "lru");
        rig.data.followsRelocations = false;
        rig.submit(Operation.READ, 0, 16, 8, done -> {});
        assertThat(rig.cache().relocated(0, new Move(16, 104, 8))).isZero();
        rig.events.run();
        assertThat(rig.response(Operation.READ, 104, 8)).isEqualTo(5);
        assertThat(rig.response(Operation.READ, 16, 8)).isZero();
    }

    /** Lines on a device keep their addresses: they would have to be copied where they are divided differently. */
    @Test
    void linesOnADeviceKeepTheirAddresses() {
        Rig rig = new Rig(1);
        StoringUnit fast = rig.unit(64, random -> Rig.MS);
        rig.unit(SECTORS, random -> 5 * Rig.MS);
        rig.cache(rules(8, 1, "lru", null), new DeviceStore(rig, fast, 8), 1);
        rig.data.followsRelocations = false;
        rig.response(Operation.READ, 16, 8);
        assertThat(rig.cache().relocated(0, new Move(16, 104, 8))).isZero();
        assertThat(rig.response(Operation.READ, 16, 8)).isEqualTo(1);
    }

    /** A prefetched line that is relabelled counts as useful when it is used under its new address. */
    @Test
    void prefetchedDataStaysPrefetched() {
        Rig rig = new Rig(1);
        rig.unit(SECTORS, random -> 5 * Rig.MS);
        rig.cache(rules(8, 1, "lru", new SequentialConfig(1, 1)));
        rig.response(Operation.READ, 0, 8);
        assertThat(rig.metrics.count("lines-prefetched")).isOne();
        rig.cache().relocated(0, new Move(8, 160, 8));
        assertThat(rig.response(Operation.READ, 160, 8)).isZero();
        assertThat(rig.metrics.count("lines-prefetched-used")).isOne();
        assertThat(rig.metrics.count("lines-prefetched-wasted")).isZero();
    }

    /**
     * Random permutations of extents, some of which are replaced by new data, between random requests: each read gets the latest
     * write wherever its data is, and what the cache counts as relabelled is found.
     */
    @Test
    void readsGetTheLatestWriteAfterEveryRelocation() {
        long moved = 0;
        for (int seed = 0; seed < 400; seed++) {
            Random random = new Random(seed);
            String policy = List.of("lru", "fifo", "scrambled", "telling").get(seed % 4);
            int grain = List.of(1, 4, 8).get(seed % 3);
            Rig rig = rig(2 + random.nextInt(30), grain, policy);
            for (int round = 0; round < 6; round++) {
                for (int i = 0; i < 12; i++) {
                    long length = 1L + random.nextInt(20);
                    long sector = random.nextInt((int) (SECTORS - length));
                    rig.response(random.nextInt(3) == 0 ? Operation.WRITE : Operation.READ, sector, length);
                }
                rig.submit(Operation.FLUSH, 0, 0, 0, done -> {});
                rig.events.run();
                moved += rig.cache().relocated(0, permutation(random));
            }
            rig.data.checkContents();
        }
        assertThat(moved).isPositive();
    }

    private static Relocation permutation(Random random) {
        List<long[]> extents = new ArrayList<>();
        for (long at = 0; at < SECTORS; ) {
            long length = Math.min(SECTORS - at, 1L + random.nextInt(40));
            extents.add(new long[] {at, length});
            at += length;
        }
        long[] places = new long[(int) SECTORS];
        Collections.shuffle(extents, random);
        long place = 0;
        for (long[] extent : extents) {
            boolean isReplaced = random.nextInt(6) == 0;
            for (int i = 0; i < extent[1]; i++) {
                places[(int) extent[0] + i] = isReplaced ? Relocation.GONE : place + i;
            }
            place += extent[1];
        }
        return new Relocation() {
            @Override
            public long place(long sector) {
                return places[(int) sector];
            }

            @Override
            public long end(long sector, long limit) {
                long end = sector + 1;
                while (end < limit && follows(end)) {
                    end++;
                }
                return end;
            }

            private boolean follows(long sector) {
                long before = place(sector - 1);
                return place(sector) == (before == GONE ? GONE : before + 1);
            }
        };
    }

    private static Rig rig(int lines, int grain, String policy) {
        Rig rig = new Rig(1);
        rig.unit(SECTORS, random -> 5 * Rig.MS);
        return rig.cache(rules(lines, grain, policy, null));
    }

    private static CacheRules rules(int lines, int grain, String policy, @Nullable Record prefetch) {
        return new CacheRules(
                new LineShape(8, grain, 8),
                lines,
                Long.MAX_VALUE,
                true,
                Rig.policy(policy),
                Allocation.PREFER_CLEAN,
                WriteScheme.BACK,
                Prefetch.NONE,
                Prefetch.NONE,
                prefetch == null ? null : new Rig.Named("policy", prefetch),
                Integer.MAX_VALUE,
                1,
                0,
                1,
                null,
                null,
                Set.of());
    }
}
