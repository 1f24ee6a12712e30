package org.spindle.cli.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.spindle.cli.command.UsageException;

/** Policies on the command line: types with their keys in braces, separated by commas; common short names are accepted. */
final class PolicyNames {

    private static final Map<String, String> OTHER_NAMES = Map.ofEntries(
            Map.entry("2q", "two-queues"),
            Map.entry("belady-size", "belady-by-size"),
            Map.entry("clockpro", "clock-pro"),
            Map.entry("lfuda", "lfu-da"),
            Map.entry("lru-2", "lru-k"),
            Map.entry("min", "belady"),
            Map.entry("mq", "multi-queue"),
            Map.entry("opt", "belady"),
            Map.entry("qdlp", "qd-lp-fifo"),
            Map.entry("s3fifo", "s3-fifo"),
            Map.entry("slru", "segmented-lru"),
            Map.entry("tinylfu", "w-tiny-lfu"),
            Map.entry("wtinylfu", "w-tiny-lfu"));

    private PolicyNames() {}

    /** Splits at the commas outside braces and brackets. */
    static List<String> split(String text) {
        List<String> parts = new ArrayList<>();
        int depth = 0;
        int begin = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            depth += c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
            if (c == ',' && depth == 0) {
                parts.add(text.substring(begin, i).strip());
                begin = i + 1;
            }
        }
        parts.add(text.substring(begin).strip());
        parts.removeIf(String::isEmpty);
        return parts;
    }

    /** Returns the type of a policy. */
    static String type(String policy) {
        int brace = policy.indexOf('{');
        String name = (brace < 0 ? policy : policy.substring(0, brace)).strip();
        return OTHER_NAMES.getOrDefault(name, name);
    }

    /**
     * Returns a policy as a node of a scenario.
     *
     * @throws UsageException if its keys do not end
     */
    static String node(String policy) {
        int brace = policy.indexOf('{');
        if (brace >= 0 && !policy.endsWith("}")) {
            throw new UsageException("--policy '" + policy + "' has keys that do not end\n  write NAME{key: value}");
        }
        String keys = brace < 0
                ? ""
                : policy.substring(brace + 1, policy.lastIndexOf('}')).strip();
        return "{type: " + type(policy) + (keys.isEmpty() ? "" : ", " + keys) + "}";
    }
}
