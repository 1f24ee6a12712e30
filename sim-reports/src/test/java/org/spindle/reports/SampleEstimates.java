package org.spindle.reports;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.design.Choice;
import org.spindle.design.Design;
import org.spindle.design.Designer.Proposals;
import org.spindle.design.Evaluation;
import org.spindle.design.Limit;
import org.spindle.design.Limit.Part;
import org.spindle.design.ModelValidation;
import org.spindle.design.ResponseTime;
import org.spindle.design.SystemOrganisation;
import org.spindle.model.ModelResult;
import org.spindle.model.Simulated;
import org.spindle.spi.config.Rate;
import org.spindle.spi.config.RotationSpeed;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;

/**
 * Invented results of a model and a design: a disk that sustains its load behind a bus that does not; three organisations, of which
 * one cannot sustain its load.
 */
public final class SampleEstimates {

    private SampleEstimates() {}

    public static ModelResult model(String name) {
        return new ModelResult(
                false,
                0,
                0,
                120,
                Double.POSITIVE_INFINITY,
                List.of(
                        new ModelResult.StationLoad(name, true, 60, 10, 0.2, 0.6, 19),
                        new ModelResult.StationLoad("bus0", false, 120, 9, 0, 1.08, Double.POSITIVE_INFINITY)),
                "bus0",
                List.of(name + ": arrivals are not Poisson"));
    }

    public static Simulated simulated(String name) {
        return new Simulated(ResultText.read(SampleRun.json(name, name)));
    }

    private static Evaluation organisation(String label, int disks, @Nullable ResponseTime response) {
        SystemOrganisation organisation = new SystemOrganisation(
                new Choice<>("cpu", new Design.Processor(500, 10_000, 30_000)),
                null,
                new Choice<>("io", new Design.IoBus(Rate.parse("200 MB/s"), 20, 0)),
                new Choice<>("scsi", new Design.DiskString(Rate.parse("20 MB/s"), 15, Time.parse("1 ms"), 1500)),
                new Choice<>(
                        "disk",
                        new Design.Disk(
                                Size.parse("8 GB"),
                                Time.parse("8 ms"),
                                RotationSpeed.parse("7200 rpm"),
                                Rate.parse("6 MB/s"),
                                2048,
                                1,
                                null)),
                disks,
                2);
        return new Evaluation(
                label,
                Map.of("ioSize", label),
                organisation,
                List.of(
                        new Limit(Part.BUS, 12_500, 1, 0.75, 9375),
                        new Limit(Part.DISKS, 67, disks, 0.8, 53.6 * disks)),
                50.0 * disks,
                response,
                response != null);
    }

    public static Proposals proposals(String name) {
        return new Proposals(
                List.of(
                        organisation(name, 25, response(40)),
                        organisation("50 x disk", 50, response(30)),
                        organisation("75 x disk", 75, null)),
                List.of(name + " cannot be built: more strings than the bus takes"));
    }

    private static ResponseTime response(double milliseconds) {
        return new ResponseTime(List.of(new ResponseTime.Station(Part.DISKS, 0.5, 15, milliseconds - 15)));
    }

    public static List<ModelValidation> comparisons(String name) {
        return List.of(new ModelValidation(
                name,
                List.of(
                        new ModelValidation.ComparedFigure("I/Os per second at saturation", "1/s", 1675, 1670, null),
                        new ModelValidation.ComparedFigure("response time", "ms", 40, 41, 0.5))));
    }
}
