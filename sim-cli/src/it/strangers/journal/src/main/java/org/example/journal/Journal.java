package org.example.journal;

import java.io.InputStreamReader;
import java.io.LineNumberReader;
import java.nio.charset.StandardCharsets;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;

/** A text whose first line is {@code #journal} and in which every other line is a request, see {@link JournalReader}. */
final class Journal implements TraceFormat {

    @Override
    public int recognise(byte[] head, int length) {
        return new String(head, 0, length, StandardCharsets.UTF_8).startsWith("#journal\n") ? 100 : 0;
    }

    @Override
    public TraceReader open(TraceInput input) {
        JournalReader reader = new JournalReader(
                input.name(), new LineNumberReader(new InputStreamReader(input.stream(), StandardCharsets.UTF_8)));
        reader.line();
        return reader;
    }
}
