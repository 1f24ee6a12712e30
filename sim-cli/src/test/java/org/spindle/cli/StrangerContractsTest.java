package org.spindle.cli;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.io.TempDir;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementFactory;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.LayerFactory;
import org.spindle.spi.layout.LayoutContext;
import org.spindle.spi.layout.VolumeLayout;
import org.spindle.spi.layout.VolumeLayoutFactory;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;
import org.spindle.testkit.contract.LayerContract;
import org.spindle.testkit.contract.LayoutContract;
import org.spindle.testkit.contract.ReplacementContract;
import org.spindle.testkit.contract.SchedulerContract;

/** The plugins of {@code src/it} satisfy the contracts of their kinds. */
class StrangerContractsTest {

    @TempDir
    private static Path directory;

    private static LoadedStranger example;
    private static LoadedStranger ageing;
    private static LoadedStranger arc;
    private static LoadedStranger fdScan;
    private static LoadedStranger mirrored;
    private static LoadedStranger shingled;

    @BeforeAll
    static void load() throws IOException {
        example = new LoadedStranger(
                SourceTree.exampleIn(directory.resolve("example")).jar(directory.resolve("example.jar")));
        ageing = new LoadedStranger(new Stranger("ageing-distance").jarIn(directory));
        arc = new LoadedStranger(new Stranger("arc").jarIn(directory));
        fdScan = new LoadedStranger(new Stranger("fd-scan").jarIn(directory));
        shingled = new LoadedStranger(new Stranger("shingled-drive").jarIn(directory));
        mirrored = new LoadedStranger(new Stranger("mirrored-halves").jarIn(directory));
    }

    @Nested
    class NearestFirst extends SchedulerContract {
        @Override
        protected RequestScheduler create(SchedulerContext context) {
            return example.make(SchedulerFactory.KIND, "example.nearest-first", "oldestEvery: 8", context);
        }
    }

    @Nested
    class AgeingDistance extends SchedulerContract {
        @Override
        protected RequestScheduler create(SchedulerContext context) {
            return ageing.make(SchedulerFactory.KIND, "example.ageing-distance", "sectorsPerMilli: 1000", context);
        }
    }

    @Nested
    class Arc extends ReplacementContract {
        @Override
        protected ReplacementPolicy create(ReplacementContext context) {
            return arc.make(ReplacementFactory.KIND, "example.arc", "{}", context);
        }
    }

    @Nested
    class FdScan extends SchedulerContract {
        @Override
        protected RequestScheduler create(SchedulerContext context) {
            return fdScan.make(SchedulerFactory.KIND, "example.fd-scan", "{}", context);
        }
    }

    @Nested
    class ShingledDrive extends LayerContract {
        @Override
        protected Layer create(LayerContext context) {
            return shingled.make(LayerFactory.KIND, "example.shingled-drive", "band: 1 MiB", context);
        }
    }

    @Nested
    class MirroredHalves extends LayoutContract {
        @Override
        protected VolumeLayout create(LayoutContext context) {
            return mirrored.make(VolumeLayoutFactory.KIND, "example.mirrored-halves", "{}", context);
        }
    }
}
