package org.spindle.design;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.design.Limit.Part;

/**
 * The performance and cost of an organisation.
 *
 * @param label unique within a design
 * @param axes varied values by path; empty if none were varied
 * @param limits in the order in which an I/O passes the parts
 * @param load I/Os per second at which the response time is computed
 * @param response null if the load exceeds the organisation's throughput
 * @param onFront whether no other organisation is at least as good in cost, I/Os per second and response time and better
 *     in one of them
 */
public record Evaluation(
        String label,
        Map<String, String> axes,
        SystemOrganisation organisation,
        List<Limit> limits,
        double load,
        @Nullable ResponseTime response,
        boolean onFront) {

    private static final MathContext RATE_DIGITS = new MathContext(6);

    public Evaluation {
        axes = Collections.unmodifiableMap(new LinkedHashMap<>(axes));
        limits = List.copyOf(limits);
    }

    /** Returns the part that limits throughput within the caps; of equal parts the first. */
    public Limit bottleneck() {
        Limit least = limits.get(0);
        for (Limit limit : limits) {
            if (limit.allowed() < least.allowed()) {
                least = limit;
            }
        }
        return least;
    }

    /** Returns the I/Os per second within the caps, without any interference between the parts. */
    public double iops() {
        return bottleneck().allowed();
    }

    /** Returns the I/Os per second of the busiest part at full utilisation. */
    public double fullIops() {
        return busiest().full();
    }

    private Limit busiest() {
        Limit least = limits.get(0);
        for (Limit limit : limits) {
            least = limit.full() < least.full() ? limit : least;
        }
        return least;
    }

    /** Returns the reason for a missing response time, as text; null if there is one. */
    public @Nullable String overload() {
        return response != null
                ? null
                : String.format(
                        Locale.ROOT,
                        "the utilisation of the %s would be %.4g at %s I/Os per second; the limit is %s",
                        busiest().part().text(),
                        load / fullIops(),
                        rate(load),
                        rate(fullIops()));
    }

    private static String rate(double perSecond) {
        return new BigDecimal(perSecond, RATE_DIGITS).stripTrailingZeros().toPlainString();
    }

    public double cost() {
        return organisation.cost();
    }

    public double costPerIops() {
        return cost() / iops();
    }

    /** Returns the utilisation of each part at {@link #iops}, as a fraction. */
    public Map<Part, Double> utilisations() {
        Map<Part, Double> shares = new LinkedHashMap<>();
        limits.forEach(limit -> shares.put(limit.part(), iops() / limit.full()));
        return shares;
    }

    Evaluation varied(Map<String, String> values) {
        return new Evaluation(label, values, organisation, limits, load, response, onFront);
    }

    Evaluation onFront(boolean is) {
        return new Evaluation(label, axes, organisation, limits, load, response, is);
    }
}
