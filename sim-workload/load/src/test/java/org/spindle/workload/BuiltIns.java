package org.spindle.workload;

import org.spindle.plugin.PluginOptions;
import org.spindle.plugin.Plugins;
import org.spindle.plugin.Registry;
import org.spindle.spi.Component;
import org.spindle.spi.Kind;
import org.spindle.spi.distribution.TimeDistributionFactory;
import org.spindle.spi.workload.ArrivalPatternFactory;

/** The built-in plugin types visible to this module. */
public final class BuiltIns {

    public static final Registry ALL = Plugins.load(PluginOptions.NONE);

    private BuiltIns() {}

    /** Returns the component of the type whose config record is of the given class. */
    public static Component of(Kind<?, ?> kind, Record config) {
        return ALL.types(kind).stream()
                .filter(type -> type.config() == config.getClass())
                .map(type -> Component.of(type.type(), config))
                .findFirst()
                .orElseThrow();
    }

    public static Component arrivals(Record config) {
        return of(ArrivalPatternFactory.KIND, config);
    }

    public static Component time(Record config) {
        return of(TimeDistributionFactory.KIND, config);
    }
}
