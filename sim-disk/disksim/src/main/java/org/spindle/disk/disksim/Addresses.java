package org.spindle.disk.disksim;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What requests address. In DiskSim that is a number: of a device, or of an organisation that is one array. Names stand
 * for numbers, so that the name of a device may select an array of the same number; the first matching organisation is
 * used.
 */
final class Addresses {
    private final List<String> numbered;
    private final List<String> placed;
    private final List<Organisation> organisations;

    /**
     * @param numbered every device, in the order in which DiskSim numbers them
     * @param placed those that are part of the scenario
     * @param organisations in the order of the text
     */
    Addresses(List<String> numbered, List<String> placed, List<Organisation> organisations) {
        this.numbered = List.copyOf(numbered);
        this.placed = List.copyOf(placed);
        this.organisations = List.copyOf(organisations);
    }

    /** Returns all names that stand for a number: devices in the scenario, then organisations. */
    List<String> names() {
        List<String> names = new ArrayList<>(placed);
        organisations.forEach(organisation -> names.add(organisation.name()));
        return names;
    }

    /** Returns the device or layer that requests to a name address; empty if there is none. */
    Optional<String> of(String name) {
        Optional<Organisation> named = organisations.stream()
                .filter(organisation -> organisation.name().equals(name))
                .findFirst();
        int number = named.map(Organisation::number).orElse(numbered.indexOf(name));
        return number < 0 ? Optional.empty() : of(number);
    }

    /** Returns the devices and layers that numbers lead to. */
    Map<Integer, String> byNumber() {
        Map<Integer, String> targets = new LinkedHashMap<>();
        for (int number = 0; number < Math.max(numbered.size(), organisations.size()); number++) {
            int key = number;
            of(number).ifPresent(target -> targets.put(key, target));
        }
        return targets;
    }

    private Optional<String> of(int number) {
        Optional<String> device = number < numbered.size()
                ? Optional.of(numbered.get(number)).filter(placed::contains)
                : Optional.empty();
        return organisations.stream()
                .filter(organisation -> organisation.answersTo(number, device))
                .findFirst()
                .map(organisation -> organisation.unit(device))
                .orElseGet(() -> device.filter(this::standsAlone));
    }

    private boolean standsAlone(String device) {
        return organisations.stream()
                .noneMatch(organisation -> organisation.members().contains(device));
    }
}
