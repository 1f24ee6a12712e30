package org.spindle.host.alis;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.config.ConfigLoader;
import org.spindle.host.volume.VolumeRig;
import org.spindle.plugin.PluginOptions;
import org.spindle.plugin.Plugins;
import org.spindle.plugin.Registry;
import org.spindle.spi.layer.Relocation;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

/**
 * A storage that reorganises itself above a disk for each of whose sectors the rig knows which sector of the storage it holds, and
 * the number of the write. Reads are checked when they are complete.
 */
final class AlisRig implements VolumeRig.Watcher {

    private static final Registry REGISTRY = Plugins.load(PluginOptions.NONE);
    private static final long NOTHING = -1;
    private static final long WRITES = 1_000_000;

    final VolumeRig rig;

    /** The contents of each sector of the disk, and the expected contents of each sector of the storage. */
    private final long[] disk;

    private final long[] expected;
    private final Map<Request, Long> sentOfWhole = new IdentityHashMap<>();
    private final Map<Request, Long> startOfPart = new IdentityHashMap<>();
    private final Map<Request, Long> writeOf = new IdentityHashMap<>();
    private final Map<Request, long[]> read = new IdentityHashMap<>();
    private final Map<Request, long[]> carried = new IdentityHashMap<>();
    private final List<Request> copyReads = new ArrayList<>();
    private final List<Long> copied = new ArrayList<>();
    private long writes;

    /** The contents of the disk when a reorganisation that takes no time began; null if none has copied anything yet. */
    private long @Nullable [] before;

    /** The data that relocations have given new places, and that they called gone, in sectors of the disk. */
    long moved;

    long gone;

    /** The change of addresses at the last reorganisation that took no time; null if there was none. */
    @Nullable
    Relocation relocation;

    private final boolean relabels;
    private final ReorganisedArea area;

    AlisRig(long sectors, String config) {
        AlisConfig bound = bind(config);
        relabels = bound.relabels();
        disk = new long[(int) sectors];
        java.util.Arrays.fill(disk, NOTHING);
        rig = new VolumeRig(new long[] {sectors}, context -> AlisFactory.create(bound, context, this::moved));
        rig.watcher = this;
        expected = new long[(int) rig.volume.sectors(0)];
        area = ReorganisedArea.of(bound, rig.disks.get(0));
        for (int i = 0; i < expected.length; i++) {
            expected[i] = i * WRITES;
            disk[(int) area.home(i)] = expected[i];
        }
    }

    static AlisConfig bind(String config) {
        return new ConfigLoader(REGISTRY)
                .load("test.yaml", config, Path.of("."), List.of(), AlisConfig.class)
                .value();
    }

    private void moved(CopyBatch batch) {
        before = before == null ? disk.clone() : before;
        for (int i = 0; i < batch.count(); i++) {
            System.arraycopy(disk, (int) batch.from(i), disk, (int) batch.to(i), (int) batch.sectors(i));
        }
    }

    /** Sends a request now that overlaps none in progress. */
    void submit(Operation operation, long sector, long sectors, Runnable then) {
        Request request = new Request().reset(writes, 0, operation, sector, sectors);
        request.arrived(rig.events.now());
        request.expect(whole -> {
            completed(whole);
            then.run();
        });
        if (operation == Operation.WRITE) {
            writeOf.put(request, ++writes);
        }
        if (operation == Operation.READ) {
            read.put(request, new long[(int) sectors]);
        }
        sentOfWhole.put(request, 0L);
        rig.volume.submit(request);
    }

    /** Sends a request and runs until it is complete, no longer. */
    void perform(Operation operation, long sector, long sectors) {
        int before = rig.complete;
        submit(operation, sector, sectors, () -> {});
        while (rig.complete == before) {
            rig.events.step();
        }
    }

    void read(long sector, long sectors) {
        perform(Operation.READ, sector, sectors);
    }

    void write(long sector, long sectors) {
        perform(Operation.WRITE, sector, sectors);
    }

    /** The requests that the last request sent to the disk. */
    List<String> transfers(Operation operation, long sector, long sectors) {
        rig.sent.clear();
        perform(operation, sector, sectors);
        return List.copyOf(rig.sent);
    }

    private void completed(Request whole) {
        rig.complete++;
        sentOfWhole.remove(whole);
        Long write = writeOf.remove(whole);
        long[] got = read.remove(whole);
        for (int i = 0; i < whole.sectors(); i++) {
            int sector = (int) whole.sector() + i;
            if (write != null) {
                expected[sector] = sector * WRITES + write;
            } else if (got != null && got[i] != expected[sector]) {
                throw new AssertionError(
                        whole + " got " + got[i] + " for sector " + sector + ", not " + expected[sector]);
            }
        }
    }

    @Override
    public void sent(int index, Request part) {
        Request whole = part.parent();
        if (whole != null) {
            long from = whole.sector() + sentOfWhole.get(whole);
            startOfPart.put(part, from);
            sentOfWhole.merge(whole, part.sectors(), Long::sum);
        } else if (part.isRead()) {
            copyReads.add(part);
        } else {
            carried.put(part, take((int) part.sectors()));
        }
    }

    /**
     * Checks that each place has the data that was at the other, if that was the latest; and that data is gone if it was not, or if
     * only the area changes and other data took its place.
     */
    @Override
    public long relocated(int index, Relocation relocation) {
        long[] old = before == null ? disk : before;
        before = null;
        this.relocation = relocation;
        for (int at = 0; at < disk.length; at++) {
            long place = relocation.place(at);
            long sector = old[at] / WRITES;
            if (old[at] == NOTHING || old[at] != expected[(int) sector]) {
                assertThat(place).as("place of old data at %d", at).isIn(Relocation.GONE, (long) at);
                gone++;
            } else if (place == Relocation.GONE) {
                gone++;
                assertThat(!relabels && disk[at] != old[at] || isUnused(relocation, at))
                        .as("the data at %d is gone", at)
                        .isTrue();
            }
            if (place != Relocation.GONE && old[at] != NOTHING) {
                assertThat(disk[(int) place])
                        .as("data at %d, before at %d", place, at)
                        .isEqualTo(old[at]);
                moved += place == at ? 0 : 1;
            }
            checkEnd(relocation, at);
        }
        return moved;
    }

    /** Whether a place is in the part of the area behind all copies. */
    private boolean isUnused(Relocation relocation, int at) {
        for (long place = at; place < area.start() + area.sectors(); place++) {
            if (relocation.place(place) != Relocation.GONE) {
                return false;
            }
        }
        return at >= area.start() && at < area.start() + area.sectors();
    }

    private void checkEnd(Relocation relocation, int at) {
        long end = relocation.end(at, disk.length);
        assertThat(end).isBetween(at + 1L, (long) disk.length);
        for (int next = at + 1; next < end; next++) {
            long before = relocation.place(next - 1);
            assertThat(relocation.place(next)).isEqualTo(before == Relocation.GONE ? Relocation.GONE : before + 1);
        }
    }

    /** The data of the reads for copying, in the order in which they were sent, go to the writes in the order of those. */
    private long[] take(int sectors) {
        if (copied.isEmpty()) {
            for (Request read : copyReads) {
                for (long value : carried.remove(read)) {
                    copied.add(value);
                }
            }
            copyReads.clear();
        }
        long[] data = new long[sectors];
        for (int i = 0; i < sectors; i++) {
            data[i] = copied.remove(0);
        }
        return data;
    }

    @Override
    public void served(int index, Request part) {
        Request whole = part.parent();
        int at = (int) part.sector();
        if (whole == null) {
            if (part.isRead()) {
                carried.put(part, java.util.Arrays.copyOfRange(disk, at, at + (int) part.sectors()));
            } else {
                long[] data = carried.remove(part);
                System.arraycopy(data, 0, disk, at, data.length);
            }
            return;
        }
        long start = startOfPart.remove(part);
        for (int i = 0; i < part.sectors(); i++) {
            if (part.isRead()) {
                read.get(whole)[(int) (start - whole.sector()) + i] = disk[at + i];
            } else if (part.isWrite()) {
                disk[at + i] = (start + i) * WRITES + writeOf.get(whole);
            }
        }
    }

    /** Lets a time go by and sends a read of one sector, so that a reorganisation begins; runs until it is over. */
    void reorganise(long atNanos) {
        rig.events.runUntil(atNanos);
        submit(Operation.READ, 0, 1, () -> {});
        rig.events.run();
    }
}
