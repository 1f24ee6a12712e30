package org.spindle.workload.synthetic;

import java.util.List;
import java.util.function.IntToLongFunction;
import org.spindle.spi.config.Size;

/**
 * The range of a device to which a workload sends requests, of which its keys are checked.
 *
 * @param target as written
 * @param device index of the device in the system
 * @param end one past the last sector
 */
record NamedRange(Target target, int device, long end) {

    /**
     * Checks the keys.
     *
     * @param fromKey key of the start, for messages
     * @param toKey key of the end
     * @param devices names, by index
     * @param capacities in sectors, by index
     * @throws IllegalArgumentException if there is no such device, or the range does not begin and end on it
     */
    static NamedRange of(
            Target target, String fromKey, String toKey, List<String> devices, IntToLongFunction capacities) {
        String name = target.device();
        int device = devices.indexOf(name);
        if (device < 0) {
            throw new IllegalArgumentException("devices: there is no device '" + name
                    + "' that requests can be sent to; there are " + String.join(", ", devices));
        }
        Size to = target.to();
        long capacity = capacities.applyAsLong(device);
        long end = to == null ? capacity : to.sectors();
        if (end > capacity) {
            throw beyond(toKey + ": " + to, name, capacity, "use at most that");
        }
        if (target.from().sectors() >= capacity) {
            throw beyond(fromKey + ": " + target.from(), name, capacity, "use less");
        }
        return new NamedRange(target, device, end);
    }

    private static IllegalArgumentException beyond(String written, String device, long capacity, String remedy) {
        return new IllegalArgumentException(written + " lies beyond device '" + device + "', which has "
                + Size.ofSectors(capacity) + "; " + remedy + ", or omit it");
    }

    /**
     * Returns the refusal of requests that do not fit.
     *
     * @param key of their lengths
     * @param sectors of the longest
     * @param room in sectors, less than 0 if no request has an aligned address
     */
    IllegalArgumentException tooShort(String key, long sectors, long room) {
        return new IllegalArgumentException(
                key + ": a request of " + sectors + " sectors does not fit into the " + Math.max(0, room)
                        + " sectors of device '" + target.device()
                        + "' between from and to; use smaller sizes or a larger range");
    }
}
