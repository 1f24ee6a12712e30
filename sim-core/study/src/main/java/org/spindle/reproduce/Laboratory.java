package org.spindle.reproduce;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.config.MapNode;
import org.spindle.config.Node;
import org.spindle.result.Metric;

/** Where the runs of experiments are made. Several threads may share it. */
public interface Laboratory {

    /**
     * The scenario that DiskSim's files mean.
     *
     * @throws NotRunnableException if the files are not there
     */
    MapNode scenario(DiskSimFiles files);

    /**
     * Where a file is that does not come with the product.
     *
     * @param name below the directory of such files
     * @throws NotRunnableException if it is not there
     */
    Path data(String name);

    /**
     * Reads a scenario for any number of runs.
     *
     * @throws org.spindle.config.ConfigException if anything is wrong with it
     */
    Trial trial(Node scenario);

    /**
     * Reads a scenario that is run before others for a file that one of its observers writes. Scenarios that say the same are
     * run once.
     *
     * @throws org.spindle.config.ConfigException if anything is wrong with the scenario
     */
    PreparedFile prepare(Node scenario, String file);

    /**
     * Reads what is to be looked at in which traces, by name, as {@link TraceStudy} has it.
     *
     * @throws org.spindle.config.ConfigException if anything is wrong with it
     * @throws NotRunnableException if a trace is not there
     */
    Trial traces(Node traces);

    /** A file that is made when it is needed. */
    interface PreparedFile {

        /** Where it is after {@link #make}. */
        Path path();

        /**
         * Makes the file, unless it was made before. May be called by several threads.
         *
         * @throws org.spindle.run.RunException if the run is at fault, or does not write the file
         */
        void make();
    }

    /** Something that can be observed: a scenario to be run, traces to be looked at, or models to be computed. */
    interface Trial {

        /**
         * Text that two trials have in common only if equal replications of them observe the same; null if nothing is known of
         * that. Equal trials of several experiments are run once.
         */
        default @Nullable String identity() {
            return null;
        }

        /**
         * One observation. If the requests carry recorded times, the figures that compare these with the simulated ones are
         * among the metrics, of the component {@code recorded}.
         *
         * @param replication number of the replication, from 0
         * @throws org.spindle.run.RunException if a component or the workload's input is at fault
         * @throws org.spindle.spi.trace.TraceException if a trace cannot be read
         */
        Observed run(int replication);
    }

    /**
     * What came out of a trial.
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
