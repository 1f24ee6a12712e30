package org.spindle.host.alis;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.spindle.config.ConfigLoader;
import org.spindle.host.volume.VolumeRig;
import org.spindle.plugin.PluginOptions;
import org.spindle.plugin.Plugins;
import org.spindle.plugin.Registry;
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

    AlisRig(long sectors, String config) {
        AlisConfig bound = bind(config);
        disk = new long[(int) sectors];
        java.util.Arrays.fill(disk, NOTHING);
        rig = new VolumeRig(new long[] {sectors}, context -> AlisFactory.create(bound, context, this::moved));
        rig.watcher = this;
        expected = new long[(int) rig.volume.sectors(0)];
        ReorganisedArea area = ReorganisedArea.of(bound, rig.disks.get(0));
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
