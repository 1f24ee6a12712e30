package org.spindle.cli.validation;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.spindle.disk.bus.ControllerCompat;
import org.spindle.disk.hdd.spec.HddCompat;
import org.spindle.host.volume.ParityCompat;
import org.spindle.policies.scheduler.position.PositionCompat;

/** The behaviours of DiskSim that an imported scenario names in lists {@code compat}, each of which can be left out. */
final class DiskSimBehaviours {

    private static final String ALL = "disksim";

    private static final List<String> DRIVE = names(HddCompat.values());
    private static final List<String> CONTROLLER = names(ControllerCompat.values());
    private static final List<String> PARITY = names(ParityCompat.values());
    private static final List<String> POSITION = names(PositionCompat.values());

    /** What {@code disksim} stands for in a part of a type. */
    private static final Map<String, List<String>> OF_TYPES = Map.of(
            "hdd",
            DRIVE,
            "pass-through",
            CONTROLLER,
            "adapter",
            CONTROLLER,
            "raid-4",
            PARITY,
            "raid-5",
            PARITY,
            "sptf",
            POSITION,
            "spctf",
            POSITION);

    private DiskSimBehaviours() {}

    /** Returns the names of all that a part of a scenario contains. */
    static Set<String> in(Object part) {
        Set<String> found = new TreeSet<>();
        collect(part, found);
        return found;
    }

    /** Returns a part of a scenario without some of them. */
    static Object without(Set<String> omitted, Object part) {
        if (omitted.isEmpty()) {
            return part;
        }
        if (part instanceof Map<?, ?> map) {
            Map<Object, Object> result = new LinkedHashMap<>();
            map.forEach((key, value) -> result.put(
                    key,
                    key.equals("compat")
                            ? names(map).filter(each -> !omitted.contains(each)).toList()
                            : without(omitted, value)));
            return result;
        }
        return part instanceof List<?> list
                ? list.stream().map(each -> without(omitted, each)).toList()
                : part;
    }

    private static void collect(Object part, Set<String> found) {
        if (part instanceof Map<?, ?> map) {
            if (map.containsKey("compat")) {
                names(map).forEach(found::add);
            }
            map.values().forEach(each -> collect(each, found));
        } else if (part instanceof List<?> list) {
            list.forEach(each -> collect(each, found));
        }
    }

    private static Stream<String> names(Map<?, ?> part) {
        return ((List<?>) part.get("compat")).stream().map(Object::toString).flatMap(name -> {
            List<String> all = OF_TYPES.get(String.valueOf(part.get("type")));
            return name.equals(ALL) && all != null ? all.stream() : Stream.of(name);
        });
    }

    private static List<String> names(Enum<?>[] constants) {
        return Arrays.stream(constants)
                .map(each -> each.name().toLowerCase(Locale.ROOT).replace('_', '-'))
                .filter(name -> !name.equals(ALL))
                .toList();
    }
}
