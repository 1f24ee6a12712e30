package org.spindle.workload.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Field;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.testkit.workload.KnownFormats;
import org.spindle.testkit.workload.TestData;
import org.spindle.workload.trace.builtin.TraceFormatsPlugin;

/** trace-formats, section 36: the same requests written in other formats are the same requests. */
class DerivedSamplesTest {

    /** All that a record holds. */
    private static final List<Field> FIELDS = List.of(TraceRecord.class.getFields());

    private final TraceFileOpener opener = new TraceFileOpener(KnownFormats.of(new TraceFormatsPlugin()));

    private TraceReader open(String sample) {
        return opener.open(TestData.shared(sample), TraceFileOpener.AUTO);
    }

    /** Times from another origin in seconds, truncated to a resolution in ns; response and service times if there are any. */
    @ParameterizedTest
    @CsvSource({
        "spc/derived-ajw10k.spc.gz,                             10000, 0,          1",
        "msr-cambridge/derived-ajw10k.msr.csv.gz,               10000, 1172163600, 1",
        "fiu/derived-ajw10k.fiu.blkparse.gz,                    10000, 0,          1",
        "systor17/derived-ajw10k.systor.csv.gz,                 10000, 1456135200, 1",
        "alibaba-block/derived-ajw10k.alibaba.csv.gz,           10000, 1577808000, 1",
        "tencent-cbs/derived-ajw10k.tencent.csv.gz,             10000, 1538323200, 1000000000",
        "k5cloud/derived-ajw10k.k5.csv.gz,                      10000, 0,          1",
        "camelab/derived-ajw10k.camelab.txt.gz,                 10000, 0,          1",
        "fio-iolog/derived-ajw10k.v3.iolog.gz,                  10000, 0,          1",
        "fio-iolog/derived-ajw10k.v2.iolog.gz,                  10000, 0,          1000000",
        "cloudphysics/derived-ajw10k.v1.vscsi.gz,               10000, 5633898,    1",
        "cloudphysics/derived-ajw10k.v2.vscsi.gz,               10000, 5633898,    1",
        "libcachesim/derived-ajw10k.oracleGeneralOpNS.bin.zst,  10000, 0,          1000000000",
        "libcachesim/derived-ajw10k.v3.lcs.zst,                 10000, 0,          1000000000",
        "blktrace/derived-ajw2k.le-v7.blktrace.0.gz,            2000,  0,          1",
        "blktrace/derived-ajw2k.be-v7.blktrace.1.gz,            2000,  0,          1",
        "blktrace/derived-ajw2k.le-v8.blktrace.0.gz,            2000,  0,          1",
        "blkparse-text/derived-ajw2k.blkparse.txt.gz,           2000,  0,          1",
        "tracepoint-text/derived-ajw2k.perf-script.txt.gz,      2000,  10,         1",
        "tracepoint-text/derived-ajw2k.ftrace.txt.gz,           2000,  10,         1",
        "mobile-csv/derived-ajw2k.mobile.csv.gz,                2000,  44186,      1"
    })
    void derivedSamplesHoldTheRequestsOfTheSrtOriginal(String sample, int count, long origin, long resolution) {
        boolean objects = sample.startsWith("libcachesim/");
        TraceRecord one = new TraceRecord();
        TraceRecord other = new TraceRecord();
        try (TraceReader original = open("hp-srt/ajw.1week.srt.gz");
                TraceReader derived = open(sample)) {
            for (int i = 0; i < count; i++) {
                assertThat(original.next(one)).isTrue();
                assertThat(derived.next(other)).isTrue();
                long time = one.arrival + origin * 1_000_000_000;
                requireSame(other.arrival, time - time % resolution, derived);
                requireSame(other.length, one.length, derived);
                requireSame(other.operation.ordinal(), one.operation.ordinal(), derived);
                if (objects) {
                    requireSame(other.key, (one.device << 40) + one.offset / 512, derived);
                } else {
                    requireSame(other.offset, one.offset, derived);
                }
                if (other.response != TraceRecord.NONE) {
                    requireSame(other.response, one.response, derived);
                }
                if (other.service != TraceRecord.NONE) {
                    requireSame(other.service, one.service, derived);
                }
            }
            assertThat(derived.next(other)).isFalse();
        }
    }

    private static boolean isSame(Field field, TraceRecord one, TraceRecord other) {
        try {
            return Objects.deepEquals(field.get(one), field.get(other));
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }

    /** Makes the text of a place only for a difference: there are a million values. */
    private static void requireSame(long value, long expected, TraceReader reader) {
        if (value != expected) {
            assertThat(value).as(reader.position()).isEqualTo(expected);
        }
    }

    /** The same recording as text and as binary files, in both byte orders and versions. */
    @ParameterizedTest
    @ValueSource(strings = {"le-v7.blktrace.0.gz", "le-v7.blktrace.1.gz", "be-v7.blktrace.0.gz", "le-v8.blktrace.1.gz"})
    void binaryAndTextOfBlktraceHoldTheSame(String kind) {
        assertSame(open("blkparse-text/derived-ajw2k.blkparse.txt.gz"), open("blktrace/derived-ajw2k." + kind), 2_000);
    }

    /** A recording of blktrace, and the text that blkparse made of it. */
    @ParameterizedTest
    @ValueSource(strings = "blktrace/sample.blktrace.0")
    void aRealRecordingIsTheSameAsItsText(String sample) {
        assertSame(open("blkparse-text/sample.blkparse.txt.gz"), open(sample), 963);
    }

    private static void assertSame(TraceReader text, TraceReader binary, int count) {
        TraceRecord one = new TraceRecord();
        TraceRecord other = new TraceRecord();
        int timed = 0;
        try (text;
                binary) {
            while (text.next(one)) {
                assertThat(binary.next(other)).isTrue();
                if (!FIELDS.stream().allMatch(field -> isSame(field, one, other))) {
                    assertThat(other).usingRecursiveComparison().isEqualTo(one);
                }
                timed += one.response > 0 && one.service > 0 ? 1 : 0;
            }
            assertThat(binary.next(other)).isFalse();
        }
        assertThat(timed).isEqualTo(count);
    }
}
