package org.spindle.host.alis;

import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.Validated;

/** Config of the layer {@code alis}. */
@Doc("A storage that improves its locality: it logs its requests, and periodically copies blocks that are read"
        + " together or often to a reorganised area of the unit below, which serves later requests (ALIS, Hsu"
        + " 2003, chapter 4).")
public record AlisConfig(
        @Doc("Capacity of the layer: the part of the unit below that is used, without the reorganised area. If"
                + " absent, all that the area leaves.")
        @Range(min = "512 B")
        @Nullable
        Size storage,

        @Doc("Size and place of the reorganised area.") @Default("{}")
        AreaConfig area,

        @Doc("Clustering: heat (most referenced blocks), runs (blocks read in sequence), combined (runs, and"
                + " most referenced blocks in the remaining space).")
        @Default("combined")
        Clustering clustering,

        @Doc("How the most referenced blocks are selected and arranged.") @Default("{}")
        HeatConfig heat,

        @Doc("How runs are found.") @Default("{}") RunsConfig runs,

        @Doc(
                "The copy that a write goes to, which invalidates the others until the next reorganisation: home, heat, run,"
                        + " run-heat (the copy in a run if there is one, else the one by heat); home where there is no"
                        + " such copy.")
        @Default("run-heat")
        WriteTarget updates,

        @Doc("Minimum share of the preceding requests, as many as the context, that must precede a unit in its run if a"
                + " read is sent to the run. 0 always sends it there.")
        @Default("0")
        @Range(min = "0", max = "1")
        double contextMatch,

        @Doc("Time from one reorganisation to the next. Each begins with the first request after a multiple of it.")
        @Default("1 d")
        @Range(min = "1 ms")
        Time interval,

        @Doc("How data are copied. If absent, copying takes no time and no requests.") @Nullable
        CopyingConfig copying,

        @Doc(
                "Whether data in the memory caches below gets the addresses of its copies at each reorganisation. If not, what"
                        + " they hold of the area is lost where it is replaced. True if absent and copying takes no time; copies"
                        + " made by requests are in the caches already.")
        @Nullable
        Boolean relabel,

        @Doc("The requests.csv of an earlier run of the same workload: each reorganisation learns from the interval"
                + " that follows it, not from the one before (the oracle of Hsu 2003, section 4.7.4).")
        @Nullable
        Path foresight,

        @Doc("Feedback control. If absent, every interval has copies, found by the same rules.") @Nullable
        FeedbackConfig feedback)
        implements Validated {

    /** The kinds of clustering, which determine the copied blocks. */
    public enum Clustering {
        HEAT,
        RUNS,
        COMBINED
    }

    /** Returns whether cached data gets the addresses of its copies. */
    boolean relabels() {
        return copying == null && !Boolean.FALSE.equals(relabel);
    }

    boolean usesHeat() {
        return clustering != Clustering.RUNS;
    }

    boolean usesRuns() {
        return clustering != Clustering.HEAT;
    }

    @Override
    public void validate(Problems problems) {
        if (storage != null && storage.bytes() % Size.SECTOR != 0) {
            problems.report("storage", storage + " is not a whole number of sectors", "a multiple of 512 B");
        }
        if (updates == WriteTarget.HEAT && clustering == Clustering.RUNS
                || updates == WriteTarget.RUN && clustering == Clustering.HEAT) {
            problems.report(
                    "updates",
                    "with clustering: " + lower(clustering)
                            + " there are no copies of the kind that writes should go to",
                    "home, run-heat, or the kind of copies that exists");
        }
        if (contextMatch > 0 && !usesRuns()) {
            problems.report("contextMatch", "with clustering: heat there are no runs to match", "leave it out");
        }
        if (relabel != null && copying != null) {
            problems.report(
                    "relabel",
                    "with copying, the caches below see the requests that copy data, and hold the copies",
                    "leave it out, or leave out copying");
        }
        if (feedback != null && feedback.climb() != null && (!usesRuns() || runs.threshold() == 0)) {
            problems.report(
                    "feedback.climb",
                    usesRuns()
                            ? "runs.threshold is 0, of which every multiple is 0"
                            : "with clustering: heat there are no runs",
                    "a threshold above 0 of clustering by runs, or leave it out");
        }
    }

    private static String lower(Clustering clustering) {
        return clustering.name().toLowerCase(Locale.ROOT);
    }
}
