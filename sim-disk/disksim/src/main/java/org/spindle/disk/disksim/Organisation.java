package org.spindle.disk.disksim;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A logical organisation, {@code disksim_logorg}.
 *
 * @param name its own
 * @param number its place among the organisations, under which requests address it if it is one array
 * @param isArray whether it has one address space; otherwise requests name its members
 * @param members the devices that it is made of
 * @param layers of the scenario, by name, that do what it does; none if it maps its members onto themselves
 * @param units the receivers of requests: for an array, one; otherwise one for each of the first members
 */
record Organisation(
        String name,
        int number,
        boolean isArray,
        List<String> members,
        Map<String, Object> layers,
        List<String> units) {

    Organisation {
        members = List.copyOf(members);
        layers = Collections.unmodifiableMap(new LinkedHashMap<>(layers));
        units = List.copyOf(units);
    }

    /** Returns whether requests for a device, or for whatever has its number, are for this organisation. */
    boolean answersTo(int device, Optional<String> deviceName) {
        return isArray ? device == number : deviceName.filter(members::contains).isPresent();
    }

    /** Returns what takes requests that {@link #answersTo} this organisation; empty if it is a member that holds no data of its own. */
    Optional<String> unit(Optional<String> deviceName) {
        int index = isArray ? 0 : deviceName.map(members::indexOf).orElse(-1);
        return index >= 0 && index < units.size() ? Optional.of(units.get(index)) : Optional.empty();
    }
}
