package org.spindle.disk.hdd;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.spindle.config.ConfigLoader;
import org.spindle.config.TypeCatalogue;
import org.spindle.disk.hdd.spec.HddConfig;
import org.spindle.spi.Kind;
import org.spindle.spi.cache.PrefetchFactory;
import org.spindle.spi.cache.WriteBackFactory;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Invented drives whose times can be worked out by hand. */
final class Drives {

    /**
     * 10 ms per revolution; 60 cylinders of two tracks; 100 sectors of 0.1 ms per track on the outer 30 cylinders (blocks 0
     * to 5999), 80 of 0.125 ms on the inner (6000 to 10799). A head switch takes 0.5 ms, a seek 1 ms and 0.02 ms per
     * cylinder; skews of 1 ms for tracks and 2 ms for cylinders hide both. Two segments of 200 sectors. Nothing else takes
     * time unless a test sets it.
     */
    static final String PLAIN = """
            geometry:
              type: zoned
              surfaces: 2
              cylinders: 60
              zones:
                - {firstCylinder: 0, lastCylinder: 29, sectorsPerTrack: 100, trackSkew: 10, cylinderSkew: 20}
                - {firstCylinder: 30, lastCylinder: 59, sectorsPerTrack: 80, trackSkew: 8, cylinderSkew: 16}
            mechanics:
              rotation: 6000 rpm
              seek: {type: table, points: [{distance: 1, time: 1.02 ms}, {distance: 59, time: 2.18 ms}]}
              headSwitch: 0.5 ms
            buffer:
              segmentSize: 200 sectors
              readAhead: {until: none}
            """;

    record NoKeys() {}

    private static final class Schedulers implements TypeCatalogue {

        @Override
        public List<Kind<?, ?>> kinds() {
            return List.of(SchedulerFactory.KIND, PrefetchFactory.KIND, WriteBackFactory.KIND);
        }

        @Override
        public List<PluginType> types(Kind<?, ?> kind) {
            if (kind == PrefetchFactory.KIND) {
                return List.of(
                        new PluginType(kind, "scripted", "A range behind each read.", ScriptedPrefetch.Config.class),
                        new PluginType(kind, "line-part", "Parts of lines.", NoKeys.class));
            }
            if (kind == WriteBackFactory.KIND) {
                return List.of(
                        new PluginType(kind, "scripted", "Writes out after a time.", ScriptedWriteBack.Config.class));
            }
            return kind == SchedulerFactory.KIND
                    ? List.of(
                            new PluginType(kind, "fcfs", "In order of arrival.", NoKeys.class),
                            new PluginType(kind, "sptf", "Nearest in time first.", NoKeys.class),
                            new PluginType(kind, "c-look", "Upward.", NoKeys.class))
                    : List.of();
        }
    }

    private Drives() {}

    /**
     * The plain drive with changes.
     *
     * @param sets assignments as on the command line
     */
    static HddConfig plain(String... sets) {
        return of(PLAIN, sets);
    }

    static HddConfig of(String yaml, String... sets) {
        return new ConfigLoader(new Schedulers())
                .load("drive.yaml", yaml, Path.of("."), new ArrayList<>(List.of(sets)), HddConfig.class)
                .value();
    }
}
