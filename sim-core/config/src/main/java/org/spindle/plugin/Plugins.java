package org.spindle.plugin;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.SpindlePlugin;

/** Creates the registry of all loaded types. */
public final class Plugins {

    private static @Nullable List<Contributor> builtIns;

    private Plugins() {}

    /**
     * Loads the types on the class path, which count as built in, and the plugins of the options.
     *
     * @throws PluginException if any of them is damaged, does not fit or is missing, or if two offer the same type
     */
    public static Registry load(PluginOptions options) {
        ClassLoader host = Plugins.class.getClassLoader();
        PluginLoader loader = new PluginLoader(host);
        List<Contributor> announced = new ArrayList<>(builtIns());
        if (!loader.hasAny(options)) {
            return Registry.of(announced, options.limit());
        }
        return new PluginWatch(options.limit(), Map.of()).watch(() -> {
            loader.load(options).forEach(entry -> announced.add(Contributor.of(entry.plugin(), entry.entryPoint())));
            return Registry.of(announced, options.limit());
        });
    }

    /**
     * Has the types on the class path announced, once per process; {@link #load} does so if it has not been done. It depends on no
     * option, so that another thread can do it meanwhile.
     *
     * @throws PluginException if they cannot be loaded
     */
    public static void announceBuiltIns() {
        builtIns();
    }

    private static synchronized List<Contributor> builtIns() {
        List<Contributor> known = builtIns;
        if (known == null) {
            known = announced(Plugins.class.getClassLoader());
            builtIns = known;
        }
        return known;
    }

    private static List<Contributor> announced(ClassLoader host) {
        Plugin builtIn = new Plugin(PluginDescriptor.builtIn(), host);
        try {
            return ServiceLoader.load(SpindlePlugin.class, host).stream()
                    .sorted(Comparator.comparing(provider -> provider.type().getName()))
                    .map(provider -> Contributor.of(builtIn, provider.get()))
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
