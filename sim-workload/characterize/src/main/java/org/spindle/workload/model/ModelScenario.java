package org.spindle.workload.model;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.BuiltInTypes.Arrivals;
import org.spindle.spi.BuiltInTypes.Workload;
import org.spindle.workload.synthetic.AddressPattern;
import org.spindle.workload.synthetic.OpenPattern;
import org.spindle.workload.synthetic.RequestKind;
import org.spindle.workload.synthetic.SyntheticWorkload;
import org.spindle.workload.synthetic.Target;

/** Writes the scenario of a model, with the figures to which it was fitted as comments. */
public final class ModelScenario {

    private final TraceModel model;
    private final String device;
    private final Appendable out;

    /** @param device definition of every device, as a YAML mapping in one line */
    public ModelScenario(TraceModel model, String device, Appendable out) {
        this.model = model;
        this.device = device;
        this.out = out;
    }

    /**
     * Writes the scenario.
     *
     * @throws IOException if writing fails
     */
    public void write() throws IOException {
        TraceProfile trace = model.profile();
        line(
                "# A model of the trace %s, fitted to its requests one by one; the figures are the trace's.",
                model.name());
        line(
                "# %d reads and writes in %s s, %s a second; %s of them reads, %s sequential in about %d streams; %d"
                        + " others left out.",
                trace.span().requests(),
                number(trace.span().nanos() / 1e9),
                number(trace.rate()),
                percent(trace.reads()),
                percent(trace.sequential()),
                trace.streams(),
                trace.span().others());
        line("name: model");
        line("description: A model of a trace.");
        line("devices:");
        for (Map.Entry<String, String> each : ModelFit.devices(trace).entrySet()) {
            line("  %s: %s  # %s in the trace", each.getKey(), device, printable(each.getValue()));
        }
        SyntheticWorkload workload = model.workload();
        line("workload:");
        line("  type: %s", Workload.SYNTHETIC);
        line("  requests: %d", workload.requests());
        arrivals((OpenPattern.Cascade) workload.arrivals().config());
        line("  # Sizes and directions with their numbers in the trace; mean %s B.", number(trace.meanSize()));
        line("  deck: %d", requireNonNull(workload.deck()));
        line("  kinds:");
        for (RequestKind kind : workload.kinds()) {
            kind(kind);
        }
        line(
                "  runs: {streams: %d}",
                workload.runs() == null ? 1 : workload.runs().streams());
        line("  alignment: %s", workload.alignment());
        addresses((AddressPattern.StackDistance) workload.addresses());
        line("  # Shares are blocks that the trace accesses for the first time; bounds are where its accesses end,"
                + " or more.");
        line("  devices:");
        for (Target target : workload.devices()) {
            line(
                    "    - {device: %s, share: %s, to: %s}",
                    target.device(), plain(target.share()), requireNonNull(target.to()));
        }
    }

    private void arrivals(OpenPattern.Cascade cascade) throws IOException {
        TraceProfile trace = model.profile();
        for (int i = 0; i < TraceProfile.WINDOWS.size(); i++) {
            line(
                    "  # Variance of the number of requests in %s s: %s, mean %s.",
                    number(trace.window(i) / 1e9),
                    number(trace.variance(i)),
                    number(trace.rate() * trace.window(i) / 1e9));
        }
        line("  # Their slope makes the Hurst parameter %s.", number(trace.hurst()));
        line("  arrivals:");
        line("    type: %s", Arrivals.CASCADE);
        line("    rate: %s", plain(cascade.rate()));
        line("    period: %s", cascade.period());
        line("    splits:");
        for (OpenPattern.Split split : cascade.splits()) {
            line("      - {parts: %d, largest: %s}", split.parts(), plain(split.largest()));
        }
    }

    private void kind(RequestKind kind) throws IOException {
        line(
                "    - {size: %s, share: %s, reads: %s, sequential: %s%s}",
                kind.size(),
                plain(kind.share()),
                plain(kind.reads()),
                optional(kind.sequential()),
                kind.reuse() == null ? "" : ", reuse: " + plain(kind.reuse()));
    }

    private void addresses(AddressPattern.StackDistance stack) throws IOException {
        TraceProfile trace = model.profile();
        StringBuilder curve = new StringBuilder();
        for (int i = 0; i < TraceProfile.CACHES.size(); i++) {
            curve.append(i == 0 ? "" : ", ")
                    .append(TraceProfile.CACHES.get(i))
                    .append(' ')
                    .append(number(trace.missRatio(i)));
        }
        line("  # LRU miss ratios by blocks of cache: %s.", curve);
        line("  addresses:");
        line("    type: %s", AddressPattern.STACK_DISTANCE);
        line("    reuse: %s", plain(stack.reuse()));
        line("    block: %s", stack.block());
        line("    distances:");
        for (AddressPattern.Distance distance : stack.distances()) {
            line("      - {within: %s, share: %s}", distance.within(), plain(distance.share()));
        }
    }

    private static String optional(@Nullable Double value) {
        return value == null ? "0" : plain(value);
    }

    /** Formats a value exactly, as a scenario requires. */
    private static String plain(double value) {
        return value == Math.rint(value) && Math.abs(value) < 1e15
                ? String.valueOf((long) value)
                : String.valueOf(value);
    }

    /** Formats a value with six digits, for readers. */
    private static String number(double value) {
        return String.format(Locale.ROOT, "%.6g", value);
    }

    private static String percent(double fraction) {
        return String.format(Locale.ROOT, "%.2f %%", 100 * fraction);
    }

    private static String printable(String name) {
        return name.replaceAll("\\p{Cntrl}", "?");
    }

    private void line(String format, Object... values) throws IOException {
        out.append(String.format(Locale.ROOT, format, values)).append('\n');
    }
}
