package org.spindle.cli.spark;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.cli.command.UsageException;
import picocli.CommandLine.Option;

/** The options for the cluster. */
public final class SparkOptions {

    private static final int MOST_IN_A_BATCH = 100_000;

    @Option(
            names = "--master",
            paramLabel = "URL",
            description = "With --backend spark: where to run, such as spark://host:7077, yarn or local[2].")
    private @Nullable String master;

    @Option(
            names = "--batch",
            paramLabel = "N",
            defaultValue = "10",
            description =
                    "With --backend spark: runs of one task (default: ${DEFAULT-VALUE}); let a task last ten seconds"
                            + " or more.")
    private int batch;

    @Option(
            names = "--spark-conf",
            paramLabel = "KEY=VALUE",
            description = "With --backend spark: a property of Spark; may be repeated.")
    private List<String> properties = new ArrayList<>();

    /**
     * Returns the master, which determines where to run.
     *
     * @throws UsageException if none is given
     */
    String master() {
        if (master == null) {
            throw new UsageException(
                    "--backend spark needs a master\n  write --master spark://host:7077, --master yarn or --master local[2]");
        }
        return master;
    }

    /**
     * Returns the number of runs of one task, at least 1.
     *
     * @throws UsageException if the number is out of range
     */
    int batch() {
        if (batch < 1 || batch > MOST_IN_A_BATCH) {
            throw new UsageException("--batch " + batch + " is out of range\n  write 1 to " + MOST_IN_A_BATCH);
        }
        return batch;
    }

    /**
     * Returns properties of Spark, as KEY=VALUE.
     *
     * @throws UsageException if one of them is malformed
     */
    List<String> properties() {
        for (String property : properties) {
            if (property.indexOf('=') < 1) {
                throw new UsageException(
                        "'" + property
                                + "' is not a property of Spark\n  write --spark-conf KEY=VALUE, such as spark.executor.memory=2g");
            }
        }
        return properties;
    }

    /**
     * Rejects options that only Spark understands.
     *
     * @throws UsageException if one is given
     */
    public void requireNone() {
        if (master != null || !properties.isEmpty()) {
            throw new UsageException((master != null ? "--master" : "--spark-conf")
                    + " has no meaning for runs in this process\n  add --backend spark, or leave it out");
        }
    }
}
