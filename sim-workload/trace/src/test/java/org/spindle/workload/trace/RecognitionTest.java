package org.spindle.workload.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.spindle.testkit.workload.KnownFormats;
import org.spindle.testkit.workload.TestData;
import org.spindle.workload.trace.builtin.TraceFormatsPlugin;
import tools.jackson.databind.ObjectMapper;

/** Every sample of the reference collection is recognised, with certainty, as the format that its directory names. */
class RecognitionTest {

    private static final Map<String, String> FORMATS = formats();

    private final TraceFileOpener opener = new TraceFileOpener(KnownFormats.of(new TraceFormatsPlugin()));

    private static Map<String, String> formats() {
        Map<String, String> formats = new TreeMap<>();
        formats.put("disksim-ascii/", "disksim-ascii");
        formats.put("disksim-validate/", "disksim-validate");
        formats.put("hp-srt/", "hp-srt");
        formats.put("spc/", "spc");
        formats.put("msr-cambridge/", "msr");
        formats.put("ms-etw/", "ms-etw");
        formats.put("fiu/", "fiu");
        formats.put("blktrace/", "blktrace");
        formats.put("blkparse-text/", "blkparse");
        formats.put("captured/", "blkparse");
        formats.put("tracepoint-text/", "tracepoint");
        formats.put("ebpf-text/biosnoop", "biosnoop");
        formats.put("ebpf-text/derived-ajw2k.biosnoop", "biosnoop");
        formats.put("ebpf-text/derived-ajw2k.iotracer", "io-tracer");
        formats.put("mobile-csv/", "mobile-csv");
        formats.put("fio-iolog/", "fio-iolog");
        formats.put("fio-iolog/derived-ajw10k.v1", "fio-iolog-1");
        formats.put("systor17/", "systor");
        formats.put("alibaba-block/", "alibaba");
        formats.put("tencent-cbs/", "tencent-cbs");
        formats.put("tencent-photo/", "tencent-photo");
        formats.put("k5cloud/", "k5cloud");
        formats.put("cloudphysics/cloudPhysicsIO.csv", "cloudphysics-csv");
        formats.put("cloudphysics/cloudPhysicsIO.usec", "cloudphysics-csv");
        formats.put("cloudphysics/cloudPhysicsIO.vscsi", "vscsi");
        formats.put("cloudphysics/derived", "vscsi");
        formats.put("cloudphysics/w106", "keys-binary");
        formats.put("libcachesim/cloudPhysicsIO.oracleGeneral", "oracle-general");
        formats.put("libcachesim/cloudPhysicsIO.txt", "keys");
        formats.put("libcachesim/derived", "lcs");
        formats.put("libcachesim/derived-ajw10k.oracleGeneral.", "oracle-general");
        formats.put("libcachesim/derived-ajw10k.oracleGeneralOpNS", "oracle-general-opns");
        formats.put("thesios/", "thesios");
        formats.put("meta-tectonic/block", "tectonic");
        formats.put("meta-tectonic/derived", "baleen");
        formats.put("mqsim/", "mqsim");
        formats.put("camelab/", "camelab");
        formats.put("arc/", "arc");
        formats.put("lirs/", "keys");
        formats.put("address/", "addresses");
        formats.put("nfs/", "nfsdump");
        formats.put("strace/", "strace");
        formats.put("parquet/", "parquet");
        formats.put("edge/spc", "spc");
        formats.put("edge/msr", "msr");
        formats.put("edge/systor", "systor");
        formats.put("edge/fiu", "fiu");
        formats.put("edge/thesios", "thesios");
        formats.put("edge/disksim", "disksim-ascii");
        formats.put("edge/mqsim", "mqsim");
        formats.put("edge/fio", "fio-iolog");
        formats.put("edge/etw", "ms-etw");
        formats.put("edge/strace", "strace");
        formats.put("edge/lirs", "keys");
        return formats;
    }

    static Stream<String> samples() {
        List<String> names = new ArrayList<>();
        if (TestData.isShared("ground-truth.json")) {
            new ObjectMapper()
                    .readTree(TestData.shared("ground-truth.json").toFile())
                    .get("samples")
                    .propertyNames()
                    .forEach(names::add);
        } else {
            names.add("ground-truth.json");
        }
        return names.stream();
    }

    /** The opener refuses files that two formats recognise with equal certainty; the longest prefix names the correct format. */
    @ParameterizedTest
    @MethodSource("samples")
    void samplesAreOfTheirFormatAndNoOther(String sample) {
        String expected = FORMATS.entrySet().stream()
                .filter(each -> sample.startsWith(each.getKey()))
                .reduce((one, other) -> one.getKey().length() > other.getKey().length() ? one : other)
                .map(Map.Entry::getValue)
                .orElse("none");
        assertThat(opener.formatOf(TestData.shared(sample))).isEqualTo(expected);
    }
}
