package org.spindle.plugin;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import org.spindle.spi.SpindlePlugin;

/** Creates the registry of all loaded types. */
public final class Plugins {

    private Plugins() {}

    /**
     * Loads the types on the class path, which count as built in, and the plugins of the options.
     *
     * @throws PluginException if any of them is damaged, does not fit or is missing, or if two offer the same type
     */
    public static Registry load(PluginOptions options) {
        ClassLoader host = Plugins.class.getClassLoader();
        PluginLoader loader = new PluginLoader(host);
        List<PluginLoader.Entry> entries = new ArrayList<>(builtIns(host));
        if (!loader.hasAny(options)) {
            return Registry.of(entries, options.limit());
        }
        return new PluginWatch(options.limit(), Map.of()).watch(() -> {
            entries.addAll(loader.load(options));
            return Registry.of(entries, options.limit());
        });
    }

    private static List<PluginLoader.Entry> builtIns(ClassLoader host) {
        Plugin builtIn = new Plugin(PluginDescriptor.builtIn(), host);
        try {
            return ServiceLoader.load(SpindlePlugin.class, host).stream()
                    .sorted(Comparator.comparing(provider -> provider.type().getName()))
                    .map(provider -> new PluginLoader.Entry(builtIn, provider.get()))
                    .toList();
        } catch (ServiceConfigurationError e) {
            throw new PluginException(
                    "the types on the class path cannot be loaded: " + e.getMessage(),
                    builtIn.where(),
                    "build Spindle again",
                    e);
        }
    }
}
