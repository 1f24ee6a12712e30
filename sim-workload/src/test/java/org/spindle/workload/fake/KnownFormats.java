package org.spindle.workload.fake;

import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceReader;
import org.spindle.workload.WorkloadPlugin;
import org.spindle.workload.trace.TraceOpener;

/** What a plugin contributes, taken without a host. */
public final class KnownFormats {

    public final Map<String, TraceFormat> formats = new TreeMap<>();
    public final Map<String, Class<? extends Record>> workloads = new TreeMap<>();

    public static Map<String, TraceFormat> of(SpindlePlugin plugin) {
        return from(plugin).formats;
    }

    /** Opens a trace of any format of this module. */
    public static TraceReader open(Path file, String format) {
        return new TraceOpener(of(new WorkloadPlugin())).open(file, format);
    }

    /** A proxy, because {@link Contributions} may grow by kinds that are of no interest here. */
    public static KnownFormats from(SpindlePlugin plugin) {
        KnownFormats known = new KnownFormats();
        plugin.contribute((Contributions) Proxy.newProxyInstance(
                KnownFormats.class.getClassLoader(), new Class<?>[] {Contributions.class}, (proxy, method, given) -> {
                    known.add(method.getName(), (String) given[0], given);
                    return null;
                }));
        return known;
    }

    private void add(String kind, String type, Object[] given) throws ReflectiveOperationException {
        switch (kind) {
            case "workload" -> workloads.put(type, ((Class<?>) given[1]).asSubclass(Record.class));
            case "traceFormat" ->
                formats.put(type, (TraceFormat)
                        ((Class<?>) given[2]).getConstructor().newInstance());
            case "analysis" -> {}
            default -> throw new IllegalStateException("a workload plugin offers no " + kind);
        }
    }
}
