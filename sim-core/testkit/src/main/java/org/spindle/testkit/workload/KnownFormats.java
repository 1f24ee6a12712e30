package org.spindle.testkit.workload;

import java.util.Map;
import java.util.TreeMap;
import org.spindle.spi.Contributions;
import org.spindle.spi.Factory;
import org.spindle.spi.Kind;
import org.spindle.spi.NoKeys;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.workload.WorkloadFactory;

/** Collects the trace formats and workloads that a plugin contributes, without a Spindle process. */
public final class KnownFormats implements Contributions {

    public final Map<String, TraceFormat> formats = new TreeMap<>();
    public final Map<String, Class<? extends Record>> workloads = new TreeMap<>();

    public static Map<String, TraceFormat> of(SpindlePlugin plugin) {
        return from(plugin).formats;
    }

    public static KnownFormats from(SpindlePlugin plugin) {
        KnownFormats known = new KnownFormats();
        plugin.contribute(known);
        return known;
    }

    @Override
    public <C extends Record, X, P> void add(
            Kind<X, P> kind, String type, Class<C> config, Class<? extends Factory<C, X, P>> factory) {
        add(kind, type, config);
    }

    @Override
    public <C extends Record, X, P> void add(Kind<X, P> kind, String type, Class<C> config, Factory<C, X, P> factory) {
        add(kind, type, config);
    }

    private void add(Kind<?, ?> kind, String type, Class<? extends Record> config) {
        if (kind == WorkloadFactory.KIND) {
            workloads.put(type, config);
        }
    }

    @Override
    public <X, P> void add(Kind<X, P> kind, String type, String doc, Class<? extends Factory<NoKeys, X, P>> factory) {
        try {
            formats.put(type, (TraceFormat) factory.getConstructor().newInstance());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(factory + " cannot be made", e);
        }
    }

    @Override
    public <X, P> void add(Kind<X, P> kind, String type, String doc, Factory<NoKeys, X, P> factory) {
        formats.put(type, (TraceFormat) factory);
    }

    @Override
    public void model(Kind<?, ?> kind, String type, String name, String doc, String yaml) {
        throw new IllegalStateException("a workload plugin offers no models");
    }
}
