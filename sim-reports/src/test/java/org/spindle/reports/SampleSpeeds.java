package org.spindle.reports;

import java.util.List;
import org.spindle.reports.SpeedHistory.CaseCurve;
import org.spindle.reports.SpeedHistory.MeasuredCommit;
import org.spindle.reports.SpeedHistory.SpeedMeasure;

/** Invented speeds of three commits. */
public final class SampleSpeeds {

    private SampleSpeeds() {}

    /**
     * @param name of everything that users name
     */
    public static SpeedHistory of(String name) {
        List<CaseCurve> curves = List.of(
                new CaseCurve(name, List.of(900.0, 850.0, 800.0)),
                new CaseCurve("replay", List.of(700.0, Double.NaN, 650.0)));
        return new SpeedHistory(
                List.of(
                        new MeasuredCommit(name, "a machine", "1"),
                        new MeasuredCommit("b", "a machine", "1"),
                        new MeasuredCommit("c", "a machine", "1")),
                List.of(new SpeedMeasure("time", "ns/request", curves)));
    }
}
