package org.spindle.host.alis;

import jakarta.inject.Inject;
import java.util.function.Consumer;
import org.spindle.host.alis.analysis.Analyzer;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.LayerFactory;
import org.spindle.spi.layer.Unit;

/** Creates storages that reorganise themselves. */
public final class AlisFactory implements LayerFactory<AlisConfig> {

    @Inject
    public AlisFactory() {}

    @Override
    public Layer create(AlisConfig config, LayerContext context) {
        return create(config, context, batch -> {});
    }

    static Layer create(AlisConfig config, LayerContext context, Consumer<CopyBatch> watcher) {
        if (context.below().size() != 1) {
            throw new IllegalArgumentException(
                    "alis reorganises one unit, not the " + context.below().size()
                            + " below it; put them into a volume, such as a concatenation, and alis over that");
        }
        Unit below = context.below().get(0);
        ReorganisedArea area = ReorganisedArea.of(config, below);
        Analyzer analyzer = new Analyzer(
                config.heat().rules(),
                config.usesHeat(),
                config.usesRuns() ? config.runs().graph(area.storage()) : null,
                config.usesRuns() ? config.runs().rules() : null,
                area.storage(),
                area.sectors(),
                config.runs().areaShare());
        FutureRequests foresight = config.foresight() == null
                ? null
                : FutureRequests.read(
                        config.foresight(), context.name(), config.interval().nanos());
        return new AlisLayer(config, area, analyzer, foresight, watcher, context);
    }
}
