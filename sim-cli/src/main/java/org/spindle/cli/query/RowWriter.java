package org.spindle.cli.query;

import java.io.IOException;
import java.io.Writer;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.result.Csv;
import tools.jackson.databind.json.JsonMapper;

/** Writes the rows of a query as text. */
public interface RowWriter {

    /** Reads the rows to their end. */
    void write(ResultSet rows) throws IOException, SQLException;

    /** Returns a writer of aligned columns, numbers to the right; undefined values are blank. */
    static RowWriter table(Writer out) {
        return rows -> {
            List<List<String>> lines = new ArrayList<>();
            lines.add(header(rows.getMetaData()));
            int columns = lines.get(0).size();
            boolean[] numbers = new boolean[columns];
            while (rows.next()) {
                List<String> line = new ArrayList<>();
                for (int i = 0; i < columns; i++) {
                    numbers[i] |= rows.getObject(i + 1) instanceof Number;
                    line.add(text(rows, i).replaceAll("\\p{Cntrl}", " "));
                }
                lines.add(line);
            }
            int[] widths = new int[columns];
            for (List<String> line : lines) {
                for (int i = 0; i < columns; i++) {
                    widths[i] = Math.max(widths[i], line.get(i).length());
                }
            }
            for (List<String> line : lines) {
                StringBuilder shown = new StringBuilder();
                for (int i = 0; i < columns; i++) {
                    String blanks = " ".repeat(widths[i] - line.get(i).length());
                    shown.append(i == 0 ? "" : "  ").append(numbers[i] ? blanks + line.get(i) : line.get(i) + blanks);
                }
                out.append(shown.toString().stripTrailing()).append('\n');
            }
        };
    }

    /** Returns a writer of RFC 4180 text; undefined values are empty. */
    static RowWriter csv(Writer out) {
        return rows -> {
            List<String> header = header(rows.getMetaData());
            out.append(String.join(",", header.stream().map(Csv::field).toList()))
                    .append("\r\n");
            while (rows.next()) {
                for (int i = 0; i < header.size(); i++) {
                    out.append(i == 0 ? "" : ",").append(Csv.field(text(rows, i)));
                }
                out.append("\r\n");
            }
        };
    }

    /** Returns a writer of an array with an object per row; undefined values, and numbers that JSON does not have, are null. */
    static RowWriter json(Writer out) {
        JsonMapper mapper = JsonMapper.shared();
        return rows -> {
            List<String> header = header(rows.getMetaData());
            String separator = "[\n  ";
            while (rows.next()) {
                Map<String, @Nullable Object> line = new LinkedHashMap<>();
                for (int i = 0; i < header.size(); i++) {
                    line.put(header.get(i), jsonValue(rows.getObject(i + 1), text(rows, i)));
                }
                out.append(separator).append(mapper.writeValueAsString(line));
                separator = ",\n  ";
            }
            out.append(separator.startsWith("[") ? "[]\n" : "\n]\n");
        };
    }

    private static @Nullable Object jsonValue(@Nullable Object value, String text) {
        if (value instanceof Double number && !Double.isFinite(number)) {
            return null;
        }
        return value == null || value instanceof Boolean || value instanceof Number ? value : text;
    }

    private static List<String> header(ResultSetMetaData columns) throws SQLException {
        List<String> names = new ArrayList<>();
        for (int i = 1; i <= columns.getColumnCount(); i++) {
            names.add(columns.getColumnLabel(i));
        }
        return names;
    }

    /**
     * @param column from 0
     */
    private static String text(ResultSet rows, int column) throws SQLException {
        String text = rows.getString(column + 1);
        return text == null ? "" : text;
    }
}
