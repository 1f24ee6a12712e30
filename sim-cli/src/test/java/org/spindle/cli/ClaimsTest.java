package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.plugin.PluginOptions;
import org.spindle.reproduce.Evidence;
import org.spindle.reproduce.Experiment;
import org.spindle.reproduce.ExperimentReader;

/** Every built-in claim states its source, the basis of its verdict and the reason for its tolerance. */
class ClaimsTest {

    /** A width in the text of an expectation, its parts included: a bound or a tolerance other than 0 and 1, which are orders. */
    private static final Pattern WIDTH =
            Pattern.compile("(?:from|to|absolute|relative|margin|slack)=(?!null|-?[01]\\.0[,\\]])");

    /** A number in the text of a reason. */
    private static final Pattern NUMBER = Pattern.compile(
            "[0-9]|half|twice|third|quarter|fifth|tenth|hundredth|digit|none", Pattern.CASE_INSENSITIVE);

    private static List<Experiment> experiments() {
        ExperimentReader reader =
                new ExperimentReader(SpindleProcess.start(PluginOptions.NONE).configs(), BuiltInExperiments.LIBRARY);
        return BuiltInExperiments.ids().stream().map(reader::read).toList();
    }

    /** A source has at least an author and a place in it: a section, a table, a figure, an equation or a title. */
    @Test
    void eachHasASource() {
        assertThat(experiments()).allSatisfy(experiment -> {
            assertThat(experiment.claim()).as(experiment.id()).hasSizeGreaterThan(20);
            assertThat(experiment.source()).as(experiment.id()).contains(",").containsPattern("[0-9]{4}");
        });
    }

    @Test
    void eachExpectationSaysWhatItRestsOnAndWhyItIsAsWideAsItIs() {
        List<String> silent = new ArrayList<>();
        for (Experiment experiment : experiments()) {
            experiment.expectations().forEach(expectation -> {
                if (experiment.evidence(expectation) == Evidence.UNSTATED) {
                    silent.add(experiment.id() + " " + expectation.target() + ": evidence");
                }
                if (experiment.tolerance(expectation).isBlank()) {
                    silent.add(experiment.id() + " " + expectation.target() + ": tolerance");
                }
            });
        }
        assertThat(silent).isEmpty();
    }

    /** The reason of a width says how wide: a number, a fraction or a digit. */
    @Test
    void eachWidthHasAReasonInFigures() {
        List<String> without = new ArrayList<>();
        for (Experiment experiment : experiments()) {
            experiment.expectations().stream()
                    .filter(expectation -> WIDTH.matcher(expectation.toString()).find()
                            && !NUMBER.matcher(experiment.tolerance(expectation))
                                    .find())
                    .forEach(expectation -> without.add(experiment.id() + " " + expectation.target()));
        }
        assertThat(without).isEmpty();
    }
}
