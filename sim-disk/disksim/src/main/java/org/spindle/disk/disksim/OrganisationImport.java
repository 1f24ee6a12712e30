package org.spindle.disk.disksim;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.spindle.disk.disksim.parser.Definition;
import org.spindle.disk.disksim.parser.Value;
import org.spindle.disk.disksim.parser.WordValue;
import org.spindle.spi.BuiltInTypes.Layer;
import org.spindle.spi.config.Size;

/** A logical organisation, {@code disksim_logorg}, as layers over the devices that it names. */
final class OrganisationImport {
    private static final String ADDRESSING = "Addressing mode";
    private static final String DISTRIBUTION = "Distribution scheme";
    private static final String REDUNDANCY = "Redundancy scheme";
    private static final String UNIT = "Stripe unit";
    private static final String SAFE_WRITES = "Synch writes for safety";
    private static final String COPIES = "Number of copies";
    private static final String COPY_CHOICE = "Copy choice on read";
    private static final String RECONSTRUCT = "RMW vs. reconstruct";
    private static final String PARITY_UNIT = "Parity stripe unit";
    private static final String ROTATION = "Parity rotation type";
    private static final String TYPE = "type";
    private static final String COMPAT = "compat";

    private static final String SHORTEST_QUEUE_THEN_SEEK = "shortest-queue-then-seek";
    private static final List<String> READ_CHOICES =
            List.of("primary", "random", "round-robin", "shortest-seek", "shortest-queue", SHORTEST_QUEUE_THEN_SEEK);
    private static final List<String> ROTATIONS =
            List.of("left-symmetric", "left-asymmetric", "right-asymmetric", "right-symmetric");

    /** A unit of which every member has one. */
    private static final String WHOLE_MEMBER = "1 PiB";

    private final ImportOptions options;
    private final Parameters organisation;
    private final Definition definition;
    private final Findings findings;
    private final String lastBlock;
    private final List<String> members = new ArrayList<>();
    private boolean isArray;
    private String distribution = "";

    /** @param lastBlock the word for what the distance of a copy is counted from, see {@link LastBlock} */
    OrganisationImport(
            ImportOptions options,
            Parameters organisation,
            Definition definition,
            Findings findings,
            String lastBlock) {
        this.options = options;
        this.organisation = organisation;
        this.definition = definition;
        this.findings = findings;
        this.lastBlock = lastBlock;
    }

    /**
     * Reads the organisation.
     *
     * @param number its place among the organisations
     * @param devices the devices that there are by name; empty if there is a problem with them
     */
    Organisation read(int number, Map<String, Object> devices) {
        Optional<String> addressing = oneOf(ADDRESSING, List.of("Parts", "Array"));
        Optional<String> scheme = oneOf(DISTRIBUTION, List.of("Asis", "Striped", "Random", "Ideal"));
        Optional<String> redundancies =
                oneOf(REDUNDANCY, List.of("Noredun", "Shadowed", "Parity_disk", "Parity_rotated"));
        readMembers(devices);
        if (addressing.isEmpty() || scheme.isEmpty() || redundancies.isEmpty()) {
            // The three decide which other parameters are read, and which values of them make sense.
            return new Organisation(definition.name(), number, false, members, Map.of(), members);
        }
        isArray = addressing.get().equals("Array");
        distribution = scheme.get();
        String redundancy = redundancies.get();
        if (isArray && isAsis()) {
            organisation.refuse(
                    DISTRIBUTION, "`Asis` in an array, which has no addresses of members", "`Parts`, or `Striped`");
        }
        Map<String, Object> layers = layers(redundancy);
        List<String> units = layers.isEmpty() ? members : units(redundancy);
        if (layers.isEmpty()) {
            ignoreWhatIsLeft();
            findings.unused(
                    definition.position(),
                    "block",
                    definition.type() + " " + definition.name(),
                    "it maps its devices onto themselves");
        } else {
            noteWhatIsLeft();
            takeOfUnequalMembersTheSmallest(layers, devices);
        }
        return new Organisation(definition.name(), number, isArray, members, layers, units);
    }

    private boolean isAsis() {
        return distribution.equals("Asis");
    }

    /** Returns the word; empty after reporting that it is missing or another one. */
    private Optional<String> oneOf(String name, List<String> words) {
        Optional<String> word = organisation.word(name);
        if (word.isPresent() && !words.contains(word.get())) {
            organisation.refuse(name, "`" + name + "` is `" + word.get() + "`", "one of " + String.join(", ", words));
        }
        return word.filter(words::contains);
    }

    private void readMembers(Map<String, Object> devices) {
        for (Value item : organisation.list("devices")) {
            if (item instanceof WordValue word && (devices.isEmpty() || devices.containsKey(word.text()))) {
                members.add(word.text());
            } else {
                findings.refuse(
                        item.position(),
                        item.described() + " in logical organisation `" + definition.name() + "` is not a device",
                        devices.isEmpty() ? "the name of a device" : "one of " + String.join(", ", devices.keySet()));
            }
        }
    }

    private Map<String, Object> layers(String redundancy) {
        if (isDealtOutAtRandom()) {
            return only(scatter(redundancy));
        }
        return switch (redundancy) {
            case "Noredun" -> isAsis() ? Map.of() : only(striping());
            case "Shadowed" -> shadowed();
            case "Parity_disk" -> only(parityDisk());
            default -> only(parityRotated());
        };
    }

    private boolean isDealtOutAtRandom() {
        return distribution.equals("Random") || distribution.equals("Ideal");
    }

    private Map<String, Object> only(Map<String, Object> layer) {
        Map<String, Object> layers = new LinkedHashMap<>();
        layers.put(definition.name(), over(members, layer));
        return layers;
    }

    private static Map<String, Object> over(List<String> below, Map<String, Object> layer) {
        Map<String, Object> spec = new LinkedHashMap<>();
        spec.put("over", List.copyOf(below));
        spec.put("layer", layer);
        return spec;
    }

    private static Map<String, Object> layer(String type) {
        Map<String, Object> layer = new LinkedHashMap<>();
        layer.put(TYPE, type);
        return layer;
    }

    private Map<String, Object> scatter(String redundancy) {
        if (!redundancy.equals("Noredun")) {
            organisation.refuse(
                    DISTRIBUTION,
                    "`" + distribution + "` together with `" + redundancy + "`, although no data have a place",
                    "`Noredun`, or `Striped`");
        }
        Map<String, Object> scatter = layer(Layer.SCATTER);
        scatter.put("choice", distribution.equals("Random") ? "random" : "round-robin");
        return scatter;
    }

    private Map<String, Object> striping() {
        Map<String, Object> striping = layer(Layer.STRIPING);
        if (stripeUnit() == 0) {
            striping.put("unit", "0 B");
            compat(striping, "no-reads");
        } else {
            striping.put("unit", Quantity.sectors(stripeUnit()));
            slices(striping);
            compat(striping, "parts-in-order");
        }
        return striping;
    }

    private Map<String, Object> shadowed() {
        int copies = (int) organisation.integer(COPIES, 2, Integer.MAX_VALUE);
        String read = READ_CHOICES.get((int) organisation.integer(COPY_CHOICE, 1, READ_CHOICES.size()) - 1);
        if (members.size() % copies != 0) {
            organisation.refuse(
                    COPIES, copies + " copies on " + members.size() + " devices", "a divisor of " + members.size());
        }
        Map<String, Object> mirror = layer(Layer.MIRROR);
        mirror.put("read", read);
        copyCompat(mirror, read);
        int columns = Math.max(1, members.size() / copies);
        if (columns == 1) {
            return only(mirror);
        }
        if (!isAsis() && stripeUnit() == 0) {
            return interleavedMirrors(columns, mirror);
        }
        Map<String, Object> layer = layer(Layer.RAID_10);
        layer.put("copies", copies);
        layer.put("unit", isAsis() ? WHOLE_MEMBER : Quantity.sectors(stripeUnit()));
        layer.put("read", read);
        slices(layer);
        copyCompat(layer, read);
        return only(layer);
    }

    private Map<String, Object> interleavedMirrors(int columns, Map<String, Object> mirror) {
        Map<String, Object> layers = new LinkedHashMap<>();
        for (int column = 0; column < columns; column++) {
            List<String> equals = new ArrayList<>();
            for (int member = column; member < members.size(); member += columns) {
                equals.add(members.get(member));
            }
            layers.put(definition.name() + ".column" + column, over(equals, new LinkedHashMap<>(mirror)));
        }
        List<String> mirrors = List.copyOf(layers.keySet());
        layers.put(definition.name(), over(mirrors, striping()));
        return layers;
    }

    private Map<String, Object> parityDisk() {
        if (!isAsis() && stripeUnit() == 0) {
            Map<String, Object> layer = layer(Layer.RAID_3);
            compat(layer, "no-reads");
            return layer;
        }
        Map<String, Object> layer = layer(Layer.RAID_4);
        if (isAsis()) {
            layer.put("unit", "64 KiB");
            layer.put("addressing", "members");
        } else {
            layer.put("unit", Quantity.sectors(stripeUnit()));
            slices(layer);
        }
        layer.put("writes", writes());
        compat(layer, "disksim");
        return layer;
    }

    private Map<String, Object> parityRotated() {
        long parityUnit = organisation.integer(PARITY_UNIT, 1, Long.MAX_VALUE / Size.SECTOR);
        int rotation = (int) organisation.integer(ROTATION, 1, ROTATIONS.size());
        Map<String, Object> layer = layer(Layer.RAID_5);
        if (isAsis()) {
            layer.put("unit", Quantity.sectors(parityUnit));
            layer.put("addressing", "members");
        } else {
            if (stripeUnit() == 0) {
                organisation.refuse(UNIT, "`" + UNIT + "` 0 with parity that rotates", "1 or more");
            }
            layer.put("unit", Quantity.sectors(Math.max(1, stripeUnit())));
            layer.put("parityUnit", Quantity.sectors(parityUnit));
            slices(layer);
            if (rotation != 1) {
                organisation.warn(ROTATION, "DiskSim ends with an error at a striped array of this rotation");
            }
        }
        layer.put("rotation", ROTATIONS.get(rotation - 1));
        layer.put("writes", writes());
        compat(layer, "disksim");
        return layer;
    }

    private Map<String, Object> writes() {
        Map<String, Object> writes = new LinkedHashMap<>();
        if (isAsis()) {
            // No row has two units of one member's addresses: every write is a read-modify-write.
            writes.put("reconstructFrom", 2L);
        } else {
            BigDecimal share = organisation.nonNegative(RECONSTRUCT);
            writes.put("reconstructFrom", Quantity.plain(share.min(BigDecimal.valueOf(2))));
        }
        if (organisation.has(SAFE_WRITES) && organisation.flag(SAFE_WRITES)) {
            writes.put("readsFirst", true);
        }
        return writes;
    }

    private long stripeUnit() {
        return organisation.integer(UNIT, 0, Long.MAX_VALUE / Size.SECTOR);
    }

    private void slices(Map<String, Object> layer) {
        if (!isArray) {
            layer.put("addressing", "slices");
        }
    }

    private void copyCompat(Map<String, Object> layer, String read) {
        if (read.equals(SHORTEST_QUEUE_THEN_SEEK)) {
            compat(layer, "disksim-random", "parts-in-order", lastBlock, "first-of-shortest-last");
        } else {
            compat(layer, "disksim-random", "parts-in-order", lastBlock);
        }
    }

    private void compat(Map<String, Object> layer, String... what) {
        if (options.defects()) {
            layer.put(COMPAT, List.of(what));
        }
    }

    /** Returns what takes the requests, by the names that the scenario gives to units of layers. */
    private List<String> units(String redundancy) {
        if (isArray || members.isEmpty()) {
            return List.of(definition.name());
        }
        if (isDealtOutAtRandom()) {
            return members.stream().map(member -> definition.name()).toList();
        }
        if (!isAsis() && stripeUnit() == 0) {
            organisation.refuse(UNIT, "`" + UNIT + "` 0 with `" + ADDRESSING + "` `Parts`", "1 or more, or `Array`");
        }
        int withData = switch (redundancy) {
            case "Noredun" -> members.size();
            case "Shadowed" -> members.size() / (int) organisation.integer(COPIES, 2, Integer.MAX_VALUE);
            case "Parity_disk" -> members.size() - 1;
            default -> isAsis() ? members.size() : members.size() - 1;
        };
        return withData <= 1
                ? List.of(definition.name())
                : members.subList(0, withData).stream()
                        .map(member -> definition.name() + "." + member)
                        .toList();
    }

    private void takeOfUnequalMembersTheSmallest(Map<String, Object> layers, Map<String, Object> devices) {
        if (members.stream().map(devices::get).distinct().count() <= 1) {
            return;
        }
        findings.warn(
                organisation.position("devices"),
                "the members differ: of each as much is used as the smallest has; in DiskSim, as the first one has");
        for (Object spec : layers.values()) {
            if (spec instanceof Map<?, ?> map && map.get("layer") instanceof Map<?, ?> layer) {
                useSmallest(layer);
            }
        }
    }

    @SuppressWarnings("unchecked") // every layer has been made here, with keys that are strings
    private static void useSmallest(Map<?, ?> layer) {
        ((Map<String, Object>) layer).put("useSmallest", true);
    }

    private void ignoreWhatIsLeft() {
        organisation.ignore(
                "Components",
                UNIT,
                SAFE_WRITES,
                COPIES,
                COPY_CHOICE,
                RECONSTRUCT,
                PARITY_UNIT,
                ROTATION,
                "Time stamp interval",
                "Time stamp start time",
                "Time stamp stop time",
                "Time stamp file name");
    }

    private void noteWhatIsLeft() {
        organisation.noEffect("Components", "members are whole devices in any case");
        for (String stamps : List.of(
                "Time stamp interval", "Time stamp start time", "Time stamp stop time", "Time stamp file name")) {
            organisation.noEffect(stamps, "DiskSim 4.0 writes no usable time stamps");
        }
        for (String other : List.of(UNIT, SAFE_WRITES, COPIES, COPY_CHOICE, RECONSTRUCT, PARITY_UNIT, ROTATION)) {
            if (!organisation.isKnown(other)) {
                organisation.noEffect(other, "the organisation has no use for it");
            }
        }
    }
}
