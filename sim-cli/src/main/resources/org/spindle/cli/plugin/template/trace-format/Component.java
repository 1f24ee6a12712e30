package @package@;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.LineNumberReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;

/** A text whose first line is {@code #@id@}; every other line is a request such as {@code 12.5 w 2048 8}. */
final class @Name@ implements TraceFormat {

    private static final String FIRST_LINE = "#@id@";

    @Override
    public int recognise(byte[] head, int length) {
        return new String(head, 0, length, StandardCharsets.US_ASCII).startsWith(FIRST_LINE + "\n") ? 100 : 0;
    }

    @Override
    public TraceReader open(TraceInput input) {
        Reader reader = new Reader(
                input.name(), new LineNumberReader(new InputStreamReader(input.stream(), StandardCharsets.US_ASCII)));
        reader.line();
        return reader;
    }

    /** Reads lines of arrival in milliseconds, r or w, first sector and number of sectors. */
    private static final class Reader implements TraceReader {

        private final String name;
        private final LineNumberReader lines;

        Reader(String name, LineNumberReader lines) {
            this.name = name;
            this.lines = lines;
        }

        private @Nullable String line() {
            try {
                return lines.readLine();
            } catch (IOException e) {
                throw new TraceException(name + ": " + e.getMessage(), e);
            }
        }

        @Override
        public boolean next(TraceRecord into) {
            String line = line();
            if (line == null) {
                return false;
            }
            if (!line.matches("\\d{1,9}(\\.\\d{1,6})? [rw] \\d{1,15} \\d{1,9}")) {
                throw TraceException.ofRecord(
                        name + ": " + position() + ": '" + line + "': expected a request such as '12.5 w 2048 8'");
            }
            String[] fields = line.split(" ");
            into.clear();
            into.arrival = Time.ofMillis(Double.parseDouble(fields[0])).nanos();
            into.operation = fields[1].equals("r") ? Operation.READ : Operation.WRITE;
            into.offset = Long.parseLong(fields[2]) * Size.SECTOR;
            into.length = Long.parseLong(fields[3]) * Size.SECTOR;
            return true;
        }

        @Override
        public String position() {
            return "line " + lines.getLineNumber();
        }

        @Override
        public void close() {
            try {
                lines.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
