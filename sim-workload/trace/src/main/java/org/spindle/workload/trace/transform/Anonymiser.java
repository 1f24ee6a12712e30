package org.spindle.workload.trace.transform;

import it.unimi.dsi.fastutil.longs.Long2LongOpenHashMap;
import org.spindle.spi.trace.TraceRecord;

/**
 * Removes data about a trace's origin and keeps those that a simulation needs. Devices and processes become numbers in order of first
 * appearance, the first arrival becomes zero, and each device's regions of 1 MiB are permuted by a secret key. Equal addresses stay equal,
 * and distances within a region are preserved; adjacency of regions is not.
 */
public final class Anonymiser implements RecordStep {

    /** Size of a region in bytes. */
    public static final long REGION = 1 << 20;

    private final KeyedPermutation permutation;
    private final long regions;
    private final Renumbering devices = new Renumbering();
    private final Renumbering processes = new Renumbering();
    private final Rebase rebase = new Rebase();
    private final Long2LongOpenHashMap placeOf = new Long2LongOpenHashMap();

    /**
     * @param key of the permutation; it allows its inversion
     * @param extent one past the last byte that any request of the trace touches
     */
    public Anonymiser(byte[] key, long extent) {
        if (key.length == 0) {
            throw new IllegalArgumentException("an empty key hides nothing");
        }
        regions = Math.max(1, (extent + REGION - 1) / REGION);
        permutation = new KeyedPermutation(key, regions);
        placeOf.defaultReturnValue(TraceRecord.NONE);
    }

    @Override
    public boolean apply(TraceRecord record) {
        rebase.apply(record);
        record.device = devices.of(record.device);
        record.deviceName = null;
        if (record.process != TraceRecord.NONE) {
            record.process = processes.of(record.process);
        }
        if (record.length > 0) {
            long moved = place(record.device, record.offset / REGION) * REGION + record.offset % REGION;
            record.offset = Math.max(0, Math.min(moved, regions * REGION - record.length));
        }
        return true;
    }

    private long place(long device, long region) {
        if (device * regions + region < 0 || device > Long.MAX_VALUE / regions - 1) {
            return permutation.of(device, region);
        }
        long key = device * regions + region;
        long known = placeOf.get(key);
        if (known == TraceRecord.NONE) {
            known = permutation.of(device, region);
            placeOf.put(key, known);
        }
        return known;
    }
}
