package org.spindle.flash.calibrate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

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
    private static final Rate SATA = Rate.parse("550 MB/s");

    /** What a known profile is measured to do. */
    private static List<MeasuredLoad> measurements() {
        ProfileConfig known = FlashRig.config(ProfileConfig.class, """
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
        List<MeasuredLoad> loads = new ArrayList<>();
        for (Operation operation : List.of(Operation.READ, Operation.WRITE)) {
            for (int outstanding : new int[] {1, 2, 4, 8, 16, 32, 64}) {
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
        assertThat(measurements().get(0).meanNanos()).isCloseTo(68_567, within(1.0));
    }

    @Test
    void aProfileFindsTheParametersThatTheMeasurementsWereMadeWith() {
        List<MeasuredLoad> loads = measurements();
        Calibrated device = ProfileFit.fit(loads, CAPACITY, 32, SATA);
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

    /** A table has the measured means at its points; sampling error of a mean of 3000 responses and more is below 2 %. */
    @Test
    void aTableReproducesItsPoints() {
        List<MeasuredLoad> loads = measurements();
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

    @Test
    void measurementsThatMakeNoTableAreRefused() {
        MeasuredLoad small = new MeasuredLoad("a", Operation.READ, 4096, 1, 1, 1000, List.of());
        MeasuredLoad large = new MeasuredLoad("b", Operation.READ, 8192, 2, 1, 1000, List.of());
        assertThatThrownBy(() -> TableFit.fit(List.of(small, large), CAPACITY, 1))
                .hasMessageContaining("the measurements make no table");
        assertThatThrownBy(() -> new MeasuredLoad("c", Operation.READ, 4096, 0, 1, 1000, List.of()))
                .hasMessageContaining("measurement 'c'");
    }
}
