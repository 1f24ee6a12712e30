package org.spindle.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.spindle.reproduce.ExperimentReader;

/** The experiment files that come with Spindle; their names are the ids of their experiments. */
final class BuiltInExperiments {

    /** The experiments that others may refer to by {@code like}. */
    static final ExperimentReader.Library LIBRARY = new ExperimentReader.Library() {
        @Override
        public List<String> ids() {
            return BuiltInExperiments.ids();
        }

        @Override
        public String yaml(String id) {
            return BuiltInExperiments.yaml(id);
        }
    };

    private static final String DIRECTORY = "experiments/";

    private BuiltInExperiments() {}

    /** Returns the ids in the order in which experiments are shown and run. */
    static List<String> ids() {
        return read("index.txt").lines().toList();
    }

    /** Returns the text of an experiment. */
    static String yaml(String id) {
        return read(id + ".yaml");
    }

    private static String read(String name) {
        try (InputStream in = BuiltInExperiments.class.getResourceAsStream(DIRECTORY + name)) {
            if (in == null) {
                throw new IllegalStateException("the resource " + DIRECTORY + name + " is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the resource " + DIRECTORY + name, e);
        }
    }
}
