package org.spindle.plugin;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Time;

/**
 * The plugins to load in addition to the built-in types.
 *
 * @param directory that holds a directory of jars for each plugin, named by its id; it need not exist
 * @param jars further plugins, each a single jar
 * @param only the ids to load out of these, all of which must be there; null for all
 * @param limit of the time of each call into a plugin; 0 for none
 */
public record PluginOptions(
        @Nullable Path directory, List<Path> jars, @Nullable List<String> only, Time limit) {

    /** The default limit. */
    public static final Time USUAL_LIMIT = Time.parse("60 s");

    /** Loads only built-in types. */
    public static final PluginOptions NONE = new PluginOptions(null, List.of(), null);

    /** Uses the default limit. */
    public PluginOptions(@Nullable Path directory, List<Path> jars, @Nullable List<String> only) {
        this(directory, jars, only, USUAL_LIMIT);
    }

    public PluginOptions {
        jars = List.copyOf(jars);
        only = only == null ? null : List.copyOf(only);
    }
}
