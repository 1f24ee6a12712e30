package org.spindle.plugin;

import com.google.inject.AbstractModule;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLConnection;
import java.util.List;
import org.spindle.spi.PluginIdentity;
import org.spindle.spi.PluginResources;

/** The types that can be injected into the factories of one plugin. */
final class PluginServices extends AbstractModule {

    /** The types that are offered. */
    static final List<Class<?>> OFFERED = List.of(PluginIdentity.class, PluginResources.class, System.Logger.class);

    private record Identity(String id, String version, String description, String spi) implements PluginIdentity {}

    private final Plugin plugin;

    PluginServices(Plugin plugin) {
        this.plugin = plugin;
    }

    @Override
    protected void configure() {
        PluginDescriptor descriptor = plugin.descriptor();
        bind(PluginIdentity.class)
                .toInstance(new Identity(
                        descriptor.id(),
                        descriptor.version(),
                        descriptor.description(),
                        SpiVersion.CURRENT.toString()));
        bind(PluginResources.class).toInstance(this::open);
        // Created on demand, because the logging of the JDK takes a while to start.
        bind(System.Logger.class).toProvider(() -> System.getLogger("spindle.plugin." + descriptor.id()));
    }

    private InputStream open(String name) throws IOException {
        URL found = plugin.loader() instanceof PluginClassLoader own
                ? own.ownResources(name).stream().findFirst().orElse(null)
                : plugin.loader().getResource(name);
        if (found == null) {
            throw new FileNotFoundException("plugin '" + plugin.descriptor().id() + "' has no file '" + name + "'");
        }
        URLConnection connection = found.openConnection();
        // The JVM would otherwise keep the jar open and read from it after it has been replaced.
        connection.setUseCaches(false);
        return connection.getInputStream();
    }
}
