package org.spindle.workload.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.math.RoundingMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceInput;
import org.spindle.testkit.sim.TestRandom;

class TextLinesTest {

    private static TextLines lines(byte[] content) {
        return lines(new ByteArrayInputStream(content));
    }

    private static TextLines lines(InputStream stream) {
        return new TextLines(new TraceInput() {
            @Override
            public String name() {
                return "test.trace";
            }

            @Override
            public InputStream stream() {
                return stream;
            }
        });
    }

    private static TextLines line(String text) {
        TextLines lines = lines(Traces.ascii(text));
        assertThat(lines.advance()).isTrue();
        return lines;
    }

    /** trace-formats, section 1, lines: LF, CRLF, missing last newline, empty lines, byte-order mark, runs of blanks. */
    @Test
    void linesComeInAllTheirShapes() {
        TextLines lines = lines(Traces.ascii("\u00ef\u00bb\u00bfa b\r\n\n \t \n\t c  d\te \r\nlast"));
        assertThat(lines.advance()).isTrue();
        assertThat(lines.is(0, "a")).isTrue();
        assertThat(lines.is(1, "b")).isTrue();
        assertThat(lines.fields()).isEqualTo(2);
        assertThat(lines.advance()).isTrue();
        assertThat(lines.position()).isEqualTo("line 4");
        assertThat(lines.fields()).isEqualTo(3);
        assertThat(lines.is(2, "e")).isTrue();
        assertThat(lines.endsWith('e')).isTrue();
        assertThat(lines.advance()).isTrue();
        assertThat(lines.is(0, "last")).isTrue();
        assertThat(lines.at(0, 3)).isEqualTo('t');
        assertThat(lines.at(0, 4)).isZero();
        assertThat(lines.at(1, 0)).isZero();
        assertThat(lines.advance()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "0, 6, 0",
        "13.191135, 6, 13191135",
        "1532949.045363, 6, 1532949045363",
        "1.5, 6, 1500000",
        ".5, 6, 500000",
        "5., 6, 5000000",
        "0.0000004, 6, 0",
        "0.0000005, 6, 1",
        "0.00000049999, 6, 0",
        "1686.00000, 3, 1686000",
        "345.345541853, 9, 345345541853",
        "1e3, 6, 1000000000",
        "1.25E-3, 6, 1250",
        "12345e-9, 6, 12",
        "15e-7, 6, 2",
        "4e-99, 6, 0",
        "0e999, 6, 0",
        "9223372036854775799, 0, 9223372036854775799"
    })
    void decimalsAreExact(String text, int digits, long expected) {
        assertThat(line(text).decimal(0, digits, "time")).isEqualTo(expected);
    }

    @Test
    void decimalsAgreeWithBigDecimal() {
        TestRandom random = new TestRandom(7);
        for (int i = 0; i < 2_000; i++) {
            String text = random.nextLong(1L << random.nextLong(40))
                    + "." + random.nextLong(1L << random.nextLong(50))
                    + (random.nextLong(3) == 0 ? "e-" + random.nextLong(12) : "");
            long expected = new BigDecimal(text)
                    .movePointRight(6)
                    .setScale(0, RoundingMode.HALF_UP)
                    .longValueExact();
            assertThat(line(text).decimal(0, 6, "time")).as(text).isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "x",
                ".",
                "1.2.3",
                "-1",
                "+1",
                "1e",
                "1e+",
                "1ex",
                "1e1234",
                "9223372036855",
                "1e300",
                "nan",
                "0x10",
                "1,5"
            })
    void otherDecimalsAreRefused(String text) {
        assertThatThrownBy(() -> line(text).decimal(0, 6, "arrival time"))
                .isInstanceOf(TraceException.class)
                .hasMessageStartingWith("test.trace: line 1: arrival time '" + text + "': expected a");
    }

    @Test
    void wholeNumbersHaveTheirBounds() {
        assertThat(line("9223372036854775807").whole(0, "block", Long.MAX_VALUE))
                .isEqualTo(Long.MAX_VALUE);
        assertThat(line("18446744073709551615").unsigned(0, "sector")).isEqualTo(-1);
        assertThat(line("9223372036854775808").unsigned(0, "sector")).isEqualTo(Long.MIN_VALUE);
        assertThat(line("0xFFffFFff").hexadecimal(0, "flags")).isEqualTo(0xffffffffL);
        assertThat(line("101").hexadecimal(0, "flags")).isEqualTo(0x101);
        assertThatThrownBy(() -> line("9223372036854775808").whole(0, "block", Long.MAX_VALUE))
                .isInstanceOf(TraceException.class);
        assertThatThrownBy(() -> line("18446744073709551616").unsigned(0, "sector"))
                .isInstanceOf(TraceException.class);
        assertThatThrownBy(() -> line("18446744073709551620").unsigned(0, "sector"))
                .isInstanceOf(TraceException.class);
        assertThatThrownBy(() -> line("100000000").hexadecimal(0, "flags")).isInstanceOf(TraceException.class);
        assertThatThrownBy(() -> line("0x").hexadecimal(0, "flags")).isInstanceOf(TraceException.class);
        assertThatThrownBy(() -> line("17").whole(0, "device", 16))
                .hasMessage("test.trace: line 1: device '17': expected a whole number from 0 to 16");
    }

    @Test
    void offendingTextIsShortenedAndHarmless() {
        assertThatThrownBy(() -> {
                    throw line("\u0000\u001b[2J" + "a".repeat(100)).malformed("five fields");
                })
                .hasMessage("test.trace: line 1: '\\x00\\x1b[2J" + "a".repeat(55) + "...': expected five fields");
    }

    @Test
    void linesCrossBufferBoundaries() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 40_000; i++) {
            text.append("line number ").append(i).append('\n');
        }
        TextLines lines = lines(new Trickle(Traces.ascii(text.toString())));
        for (int i = 0; i < 40_000; i++) {
            assertThat(lines.advance()).isTrue();
            assertThat(lines.whole(2, "number", Long.MAX_VALUE)).isEqualTo(i);
        }
        assertThat(lines.advance()).isFalse();
    }

    @Test
    void endlessLinesAreNotText() {
        assertThatThrownBy(() -> lines(new byte[1 << 20]).advance())
                .isInstanceOf(TraceException.class)
                .hasMessageContaining("line 1: no end of line within 65536 bytes");
    }

    @Test
    void readErrorsNameThePlace() {
        @SuppressWarnings("InputStreamSlowMultibyteRead")
        InputStream broken = new InputStream() {
            private int served;

            @Override
            public int read() throws IOException {
                if (served < 4) {
                    return "a\nb\n".charAt(served++);
                }
                throw new IOException("disk on fire");
            }
        };
        TextLines lines = lines(broken);
        assertThatThrownBy(() -> {
                    while (lines.advance()) {}
                })
                .isInstanceOf(TraceException.class)
                .hasMessageContaining("test.trace: after line 2: disk on fire");
    }

    /** Delivers a few bytes at a time, never as many as asked for. */
    private static final class Trickle extends InputStream {

        private final byte[] content;
        private int at;

        Trickle(byte[] content) {
            this.content = content;
        }

        @Override
        public int read() {
            return at < content.length ? content[at++] & 0xff : -1;
        }

        @Override
        public int read(byte[] into, int offset, int length) {
            if (at == content.length) {
                return -1;
            }
            int count = Math.min(Math.min(length, content.length - at), 1 + at * 7 % 1000);
            System.arraycopy(content, at, into, offset, count);
            at += count;
            return count;
        }
    }
}
