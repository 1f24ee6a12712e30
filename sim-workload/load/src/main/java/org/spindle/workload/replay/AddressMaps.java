package org.spindle.workload.replay;

import java.util.stream.IntStream;
import org.spindle.spi.workload.WorkloadContext;

/** The address maps of all simulated devices. */
final class AddressMaps {

    private final AddressMap[] maps;

    /** @param extents sectors of the traced device that is mapped to each simulated device */
    AddressMaps(AddressMapping mapping, long[] extents, WorkloadContext context) {
        maps = IntStream.range(0, extents.length)
                .mapToObj(device -> of(mapping, extents[device], context.sectors(device)))
                .toArray(AddressMap[]::new);
    }

    private static AddressMap of(AddressMapping mapping, long extent, long capacity) {
        if (mapping instanceof AddressMapping.Wrap) {
            return new WrapMap(capacity);
        }
        if (mapping instanceof AddressMapping.Scale) {
            return new ScaleMap(extent, capacity);
        }
        if (mapping instanceof AddressMapping.Compact) {
            return new CompactMap(capacity);
        }
        return new IdentityMap(capacity);
    }

    AddressMap of(int device) {
        return maps[device];
    }
}
