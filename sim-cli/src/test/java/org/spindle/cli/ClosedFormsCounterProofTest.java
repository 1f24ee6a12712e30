package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.spindle.cli.CounterProofs.FailedClaim;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.config.ConfigException;
import org.spindle.config.ConfigLoader;
import org.spindle.plugin.PluginOptions;
import org.spindle.reproduce.Experiment;
import org.spindle.reproduce.ExperimentPlan;
import org.spindle.reproduce.ExperimentReader;
import org.spindle.reproduce.Reproduction;
import org.spindle.reproduce.RunListener;
import org.spindle.reproduce.TrialFactory;
import org.spindle.reproduce.Verdict;

/**
 * Claims about closed forms can fail: each one that holds fails if an input of the models is a tenth larger, or twice, half, ten
 * times or a tenth of its value, if a setting is that of another model, or if Spindle has one of the recorded errors.
 */
class ClosedFormsCounterProofTest {

    private static final SpindleProcess SPINDLE = SpindleProcess.start(PluginOptions.NONE);
    private static final ConfigLoader CONFIGS = SPINDLE.configs();
    private static final TrialFactory LABORATORY = new SpindleTrialFactory(SPINDLE, null);
    private static final List<Double> FACTORS = List.of(1.1, 2.0, 0.5, 10.0, 0.1);

    /** The beginning of a recorded fault that is a changed number or setting. */
    private static final String OTHER_NUMBER = "other number: ";

    private static final Pattern MODELS = Pattern.compile("(?ms)^analytic:\n(.*?)(?=^[a-z])");
    private static final Pattern NUMBER = Pattern.compile("(?<=[\\[{: ,-])[0-9]+(\\.[0-9]+)?(?=[ ,}\\]\n])");

    private static final Pattern SETTING = Pattern.compile("([A-Za-z]+): ([A-Za-z0-9.+-]+)(?=[ ,}\n])");

    private static final RunListener NOBODY = new RunListener() {
        @Override
        public void planned(int runs, int wanted) {}

        @Override
        public Runnable began(Experiment experiment) {
            return () -> {};
        }
    };

    static Stream<String> closedForms() {
        return BuiltInExperiments.ids().stream()
                .filter(id -> MODELS.matcher(BuiltInExperiments.yaml(id)).find());
    }

    @ParameterizedTest
    @Tag("nightly")
    @MethodSource("closedForms")
    void eachClaimFailsWithOtherNumbers(String id) throws IOException {
        String yaml = BuiltInExperiments.yaml(id);
        Set<String> holding = holding(id, yaml);
        Set<FailedClaim> failures = new TreeSet<>();
        Matcher models = MODELS.matcher(yaml);
        assertThat(models.find()).isTrue();
        for (double factor : FACTORS) {
            Matcher number = NUMBER.matcher(yaml).region(models.start(1), models.end(1));
            while (!holding.isEmpty() && number.find()) {
                fail(holding, id, yaml, number.start(), number.end(), times(number.group(), factor), failures);
            }
        }
        Map<String, Set<String>> values = new HashMap<>();
        Matcher setting = SETTING.matcher(yaml).region(models.start(1), models.end(1));
        while (setting.find()) {
            values.computeIfAbsent(setting.group(1), key -> new TreeSet<>()).add(setting.group(2));
        }
        setting.reset().region(models.start(1), models.end(1));
        while (!holding.isEmpty() && setting.find()) {
            for (String value : values.getOrDefault(setting.group(1), Set.of())) {
                if (!value.equals(setting.group(2))) {
                    fail(holding, id, yaml, setting.start(2), setting.end(2), value, failures);
                }
            }
        }
        CounterProofs.check(failure -> failure.experiment().equals(id) && isOtherNumber(failure), failures);
        CounterProofs.recorded().stream()
                .filter(failure -> failure.experiment().equals(id))
                .forEach(failure -> holding.remove(failure.target()));
        assertThat(holding)
                .as("claims of %s that hold whatever the numbers are", id)
                .isEmpty();
    }

    static boolean isOtherNumber(FailedClaim failure) {
        return failure.fault().startsWith(OTHER_NUMBER);
    }

    /**
     * Removes the targets that fail with one part of the text changed, and adds them to the failures. A text that is refused has no
     * effect.
     */
    private static void fail(
            Set<String> holding, String id, String yaml, int from, int to, String other, Set<FailedClaim> failures) {
        Set<String> still;
        try {
            still = holding(id, yaml.substring(0, from) + other + yaml.substring(to));
        } catch (ConfigException e) {
            assertThat(e.getMessage()).isNotBlank();
            return;
        }
        int line = yaml.lastIndexOf('\n', from) + 1;
        int word = from;
        while ("[{: ,\n".indexOf(yaml.charAt(word - 1)) < 0) {
            word--;
        }
        String before = yaml.substring(line, word);
        String begun = yaml.substring(word, from);
        String model = before.strip().replaceFirst(":.*", "");
        String key = before.substring(Math.max(before.lastIndexOf('{'), before.lastIndexOf(',')) + 1)
                .strip();
        String fault = OTHER_NUMBER + model + ", " + key + " " + begun + other + " for " + yaml.substring(word, to);
        holding.removeIf(target -> !still.contains(target) && failures.add(new FailedClaim(id, target, fault)));
    }

    private static String times(String number, double factor) {
        double other = Double.parseDouble(number) * factor;
        return number.contains(".")
                ? String.format(Locale.ROOT, "%.9f", other)
                : String.valueOf(Math.max(Math.round(other), factor > 1 ? Long.parseLong(number) + 1 : 0));
    }

    /** The targets that hold. */
    private static Set<String> holding(String id, String yaml) {
        Experiment experiment = new ExperimentReader(CONFIGS, new ExperimentReader.Library() {
                    @Override
                    public List<String> ids() {
                        return BuiltInExperiments.ids();
                    }

                    @Override
                    public String yaml(String name) {
                        return name.equals(id) ? yaml : BuiltInExperiments.yaml(name);
                    }
                })
                .read(id);
        ExperimentPlan plan = ExperimentPlan.of(experiment, Verdict.Mode.FULL, CONFIGS, LABORATORY);
        List<Verdict> verdicts = new ArrayList<>();
        new Reproduction(1, NOBODY).run(List.of(plan)).forEach(outcome -> verdicts.addAll(outcome.verdicts()));
        return verdicts.stream()
                .filter(verdict -> verdict.status() == Verdict.Status.PASS)
                .map(Verdict::target)
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
