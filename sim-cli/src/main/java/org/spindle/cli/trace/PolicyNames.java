package org.spindle.cli.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.spindle.cli.command.UsageException;
import org.spindle.policies.replacement.CachePolicies;
import org.spindle.spi.BuiltInTypes.Replacement;

/** Policies on the command line: types with their keys in braces, separated by commas; common short names are accepted. */
final class PolicyNames {

    private static final Map<String, String> OTHER_NAMES = Map.ofEntries(
            Map.entry("2q", CachePolicies.TWO_QUEUES),
            Map.entry("belady-size", CachePolicies.BELADY_BY_SIZE),
            Map.entry("clockpro", CachePolicies.CLOCK_PRO),
            Map.entry("lfuda", CachePolicies.LFU_DA),
            Map.entry("lru-2", CachePolicies.LRU_K),
            Map.entry("min", CachePolicies.BELADY),
            Map.entry("mq", CachePolicies.MULTI_QUEUE),
            Map.entry("opt", CachePolicies.BELADY),
            Map.entry("qdlp", CachePolicies.QD_LP_FIFO),
            Map.entry("s3fifo", CachePolicies.S3_FIFO),
            Map.entry("slru", Replacement.SEGMENTED_LRU),
            Map.entry("tinylfu", CachePolicies.W_TINY_LFU),
            Map.entry("wtinylfu", CachePolicies.W_TINY_LFU));

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
     * @throws UsageException if it has no name, or its keys do not end
     */
    static String node(String policy) {
        int brace = policy.indexOf('{');
        if (brace >= 0 && !policy.endsWith("}")) {
            throw new UsageException("--policy '" + policy + "' has keys that do not end\n  write NAME{key: value}");
        }
        String keys = brace < 0
                ? ""
                : policy.substring(brace + 1, policy.lastIndexOf('}')).strip();
        String type = type(policy);
        if (!type.matches("[A-Za-z0-9._-]+")) {
            throw new UsageException(
                    "--policy '" + policy + "' is not the name of a policy\n  write NAME or NAME{key: value}");
        }
        return "{type: " + type + (keys.isEmpty() ? "" : ", " + keys) + "}";
    }
}
