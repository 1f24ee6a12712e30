package org.spindle.host.volume;

import static org.assertj.core.api.Assertions.assertThat;
import static org.spindle.host.volume.Elimination.times;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.host.volume.layout.InterleavedLayout;
import org.spindle.spi.layout.VolumeLayout;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

/**
 * Keeps the contents of every disk below a volume, one symbol per sector (or per share of a sector), and computes the contents of each
 * write only from the data that the same request has read before and its own data: by linear algebra over the field of
 * 256 elements, with parity P as the sum of the data and Q as the sum weighted with powers of 2 (Anvin 2007, The mathematics of
 * RAID-6). A write that cannot be computed, or a read that does not yield the data written last, is an error.
 */
final class ContentOracle implements VolumeRig.Watcher {

    private final VolumeLayout layout;
    private final int columns;
    private final boolean isInterleaved;

    /** Symbols by disk, sector and column. */
    private final int[][][] disks;

    /** The expected contents of the volume's sectors, by space. */
    private final int[][] expected;

    /** The sector of the volume, and its space, that a symbol belongs to: by member, sector, column. */
    private final long[][][] owner;

    /** The member whose data a disk holds. */
    private final int[] memberOf;

    private final boolean[] isBroken;
    private final Map<Request, Map<Long, Integer>> brought = new IdentityHashMap<>();
    private final Map<Request, Map<Long, List<Known>>> reads = new IdentityHashMap<>();
    private final Map<Long, List<Known>> rebuildReads = new HashMap<>();
    private final Map<Request, int[][]> written = new IdentityHashMap<>();

    /** A symbol that has been read. */
    private record Known(int position, int value) {}

    ContentOracle(VolumeRig rig, VolumeLayout layout, long sectorsOfDisk) {
        this.layout = layout;
        isInterleaved = layout instanceof InterleavedLayout;
        columns = isInterleaved ? layout.data() : 1;
        disks = new int[rig.disks.size()][(int) sectorsOfDisk][columns];
        expected = new int[layout.spaces()][(int) layout.sectors()];
        owner = new long[layout.members()][(int) sectorsOfDisk][columns];
        memberOf = new int[rig.disks.size()];
        isBroken = new boolean[rig.disks.size()];
        for (int i = 0; i < memberOf.length; i++) {
            memberOf[i] = i < layout.members() ? i : -1;
        }
        for (long[][] member : owner) {
            for (long[] sector : member) {
                java.util.Arrays.fill(sector, -1);
            }
        }
        for (int space = 0; space < layout.spaces(); space++) {
            for (long sector = 0; sector < layout.sectors(); sector++) {
                own(space, sector);
            }
        }
        fill();
        rig.watcher = this;
    }

    /** Writes initial contents to every disk, so that no data is correct merely by being zero. */
    private void fill() {
        for (int space = 0; space < layout.spaces(); space++) {
            for (int sector = 0; sector < layout.sectors(); sector++) {
                expected[space][sector] = 101 * sector + 57 * space + 13 & 0xff;
            }
        }
        for (int member = 0; member < layout.members(); member++) {
            for (int sector = 0; sector < layout.rowStart(layout.rows()); sector++) {
                for (int column = 0; column < columns; column++) {
                    disks[member][sector][column] = expectedAt(member, sector, column);
                }
            }
        }
    }

    private void own(int space, long sector) {
        long logical = space * layout.sectors() + sector;
        long stripe = layout.stripeOf(space, sector);
        if (isInterleaved) {
            for (int position = 0; position < layout.data(); position++) {
                owner[position][(int) (sector / columns)][(int) (sector % columns)] = logical;
            }
        } else {
            int position = layout.positionOf(space, sector);
            long at = layout.sector(stripe, position) + layout.offsetOf(space, sector);
            owner[layout.member(stripe, position)][(int) at][0] = logical;
        }
    }

    /** Makes a disk of the rig fail; its member, if any, is rebuilt on the given spare, or not at all. */
    void failed(int disk, int spare) {
        isBroken[disk] = true;
        if (spare >= 0) {
            memberOf[spare] = memberOf[disk];
        }
    }

    /** Registers the data of a write that is about to be submitted. */
    void brings(Request whole, int firstValue) {
        Map<Long, Integer> data = new HashMap<>();
        for (long sector = whole.sector(); sector < whole.end(); sector++) {
            data.put(whole.device() * layout.sectors() + sector, firstValue + (int) sector * 7 & 0xff);
        }
        brought.put(whole, data);
    }

    /** Called when a request is complete; the data of a write are expected from now on. */
    void complete(Request whole) {
        Map<Long, Integer> data = brought.remove(whole);
        if (data != null) {
            data.forEach((logical, value) ->
                    expected[(int) (logical / layout.sectors())][(int) (logical % layout.sectors())] = value);
        }
        if (whole.operation() == Operation.READ) {
            verifyRead(whole);
        }
        reads.remove(whole);
    }

    private void verifyRead(Request whole) {
        for (long sector = whole.sector(); sector < whole.end(); sector++) {
            long stripe = layout.stripeOf(whole.device(), sector);
            int column = isInterleaved ? (int) (sector % columns) : 0;
            long offset = layout.offsetOf(whole.device(), sector);
            int first = isInterleaved ? 0 : layout.positionOf(whole.device(), sector);
            int last = isInterleaved ? layout.data() - 1 : first;
            for (int position = first; position <= last; position++) {
                int value = computed(
                        knowns(whole, stripe, offset, column), unit(position), whole + " reads sector " + sector);
                assertThat(value)
                        .as("%s: what it reads of sector %s", whole, sector)
                        .isEqualTo(symbol(expected[whole.device()][(int) sector], position));
            }
        }
    }

    private int symbol(int value, int position) {
        return isInterleaved ? value + 31 * position & 0xff : value;
    }

    private List<Known> knowns(@Nullable Request whole, long stripe, long offset, int column) {
        Map<Long, List<Known>> of = whole == null ? rebuildReads : reads.getOrDefault(whole, Map.of());
        return of.getOrDefault(key(stripe, offset, column), List.of());
    }

    private long key(long stripe, long offset, int column) {
        return (stripe * 100_000 + offset) * columns + column;
    }

    @Override
    public void sent(int disk, Request part) {
        assertThat(isBroken[disk])
                .as("disk%s has failed and gets %s", disk, part)
                .isFalse();
        if (part.operation() == Operation.WRITE) {
            int[][] values = new int[(int) part.sectors()][columns];
            for (int i = 0; i < values.length; i++) {
                for (int column = 0; column < columns; column++) {
                    values[i][column] = toWrite(disk, part.sector() + i, column, part);
                }
            }
            written.put(part, values);
        }
    }

    @Override
    public void served(int disk, Request part) {
        for (int i = 0; i < part.sectors(); i++) {
            long sector = part.sector() + i;
            for (int column = 0; column < columns; column++) {
                switch (part.operation()) {
                    case READ -> know(disk, sector, column, part.parent());
                    case WRITE -> disks[disk][(int) sector][column] = written.get(part)[i][column];
                    case DISCARD -> discard(disk, sector, column, java.util.Objects.requireNonNull(part.parent()));
                    case FLUSH -> throw new AssertionError("a flush with sectors");
                }
            }
        }
        written.remove(part);
    }

    /** Makes the stripe's data zero, and its checks those of zero data: so the complete stripe must be discarded. */
    private void discard(int disk, long sector, int column, Request whole) {
        long row = row(sector);
        long stripe = layout.stripeAt(memberOf[disk], row);
        int[] of = row(layout.positionAt(memberOf[disk], row));
        int value = 0;
        for (int i = 0; i < of.length; i++) {
            long at = layout.sector(stripe, i) + sector - layout.rowStart(row);
            long logical = owner[layout.member(stripe, i)][(int) at][column];
            long discarded = logical - whole.device() * layout.sectors();
            assertThat(discarded).as("%s", whole).isBetween(whole.sector(), whole.end() - 1);
            expected[whole.device()][(int) discarded] = 0;
            value ^= times(of[i], symbol(0, i));
        }
        disks[disk][(int) sector][column] = value;
    }

    private long row(long sector) {
        long low = 0;
        long high = layout.rows() - 1;
        while (low < high) {
            long middle = (low + high + 1) / 2;
            if (layout.rowStart(middle) <= sector) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }

    private void know(int disk, long sector, int column, @Nullable Request whole) {
        long row = row(sector);
        long stripe = layout.stripeAt(memberOf[disk], row);
        int position = layout.positionAt(memberOf[disk], row);
        Map<Long, List<Known>> of = whole == null ? rebuildReads : reads.computeIfAbsent(whole, w -> new HashMap<>());
        of.computeIfAbsent(key(stripe, sector - layout.rowStart(row), column), k -> new ArrayList<>())
                // The newest first: an abandoned step of a rebuild may have left older ones.
                .add(0, new Known(position, disks[disk][(int) sector][column]));
    }

    private int toWrite(int disk, long sector, int column, Request part) {
        Request whole = part.parent();
        long row = row(sector);
        int member = memberOf[disk];
        long stripe = layout.stripeAt(member, row);
        int position = layout.positionAt(member, row);
        long offset = sector - layout.rowStart(row);
        Map<Long, Integer> data = whole == null ? Map.of() : brought.getOrDefault(whole, Map.of());
        int[] wanted = row(position);
        int value = 0;
        for (int i = 0; i < layout.data(); i++) {
            long at = layout.sector(stripe, i) + offset;
            Integer symbol = data.get(owner[layout.member(stripe, i)][(int) at][column]);
            if (symbol != null) {
                value ^= times(wanted[i], symbol(symbol, i));
                wanted[i] = 0;
            }
        }
        value ^= computed(
                knowns(whole, stripe, offset, column),
                wanted,
                (whole == null ? "the rebuild" : whole) + " writes sector " + sector + " of disk" + disk);
        if (whole == null) {
            rebuildReads.remove(key(stripe, offset, column));
        }
        return value;
    }

    /** Returns the coefficients of the data in a position. */
    private int[] row(int position) {
        if (position < layout.data()) {
            return unit(position);
        }
        int[] row = new int[layout.data()];
        int weight = 1;
        for (int i = 0; i < row.length; i++) {
            row[i] = position == layout.data() || layout.data() == 1 ? 1 : weight;
            weight = times(2, weight);
        }
        return row;
    }

    private int[] unit(int position) {
        int[] unit = new int[layout.data()];
        unit[position] = 1;
        return unit;
    }

    /** Returns the value of a combination of the data, computed from known combinations. */
    private int computed(List<Known> knowns, int[] wanted, String what) {
        Elimination elimination = new Elimination(layout.data());
        for (Known known : knowns) {
            elimination.add(row(known.position), known.value);
        }
        Integer value = elimination.solve(wanted);
        if (value == null) {
            throw new AssertionError(what + " without having read enough: of its stripe it knows positions "
                    + knowns.stream().map(Known::position).toList());
        }
        return value;
    }

    /** Checks, when no request is outstanding, that every disk in use holds the contents that follow from the data written last. */
    void verifyDisks() {
        for (int disk = 0; disk < disks.length; disk++) {
            for (int sector = 0; isInUse(disk) && sector < layout.rowStart(layout.rows()); sector++) {
                for (int column = 0; column < columns; column++) {
                    assertThat(disks[disk][sector][column])
                            .as("disk%s sector %s column %s", disk, sector, column)
                            .isEqualTo(expectedAt(memberOf[disk], sector, column));
                }
            }
        }
    }

    boolean isInUse(int disk) {
        return !isBroken[disk] && memberOf[disk] >= 0;
    }

    private int expectedAt(int member, long sector, int column) {
        long row = row(sector);
        long stripe = layout.stripeAt(member, row);
        int[] of = row(layout.positionAt(member, row));
        int value = 0;
        for (int i = 0; i < layout.data(); i++) {
            long at = layout.sector(stripe, i) + sector - layout.rowStart(row);
            long logical = owner[layout.member(stripe, i)][(int) at][column];
            int symbol = expected[(int) (logical / layout.sectors())][(int) (logical % layout.sectors())];
            value ^= times(of[i], symbol(symbol, i));
        }
        return value;
    }
}
