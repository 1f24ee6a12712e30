package org.spindle.cli;

import java.nio.file.Path;
import java.util.List;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.plugin.PluginOptions;
import org.spindle.spi.Component;
import org.spindle.spi.Kind;

/** The registry with a third party's plugin, which creates its components as a run would. */
final class LoadedStranger {

    private record Typed(String type, Record config) implements Component {}

    private final SpindleProcess spindle;

    LoadedStranger(Path jar) {
        spindle = SpindleProcess.start(new PluginOptions(jar.resolveSibling("none"), List.of(jar), null));
    }

    /** Returns kind and name of each type of a plugin, by its id. */
    List<String> contributed(String plugin) {
        return spindle.registry().kinds().stream()
                .flatMap(kind -> spindle.registry().contributions(kind).stream())
                .filter(each -> each.plugin().equals(plugin))
                .map(each -> each.kind().name() + " " + each.type())
                .toList();
    }

    /**
     * Creates a component.
     *
     * @param keys YAML of its configuration
     */
    <X, P> P make(Kind<X, P> kind, String type, String keys, X context) {
        Class<? extends Record> config = spindle.registry().types(kind).stream()
                .filter(each -> each.type().equals(type))
                .findFirst()
                .orElseThrow()
                .config();
        Record bound = spindle.configs()
                .load("keys", keys, Path.of(""), List.of(), config)
                .value();
        return spindle.registry().make(kind, new Typed(type, bound), context);
    }
}
