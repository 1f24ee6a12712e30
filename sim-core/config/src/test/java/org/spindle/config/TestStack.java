package org.spindle.config;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.Component;
import org.spindle.spi.Kind;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Rate;
import org.spindle.spi.config.RotationSpeed;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.TypeName;
import org.spindle.spi.config.Validated;
import org.spindle.spi.device.DeviceFactory;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Configuration records that together use every type of component that such a record may have. */
final class TestStack {

    @Doc("A whole stack.")
    record Stack(
            @Doc("Where random numbers start.") @Default("1")
            long seed,

            @Doc("The devices by name.") @OfKind(DeviceFactory.class)
            Map<String, Component> devices,

            @Doc("What happens around the disk.") @Default("{}")
            Host host,

            @Doc("What is replayed.") @Nullable Path trace,
            @Doc("Anything.") @Nullable String note,

            @Doc("Weights of the queues.") @Default("[1, 2.5]") @Range(min = "0")
            List<Double> weights,

            @Doc("Names of the groups.") @Default("{}") Map<String, List<String>> groups) {}

    @Doc("The host.")
    record Host(
            @Doc("Whether it has a cache.") @Default("false")
            boolean cache,

            @Doc("How many processors.") @Default("1") @Range(min = "1", max = "64")
            int processors,

            @Doc("How writes are treated.") @Default("write-back")
            Writes writes,

            @Doc("How large a page is.") @Default("4 KiB") @Range(min = "512 B")
            Size page,

            @Doc("How fast memory is copied.") @Nullable Rate copy) {}

    enum Writes {
        WRITE_BACK,
        WRITE_THROUGH
    }

    @Doc("A drive.")
    record Drive(
            @Doc("How fast it turns.") RotationSpeed rpm,

            @Doc("Average seek.") @Default("8.5 ms") @Range(min = "0 ms", max = "1 s")
            Time avgSeek,

            @Doc("Seek times by distance.") @Default("{type: linear, slope: 2}")
            SeekCurve curve,

            @Doc("Zones from the outside.") @Default("[]") List<Zone> zones,

            @Doc("Order of service.") @OfKind(SchedulerFactory.class) @Default("fcfs")
            Component scheduler) {}

    @Doc("A zone.")
    record Zone(
            @Doc("First cylinder.") @Range(min = "0") int first,
            @Doc("Last cylinder.") int last) implements Validated {

        Zone {
            if (first > 100_000) {
                throw new IllegalArgumentException("no drive has a cylinder " + first + "; count from the outside");
            }
        }

        @Override
        public void validate(Problems problems) {
            if (last < first) {
                problems.report("last", "the zone ends at " + last + ", before it begins", "at least " + first);
            }
        }
    }

    sealed interface SeekCurve {}

    @TypeName("linear")
    @Doc("In proportion to distance.")
    record Linear(@Doc("Per cylinder.") @Default("1") double slope) implements SeekCurve {}

    @TypeName("constant")
    @Doc("The same for all.")
    record Constant(@Doc("Always.") Time time) implements SeekCurve {}

    @Doc("First come, first served.")
    record Fcfs() {}

    @Doc("Shortest seek time first.")
    record Sstf(
            @Doc("How many it looks at.") @Default("16") @Range(min = "1")
            int window) {}

    static final TypeCatalogue TYPES = new TypeCatalogue() {

        private final Map<Kind<?, ?>, List<PluginType>> types = Map.of(
                DeviceFactory.KIND, List.of(new PluginType(DeviceFactory.KIND, "hdd", "A drive.", Drive.class)),
                SchedulerFactory.KIND,
                        List.of(
                                new PluginType(SchedulerFactory.KIND, "fcfs", "First come.", Fcfs.class),
                                new PluginType(SchedulerFactory.KIND, "sstf", "Shortest seek.", Sstf.class)));

        @Override
        public List<Kind<?, ?>> kinds() {
            return List.of(DeviceFactory.KIND, SchedulerFactory.KIND);
        }

        @Override
        public List<PluginType> types(Kind<?, ?> kind) {
            return types.getOrDefault(kind, List.of());
        }
    };

    /** The directory to which paths in texts are relative. */
    static final Path DIRECTORY = Path.of("exp");

    private TestStack() {}

    static Loaded<Stack> load(String text, String... sets) {
        return new ConfigLoader(TYPES).load("exp/db.yaml", text, DIRECTORY, List.of(sets), Stack.class);
    }

    static Component component(String type, Record config) {
        return Component.of(type, config);
    }
}
