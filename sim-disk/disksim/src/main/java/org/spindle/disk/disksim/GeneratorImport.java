package org.spindle.disk.disksim;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.spindle.disk.disksim.parser.Value;
import org.spindle.disk.disksim.parser.WordValue;

/** A generator of requests, {@code disksim_synthgen}, as a process. */
final class GeneratorImport {
    private static final String LIMITED = "Probability of time-limited request";
    private static final String LIMITS = "Time-limited think times";

    private final Parameters generator;
    private final Addresses addresses;
    private final Findings findings;

    /** @param addresses what requests may go to */
    GeneratorImport(Parameters generator, Addresses addresses, Findings findings) {
        this.generator = generator;
        this.addresses = addresses;
        this.findings = findings;
    }

    Map<String, Object> read() {
        Map<String, Object> process = new LinkedHashMap<>();
        process.put("devices", devices());
        process.put("capacity", generator.sectors("Storage capacity per device", 1));
        // DiskSim ends at the first request beyond a device; hp_c3323a.parv would lead it there.
        process.put("fit", true);
        process.put("block", generator.sectors("Blocking factor", 1));
        process.put("sequential", generator.fraction("Probability of sequential access"));
        process.put("local", generator.fraction("Probability of local access"));
        process.put("reads", generator.fraction("Probability of read access"));
        process.put("critical", generator.fraction("Probability of time-critical request"));
        process.put("limited", generator.fraction(LIMITED));
        if (isLimited()) {
            process.put("limit", times(LIMITS));
        } else {
            generator.ignore(LIMITS);
        }
        process.put("think", times("General inter-arrival times"));
        process.put("sequentialThink", times("Sequential inter-arrival times"));
        process.put("localThink", times("Local inter-arrival times"));
        process.put("localDistance", sizes("Local distances"));
        process.put("sizes", sizes("Sizes"));
        return process;
    }

    /** Returns whether requests may be time-limited. */
    boolean isLimited() {
        return generator.number(LIMITED).signum() > 0;
    }

    /** Warns of what is not reproduced. */
    void warnOfLimits() {
        generator.warn(
                LIMITED,
                "with time-limited requests DiskSim wakes processes by completions of other requests, which is not"
                        + " reproduced: its means differ by some percent");
    }

    private List<String> devices() {
        List<String> found = new ArrayList<>();
        List<Value> items = generator.list("devices");
        for (Value item : items) {
            Optional<String> target = item instanceof WordValue word ? addresses.of(word.text()) : Optional.empty();
            if (target.isPresent()) {
                found.add(target.get());
            } else {
                findings.refuse(
                        item.position(),
                        item.described() + " where requests should go",
                        "one of " + String.join(", ", addresses.names()));
            }
        }
        if (items.isEmpty()) {
            generator.refuse("devices", "a generator without devices", "at least one device");
        }
        return found;
    }

    private Map<String, Object> times(String name) {
        return new DistributionImport(generator, name).times();
    }

    private Map<String, Object> sizes(String name) {
        return new DistributionImport(generator, name).sizes();
    }
}
