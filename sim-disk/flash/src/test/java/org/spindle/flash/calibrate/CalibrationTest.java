package org.spindle.flash.calibrate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.flash.FlashRig;
import org.spindle.flash.profile.ProfileConfig;
import org.spindle.flash.profile.ProfileFactory;
import org.spindle.flash.table.TableConfig;
import org.spindle.spi.config.Rate;
import org.spindle.spi.config.Size;
import org.spindle.spi.request.Operation;

/** Calibration against devices whose parameters are known. */
class CalibrationTest {

    private static final Size CAPACITY = Size.parse("480 GB");
    private static final ProfileInputs SATA =
            new ProfileInputs(CAPACITY, 32, Rate.parse("550 MB/s"), 8, 2, Size.parse("32 KiB"), Rate.parse("800 MB/s"));

    /** Depths that a profile is fitted to: each more takes seconds. */
    private static final List<Integer> FITTED = List.of(1, 4, 16, 64);

    /** The measurements of a known profile. */
    private static final List<MeasuredLoad> MEASUREMENTS = measurements(List.of(1, 2, 4, 8, 16, 32, 64), """
                capacity: 480 GB
                link: conversation
                queueDepth: 32
                linkRate: 550 MB/s
                duplex: false
                commandTime: 9 us
                writeOverhead: 17 us
                channels: 8
                diesPerChannel: 2
                page: 32 KiB
                channelRate: 800 MB/s
                read: [47 us]
                program: 1900 us
                """);

    private static List<MeasuredLoad> measurements(List<Integer> depths, String profile) {
        ProfileConfig known = FlashRig.config(ProfileConfig.class, profile);
        List<MeasuredLoad> loads = new ArrayList<>();
        for (Operation operation : List.of(Operation.READ, Operation.WRITE)) {
            for (int outstanding : depths) {
                ClosedLoopTrial trial = new ClosedLoopTrial(
                        new ProfileFactory(),
                        known,
                        new MeasuredLoad("", operation, 4096, outstanding, 1, 1, List.of()),
                        3_000);
                loads.add(new MeasuredLoad(
                        operation + " " + outstanding,
                        operation,
                        4096,
                        outstanding,
                        1,
                        trial.meanNanos(),
                        List.of(
                                new MeasuredLoad.Quantile(0.5, trial.quantileNanos(0.5)),
                                new MeasuredLoad.Quantile(0.99, trial.quantileNanos(0.99)))));
            }
        }
        return loads;
    }

    /** One read at a time takes command, array, channel and link: 9 + 47 + 5.12 + 7.447 us. */
    @Test
    void aTrialMeasuresWhatTheDeviceTakes() {
        assertThat(MEASUREMENTS.get(0).meanNanos()).isCloseTo(68_567, within(1.0));
    }

    @Test
    void aProfileFindsTheParametersThatTheMeasurementsWereMadeWith() {
        List<MeasuredLoad> loads = MEASUREMENTS.stream()
                .filter(load -> FITTED.contains(load.outstanding()))
                .toList();
        Calibrated device = ProfileFit.fit(loads, SATA);
        assertThat(device.parameters())
                .extracting(Calibrated.Parameter::key)
                .containsExactly("commandTime", "read", "writeOverhead", "program");
        assertThat(device.parameters().get(0).micros()).isCloseTo(9, within(0.5));
        assertThat(device.parameters().get(1).micros()).isCloseTo(47, within(2.0));
        assertThat(device.parameters().get(2).micros()).isCloseTo(17, within(1.5));
        assertThat(device.parameters().get(3).micros()).isCloseTo(1900, within(60.0));
        assertThat(new CalibrationReport(loads, loads, device).heldOutError()).isLessThan(0.02);
        ProfileConfig written =
                FlashRig.config(ProfileConfig.class, device.yaml().replace("type: ssd-profile\n", ""));
        assertThat(written.capacity()).isEqualTo(CAPACITY);
    }

    @Test
    void channelsDiesPagesAndRatesAreInputs() {
        List<MeasuredLoad> loads = measurements(FITTED, """
                capacity: 480 GB
                link: conversation
                queueDepth: 64
                linkRate: 2 GB/s
                duplex: false
                commandTime: 4 us
                writeOverhead: 12 us
                channels: 2
                diesPerChannel: 1
                page: 16 KiB
                channelRate: 400 MB/s
                read: [60 us]
                program: 300 us
                """);
        ProfileInputs inputs = new ProfileInputs(
                CAPACITY, 64, Rate.parse("2 GB/s"), 2, 1, Size.parse("16 KiB"), Rate.parse("400 MB/s"));
        Calibrated device = ProfileFit.fit(loads, inputs);
        assertThat(device.parameters().get(1).micros()).isCloseTo(60, within(2.0));
        assertThat(device.parameters().get(3).micros()).isCloseTo(300, within(10.0));
        assertThat(device.yaml())
                .contains("queueDepth: 64\nlinkRate: 2 GB/s")
                .contains("channels: 2\ndiesPerChannel: 1\npage: 16 KiB\nchannelRate: 400 MB/s");
        assertThat(new CalibrationReport(loads, loads, device).heldOutError()).isLessThan(0.02);
    }

    /** By Little's law, 8 accesses of 4 KiB that take 100 us each move 327.68 MB/s. */
    @Test
    void theDataRateOfALoadFollowsFromItsResponses() {
        assertThat(new MeasuredLoad("", Operation.READ, 4096, 8, 1, 100e3, List.of()).bytesPerSecond())
                .isCloseTo(327.68e6, within(1.0));
    }

    /** A table has the measured means at its points; sampling error of a mean of 3000 responses and more is below 2 %. */
    @Test
    void aTableReproducesItsPoints() {
        List<MeasuredLoad> loads = MEASUREMENTS;
        Calibrated device = TableFit.fit(loads, CAPACITY, 32);
        CalibrationReport report = new CalibrationReport(loads.subList(0, 7), loads.subList(7, 14), device);
        assertThat(report.heldOutError()).isLessThan(0.02);
        assertThat(report.text())
                .contains("device, means, held out             7")
                .contains("constant, held out")
                .contains("linear in bytes, held out");
        TableConfig written = FlashRig.config(TableConfig.class, device.yaml().replace("type: table\n", ""));
        assertThat(written.points()).hasSize(14);
        assertThat(written.queueDepth()).isEqualTo(64);
    }

    /**
     * The times of one of the drives in src-test-data/measurements, a write of two jobs of one: above the 99th percentile they rise from
     * 46 to 79 us within 0.9 of 100 requests. A table has the quantiles of its measurements.
     */
    @Test
    void aTableReproducesItsPercentilesWhereTimesRiseSteeply() {
        MeasuredLoad load = new MeasuredLoad(
                "randwrite 1x2",
                Operation.WRITE,
                4096,
                2,
                2,
                43_560,
                List.of(
                        new MeasuredLoad.Quantile(0.5, 31_870),
                        new MeasuredLoad.Quantile(0.9, 42_240),
                        new MeasuredLoad.Quantile(0.95, 43_260),
                        new MeasuredLoad.Quantile(0.99, 45_820),
                        new MeasuredLoad.Quantile(0.999, 79_360),
                        new MeasuredLoad.Quantile(1, 1_114_900)));
        LoadModel model = TableFit.fit(List.of(load), CAPACITY, 32).model();
        assertThat(model.quantileNanos(load, 0.99)).isCloseTo(45_820, withinPercentage(0.5));
    }

    /** Of 10,000 accesses one takes 100 ms, which is not the time of any other. */
    @Test
    void aSingleLongTimeDoesNotMakeOthersLonger() {
        List<Long> times = new ArrayList<>();
        for (int i = 0; i < 9_999; i++) {
            times.add(80_000L + 5L * i);
        }
        times.add(100_000_000L);
        MeasuredLoad load = AccessLoads.load(Operation.READ, 4096, 1, times);
        LoadModel model = TableFit.fit(List.of(load), CAPACITY, 32).model();
        assertThat(model.meanNanos(load)).isCloseTo(load.meanNanos(), withinPercentage(1));
        assertThat(model.quantileNanos(load, 0.998)).isCloseTo(129_900, withinPercentage(1));
    }

    @Test
    void measurementsThatMakeNoTableAreRefused() {
        MeasuredLoad small = new MeasuredLoad("a", Operation.READ, 4096, 1, 1, 1000, List.of());
        MeasuredLoad large = new MeasuredLoad("b", Operation.READ, 8192, 2, 1, 1000, List.of());
        assertThatThrownBy(() -> TableFit.fit(List.of(small, large), CAPACITY, 1))
                .hasMessageContaining("the measurements make no table");
        assertThatThrownBy(() -> new MeasuredLoad("c", Operation.READ, 4096, 0, 1, 1000, List.of()))
                .hasMessageContaining("measurement 'c'");
    }

    /** Means that are a product of powers of depth and submitters are planes in logarithms, which plates pass through everywhere. */
    @Test
    void placesWithoutMeasurementAreInterpolated() {
        List<MeasuredLoad> loads = new ArrayList<>();
        for (int depth = 1; depth <= 16; depth *= 2) {
            for (int submitters = 1; submitters <= 16; submitters *= 2) {
                double mean = 40e3 * Math.pow(depth, 0.7) * Math.pow(submitters, 0.9);
                loads.add(new MeasuredLoad(
                        depth + "x" + submitters,
                        Operation.READ,
                        4096,
                        depth * submitters,
                        submitters,
                        mean,
                        List.of(
                                new MeasuredLoad.Quantile(0.5, 0.8 * mean),
                                new MeasuredLoad.Quantile(0.99, 3 * mean),
                                new MeasuredLoad.Quantile(1, 4 * mean))));
            }
        }
        List<MeasuredLoad> fitted = new ArrayList<>();
        List<MeasuredLoad> heldOut = new ArrayList<>();
        for (int i = 0; i < loads.size(); i++) {
            (i % 2 == 0 ? fitted : heldOut).add(loads.get(i));
        }
        Calibrated device = TableFit.fit(fitted, CAPACITY, 32);
        assertThat(device.notes()).hasSize(4).first().asString().startsWith("read mean between measurements");
        assertThat(new CalibrationReport(fitted, heldOut, device).heldOutError())
                .isLessThan(0.01);
        for (MeasuredLoad load : heldOut) {
            assertThat(device.model().quantileNanos(load, 0.99) / load.quantile(0.99))
                    .isCloseTo(1, within(0.02));
        }
        TableConfig written = FlashRig.config(TableConfig.class, device.yaml().replace("type: table\n", ""));
        assertThat(written.points()).hasSize(25);
    }

    /** A plate passes through its values; at a value off any plane it is nearer to the value than to the plane. */
    @Test
    void aPlatePassesThroughItsValues() {
        List<double[]> points = List.of(
                new double[] {0, 0}, new double[] {1, 0}, new double[] {0, 1}, new double[] {1, 1}, new double[] {2, 1
                });
        List<Double> values = List.of(1.0, 2.0, 3.0, 7.0, 5.0);
        Surface plate = ThinPlate.through(points, values, 0).orElseThrow();
        for (int i = 0; i < points.size(); i++) {
            assertThat(plate.at(points.get(i))).isCloseTo(values.get(i), within(1e-9));
        }
        assertThat(ThinPlate.through(points.subList(0, 2), values.subList(0, 2), 0))
                .isEmpty();
        assertThat(ThinPlate.through(List.of(points.get(0), points.get(0), points.get(0)), values.subList(0, 3), 0))
                .as("one point does not tell a plane")
                .isEmpty();
    }

    /** Three quarters below 10, a quarter between 10 and 20: at least 0 and 2.5, at most 7.5 and 5. A mean of 7.5 is half way. */
    @Test
    void aCurveHasItsQuantilesAndItsMean() {
        List<MeasuredLoad.Quantile> quantiles =
                List.of(new MeasuredLoad.Quantile(0.75, 10), new MeasuredLoad.Quantile(1, 20));
        assertThat(QuantileCurve.of(quantiles, 7.5))
                .containsExactly(
                        new MeasuredLoad.Quantile(0, 0),
                        new MeasuredLoad.Quantile(0.375, 5),
                        new MeasuredLoad.Quantile(0.75, 10),
                        new MeasuredLoad.Quantile(0.875, 15),
                        new MeasuredLoad.Quantile(1, 20));
        for (double mean : new double[] {1, 4, 8, 12, 40}) {
            List<MeasuredLoad.Quantile> cut = QuantileCurve.of(quantiles.subList(0, 1), mean);
            assertThat(mean(cut)).isCloseTo(mean, within(1e-9));
        }
    }

    private static double mean(List<MeasuredLoad.Quantile> curve) {
        double sum = 0;
        for (int i = 1; i < curve.size(); i++) {
            MeasuredLoad.Quantile low = curve.get(i - 1);
            MeasuredLoad.Quantile high = curve.get(i);
            sum += (high.share() - low.share()) * (low.nanos() + high.nanos()) / 2;
        }
        MeasuredLoad.Quantile last = curve.get(curve.size() - 1);
        return sum + (1 - last.share()) * last.nanos();
    }
}
