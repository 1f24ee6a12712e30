package org.spindle.plugin;

import com.google.inject.AbstractModule;
import org.spindle.config.TypeCatalogue;

/** Binds the registry of all loaded types. */
public final class PluginsModule extends AbstractModule {

    private final Registry registry;

    /**
     * Loads the plugins.
     *
     * @throws PluginException if any of them is damaged, does not fit or is missing, or if two offer the same type
     */
    public PluginsModule(PluginOptions options) {
        registry = Plugins.load(options);
    }

    @Override
    protected void configure() {
        bind(Registry.class).toInstance(registry);
        bind(TypeCatalogue.class).toInstance(registry);
    }
}
