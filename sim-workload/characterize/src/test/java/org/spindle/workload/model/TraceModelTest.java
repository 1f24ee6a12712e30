package org.spindle.workload.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.config.ConfigLoader;
import org.spindle.plugin.PluginOptions;
import org.spindle.plugin.Plugins;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.testkit.sim.TestRandom;
import org.spindle.testkit.workload.KnownFormats;
import org.spindle.testkit.workload.TestData;
import org.spindle.workload.synthetic.SyntheticWorkload;
import org.spindle.workload.trace.TraceFileOpener;
import org.spindle.workload.trace.builtin.TraceFormatsPlugin;

/** Models agree with the trace in the figures that they are fitted to, within a tenth. */
class TraceModelTest {

    private final TraceFileOpener opener = new TraceFileOpener(KnownFormats.of(new TraceFormatsPlugin()));

    @ParameterizedTest
    @ValueSource(strings = {"compress", "copytree", "gitwork", "oltp", "randrw", "removetree", "seqread", "uncompress"})
    void modelsOfCommittedTracesAreClose(String name) {
        check(TestData.committed(name + ".blkparse.xz"));
    }

    /** Traces recorded by others: a week of a workstation's disk, a search engine, a database, a virtual machine. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "hp-srt/ajw.1week.srt.gz",
                "hp-srt/hourly.03126.srt.bz2",
                "mqsim/wsrch-small.trace",
                "mqsim/tpcc-small.trace",
                "cloudphysics/cloudPhysicsIO.usec.csv.gz",
                "disksim-ascii/ascii.trace.gz",
                "blktrace/sample.blktrace.0"
            })
    void modelsOfSharedTracesAreClose(String name) {
        check(TestData.shared(name));
    }

    /** The written scenario can be read, and equals the model. */
    @Test
    void scenariosOfModelsAreTheModels() throws IOException {
        TraceModel model = model(TestData.committed("oltp.blkparse.xz"));
        StringBuilder text = new StringBuilder();
        new ModelScenario(model, "{type: hdd}", text).write();
        String workload = text.substring(text.indexOf("  requests:"));
        assertThat(new ConfigLoader(Plugins.load(PluginOptions.NONE))
                        .load("test.yaml", workload, Path.of("/scenarios"), List.of(), SyntheticWorkload.class)
                        .value())
                .isEqualTo(model.workload());
        assertThat(text).contains("14291 reads and writes in 7.97790 s").contains("16 0.989349");
    }

    /** Five blocks, the third of them again after two others, and the fourth again immediately. */
    @Test
    void profilesOfAFewRequestsByHand() {
        long[][] requests = {{0, 0, 8192}, {1, 8192, 4096}, {5, 40960, 8192}, {6, 8192, 4096}, {10, 8192, 4096}};
        TraceProfile profile = TraceProfile.of(reader(requests, true), TraceSpan.of(reader(requests, true), "hand"));
        assertThat(profile.rate()).isEqualTo(5e8);
        assertThat(profile.coldRatio()).isEqualTo(5 / 7.0);
        assertThat(profile.missRatio(0)).isEqualTo(5 / 7.0);
        assertThat(profile.distances().count(0)).isEqualTo(1);
        assertThat(profile.distances().count(2)).isEqualTo(1);
        assertThat(profile.sequential()).isEqualTo(0.2);
        assertThat(profile.sizeQuantile(0.5)).isEqualTo(4096);
        assertThat(profile.sizeQuantile(0.7)).isEqualTo(8192);
        assertThat(profile.variance(0)).isCloseTo(0.25, within(1e-12));
        assertThatThrownBy(() -> TraceSpan.of(reader(requests, false), "hand"))
                .isInstanceOf(TraceException.class)
                .hasMessageContaining("the arrival time is missing");
        assertThatThrownBy(() -> TraceSpan.of(reader(new long[][] {{1, 0, 512}}, true), "hand"))
                .isInstanceOf(TraceException.class)
                .hasMessageContaining("too few");
    }

    private static TraceReader reader(long[][] requests, boolean timed) {
        return new TraceReader() {

            private int read;

            @Override
            public boolean next(TraceRecord into) {
                if (read == requests.length) {
                    return false;
                }
                into.clear();
                into.arrival = timed ? requests[read][0] : TraceRecord.NONE;
                into.offset = requests[read][1];
                into.length = requests[read][2];
                read++;
                return true;
            }

            @Override
            public String position() {
                return "record " + read;
            }

            @Override
            public void close() {}
        };
    }

    private TraceModel model(Path file) {
        try (TraceReader first = opener.open(file, TraceFileOpener.AUTO);
                TraceReader second = opener.open(file, TraceFileOpener.AUTO)) {
            return TraceModel.of(first, second, file.toString(), purpose -> new TestRandom(31 + purpose.hashCode()));
        }
    }

    private void check(Path file) {
        assertThat(model(file).comparison()).as(file.toString()).allMatch(ModelFidelity::isClose);
    }
}
