package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/**
 * The volumes of DS1: 8 file systems of 9 GB, 3 paging volumes of 1.4 GB and 30 raw partitions of 42 GB in all (Hsu 2003, table
 * 2.1b), concatenated on the smallest member of the family that is larger by 20 % (section 3.4.3).
 */
class HsuVolumesTest {

    private static final double MIB_PER_GB = 1024;
    private static final List<Integer> COUNTS = List.of(8, 3, 30);
    private static final List<Double> GIGABYTES = List.of(9.0, 1.4, 42.0);

    @TempDir
    private Path directory;

    private static Path file(String name) {
        return Project.ROOT.resolve("src-test-data/hsu-2003/" + name + ".yaml");
    }

    private static List<Map<?, ?>> kinds(String name) throws IOException {
        Map<?, ?> scenario =
                (Map<?, ?>) new Load(LoadSettings.builder().build()).loadFromString(Files.readString(file(name)));
        List<Map<?, ?>> kinds = new ArrayList<>();
        ((List<?>) ((Map<?, ?>) scenario.get("workload")).get("machines")).forEach(kind -> kinds.add((Map<?, ?>) kind));
        return kinds;
    }

    private static double number(Map<?, ?> kind, String key) {
        return Double.parseDouble(String.valueOf(kind.get(key)).split(" ")[0]);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ds1-poor", "ds1-rich"})
    void areThoseOfTheServerAndShareItsLoad(String name) throws IOException {
        List<Map<?, ?>> kinds = kinds(name);
        assertThat(kinds).hasSize(3);
        double total = 0;
        double requests = 0;
        double perSecond = 0;
        for (int i = 0; i < 3; i++) {
            double count = number(kinds.get(i), "count");
            double size = number(kinds.get(i), "storage");
            assertThat((int) count).isEqualTo(COUNTS.get(i));
            assertThat(size)
                    .isBetween(GIGABYTES.get(i) * MIB_PER_GB / count, GIGABYTES.get(i) * MIB_PER_GB / count + 1);
            total += count * size;
            requests += count * number(kinds.get(i), "requestsPerDay");
            perSecond += count / number(kinds.get(i), "pause");
            assertThat(number(kinds.get(i), "pauseDeviation") / number(kinds.get(i), "pause"))
                    .isCloseTo(1.411 / 0.0903, within(0.01));
        }
        assertThat(total).isCloseTo(52.4 * MIB_PER_GB, within(15.0));
        assertThat(requests).isCloseTo(1000, within(10.0));
        assertThat(1 / perSecond).isCloseTo(0.0903, within(0.0001));
        double bytes = 1.2 * total * (1 << 20);
        assertThat(bytes).isBetween(36.7e9, 143_374_650.0 * 512);
        assertThat(143_374_650.0 * 512).isCloseTo(73.4e9, within(0.1e9));
    }

    /** The requests of a day are on all 41 volumes, and none is behind the last. */
    @ParameterizedTest
    @ValueSource(strings = {"ds1-poor", "ds1-rich"})
    void areAllUsed(String name) throws IOException {
        Path out = directory.resolve("out");
        Cli cli = Cli.spindle(
                "run",
                file(name),
                "--set",
                "workload.days=1",
                "--set",
                "warmUp.requests=0",
                "--set",
                "output.requests=csv",
                "--out",
                out);
        assertThat(cli.err()).isEmpty();
        List<Long> ends = new ArrayList<>();
        long end = 0;
        for (Map<?, ?> kind : kinds(name)) {
            for (int i = 0; i < (int) number(kind, "count"); i++) {
                end += Math.round(number(kind, "storage") * 2048);
                ends.add(end);
            }
        }
        List<String> lines = Files.readAllLines(out.resolve("requests.csv"));
        int column = Arrays.asList(lines.get(0).split(",")).indexOf("sector");
        Set<Long> used = new TreeSet<>();
        for (String line : lines.subList(1, lines.size())) {
            long sector = Long.parseLong(line.split(",")[column]);
            used.add(ends.stream().filter(each -> each > sector).findFirst().orElseThrow());
        }
        assertThat(used).hasSize(41);
    }
}
