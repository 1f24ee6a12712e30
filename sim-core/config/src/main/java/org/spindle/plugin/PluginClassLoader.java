package org.spindle.plugin;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Loads one plugin: shared packages from the host, everything else from the JDK or the plugin's own jars. */
final class PluginClassLoader extends URLClassLoader {

    // The types of SPI signatures, and those that both sides must share to be of use.
    private static final List<String> SHARED = List.of(
            "org.spindle.spi.",
            "jakarta.inject.",
            "com.fasterxml.jackson.annotation.",
            "org.jspecify.annotations.",
            "org.slf4j.");

    static {
        registerAsParallelCapable();
    }

    private final ClassLoader host;

    PluginClassLoader(String id, URL[] jars, ClassLoader host) {
        super("plugin " + id, jars, ClassLoader.getPlatformClassLoader());
        this.host = host;
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

    private static boolean isShared(String name) {
        return SHARED.stream().anyMatch(name::startsWith);
    }
}
