package org.spindle.workload.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.testkit.workload.KnownFormats;
import org.spindle.workload.trace.builtin.TraceFormatsPlugin;

/** The table of formats in docs/traces.md names the existing formats, and the fields of their records. */
class FormatsDocumentTest {

    /** Formats without a seed, because a database reads them. */
    private static final List<String> FROM_FILES_ONLY =
            List.of("parquet", "parquet-s", "parquet-ms", "parquet-us", "parquet-ns");

    private static final int NAME = 1;
    private static final int CARRIES = 3;

    @Test
    void theTableSaysWhatTheReadersDeliver() throws IOException {
        assertThat(documented()).containsExactlyEntriesOf(delivered());
    }

    private static Map<String, String> documented() throws IOException {
        Map<String, String> rows = new TreeMap<>();
        for (String line : Files.readAllLines(Path.of(System.getProperty("spindle.root", ".."), "docs", "traces.md"))) {
            String[] cells = line.split("\\s*\\|\\s*");
            if (cells.length > CARRIES && cells[NAME].startsWith("`")) {
                rows.put(cells[NAME].replace("`", ""), cells[CARRIES]);
            }
        }
        return rows;
    }

    /** Returns the fields that some record of the seeds sets; fields that only files have are tested separately. */
    private static Map<String, String> delivered() {
        Map<String, TraceFormat> formats = KnownFormats.of(new TraceFormatsPlugin());
        Map<String, SortedSet<String>> columns = new TreeMap<>();
        formats.keySet().forEach(format -> columns.put(format, new TreeSet<>()));
        Seeds.all().forEach((name, seed) -> {
            String format = name.split(" ")[0];
            Traces.readAll(Traces.open(formats.get(format), seed))
                    .forEach(record -> addColumns(record, columns.get(format)));
        });
        FROM_FILES_ONLY.forEach(format ->
                columns.put(format, new TreeSet<>(Set.of("arrival", "device", "extent", "operation", "response"))));
        Map<String, String> rows = new TreeMap<>();
        columns.forEach((format, names) -> rows.put(format, names.isEmpty() ? "nothing" : String.join(", ", names)));
        return rows;
    }

    private static void addColumns(TraceRecord record, SortedSet<String> to) {
        addIf(record.arrival != TraceRecord.NONE, "arrival", to);
        addIf(record.device != 0 || record.deviceName != null, "device", to);
        addIf(record.operationKnown, "operation", to);
        addIf(record.length > 0, "extent", to);
        addIf(record.response != TraceRecord.NONE, "response", to);
        addIf(record.service != TraceRecord.NONE, "service", to);
        addIf(record.cpu != TraceRecord.NONE, "cpu", to);
        addIf(record.thinkAfter != TraceRecord.NONE, "think", to);
        addIf(record.process != TraceRecord.NONE, "process", to);
        addIf(record.synchronyKnown, "synchrony", to);
        addIf(record.priorityClass != TraceRecord.NONE, "priority", to);
        addIf(record.keyed, "key", to);
        addIf(record.nextAccess != TraceRecord.NONE, "next access", to);
    }

    private static void addIf(boolean held, String column, SortedSet<String> to) {
        if (held) {
            to.add(column);
        }
    }
}
