package org.spindle.cli.calibrate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.flash.calibrate.MeasuredLoad;
import tools.jackson.core.JacksonException;

/** The JSON of fio, with what its options say of the load: docs/ssd.md, "Calibration". */
class FioJsonTest {

    private static String output(String... jobs) {
        return "{\n\"fio version\": \"fio-3.33\", \"global options\": {\"rw\": \"randread\", \"bs\": \"4k\"}, \"jobs\": [\n"
                + String.join(",\n", jobs) + "]\n}\n";
    }

    private static String job(String name, String options, String levels, String read) {
        return "{\"jobname\": \"" + name + "\", \"groupid\": 0, \"error\": 0, \"job options\": {" + options
                + "}, \"iodepth_level\": {" + levels + "}, \"read\": {" + read + "}}";
    }

    private static String read(int accesses, int bytes, double mean) {
        return "\"total_ios\": " + accesses + ", \"io_bytes\": " + bytes + ", \"lat_ns\": {\"mean\": " + mean + "}";
    }

    private static MeasuredLoad only(String output) {
        List<MeasuredLoad> loads = FioJson.read(output);
        assertThat(loads).hasSize(1);
        return loads.get(0);
    }

    @Test
    void textAroundTheJsonIsPassedOver() {
        String json = output(job("a", "", "", read(10, 40_960, 50e3)));
        String around =
                "a: (g=0): rw=randread, bs=(R) 4096B-4096B\nfio-3.33\n" + json + "\na: (groupid=0, jobs=1): err= 0\n";
        assertThat(FioJson.isOutput(around)).isTrue();
        assertThat(FioJson.isOutput("note: queue depth will be capped at 1\n" + json))
                .isTrue();
        assertThat(only(around)).isEqualTo(only(json));
        assertThatThrownBy(() -> FioJson.read("a: (g=0): rw=randread\n")).hasMessageContaining("has no JSON");
        assertThatThrownBy(() -> FioJson.read(around.replace("\"jobs\": [", "\"jobs\": ")))
                .as("the place of a mistake is that in the file")
                .isInstanceOfSatisfying(
                        JacksonException.class,
                        e -> assertThat(e.getLocation().getLineNr()).isEqualTo(5));
    }

    /** A synchronous engine has one access outstanding, whatever its iodepth. */
    @Test
    void theDepthIsTheOneThatWasReached() {
        String read = read(10, 40_960, 50e3);
        String depth = "\"iodepth\": \"16\"";
        assertThat(only(output(job("a", depth, "\"1\": 100.0, \"16\": 0.0", read)))
                        .outstanding())
                .isEqualTo(1);
        assertThat(only(output(job("a", depth, "\"1\": 0.1, \"16\": 99.9", read)))
                        .outstanding())
                .isEqualTo(16);
        assertThat(only(output(job("a", "\"iodepth\": \"24\"", "\"1\": 0.1, \"16\": 99.9", read)))
                        .outstanding())
                .isEqualTo(24);
        assertThat(only(output(job("a", "\"iodepth\": \"128\"", "\"1\": 0.1, \">=64\": 99.9", read)))
                        .outstanding())
                .isEqualTo(128);
        assertThatThrownBy(() -> FioJson.read(output(job("a", depth, "\"1\": 0.1, \"8\": 99, \"16\": 0.9", read))))
                .hasMessageContaining("iodepth of 16, which only 0.9 % of its accesses found");
    }

    @Test
    void sizesAreThoseOfTheAccesses() {
        assertThat(only(output(job("a", "\"bs\": \"8ki\"", "", read(10, 81_920, 50e3))))
                        .bytes())
                .isEqualTo(8192);
        for (String options : List.of("\"bsrange\": \"4k-64k\"", "\"bssplit\": \"4k/50:64k/50\"", "")) {
            assertThatThrownBy(() -> FioJson.read(output(job("a", options, "", read(10, 81_925, 50e3)))))
                    .hasMessageContaining("job 'a' has accesses of several sizes");
        }
    }

    /**
     * fio 3.33 with ramp_time, a depth of 32 and 4 KiB, as recorded: 27,997 accesses and the bytes of 28,029, as the 32 that were
     * outstanding at the end of the ramp are not counted.
     */
    @Test
    void accessesOfTheRampCountByTheirBytesOnly() {
        String options = "\"iodepth\": \"32\", \"ramp_time\": \"1\"";
        assertThat(only(output(job("a", options, "", read(27_997, 114_806_784, 1e6))))
                        .bytes())
                .isEqualTo(4096);
        assertThatThrownBy(() -> FioJson.read(output(job("a", options, "", read(27_997, 114_806_784 + 4096, 1e6)))))
                .as("33 more than counted")
                .hasMessageContaining("job 'a' has accesses of several sizes");
    }

    /** Two jobs of the same options without group_reporting: 100 accesses of 60 us and 300 of 80 us. */
    @Test
    void jobsOfAGroupAreOneMeasurement() {
        String options = "\"numjobs\": \"2\", \"iodepth\": \"4\"";
        MeasuredLoad load = only(output(
                job("a", options, "", read(100, 409_600, 60e3)), job("a", options, "", read(300, 1_228_800, 80e3))));
        assertThat(load.submitters()).isEqualTo(2);
        assertThat(load.outstanding()).isEqualTo(8);
        assertThat(load.meanNanos()).isEqualTo(75e3);
        String reported = output(job("a", options, "", read(400, 1_638_400, 75e3)));
        assertThat(only(reported)).isEqualTo(load);
    }

    @ParameterizedTest
    @CsvSource({
        "iodepth, 1, 8, ran at the same time and have different iodepth",
        "rw, randread, write, ran at the same time and have different rw",
        "filename, /dev/sda, /dev/sdb, ran at the same time and have different filename"
    })
    void jobsThatDisturbEachOtherAreRefused(String key, String one, String other, String why) {
        String read = read(10, 40_960, 50e3);
        String output = output(
                job("a", "\"" + key + "\": \"" + one + "\"", "", read),
                job("b", "\"" + key + "\": \"" + other + "\"", "", read));
        assertThatThrownBy(() -> FioJson.read(output)).hasMessageContaining("jobs 'a' and 'b' " + why);
        assertThat(FioJson.read(output.replaceFirst("\"groupid\": 0", "\"groupid\": 1")))
                .as("after a stonewall")
                .isNotEmpty();
    }

    @Test
    void whatIsNoConstantLoadIsRefused() {
        String read = read(10, 40_960, 50e3);
        assertThatThrownBy(() -> FioJson.read(output(job("a", "\"rate_iops\": \"100\"", "", read))))
                .hasMessageContaining("job 'a' has rate_iops");
        String failed = output(job("a", "", "", read)).replace("\"error\": 0", "\"error\": 5");
        assertThatThrownBy(() -> FioJson.read(failed)).hasMessageContaining("job 'a' ended with error 5");
    }

    /** The submission takes 16 us of the mean of 54 us. */
    @Test
    void quantilesHaveTheTimeOfTheSubmission() {
        String read = "\"total_ios\": 10, \"io_bytes\": 40960, \"lat_ns\": {\"mean\": 54000.0%s},"
                + " \"clat_ns\": {\"mean\": 38000.0, \"max\": 90000, \"percentile\": {\"50.000000\": 31000, \"99.000000\": 82000}}";
        assertThat(only(output(job("a", "", "", String.format(read, "")))).quantiles())
                .containsExactly(
                        new MeasuredLoad.Quantile(0.5, 47_000),
                        new MeasuredLoad.Quantile(0.99, 98_000),
                        new MeasuredLoad.Quantile(1, 106_000));
        String whole = ", \"percentile\": {\"50.000000\": 46000, \"99.000000\": 99000}";
        assertThat(only(output(job("a", "", "", String.format(read, whole)))).quantiles())
                .containsExactly(new MeasuredLoad.Quantile(0.5, 46_000), new MeasuredLoad.Quantile(0.99, 99_000));
    }
}
