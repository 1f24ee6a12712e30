package org.spindle.config;

import java.util.List;

/**
 * A scenario that was read without a problem.
 *
 * @param value the record
 * @param effective the same with the origin of every value
 * @param tree the text's tree with the assignments applied, for further assignments
 */
public record Loaded<R extends Record>(R value, EffectiveConfig effective, Node tree) {

    /**
     * Returns an exception for a problem found in a component after it was read, located where the component was
     * written.
     *
     * @param path of the component
     * @param type of the component
     * @param refusal whose message says what is wrong; and after a semicolon what would be right
     */
    public ConfigException refused(KeyPath path, String type, IllegalArgumentException refusal) {
        Complaint complaint = Complaint.of(refusal);
        return new ConfigException(
                List.of(new Problem(complaint.what(), effective.origin(path), path, type, complaint.remedy())));
    }
}
