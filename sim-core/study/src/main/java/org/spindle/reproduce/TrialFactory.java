package org.spindle.reproduce;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.config.MapNode;
import org.spindle.config.Node;
import org.spindle.result.Metric;

/** Creates the trials of experiments: runs, trace analyses and the files that they need. Thread-safe. */
public interface TrialFactory {

    /**
     * Returns the scenario that DiskSim's files describe.
     *
     * @throws NotRunnableException if the files do not exist
     */
    MapNode scenario(DiskSimFiles files);

    /**
     * Returns the path of a file that does not come with the product.
     *
     * @param name below the directory of such files
     * @throws NotRunnableException if the file does not exist
     */
    Path data(String name);

    /**
     * Reads a scenario for any number of runs.
     *
     * @throws org.spindle.config.ConfigException if the scenario is invalid
     */
    Trial trial(Node scenario);

    /**
     * Reads a scenario that is run before others and one of whose observers writes a file for them. Equal scenarios are run once.
     *
     * @throws org.spindle.config.ConfigException if the scenario is invalid
     */
    PreparedFile prepare(Node scenario, String file);

    /**
     * Reads traces by name and the analyses to apply to them, in the form of {@link TraceStudy}.
     *
     * @throws org.spindle.config.ConfigException if the study is invalid
     * @throws NotRunnableException if a trace does not exist
     */
    Trial traces(Node traces);

    /** A file that is made on demand. */
    interface PreparedFile {

        /** Returns the place of the file, which exists after {@link #make}. */
        Path path();

        /**
         * Makes the file, unless it was made before. Thread-safe.
         *
         * @throws org.spindle.run.RunException if the run fails, or does not write the file
         */
        void make();
    }

    /** A source of observations: a scenario to run, traces to analyse, or models to compute. */
    interface Trial {

        /**
         * Returns a text that two trials share only if equal replications of them yield equal observations; null if that is unknown. Equal
         * trials of several experiments are run once.
         */
        default @Nullable String identity() {
            return null;
        }

        /**
         * Makes one observation. If the requests carry recorded times, the figures that compare these with the simulated times are among
         * the metrics, of the component {@code recorded}.
         *
         * @param replication number of the replication, from 0
         * @throws org.spindle.run.RunException if a component fails or the workload's input is invalid
         * @throws org.spindle.spi.trace.TraceException if a trace cannot be read
         */
        Observed run(int replication);
    }

    /**
     * The result of a trial.
     *
     * @param notes of the run
     * @param metrics of all components
     */
    record Observed(List<String> notes, List<Metric> metrics) {

        public Observed {
            notes = List.copyOf(notes);
            metrics = List.copyOf(metrics);
        }
    }
}
