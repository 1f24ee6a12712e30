package org.spindle.workload.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.spi.trace.TraceReader;
import org.spindle.workload.WorkloadPlugin;
import org.spindle.workload.fake.KnownFormats;
import org.spindle.workload.fake.TestData;
import org.spindle.workload.fake.TestRandom;
import org.spindle.workload.trace.TraceOpener;

/** Models have what they are fitted to in common with the trace, within a tenth. */
class TraceModelTest {

    private final TraceOpener opener = new TraceOpener(KnownFormats.of(new WorkloadPlugin()));

    @ParameterizedTest
    @ValueSource(
            strings = {"compress", "copytree", "gitwork", "oltp", "randrw", "removetree", "seqread", "uncompress"})
    void modelsOfCommittedTracesAreClose(String name) {
        check(TestData.committed(name + ".blkparse.xz"));
    }

    /** Recorded by others: a week of a workstation's disk, a search engine, a data base, a virtual machine. */
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

    private void check(Path file) {
        TraceModel model;
        try (TraceReader first = opener.open(file, TraceOpener.AUTO);
                TraceReader second = opener.open(file, TraceOpener.AUTO)) {
            model = TraceModel.of(first, second, file.toString(), purpose -> new TestRandom(31 + purpose.hashCode()));
        }
        for (Comparison c : model.comparison()) System.out.printf("%-30s %-40s %14.6g %14.6g %6.1f%%%s%n", file.getFileName(), c.figure(), c.trace(), c.model(), 100*c.difference(), c.isClose()?"":" !!!");
        assertThat(model.comparison()).as(file.toString()).allMatch(Comparison::isClose);
    }
}
