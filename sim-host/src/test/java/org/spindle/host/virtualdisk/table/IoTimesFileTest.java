package org.spindle.host.virtualdisk.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Files of trained tables: written tables can be read, and errors in files are reported. */
class IoTimesFileTest {

    private static final long GIB = 1L << 21;

    @TempDir
    Path directory;

    private static IoTimes times(long hitLimit) {
        return new IoTimes(TableGeometry.of(3 * GIB), 64, hitLimit, true, () -> 0);
    }

    @Test
    void loadsTheMeansThatWereWritten() throws IOException {
        IoTimes trained = times(1_000_000);
        trained.learn(false, 8, 0, 200_000);
        trained.learn(false, 8, 0, 400_000);
        trained.learn(false, 8, 0, 8_000_000);
        trained.learn(true, 300, 2 * GIB, 5_000_000);
        IoTimes loaded = times(1_000_000);
        IoTimesFile.load(written(trained), loaded);
        assertThat(loaded.time(false, true, 8, 0)).isEqualTo(300_000);
        assertThat(loaded.time(false, false, 8, 0)).isEqualTo(8_000_000);
        assertThat(loaded.time(true, false, 256, 2 * GIB)).isEqualTo(5_000_000);
        assertThat(loaded.filled()).isEqualTo(3);
        loaded.learn(true, 256, 2 * GIB, 7_000_000);
        assertThat(loaded.time(true, false, 256, 2 * GIB)).isEqualTo(6_000_000);
    }

    @Test
    void leavesHitsOutWhereTheyHaveNoTable() throws IOException {
        IoTimes trained = times(1_000_000);
        trained.learn(false, 8, 0, 200_000);
        trained.learn(false, 8, 0, 8_000_000);
        IoTimes loaded = times(-1);
        IoTimesFile.load(written(trained), loaded);
        assertThat(loaded.filled()).isEqualTo(1);
        assertThat(loaded.time(false, true, 8, 0)).isEqualTo(8_000_000);
    }

    private Path written(IoTimes times) throws IOException {
        StringBuilder text = new StringBuilder();
        IoTimesFile.write(times, text);
        return Files.writeString(directory.resolve("times.csv"), text);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    read,4,1,0,5000,1              | :2 has 6 fields instead of 7
                    sweep,4,1,0,5000,1,0           | 'sweep' is not a table; use read, read-hit or write
                    read,132,1,0,5000,1,0          | size_kib is 132; give one from 4 to 128
                    read,4,22,0,5000,1,0           | column is 22; give one from 1 to 21, or a table that was made for this disk
                    read,4,1,0,soon,1,0            | mean_ns 'soon' is not a number
                    """)
    void reportsPlaceAndRemedy(String line, String message) throws IOException {
        Path file = Files.writeString(directory.resolve("times.csv"), IoTimesFile.HEADER + "\n" + line.strip() + "\n");
        assertThatThrownBy(() -> IoTimesFile.load(file, times(-1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("times.csv")
                .hasMessageContaining(message);
    }

    @Test
    void refusesUntrainedTablesAndOtherFiles() throws IOException {
        Path empty = Files.writeString(directory.resolve("empty.csv"), IoTimesFile.HEADER + "\n");
        assertThatThrownBy(() -> IoTimesFile.load(empty, times(-1))).hasMessageContaining("was not trained");
        Path other = Files.writeString(directory.resolve("other.csv"), "a,b\n");
        assertThatThrownBy(() -> IoTimesFile.load(other, times(-1))).hasMessageContaining("does not begin with");
        assertThatThrownBy(() -> IoTimesFile.load(directory.resolve("none.csv"), times(-1)))
                .hasMessageContaining("io-time-training");
        String line = "read,4,1,0,5000,1,0\n";
        Path twice = Files.writeString(directory.resolve("twice.csv"), IoTimesFile.HEADER + "\n" + line + line);
        assertThatThrownBy(() -> IoTimesFile.load(twice, times(-1))).hasMessageContaining("twice.csv:3");
    }
}
