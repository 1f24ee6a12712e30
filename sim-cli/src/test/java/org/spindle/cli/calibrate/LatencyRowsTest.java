package org.spindle.cli.calibrate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.flash.calibrate.MeasuredLoad;
import org.spindle.spi.request.Operation;

/** Files of latencies as other programs write them: docs/ssd.md, "Calibration". */
class LatencyRowsTest {

    @TempDir
    private Path directory;

    /** Each has a read of 8 KiB that took 80.5 us. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "bytes,latency_us\n8192,80.5\n",
                "\uFEFFbytes,latency_us\r\n8192,80.5\r\n",
                "bytes,latency_us\n\n8k,80.5\n\n\n",
                "Bytes,Latency_us\n8192,80.5",
                "\"bytes\",\"latency_us\"\n\"8192\",\"80.5\"\n",
                "bytes;latency_us\n8192;80,5\n",
                "bytes\tlatency_us\n8192\t80.5\n",
                "bytes,latency_ns\n8192,80500\n",
                "latency_ms,bytes\n0.0805,8192\n",
                "bytes,latency_s\n8192,0.0000805\n",
                "operation,bytes,latency_us\nR,8192,80.5\n"
            })
    void latenciesAreRead(String text) throws Exception {
        Path file = Files.writeString(directory.resolve("a.csv"), text);
        assertThat(MeasurementFiles.isMeasurement(file)).isTrue();
        List<MeasuredLoad> loads = MeasurementFiles.read(file, 1);
        assertThat(loads).hasSize(1);
        assertThat(loads.get(0).operation()).isEqualTo(Operation.READ);
        assertThat(loads.get(0).bytes()).isEqualTo(8192);
        assertThat(loads.get(0).meanNanos()).isEqualTo(80_500);
    }

    @Test
    void whatCannotBeReadIsRefusedWithItsPlace() throws Exception {
        refuses("4096,80\n4096,81\n", "line 1 has no names of columns");
        refuses("size,latency\n4096,80\n", "line 1 names a column 'size'; known are operation, bytes");
        refuses("latency_us,latency_ns\n80,80000\n", "line 1 names 2 columns of latencies");
        refuses("bytes,latency_ms\n4k,0.08\n\n0,0.08\n", "line 4: '0,0.08' has a value that is not one of its column");
        refuses("1, 80000, 0, 4096\n500, 80000, 0, 0, 0\n", "line 2 is the mean of several accesses");
    }

    private void refuses(String text, String why) throws Exception {
        Path file = Files.writeString(directory.resolve("wrong.csv"), text);
        assertThat(MeasurementFiles.isMeasurement(file)).isTrue();
        assertThatThrownBy(() -> MeasurementFiles.read(file, 1)).hasMessageContaining("wrong.csv: " + why);
    }

    /** A trace whose header has latency_ms beside its addresses. */
    @Test
    void aTraceWithLatenciesIsNoMeasurement() throws Exception {
        Path file = directory.resolve("trace.csv");
        Files.write(file, "timestamp,pid,sector,size,latency_ms\n1,2,3,4096,0.5\n".getBytes(StandardCharsets.UTF_8));
        assertThat(MeasurementFiles.isMeasurement(file)).isFalse();
    }
}
