package org.spindle.reports;

import java.util.List;
import org.spindle.characterisation.AnalysisRecorder;
import org.spindle.characterisation.Characterisation;
import org.spindle.spi.analysis.Axis;
import org.spindle.spi.analysis.Line;
import org.spindle.spi.analysis.Line.Point;

/** Characterisations of two traces. */
public final class SampleCharacterisations {

    private SampleCharacterisations() {}

    /**
     * @param name of everything that users name
     */
    public static List<Characterisation> of(String name) {
        return List.of(trace(name, 0.25), trace("other of " + name, 0.5));
    }

    private static Characterisation trace(String name, double missRatio) {
        AnalysisRecorder findings = new AnalysisRecorder();
        findings.figure("miss-ratio", "%", "Share that misses.", 100 * missRatio);
        findings.figure("unknown", "ms", "What the trace does not tell.", Double.NaN);
        findings.note("The figures of " + name + " are made up.");
        Axis x = Axis.log("cache", "MiB");
        Axis y = Axis.linear("miss ratio", "%");
        List<Line> lines = List.of(new Line("all", List.of(new Point(1, 100), new Point(2, 100 * missRatio))));
        findings.steps("miss-ratio", "What caches miss.", x, y, lines);
        findings.lines("of-a-plugin", "Something else.", x, y, lines);
        return new Characterisation(name, "msr", 1000, 1, List.of(findings.of("reuse-distances", "Reuse.")));
    }
}
