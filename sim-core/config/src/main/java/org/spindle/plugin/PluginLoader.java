package org.spindle.plugin;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.reflect.InvocationTargetException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.spindle.config.Suggestions;
import org.spindle.spi.SpindlePlugin;

/** Finds plugins in jars, and loads those that fit. */
final class PluginLoader {

    /** A plugin and its entry point. */
    record Entry(Plugin plugin, SpindlePlugin entryPoint) {}

    /** A plugin's jars before any of its classes is loaded. */
    private record Found(PluginDescriptor descriptor, PluginClassLoader loader) {}

    private static final String SERVICE = "META-INF/services/" + SpindlePlugin.class.getName();

    private final ClassLoader host;

    /**
     * @param host that has the shared packages
     */
    PluginLoader(ClassLoader host) {
        this.host = host;
    }

    /** Returns whether there is anything to load or to report. */
    boolean hasAny(PluginOptions options) {
        return !options.jars().isEmpty()
                || options.only() != null
                || options.directory() != null && Files.exists(options.directory());
    }

    /**
     * Loads them in the order of their ids.
     *
     * @throws PluginException if any of them is damaged, does not fit or is missing
     */
    List<Entry> load(PluginOptions options) {
        List<String> only = options.only();
        Map<String, Found> found = new TreeMap<>();
        for (Path directory : directories(options.directory())) {
            String id = directory.getFileName().toString();
            if (only == null || only.contains(id)) {
                Found plugin = open(jars(directory), directory);
                if (!plugin.descriptor().id().equals(id)) {
                    throw new PluginException(
                            "plugin '" + plugin.descriptor().id() + "' is in a directory of another name",
                            directory.toString(),
                            "rename the directory to " + plugin.descriptor().id());
                }
                found.put(id, plugin);
            }
        }
        for (Path jar : options.jars().stream().sorted().distinct().toList()) {
            Found plugin = open(List.of(jar), jar);
            String id = plugin.descriptor().id();
            if (only == null || only.contains(id)) {
                Found other = found.put(id, plugin);
                if (other != null) {
                    throw new PluginException(
                            "plugin '" + id + "' is there twice",
                            jar + " and " + other.descriptor().location(),
                            "keep one of them");
                }
            }
        }
        if (only != null) {
            requireAll(only, found, options);
        }
        return found.values().stream().map(this::enter).toList();
    }

    private static void requireAll(List<String> only, Map<String, Found> found, PluginOptions options) {
        for (String id : only) {
            if (!found.containsKey(id)) {
                List<String> there = directories(options.directory()).stream()
                        .map(directory -> directory.getFileName().toString())
                        .toList();
                List<String> meant = Suggestions.nearest(id, there);
                throw new PluginException(
                        "there is no plugin '" + id + "'",
                        options.directory() == null
                                ? "the jars given"
                                : options.directory().toString(),
                        !meant.isEmpty()
                                ? "did you mean: " + String.join(", ", meant)
                                : there.isEmpty()
                                        ? "there are none: put its jars into a directory named " + id + " there"
                                        : "there are: " + String.join(", ", there));
            }
        }
    }

    private static List<Path> directories(@Nullable Path parent) {
        if (parent == null || !Files.exists(parent)) {
            return List.of();
        }
        for (Path entry : list(parent)) {
            if (isJar(entry)) {
                throw new PluginException(
                        "a plugin is a directory of jars, and this jar is in none",
                        entry.toString(),
                        "move it into a directory named by the plugin's id");
            }
        }
        return list(parent).stream().filter(Files::isDirectory).toList();
    }

    private static List<Path> jars(Path directory) {
        List<Path> jars = list(directory).stream().filter(PluginLoader::isJar).toList();
        if (jars.isEmpty()) {
            throw new PluginException(
                    "this plugin directory holds no jar",
                    directory.toString(),
                    "put the plugin's jar there, or remove it");
        }
        return jars;
    }

    private static boolean isJar(Path file) {
        return file.getFileName().toString().endsWith(".jar") && !Files.isDirectory(file);
    }

    private static List<Path> list(Path directory) {
        try (Stream<Path> entries = Files.list(directory)) {
            return entries.sorted().toList();
        } catch (IOException e) {
            throw new PluginException(
                    "plugins cannot be listed: " + e.getMessage(), directory.toString(), "check its permissions", e);
        }
    }

    private Found open(List<Path> jars, Path location) {
        List<URL> urls = new ArrayList<>();
        for (Path jar : jars) {
            urls.add(checked(jar));
        }
        String shown = location.toString();
        PluginClassLoader loader = new PluginClassLoader(shown, urls.toArray(URL[]::new), host);
        List<URL> descriptors = ownResources(loader, PluginDescriptor.RESOURCE, shown);
        if (descriptors.size() != 1) {
            throw new PluginException(
                    descriptors.isEmpty()
                            ? "this is not a plugin: it has no " + PluginDescriptor.RESOURCE
                            : "there are " + descriptors.size() + " plugins in one",
                    shown,
                    descriptors.isEmpty()
                            ? "add that file with id, version, spi and description to the jar"
                            : "give each a directory of its own");
        }
        return new Found(PluginDescriptor.read(descriptors.get(0), shown), loader);
    }

    /** Reports a jar that cannot be opened, which a class loader would silently skip. */
    private static URL checked(Path jar) {
        if (!Files.isRegularFile(jar)) {
            throw new PluginException("there is no such jar", jar.toString(), "check the path");
        }
        try {
            new JarFile(jar.toFile()).close();
            return jar.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalStateException(jar + " has no URL", e);
        } catch (IOException e) {
            throw new PluginException(
                    "this jar cannot be read: " + e.getMessage(), jar.toString(), "build or copy it again", e);
        }
    }

    private Entry enter(Found found) {
        PluginDescriptor descriptor = found.descriptor();
        Plugin plugin = new Plugin(descriptor, found.loader());
        String name = provider(found);
        SpindlePlugin entryPoint = plugin.call("start", () -> instance(name, found, plugin));
        return new Entry(plugin, entryPoint);
    }

    private static SpindlePlugin instance(String name, Found found, Plugin plugin) {
        String id = found.descriptor().id();
        try {
            Class<?> type = Class.forName(name, true, found.loader());
            if (type.getClassLoader() != found.loader() || !SpindlePlugin.class.isAssignableFrom(type)) {
                throw new PluginException(
                        "plugin '" + id + "' names " + name + ", which is not a " + SpindlePlugin.class.getSimpleName()
                                + " of its own",
                        plugin.where(),
                        "name a class of the jar that implements " + SpindlePlugin.class.getName());
            }
            return (SpindlePlugin) type.getConstructor().newInstance();
        } catch (ClassNotFoundException e) {
            throw new PluginException(
                    "plugin '" + id + "' names " + name + ", which is not in its jars",
                    plugin.where(),
                    "correct " + SERVICE,
                    e);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof LinkageError linkage) {
                throw linkage;
            }
            throw plugin.failed("start", e.getCause() == null ? e : e.getCause(), Plugin.FAULT);
        } catch (ReflectiveOperationException e) {
            throw new PluginException(
                    "plugin '" + id + "' has " + name + ", which cannot be constructed",
                    plugin.where(),
                    "make it a public class with a public constructor without parameters",
                    e);
        }
    }

    /**
     * The one name in the service file. Read directly, because a ServiceLoader hides the number of names and their
     * sources.
     */
    private static String provider(Found found) {
        String where = found.descriptor().location();
        String id = found.descriptor().id();
        List<String> names = new ArrayList<>();
        for (URL resource : ownResources(found.loader(), SERVICE, where)) {
            try {
                URLConnection connection = resource.openConnection();
                connection.setUseCaches(false);
                try (BufferedReader lines = new BufferedReader(
                        new InputStreamReader(connection.getInputStream(), StandardCharsets.UTF_8))) {
                    lines.lines()
                            .map(line -> line.replaceFirst("#.*", "").strip())
                            .filter(line -> !line.isEmpty())
                            .forEach(names::add);
                }
            } catch (IOException e) {
                throw new PluginException(
                        "plugin '" + id + "': " + SERVICE + " cannot be read: " + e.getMessage(),
                        where,
                        "build the plugin again",
                        e);
            }
        }
        if (names.size() == 1) {
            return names.get(0);
        }
        throw new PluginException(
                "plugin '" + id + "' names "
                        + (names.isEmpty()
                                ? "no entry class"
                                : names.size() + " entry classes: " + String.join(", ", names)),
                where,
                "write the name of exactly one into " + SERVICE);
    }

    private static List<URL> ownResources(PluginClassLoader loader, String name, String where) {
        try {
            return loader.ownResources(name);
        } catch (IOException e) {
            throw new PluginException("these jars cannot be read: " + e.getMessage(), where, "copy them again", e);
        }
    }
}
