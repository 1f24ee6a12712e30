package org.spindle.workload.synthetic;

import java.util.List;
import org.spindle.spi.config.Size;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.RandomStream;
import org.spindle.spi.workload.WorkloadContext;

/**
 * Generates requests in order. Every request takes the same number of values from the streams of devices, kinds and
 * sizes, whatever its kind, so that a change of one probability leaves the others' draws unchanged.
 */
final class RequestGenerator implements RequestStream {

    private final RandomWorkload config;
    private final WorkloadContext context;
    private final DeviceRange[] ranges;
    private final long block;
    private final double deviation;
    private final RandomStream devices;
    private final RandomStream kinds;
    private final RandomStream sizes;
    private final RandomStream addresses;
    private final RandomStream distances;
    private long drawn;

    /** @throws IllegalArgumentException if the requests do not fit on the devices */
    RequestGenerator(RandomWorkload config, WorkloadContext context) {
        this.config = config;
        this.context = context;
        block = config.block().sectors();
        deviation = (double) config.localDistance().bytes() / Size.SECTOR;
        List<String> targets = config.devices().isEmpty() ? context.devices() : config.devices();
        ranges = targets.stream().map(this::range).toArray(DeviceRange[]::new);
        devices = context.random("devices");
        kinds = context.random("kinds");
        sizes = context.random("sizes");
        addresses = context.random("addresses");
        distances = context.random("distances");
    }

    private DeviceRange range(String name) {
        Target target = new Target(name, 1, config.from(), config.to());
        NamedRange named = NamedRange.of(target, "from", "to", context.devices(), context::sectors);
        DeviceRange range = new DeviceRange(
                named.device(),
                config.from().sectors(),
                named.end(),
                config.alignment().sectors());
        long needed = config.sizes().needed(config.block().bytes()) * block;
        if (needed > range.room()) {
            throw named.tooShort("sizes", needed, range.room());
        }
        return range;
    }

    @Override
    public boolean hasNext() {
        return drawn < config.requests();
    }

    @Override
    public Request next() {
        DeviceRange range = ranges[(int) devices.nextLong(ranges.length)];
        double kind = kinds.nextDouble();
        boolean read = kinds.nextDouble() < config.reads();
        long length = Math.min(config.sizes().draw(sizes, config.block().bytes()), range.room() / block) * block;
        boolean placed = kind < config.sequential()
                ? range.continueSequentially()
                : kind < config.sequential() + config.local() && range.placeNearby(distances, deviation, length, read);
        if (!placed) {
            range.placeAnywhere(addresses, length, read);
        }
        return request(range);
    }

    private Request request(DeviceRange range) {
        String refusal = context.refusal(range.device(), range.sector(), range.sectors());
        if (refusal != null) {
            throw context.failure("generated request " + drawn + " for device "
                    + context.devices().get(range.device()) + ": " + refusal + "; see block, alignment, from and to");
        }
        Operation operation = range.isRead() ? Operation.READ : Operation.WRITE;
        return context.newRequest().reset(drawn++, range.device(), operation, range.sector(), range.sectors());
    }
}
