package org.spindle.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Rows that another process prints are read byte by byte as they are, or not at all. */
class RowReaderTest {

    private static RowLine row(int point) {
        return RowLine.of(Sweeps.row(
                new PlanEntry(PlanEntry.id(point, 0), "1", point, 0, Map.of("seed", "" + point), 7, "name: s\n")));
    }

    private static byte[] join(byte[]... parts) {
        ByteArrayOutputStream joined = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            joined.writeBytes(part);
        }
        return joined.toByteArray();
    }

    private static byte[] text(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static List<RowLine> read(byte[] printed) throws IOException {
        RowReader reader = new RowReader(new ByteArrayInputStream(printed));
        List<RowLine> rows = new ArrayList<>();
        for (RowLine row = reader.next(); row != null; row = reader.next()) {
            rows.add(row);
        }
        return rows;
    }

    private static List<Integer> points(byte[] printed) throws IOException {
        return read(printed).stream().map(RowLine::point).toList();
    }

    @Test
    void rowsArriveAsTheyWereAmongOtherLines() throws IOException {
        RowLine failed = row(2);
        RowLine ok = row(5);
        List<RowLine> rows = read(
                join(text("a plugin speaks\n"), RowHeader.print(failed), text("\n{\"row\":\n"), RowHeader.print(ok)));
        assertThat(rows).hasSize(2);
        assertThat(rows.get(0).bytes()).isEqualTo(failed.bytes());
        assertThat(rows.get(0).failed()).isTrue();
        assertThat(rows.get(1).bytes()).isEqualTo(ok.bytes());
        assertThat(rows.get(1).failed()).isFalse();
        assertThat(rows.get(1).id()).isEqualTo("p0005-r00");
        assertThat(rows.get(1).replication()).isZero();
    }

    @Test
    void aRowThatHasChangedOnTheWayIsLeftOut() throws IOException {
        byte[] damaged = RowHeader.print(row(1));
        damaged[damaged.length - 20] ^= 1;
        assertThat(points(join(damaged, RowHeader.print(row(3))))).containsExactly(3);
    }

    @Test
    void theRowThatAnEndCutsOffIsLeftOut() throws IOException {
        byte[] printed = join(RowHeader.print(row(1)), RowHeader.print(row(3)));
        for (int cut = 1; cut < RowHeader.print(row(3)).length; cut += 7) {
            assertThat(points(Arrays.copyOf(printed, printed.length - cut))).containsExactly(1);
        }
    }

    /** The header is not a row, so that the output of a job is a valid {@code runs.jsonl} without changes. */
    @Test
    void aHeaderIsNoRow() throws IOException {
        RowLine row = row(1);
        byte[] printed = RowHeader.print(row);
        byte[] header = Arrays.copyOf(printed, printed.length - row.bytes().length);
        assertThat(RowLine.read(header)).isNull();
        assertThat(RowHeader.read(row.bytes())).isNull();
    }
}
