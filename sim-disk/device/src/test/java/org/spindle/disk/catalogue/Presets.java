package org.spindle.disk.catalogue;

import java.nio.file.Path;
import java.util.List;
import org.spindle.config.ConfigLoader;
import org.spindle.config.TypeCatalogue;
import org.spindle.disk.hdd.spec.DataSheetGeometry;
import org.spindle.disk.hdd.spec.HddConfig;
import org.spindle.spi.Kind;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Binds presets without changes. */
public final class Presets {

    record NoKeys() {}

    record Aged(
            @Doc("Weight of the time that a request has waited.") @Default("0")
            double w) {}

    private static final class Schedulers implements TypeCatalogue {

        @Override
        public List<Kind<?, ?>> kinds() {
            return List.of(SchedulerFactory.KIND);
        }

        @Override
        public List<PluginType> types(Kind<?, ?> kind) {
            return kind == SchedulerFactory.KIND
                    ? List.of(
                            new PluginType(kind, "fcfs", "In order of arrival.", NoKeys.class),
                            new PluginType(kind, "sptf", "Nearest in time first.", Aged.class))
                    : List.of();
        }
    }

    private Presets() {}

    public static HddConfig config(String name) {
        return new ConfigLoader(new Schedulers())
                .load(name + ".yaml", Catalogue.yaml(name), Path.of("."), List.of(), HddConfig.class)
                .value();
    }

    /** The names of the presets whose geometry comes from a data sheet. */
    public static List<String> ofDataSheets() {
        return Catalogue.names().stream()
                .filter(name -> config(name).geometry() instanceof DataSheetGeometry)
                .toList();
    }
}
