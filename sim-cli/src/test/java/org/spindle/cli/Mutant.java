package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

/**
 * A built-in experiment in which something stands in for a part of the product, so that claims about it must fail.
 *
 * @param experiment id of the experiment
 * @param fault what the stand-in does wrong
 * @param part text of the experiment that names the part
 * @param standIn text that names the stand-in
 * @param failing targets that must not survive it, among others perhaps
 */
record Mutant(String experiment, String fault, String part, String standIn, List<String> failing) {

    /** The text of the experiment with the stand-in in every place of the part. */
    String yaml() {
        String yaml = BuiltInExperiments.yaml(experiment);
        assertThat(yaml).as("%s has the part", this).contains(part);
        return yaml.replace(part, standIn);
    }

    @Override
    public String toString() {
        return experiment + ": " + fault;
    }
}
