package org.spindle.workload.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceInput;
import org.spindle.testkit.sim.TestRandom;
import org.spindle.workload.trace.TextLines.Separator;

/** Lines, fields and numbers found eight bytes at a time equal those found character by character. */
class ScannerTest {

    private static final String ALPHABET = "a1  \t,,\"x\r\u0080\u00ac\u00ff ";

    /** A stream that delivers few bytes at a time. */
    private record Content(byte[] bytes, TestRandom random) implements TraceInput {

        @Override
        public String name() {
            return "random.trace";
        }

        @Override
        public InputStream stream() {
            return new ByteArrayInputStream(bytes) {
                @Override
                public synchronized int read(byte[] into, int offset, int length) {
                    return super.read(into, offset, Math.min(length, 1 + (int) random.nextLong(40)));
                }
            };
        }
    }

    @ParameterizedTest
    @EnumSource
    void fieldsAreThoseFoundCharacterByCharacter(Separator separator) {
        TestRandom random = new TestRandom(11);
        StringBuilder text = new StringBuilder();
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < 3_000; i++) {
            StringBuilder line = new StringBuilder();
            long length = random.nextLong(1 + random.nextLong(random.nextLong(20) == 0 ? 400 : 60));
            for (int j = 0; j < length; j++) {
                line.append(ALPHABET.charAt((int) random.nextLong(ALPHABET.length())));
            }
            lines.add(line.toString());
            text.append(line).append('\n');
        }
        byte[] bytes = text.toString().getBytes(StandardCharsets.ISO_8859_1);
        try (TextLines found = new TextLines(new Content(bytes, random), separator)) {
            for (int i = 0; i < lines.size(); i++) {
                String line = lines.get(i);
                String bare = line.endsWith("\r") ? line.substring(0, line.length() - 1) : line;
                List<String> fields = fields(bare, separator);
                if (fields.isEmpty()) {
                    continue;
                }
                assertThat(found.advance()).isTrue();
                assertThat(found.number()).isEqualTo(i + 1);
                assertThat(found.line()).isEqualTo(bare);
                assertThat(found.fields()).as(bare).isEqualTo(fields.size());
                for (int field = 0; field < fields.size(); field++) {
                    String expected = field < TextLines.MOST_FIELDS ? fields.get(field) : "";
                    assertThat(field(found, field))
                            .as("field %d of '%s'", field, bare)
                            .isEqualTo(expected);
                }
            }
            assertThat(found.advance()).isFalse();
        }
    }

    private static String field(TextLines line, int field) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < line.length(field); i++) {
            text.append((char) line.at(field, i));
        }
        return text.toString();
    }

    private static List<String> fields(String line, Separator separator) {
        List<String> fields = new ArrayList<>();
        StringBuilder field = new StringBuilder();
        boolean quoted = false;
        for (char c : line.toCharArray()) {
            boolean ends = separator == Separator.BLANKS ? c == ' ' || c == '\t' : c == ',' && !quoted;
            quoted ^= c == '"' && separator == Separator.UNQUOTED_COMMAS;
            if (ends) {
                fields.add(trimmed(field));
                field.setLength(0);
            } else {
                field.append(c);
            }
        }
        fields.add(trimmed(field));
        if (separator == Separator.BLANKS) {
            fields.removeIf(String::isEmpty);
        }
        return fields.size() == 1 && fields.get(0).isEmpty() ? List.of() : fields;
    }

    private static String trimmed(StringBuilder field) {
        return field.toString().replaceAll("^[ \t]+|[ \t]+\\z", "");
    }

    @Test
    void wholeNumbersAreThoseOfBigInteger() {
        TestRandom random = new TestRandom(12);
        for (int i = 0; i < 5_000; i++) {
            StringBuilder digits = new StringBuilder();
            long length = 1 + random.nextLong(21);
            for (int j = 0; j < length; j++) {
                digits.append((char) ('0' + random.nextLong(10)));
            }
            if (random.nextLong(3) == 0) {
                digits.setCharAt((int) random.nextLong(length), "/:;?@Ap\u00b0-. ".charAt((int) random.nextLong(10)));
            }
            byte[] line = ("x," + digits + ",y").getBytes(StandardCharsets.ISO_8859_1);
            boolean number = digits.chars().allMatch(c -> c >= '0' && c <= '9');
            boolean fits = number && new BigInteger(digits.toString()).bitLength() < Long.SIZE;
            try (TextLines lines = new TextLines(new Content(line, random), Separator.COMMAS)) {
                assertThat(lines.advance()).isTrue();
                if (fits) {
                    assertThat(lines.whole(1, "number", Long.MAX_VALUE)).isEqualTo(Long.parseLong(digits.toString()));
                } else {
                    assertThatThrownBy(() -> lines.whole(1, "number", Long.MAX_VALUE))
                            .as(digits.toString())
                            .isInstanceOf(TraceException.class)
                            .hasMessageStartingWith("random.trace: line 1: number '");
                }
            }
        }
    }
}
