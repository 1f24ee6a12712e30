package org.spindle.host.process;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.Component;
import org.spindle.spi.Parts;
import org.spindle.spi.config.Size;
import org.spindle.spi.distribution.SizeDistribution;
import org.spindle.spi.distribution.SizeDistributionFactory;
import org.spindle.spi.distribution.TimeDistribution;
import org.spindle.spi.distribution.TimeDistributionFactory;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.workload.WorkloadContext;

/**
 * Draws the requests of one process one after the other, as DiskSim's synthetic generator does: each is sequential to the previous
 * one, local to it, or independent. Addresses are in blocks of the blocking factor.
 */
final class RequestSource {

    /** The number of successive draws of size and place that do not fit after which the run fails. */
    private static final int TRIES = 1_000_000;

    /** The number of successive local distances that leave the device after which the request is placed anywhere; DiskSim loops forever. */
    private static final int DISTANCES = 10_000;

    private final ProcessConfig config;
    private final Draws draws;
    private final WorkloadContext context;
    private final int[] devices;
    private final long block;
    private final TimeDistribution think;
    private final TimeDistribution sequentialThink;
    private final TimeDistribution localThink;
    private final @Nullable TimeDistribution limits;
    private final SizeDistribution localDistance;
    private final SizeDistribution sizes;

    private final long places;

    /** The end of the usable range, in blocks. */
    private final long end;

    private int device;
    private long position;
    private long blocks;
    private boolean read;
    private double thinkTime;
    private Criticality criticality = Criticality.NONCRITICAL;
    private double limit;

    /**
     * @param unusedLastBlock whether the last block is never accessed
     * @throws IllegalArgumentException if the configuration does not fit the devices
     */
    RequestSource(ProcessConfig config, boolean unusedLastBlock, Draws draws, WorkloadContext context) {
        this.config = config;
        this.draws = draws;
        this.context = context;
        Parts parts = context.parts();
        think = parts.make(TimeDistributionFactory.KIND, config.think());
        sequentialThink = times(config.sequentialThink(), think, parts);
        localThink = times(config.localThink(), think, parts);
        Component limited = config.criticality().limit();
        limits = limited == null ? null : parts.make(TimeDistributionFactory.KIND, limited);
        localDistance = parts.make(SizeDistributionFactory.KIND, config.localDistance());
        sizes = parts.make(SizeDistributionFactory.KIND, config.sizes());
        List<String> names = config.devices().isEmpty() ? context.devices() : config.devices();
        devices = names.stream().mapToInt(this::index).toArray();
        block = config.block().sectors();
        places = capacity() / block;
        end = unusedLastBlock ? places - 1 : places;
        if (end < 1) {
            throw new IllegalArgumentException(
                    "block: " + config.block() + " leaves no room for a request; choose a smaller one");
        }
    }

    private static TimeDistribution times(@Nullable Component own, TimeDistribution otherwise, Parts parts) {
        return own == null ? otherwise : parts.make(TimeDistributionFactory.KIND, own);
    }

    private int index(String name) {
        int index = context.devices().indexOf(name);
        if (index < 0) {
            throw new IllegalArgumentException("processes: there is no device '" + name
                    + "' that requests can be sent to; there are " + String.join(", ", context.devices()));
        }
        return index;
    }

    private long capacity() {
        long smallest = Arrays.stream(devices).mapToLong(context::sectors).min().orElseThrow();
        Size wanted = config.capacity();
        if (wanted == null) {
            return smallest;
        }
        if (wanted.sectors() > smallest) {
            if (config.fit()) {
                return smallest;
            }
            throw new IllegalArgumentException("capacity: " + wanted + " is more than the " + Size.ofSectors(smallest)
                    + " of the smallest device; choose at most that, or fit: true");
        }
        return wanted.sectors();
    }

    /** Draws the first request. */
    void drawFirst() {
        drawAnywhere();
        drawCriticality();
    }

    /** Draws the next request. */
    void drawNext() {
        double kind = draws.kinds().nextDouble();
        double sequential = config.locality().sequential();
        if (kind <= sequential && position + 2 * blocks <= end) {
            think(sequentialThink);
            position += blocks;
        } else if (kind > sequential && kind < sequential + config.locality().local()) {
            drawNearby();
        } else {
            drawAnywhere();
        }
        drawCriticality();
    }

    private void drawNearby() {
        think(localThink);
        long from = position;
        for (int i = 0; i < DISTANCES; i++) {
            long distance = (long) (localDistance.draw(draws.addresses()) / Size.SECTOR);
            position = from + distance / block;
            drawSize();
            if (position >= 0 && fits()) {
                drawDirection();
                return;
            }
        }
        placeAnywhere();
    }

    private void drawAnywhere() {
        think(think);
        placeAnywhere();
    }

    private void placeAnywhere() {
        device = devices[(int) (draws.devices().nextDouble() * devices.length)];
        for (int i = 0; i < TRIES; i++) {
            position = (long) (draws.addresses().nextDouble() * places);
            drawSize();
            if (fits()) {
                drawDirection();
                return;
            }
        }
        throw context.failure("none of " + TRIES + " drawn sizes and places fits the " + end * block
                + " sectors of the device; choose smaller sizes");
    }

    private void think(TimeDistribution distribution) {
        thinkTime = distribution.draw(draws.times());
    }

    private void drawSize() {
        long sectors = (long) (sizes.draw(draws.sizes()) / Size.SECTOR);
        blocks = (sectors + block - 1) / block;
    }

    private boolean fits() {
        return blocks > 0 && position + blocks <= end;
    }

    private void drawDirection() {
        read = draws.kinds().nextDouble() < config.reads();
    }

    private void drawCriticality() {
        double kind = draws.kinds().nextDouble() - config.criticality().critical();
        if (kind < 0) {
            criticality = Criticality.CRITICAL;
        } else if (kind < config.criticality().limited() && limits != null) {
            criticality = Criticality.LIMITED;
            limit = limits.draw(draws.times());
        } else {
            criticality = Criticality.NONCRITICAL;
        }
    }

    /** Returns the think time before the request, in nanoseconds. */
    double think() {
        return thinkTime;
    }

    Criticality criticality() {
        return criticality;
    }

    /** Returns the time limit of a time-limited request, in nanoseconds. */
    double limit() {
        return limit;
    }

    /** Returns the request that was drawn last. */
    Request request(long id) {
        long sector = position * block;
        long sectors = blocks * block;
        String refusal = context.refusal(device, sector, sectors);
        if (refusal != null) {
            throw context.failure("generated request " + id + " for device "
                    + context.devices().get(device) + ": " + refusal + "; see block and capacity");
        }
        Request request =
                context.newRequest().reset(id, device, read ? Operation.READ : Operation.WRITE, sector, sectors);
        request.criticality(criticality, criticality == Criticality.LIMITED ? Math.round(limit) : Request.NONE);
        request.flags(criticality != Criticality.CRITICAL, false, false);
        return request;
    }
}
