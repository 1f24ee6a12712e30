package org.spindle.plugin;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Finds the plugin that caused a failure of a run. */
final class Blame {

    /** The JVM's messages when Spindle uses a null value returned by a method of the SPI, at once or later. */
    private static final Pattern RETURNED_NULL =
            Pattern.compile("the return value of \"(org\\.spindle\\.spi\\.[\\w.$]+)\\([^\"]*\\)\" is null");

    private static final Pattern IS_NULL =
            Pattern.compile("Cannot invoke \"(org\\.spindle\\.spi\\.[\\w.$]+)\\.\\w+\\([^\"]*\\)\" because .* is null");

    private final Map<String, Plugin> byLoader;

    /**
     * @param byLoader the plugins by the names of their class loaders, at least one
     */
    Blame(Map<String, Plugin> byLoader) {
        this.byLoader = byLoader;
    }

    /** Returns the failure attributed to a plugin; null if no plugin caused it. */
    @Nullable
    PluginException of(Throwable failure) {
        boolean isMemory = failure instanceof OutOfMemoryError;
        for (StackTraceElement frame : failure.getStackTrace()) {
            Plugin plugin = byLoader.get(String.valueOf(frame.getClassLoaderName()));
            if (plugin != null) {
                return plugin.failed(
                        "run, in " + frame.getClassName() + "." + frame.getMethodName(),
                        failure,
                        isMemory ? Plugin.MEMORY : Plugin.FAULT);
            }
            // The failing allocation need not be the one that used up the memory; the plugin is only blamed if its own
            // code allocates.
            if (isMemory && frame.getModuleName() == null) {
                return null;
            }
        }
        return ofNull(failure);
    }

    private @Nullable PluginException ofNull(Throwable failure) {
        String message = String.valueOf(failure.getMessage());
        Matcher returned = RETURNED_NULL.matcher(message);
        Matcher used = IS_NULL.matcher(message);
        String what = returned.find()
                ? returned.group(1) + " returned null"
                : used.find() ? "there is null instead of a " + used.group(1) : null;
        if (!(failure instanceof NullPointerException) || what == null) {
            return null;
        }
        String who = byLoader.values().stream()
                .map(plugin -> "'" + plugin.descriptor().id() + "' "
                        + plugin.descriptor().version())
                .sorted()
                .collect(Collectors.joining(" or "));
        return new PluginException(
                "plugin " + who + " failed to run: " + what,
                byLoader.values().stream().map(Plugin::where).sorted().collect(Collectors.joining("\n  at ")),
                Plugin.FAULT,
                failure);
    }
}
