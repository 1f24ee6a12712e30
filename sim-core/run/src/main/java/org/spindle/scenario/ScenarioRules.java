package org.spindle.scenario;

import org.spindle.config.Rules;
import org.spindle.config.SectionValues;
import org.spindle.scenario.Scenario.Stop;
import org.spindle.scenario.Scenario.WarmUp;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Time;
import org.spindle.stack.TopologyCheck;

/** The rules between the sections of a scenario. */
final class ScenarioRules {

    private final Scenario scenario;
    private final Problems problems;

    ScenarioRules(SectionValues sections, Problems problems) {
        scenario = new Scenario("", "", 1, sections);
        this.problems = problems;
    }

    void check() {
        Rules.check(this::thereIsADevice);
        new TopologyCheck(scenario, problems).run();
        Rules.check(() -> theRunOutlasts(scenario.warmUp(), scenario.stop()));
    }

    private void thereIsADevice() {
        if (scenario.devices().isEmpty()) {
            problems.report("devices", "there is no device", "name at least one");
        }
    }

    private void theRunOutlasts(WarmUp warmUp, Stop stop) {
        Time stopTime = stop.time();
        if (stopTime != null && stopTime.compareTo(warmUp.time()) <= 0) {
            problems.report(
                    "stop.time",
                    "the run ends at " + stopTime + ", within the warm-up of " + warmUp.time(),
                    "end it later, or shorten warmUp.time");
        }
        Long stopRequests = stop.requests();
        if (stopRequests != null && stopRequests <= warmUp.requests()) {
            problems.report(
                    "stop.requests",
                    "the run ends after " + stopRequests + " requests, within the warm-up of " + warmUp.requests(),
                    "end it later, or shorten warmUp.requests");
        }
    }
}
