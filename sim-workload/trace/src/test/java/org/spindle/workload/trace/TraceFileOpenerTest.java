package org.spindle.workload.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.testkit.workload.KnownFormats;
import org.spindle.workload.trace.builtin.TraceFormatsPlugin;
import org.spindle.workload.trace.disksimascii.DiskSimAscii;

class TraceFileOpenerTest {

    private static final int LINES = 20_000;

    private final TraceFileOpener opener = new TraceFileOpener(KnownFormats.of(new TraceFormatsPlugin()));

    @TempDir
    Path directory;

    /** Long enough to contain boundaries of head, buffers and compressed blocks. */
    private static byte[] asciiTrace() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < LINES; i++) {
            text.append(i).append(".5 0 ").append(i * 977L % 100_003).append(" 8 1\n");
        }
        return Traces.ascii(text.toString());
    }

    static Stream<Arguments> compressions() {
        return Stream.of(
                Arguments.of(Named.of("gzip", (UnaryOperator<byte[]>) Traces::gzip)),
                Arguments.of(Named.of("bzip2", (UnaryOperator<byte[]>) Traces::bzip2)),
                Arguments.of(Named.of("xz", (UnaryOperator<byte[]>) Traces::xz)),
                Arguments.of(Named.of("zstd", (UnaryOperator<byte[]>) Traces::zstd)));
    }

    private Path file(byte[] content) throws IOException {
        return Files.write(directory.resolve("test.trace"), content);
    }

    private List<TraceRecord> read(byte[] content) throws IOException {
        return Traces.readAll(opener.open(file(content), TraceFileOpener.AUTO));
    }

    @Test
    void plainFilesAreRead() throws IOException {
        assertThat(read(asciiTrace())).hasSize(LINES).last().satisfies(record -> {
            assertThat(record.arrival).isEqualTo(19_999_500_000L);
            assertThat(record.offset).isEqualTo(19_999L * 977 % 100_003 * 512);
        });
    }

    @ParameterizedTest
    @MethodSource("compressions")
    void compressedFilesAreReadWhateverTheirName(UnaryOperator<byte[]> compression) throws IOException {
        assertThat(read(compression.apply(asciiTrace()))).hasSize(LINES);
    }

    /** trace-formats, section 1: gzip files have several members; the same holds for the others' streams and frames. */
    @ParameterizedTest
    @MethodSource("compressions")
    void membersFollowEachOther(UnaryOperator<byte[]> compression) throws IOException {
        byte[] whole = asciiTrace();
        int cut = whole.length / 2 - 3;
        byte[] members = Traces.join(
                compression.apply(Arrays.copyOf(whole, cut)),
                compression.apply(Arrays.copyOfRange(whole, cut, whole.length)));
        assertThat(read(members)).hasSize(LINES);
    }

    @ParameterizedTest
    @MethodSource("compressions")
    void truncatedCompressionIsAnErrorThatNamesThePlace(UnaryOperator<byte[]> compression) {
        byte[] compressed = compression.apply(asciiTrace());
        for (int cut : new int[] {1, 4, compressed.length / 3, compressed.length - 7}) {
            assertThatThrownBy(() -> read(Arrays.copyOf(compressed, compressed.length - cut)))
                    .isInstanceOf(TraceException.class)
                    .hasMessageContaining("test.trace")
                    .hasMessageContaining("truncated or damaged");
        }
    }

    /** The JDK's gzip stream would end here without an error. */
    @Test
    void aDamagedSecondMemberIsNotTakenForTheEnd() {
        byte[] member = Traces.gzip(asciiTrace());
        byte[] damaged = member.clone();
        damaged[0] ^= 0x10;
        assertThatThrownBy(() -> read(Traces.join(member, damaged)))
                .isInstanceOf(TraceException.class)
                .hasMessageContaining("test.trace: after line ")
                .hasMessageContaining("gzip data is truncated or damaged");
    }

    @Test
    void missingEmptyAndUnsuitableFilesAreNamed() throws IOException {
        assertThatThrownBy(() -> opener.open(directory.resolve("absent"), TraceFileOpener.AUTO))
                .isInstanceOf(TraceException.class)
                .hasMessageContaining("absent: no such file");
        assertThatThrownBy(() -> opener.open(directory, TraceFileOpener.AUTO))
                .isInstanceOf(TraceException.class)
                .hasMessageContaining("is a directory");
        assertThatThrownBy(() -> read(new byte[0]))
                .isInstanceOf(TraceException.class)
                .hasMessageContaining("is empty");
        assertThatThrownBy(() -> read(Traces.gzip(new byte[0])))
                .isInstanceOf(TraceException.class)
                .hasMessageContaining("no content");
        assertThatThrownBy(() -> read(Traces.gzip(Traces.gzip(asciiTrace()))))
                .isInstanceOf(TraceException.class)
                .hasMessageContaining("compressed twice");
        assertThatThrownBy(() -> read(Traces.ascii("PK\u0003\u0004rest")))
                .isInstanceOf(TraceException.class)
                .hasMessageContaining("zip archive; extract it");
    }

    @Test
    void binaryFilesAreOfNoKnownFormat() {
        byte[] binary = new byte[100_000];
        for (int i = 0; i < binary.length; i++) {
            binary[i] = (byte) (i * 31 ^ i >>> 3);
        }
        assertThatThrownBy(() -> read(binary))
                .isInstanceOf(TraceException.class)
                .hasMessageContaining("of no known trace format")
                .hasMessageContaining("begins with '\\x00\\x1f>")
                .hasMessageContaining("--format NAME: addresses, alibaba, arc, baleen, biosnoop, blkparse");
        assertThatThrownBy(() -> Traces.readAll(opener.open(file(binary), "disksim-ascii")))
                .isInstanceOf(TraceException.class)
                .hasMessageContaining("line 1");
    }

    @Test
    void unknownFormatsAreAnsweredWithTheKnownOnes() throws IOException {
        Path file = file(asciiTrace());
        assertThatThrownBy(() -> opener.open(file, "disksim"))
                .isInstanceOf(TraceException.class)
                .hasMessageContaining("unknown trace format 'disksim'; known are auto, addresses, alibaba");
    }

    @Test
    void aGuessBetweenSeveralFormatsIsLeftToTheUser() throws IOException {
        Map<String, TraceFormat> formats = new TreeMap<>(KnownFormats.of(new TraceFormatsPlugin()));
        formats.put("acme.ascii", new DiskSimAscii());
        Path file = file(asciiTrace());
        assertThatThrownBy(() -> new TraceFileOpener(formats).open(file, TraceFileOpener.AUTO))
                .isInstanceOf(TraceException.class)
                .hasMessageContaining(
                        "could be acme.ascii or disksim-ascii; select one with format: acme.ascii, or on the command line --format acme.ascii");
    }

    /** trace-formats, section 35: lines of five integers may be MQSim or a related format. */
    @Test
    void fiveIntegersAreNotGuessedToBeDiskSim() throws IOException {
        Path file = file(Traces.ascii("0 0 100 8 1\n5 0 200 8 1\n"));
        assertThatThrownBy(() -> opener.open(file, TraceFileOpener.AUTO))
                .isInstanceOf(TraceException.class)
                .hasMessageContaining("could be disksim-ascii or mqsim; select one with format: disksim-ascii, or");
        assertThat(Traces.readAll(opener.open(file, "disksim-ascii"))).hasSize(2);
    }
}
