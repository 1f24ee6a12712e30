package org.spindle.cli.calibrate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.spindle.flash.calibrate.MeasuredLoad;
import org.spindle.spi.request.Operation;
import tools.jackson.databind.JsonNode;

/**
 * A job in the JSON output of fio 3, or the jobs of a group that are reported together. Options that a job does not have are the global
 * ones. Its times are those of {@code lat_ns}, from the call of the program to the completion. fio has quantiles of them only with
 * {@code lat_percentiles}; otherwise these are the quantiles from submission to completion, {@code clat_ns}, longer by the mean time that
 * the submission takes.
 */
final class FioJob {

    private static final double MOST_ACCESSES = 50;

    private static final int SECTOR = 512;

    /** The largest depth that fio counts apart from larger ones. */
    private static final int DEEPEST_LEVEL = 64;

    /** Options by which a job has fewer accesses outstanding than its depth. */
    private static final List<String> PACED = List.of("rate", "rate_iops", "thinktime");

    private static final List<String> SEVERAL_SIZES = List.of("bsrange", "bssplit");
    private static final List<String> COMMON = List.of("rw", "bs", "iodepth", "ioengine", "filename");

    private final JsonNode result;
    private final JsonNode global;

    FioJob(JsonNode result, JsonNode global) {
        this.result = result;
        this.global = global;
    }

    boolean isRandom() {
        String pattern = pattern();
        return pattern.equals("randread") || pattern.equals("randwrite");
    }

    /** The group that it belongs to, a name that no other job has if the output does not say. */
    String group(String otherwise) {
        return result.path("groupid").asString(otherwise);
    }

    private String name() {
        return result.path("jobname").asString(pattern());
    }

    private String option(String key, String otherwise) {
        return result.path("job options").path(key).asString(global.path(key).asString(otherwise));
    }

    /** What fio does without the option is {@code read}. */
    private String pattern() {
        return option("rw", "read");
    }

    private boolean reads() {
        return pattern().equals("randread");
    }

    private JsonNode measured() {
        return result.path(reads() ? "read" : "write");
    }

    /**
     * The measurement of jobs that ran at the same time.
     *
     * @throws IllegalArgumentException if they differ, or what they did is no measurement of a constant load
     */
    static MeasuredLoad together(List<FioJob> jobs) {
        FioJob first = jobs.get(0);
        for (FioJob job : jobs) {
            for (String key : COMMON) {
                if (!job.option(key, "").equals(first.option(key, ""))) {
                    throw new IllegalArgumentException(
                            "jobs '" + first.name() + "' and '" + job.name()
                                    + "' ran at the same time and have different " + key
                                    + ", so that neither is measured alone; separate jobs by stonewall, or run fio once for each");
                }
            }
            job.require();
        }
        int depth = first.depth();
        int submitters = jobs.size() > 1 ? jobs.size() : number("numjobs", first.option("numjobs", "1"));
        return new MeasuredLoad(
                first.name() + " " + depth + "x" + submitters,
                first.reads() ? Operation.READ : Operation.WRITE,
                first.bytes(),
                depth * submitters,
                submitters,
                mean(jobs),
                quantiles(jobs));
    }

    /** Refuses what is not a measurement of a constant number of accesses of one size. */
    private void require() {
        if (result.path("error").asInt(0) != 0) {
            throw new IllegalArgumentException("job '" + name() + "' ended with error "
                    + result.path("error").asInt(0) + "; repeat it");
        }
        for (String key : PACED) {
            if (!option(key, "").isEmpty()) {
                throw new IllegalArgumentException("job '" + name() + "' has " + key
                        + ", so that its accesses wait for the time and not for each other; measure without it");
            }
        }
        for (String key : SEVERAL_SIZES) {
            if (!option(key, "").isEmpty()) {
                throw severalSizes();
            }
        }
    }

    private IllegalArgumentException severalSizes() {
        return new IllegalArgumentException(
                "job '" + name() + "' has accesses of several sizes; measure each size by a job of its own, with bs");
    }

    private static int number(String key, String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(key + " '" + text + "' is not a whole number", e);
        }
    }

    /**
     * The accesses that were outstanding: the option, unless fio has counted that an engine has served one access after the other, as
     * synchronous engines do whatever the option.
     */
    private int depth() {
        int depth = number("iodepth", option("iodepth", "1"));
        JsonNode levels = result.path("iodepth_level");
        int level = Integer.highestOneBit(Math.min(Math.max(1, depth), DEEPEST_LEVEL));
        String key = level == DEEPEST_LEVEL ? ">=" + level : String.valueOf(level);
        double reached = levels.path(key).asDouble(100);
        if (reached >= MOST_ACCESSES) {
            return depth;
        }
        if (levels.path("1").asDouble(0) >= MOST_ACCESSES) {
            return 1;
        }
        throw new IllegalArgumentException("job '" + name() + "' has an iodepth of " + depth + ", which only " + reached
                + " % of its accesses found; give it the depth that it reaches");
    }

    /**
     * Bytes of each access, by their sum if fio has it. Accesses that were outstanding when a {@code ramp_time} ended are in that sum, but
     * not in the number of accesses.
     */
    private long bytes() {
        long accesses = measured().path("total_ios").asLong(0);
        long sum = measured().path("io_bytes").asLong(0);
        if (accesses == 0 || sum == 0) {
            return FioJson.bytes(option("bs", "4k"));
        }
        if (sum % accesses == 0) {
            return sum / accesses;
        }
        long most = accesses + (long) depth() * number("numjobs", option("numjobs", "1"));
        for (long complete = accesses + 1; complete <= most; complete++) {
            if (sum % (complete * SECTOR) == 0) {
                return sum / complete;
            }
        }
        throw severalSizes();
    }

    private double weight() {
        return Math.max(1, measured().path("total_ios").asDouble(1));
    }

    private double mean() {
        return measured().path("lat_ns").path("mean").asDouble(0);
    }

    private static double mean(List<FioJob> jobs) {
        double sum = 0;
        double weights = 0;
        for (FioJob job : jobs) {
            sum += job.weight() * job.mean();
            weights += job.weight();
        }
        return sum / weights;
    }

    /** The quantiles of jobs with the same load: for each share their mean, and the longest time of any. */
    private static List<MeasuredLoad.Quantile> quantiles(List<FioJob> jobs) {
        List<List<MeasuredLoad.Quantile>> all =
                jobs.stream().map(FioJob::quantiles).toList();
        List<MeasuredLoad.Quantile> quantiles = new ArrayList<>();
        double least = 0;
        for (MeasuredLoad.Quantile quantile : all.get(0)) {
            double sum = 0;
            double weights = 0;
            double longest = 0;
            for (int i = 0; i < jobs.size(); i++) {
                for (MeasuredLoad.Quantile other : all.get(i)) {
                    if (other.share() == quantile.share()) {
                        sum += jobs.get(i).weight() * other.nanos();
                        weights += jobs.get(i).weight();
                        longest = Math.max(longest, other.nanos());
                    }
                }
            }
            least = Math.max(least, quantile.share() == 1 ? longest : sum / weights);
            quantiles.add(new MeasuredLoad.Quantile(quantile.share(), least));
        }
        return quantiles;
    }

    private List<MeasuredLoad.Quantile> quantiles() {
        JsonNode whole = measured().path("lat_ns");
        boolean isWhole = !whole.path("percentile").isMissingNode();
        JsonNode latencies = isWhole ? whole : measured().path("clat_ns");
        double submission =
                isWhole ? 0 : Math.max(0, mean() - latencies.path("mean").asDouble(mean()));
        List<MeasuredLoad.Quantile> quantiles = new ArrayList<>();
        for (Map.Entry<String, JsonNode> entry : latencies.path("percentile").properties()) {
            double share = Math.round(Double.parseDouble(entry.getKey()) * 1e4) / 1e6;
            if (share >= FioRows.LOWEST_SHARE && share <= FioRows.HIGHEST_SHARE) {
                quantiles.add(new MeasuredLoad.Quantile(share, entry.getValue().asDouble() + submission));
            }
        }
        double longest = latencies.path("max").asDouble(0) + submission;
        if (!quantiles.isEmpty()
                && longest >= quantiles.get(quantiles.size() - 1).nanos()) {
            quantiles.add(new MeasuredLoad.Quantile(1, longest));
        }
        return quantiles;
    }
}
