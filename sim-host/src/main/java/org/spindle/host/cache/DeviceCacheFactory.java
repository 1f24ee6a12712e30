package org.spindle.host.cache;

import jakarta.inject.Inject;
import java.util.List;
import org.spindle.spi.config.Size;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.LayerFactory;
import org.spindle.spi.layer.Unit;

/** Makes {@code device-cache} layers. */
public final class DeviceCacheFactory implements LayerFactory<DeviceCacheConfig> {

    @Inject
    public DeviceCacheFactory() {}

    @Override
    public Layer create(DeviceCacheConfig config, LayerContext context) {
        String fastName = config.fast();
        String slowName = config.slow();
        if (fastName != null && slowName != null) {
            int slow = find(slowName, context);
            Unit fast = context.below().get(find(fastName, context));
            return new OneOfMany(
                    context, cached(config, context, fast, context.below().get(slow)), slow);
        }
        if (context.below().size() != 2) {
            throw new IllegalArgumentException(
                    "a device-cache that names none stands over two units, the fast and the slow one, not over "
                            + context.below().size());
        }
        return cached(config, context, context.below().get(0), context.below().get(1));
    }

    private static int find(String name, LayerContext context) {
        for (int i = 0; i < context.below().size(); i++) {
            if (context.below().get(i).name().equals(name)) {
                return i;
            }
        }
        throw new IllegalArgumentException("there is no '" + name + "' below the device-cache, but "
                + String.join(", ", context.below().stream().map(Unit::name).toList()));
    }

    private static Layer cached(DeviceCacheConfig config, LayerContext context, Unit fast, Unit slow) {
        Size size = config.size();
        long sectors = size == null
                ? LineShape.down(fast.sectors(), Math.toIntExact(config.line().sectors()))
                : size.sectors();
        if (sectors == 0 || sectors > fast.sectors()) {
            throw new IllegalArgumentException("the cache of "
                    + Size.ofSectors(Math.max(sectors, config.line().sectors())) + " does not fit on '" + fast.name()
                    + "', which has " + Size.ofSectors(fast.sectors()));
        }
        boolean wholeMilliseconds = config.compat().contains(DeviceCacheCompat.WHOLE_MILLISECOND_IDLE_DELAY);
        if (config.compat().contains(DeviceCacheCompat.IDENTITY_MAPPING)) {
            int blocks = Math.toIntExact(Math.min(sectors, Integer.MAX_VALUE));
            return new IdentityCache(
                    context,
                    fast,
                    slow,
                    blocks,
                    config.compat().contains(DeviceCacheCompat.ADJACENT_MAPS)
                            ? AdjacentMaps.of(blocks)
                            : AdjacentMaps.NONE,
                    config.writeScheme(),
                    CacheRules.idle(config.flush(), wholeMilliseconds));
        }
        long lines = sectors / config.line().sectors();
        if (lines > Integer.MAX_VALUE / 2) {
            throw new IllegalArgumentException(
                    lines + " lines of " + config.line() + " are too many; give longer ones, or a smaller size");
        }
        LineStore store =
                new DeviceStore(context, fast, Math.toIntExact(config.line().sectors()));
        BlockCache cache =
                new BlockCache(context, List.of(slow), CacheRules.of(config, (int) lines), store, DataMoves.NONE);
        return new CachedUnit(
                context, cache, fast, slow, Math.toIntExact(config.line().sectors()));
    }
}
