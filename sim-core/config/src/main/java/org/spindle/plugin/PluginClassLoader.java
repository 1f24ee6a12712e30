package org.spindle.plugin;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Loads one plugin: the packages of SPI signatures from the host, libraries that the host offers from there unless the plugin's jars
 * have their own version, everything else from the JDK or the plugin's own jars.
 */
final class PluginClassLoader extends URLClassLoader {

    /** The packages of the types of SPI signatures, which both sides must share. */
    private static final List<String> SHARED =
            List.of("org.spindle.spi.", "jakarta.inject.", "org.jspecify.annotations.");

    /** The packages that the host offers, each with the file of a class that every version of the library has. */
    private static final Map<String, String> OFFERED = Map.of(
            "com.fasterxml.jackson.annotation.", "com/fasterxml/jackson/annotation/JsonProperty.class",
            "org.slf4j.", "org/slf4j/Logger.class");

    static {
        registerAsParallelCapable();
    }

    private final ClassLoader host;
    private final List<String> shared;

    PluginClassLoader(String id, URL[] jars, ClassLoader host) {
        super("plugin " + id, jars, ClassLoader.getPlatformClassLoader());
        this.host = host;
        shared = Stream.concat(
                        SHARED.stream(),
                        OFFERED.entrySet().stream()
                                .filter(library -> findResource(library.getValue()) == null)
                                .map(Map.Entry::getKey))
                .toList();
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        return isShared(name) ? host.loadClass(name) : super.loadClass(name, resolve);
    }

    @Override
    public @Nullable URL getResource(String name) {
        return isShared(name.replace('/', '.')) ? host.getResource(name) : super.getResource(name);
    }

    @Override
    public Enumeration<URL> getResources(String name) throws IOException {
        return isShared(name.replace('/', '.')) ? host.getResources(name) : super.getResources(name);
    }

    /** Resources of that name in the plugin's own jars. */
    List<URL> ownResources(String name) throws IOException {
        return Collections.list(findResources(name));
    }

    private boolean isShared(String name) {
        return shared.stream().anyMatch(name::startsWith);
    }
}
