package org.example.journal;

import java.io.IOException;
import java.io.LineNumberReader;
import java.io.UncheckedIOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;

/**
 * Reads lines such as {@code 12.5 w 2048+8}: arrival in milliseconds, read or write, first sector and number of sectors.
 *
 * @param name of the file, for messages
 * @param lines of the file
 */
record JournalReader(String name, LineNumberReader lines) implements TraceReader {

    private static final Pattern LINE = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,6})?) ([rw]) (\\d{1,15})\\+(\\d{1,9})");

    /** Reads the next line, or null at the end. */
    String line() {
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
        Matcher fields = LINE.matcher(line);
        if (!fields.matches()) {
            throw TraceException.ofRecord(
                    name + ": " + position() + ": '" + line + "': expected a request such as '12.5 w 2048+8'");
        }
        into.clear();
        into.arrival = Time.ofMillis(Double.parseDouble(fields.group(1))).nanos();
        into.operation = fields.group(2).equals("r") ? Operation.READ : Operation.WRITE;
        into.offset = Long.parseLong(fields.group(3)) * Size.SECTOR;
        into.length = Long.parseLong(fields.group(4)) * Size.SECTOR;
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
