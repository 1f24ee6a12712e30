package org.spindle.host.redcap;

import java.nio.file.Path;
import java.util.BitSet;
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
 * A cache over a disk on which every sector holds the number of its last write. Reads are checked at completion: each sector is at least as
 * new as the writes complete when the read began, and not newer than the writes begun when it ended. By default blocks have one sector and
 * segments 8.
 */
final class RedcapRig implements VolumeRig.Watcher, BlockMoves {

    private static final Registry REGISTRY = Plugins.load(PluginOptions.NONE);

    final VolumeRig rig;
    private final RedcapConfig config;
    private final long[] disk;
    private final long[] cached;
    private final long[] begun;
    private final long[] complete;
    private final Map<Request, Long> writeOf = new IdentityHashMap<>();
    private final Map<Request, long[]> oldest = new IdentityHashMap<>();
    private final Map<Request, long[]> got = new IdentityHashMap<>();
    private final Map<Request, long[]> served = new IdentityHashMap<>();
    private long writes;

    /** Whether the log of requests has the calls of {@code unplug}, too. */
    boolean logsUnplugging;

    RedcapRig(long sectors, String config) {
        this.config = bind(config);
        disk = new long[(int) sectors];
        cached = new long[(int) sectors];
        begun = new long[(int) sectors];
        complete = new long[(int) sectors];
        rig = new VolumeRig(new long[] {sectors}, context -> RedcapFactory.create(this.config, context, this));
        rig.watcher = this;
    }

    static RedcapConfig bind(String config) {
        String small = "";
        for (String key : List.of("block: 512 B", "segment: 4 KiB", "copy: 0 ms")) {
            if (!config.contains(key.substring(0, key.indexOf(' ')))) {
                small += key + "\n";
            }
        }
        return new ConfigLoader(REGISTRY)
                .load("test.yaml", small + config, Path.of("."), List.of(), RedcapConfig.class)
                .value();
    }

    /** Inserts {@code unplug} into {@link VolumeRig#sent}. */
    @Override
    public void unplugged(int disk) {
        if (logsUnplugging) {
            rig.log("unplug");
        }
    }

    long count(String metric) {
        return rig.metrics.count(metric);
    }

    /** Sends a request now. */
    void submit(Operation operation, long sector, long sectors, Runnable then) {
        Request request = new Request().reset(writes, 0, operation, sector, sectors);
        request.arrived(rig.events.now());
        request.expect(whole -> {
            completed(whole);
            then.run();
        });
        if (operation == Operation.WRITE) {
            writeOf.put(request, ++writes);
            for (int i = 0; i < sectors; i++) {
                begun[(int) sector + i] = writes;
            }
        }
        if (operation == Operation.READ) {
            long[] atLeast = new long[(int) sectors];
            System.arraycopy(complete, (int) sector, atLeast, 0, atLeast.length);
            oldest.put(request, atLeast);
            long[] nothing = new long[(int) sectors];
            java.util.Arrays.fill(nothing, -1);
            got.put(request, nothing);
        }
        rig.volume.submit(request);
    }

    /** Returns the requests that a request sends to an otherwise idle disk. */
    List<String> transfers(Operation operation, long sector, long sectors) {
        rig.sent.clear();
        int before = rig.complete;
        submit(operation, sector, sectors, () -> {});
        rig.events.run();
        if (rig.complete != before + 1) {
            throw new AssertionError(rig.complete - before + " completions of one request");
        }
        return List.copyOf(rig.sent);
    }

    List<String> read(long sector, long sectors) {
        return transfers(Operation.READ, sector, sectors);
    }

    List<String> write(long sector, long sectors) {
        return transfers(Operation.WRITE, sector, sectors);
    }

    private void completed(Request whole) {
        rig.complete++;
        Long write = writeOf.remove(whole);
        long[] atLeast = oldest.remove(whole);
        long[] values = got.remove(whole);
        for (int i = 0; i < whole.sectors(); i++) {
            int sector = (int) whole.sector() + i;
            if (write != null) {
                complete[sector] = Math.max(complete[sector], write);
            } else if (values != null && (values[i] < atLeast[i] || values[i] > begun[sector])) {
                throw new AssertionError(whole + " got " + values[i] + " for sector " + sector + ", not " + atLeast[i]
                        + " to " + begun[sector]);
            }
        }
    }

    @Override
    public void served(int index, Request part) {
        Request whole = part.parent();
        int at = (int) part.sector();
        if (part.isRead()) {
            long[] values = java.util.Arrays.copyOfRange(disk, at, at + (int) part.sectors());
            served.put(part, values);
            if (whole != null) {
                for (int i = 0; i < values.length; i++) {
                    deliver(whole, at + i, values[i]);
                }
            }
        } else if (part.isWrite()) {
            for (int i = 0; i < part.sectors(); i++) {
                disk[at + i] = writeOf.get(whole);
            }
        }
    }

    private void deliver(Request whole, long sector, long value) {
        if (sector >= whole.sector() && sector < whole.end()) {
            got.get(whole)[(int) (sector - whole.sector())] = value;
        }
    }

    private long sector(long segment, int block) {
        return (segment * (config.segment().bytes() / config.block().bytes()) + block)
                * config.block().sectors();
    }

    @Override
    public void stored(Request part, long segment, BitSet blocks) {
        long[] values = served.get(part);
        for (int block = blocks.nextSetBit(0); block >= 0; block = blocks.nextSetBit(block + 1)) {
            for (int i = 0; i < config.block().sectors(); i++) {
                int sector = (int) sector(segment, block) + i;
                if (sector < disk.length) {
                    cached[sector] = values[sector - (int) part.sector()];
                }
            }
        }
    }

    @Override
    public void copied(Request whole, long segment, int block, boolean isKept) {
        for (int i = 0; i < config.block().sectors(); i++) {
            int sector = (int) sector(segment, block) + i;
            if (sector < disk.length) {
                // A block that is not stored was overwritten by a write that began while the reader waited.
                deliver(whole, sector, isKept ? cached[sector] : begun[sector]);
            }
        }
    }
}
