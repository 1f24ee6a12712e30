package org.spindle.cli.calibrate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.spindle.flash.calibrate.MeasuredLoad;
import org.spindle.spi.config.Size;
import org.spindle.spi.request.Operation;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The JSON output of fio 3: {@code jobs}, each with its options, {@code lat_ns.mean} and {@code clat_ns.percentile}. Options that a job
 * does not have are the global ones. With {@code numjobs}, the results have to be those of the group ({@code group_reporting}).
 */
final class FioJson {

    private FioJson() {}

    static List<MeasuredLoad> read(String text) {
        JsonNode root = new JsonMapper().readTree(text);
        JsonNode global = root.path("global options");
        List<MeasuredLoad> loads = new ArrayList<>();
        for (JsonNode job : root.path("jobs")) {
            JsonNode own = job.path("job options");
            String pattern = option(own, global, "rw", "");
            if (!pattern.equals("randread") && !pattern.equals("randwrite")) {
                continue;
            }
            boolean reads = pattern.equals("randread");
            JsonNode measured = job.path(reads ? "read" : "write");
            int depth = Integer.parseInt(option(own, global, "iodepth", "1"));
            int jobs = Integer.parseInt(option(own, global, "numjobs", "1"));
            loads.add(new MeasuredLoad(
                    job.path("jobname").asString(pattern) + " " + depth + "x" + jobs,
                    reads ? Operation.READ : Operation.WRITE,
                    bytes(option(own, global, "bs", "4k")),
                    depth * jobs,
                    jobs,
                    measured.path("lat_ns").path("mean").asDouble(0),
                    quantiles(measured.path("clat_ns"))));
        }
        return loads;
    }

    private static String option(JsonNode own, JsonNode global, String key, String otherwise) {
        return own.path(key).asString(global.path(key).asString(otherwise));
    }

    private static List<MeasuredLoad.Quantile> quantiles(JsonNode latencies) {
        List<MeasuredLoad.Quantile> quantiles = new ArrayList<>();
        for (Map.Entry<String, JsonNode> entry : latencies.path("percentile").properties()) {
            double share = Math.round(Double.parseDouble(entry.getKey()) * 1e4) / 1e6;
            if (share >= FioRows.LOWEST_SHARE && share <= FioRows.HIGHEST_SHARE) {
                quantiles.add(new MeasuredLoad.Quantile(share, entry.getValue().asDouble()));
            }
        }
        double longest = latencies.path("max").asDouble(0);
        if (!quantiles.isEmpty()
                && longest >= quantiles.get(quantiles.size() - 1).nanos()) {
            quantiles.add(new MeasuredLoad.Quantile(1, longest));
        }
        return quantiles;
    }

    /** Returns the bytes of a size in fio's notation, in which {@code 4k} is 4096 bytes. */
    static long bytes(String size) {
        String number = size.toLowerCase(Locale.ROOT);
        if (number.endsWith("k")) {
            return Size.parse(number.substring(0, number.length() - 1) + " KiB").bytes();
        }
        if (number.endsWith("m")) {
            return Size.parse(number.substring(0, number.length() - 1) + " MiB").bytes();
        }
        return Long.parseLong(number);
    }
}
