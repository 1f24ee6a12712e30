package org.spindle.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines keep their line feeds, so that all lines together are the bytes of the file; only the last may lack one. */
class LineSplitterTest {

    private static final int BLOCK = 1 << 16;

    @Test
    void aFileEndsWithOrWithoutALineFeed() throws IOException {
        assertThat(lines("", 9)).isEmpty();
        assertThat(lines("a\n\nb\n", 9)).containsExactly("a\n", "\n", "b\n");
        assertThat(lines("a\nb", 9)).containsExactly("a\n", "b");
    }

    /** Ends of lines before, on and behind the end of a block, and lines of more than one. */
    @ParameterizedTest
    @ValueSource(ints = {1, 7, BLOCK})
    void linesGoAcrossBlocksHoweverMuchAReadGives(int most) throws IOException {
        List<String> written = new ArrayList<>();
        for (int length : new int[] {BLOCK - 2, BLOCK - 1, BLOCK, 1, 3 * BLOCK, 0, 2, BLOCK + 1}) {
            written.add("x".repeat(length) + "\n");
        }
        written.add("the last");
        assertThat(lines(String.join("", written), most)).isEqualTo(written);
    }

    private static List<String> lines(String text, int most) throws IOException {
        InputStream in = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)) {
            @Override
            public synchronized int read(byte[] to, int offset, int length) {
                return super.read(to, offset, Math.min(most, length));
            }

            @Override
            public int read(byte[] to) {
                return read(to, 0, to.length);
            }
        };
        List<String> lines = new ArrayList<>();
        try (LineSplitter of = new LineSplitter(in)) {
            for (byte[] line = of.next(); line != null; line = of.next()) {
                lines.add(new String(line, StandardCharsets.UTF_8));
            }
        }
        return lines;
    }
}
