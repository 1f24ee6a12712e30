package org.spindle.result;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.spindle.spi.request.BufferOutcome;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

/**
 * Writes {@code requests.csv}: one line per completed request, in order of completion, warm-up included. Times are
 * nanoseconds, -1 for a time that is not known; sectors are of 512 bytes. Formats into its own buffer, so that a line
 * costs no allocation.
 */
public final class RequestLog implements AutoCloseable {

    static final String HEADER = "arrival_ns,dispatch_ns,completion_ns,device,op,sector,sectors,criticality,buffer,"
            + "seek_ns,rotation_ns,transfer_ns,seek_cylinders,cylinder,head,slot\r\n";

    private static final byte[][] OPERATIONS = words(Operation.values());
    private static final byte[][] CRITICALITIES = words(Criticality.values());
    private static final byte[][] OUTCOMES = words(BufferOutcome.values());

    /** More than the numbers and words of one line, device name left out. */
    private static final int LONGEST_LINE = 400;

    private final String place;
    private final OutputStream to;
    private final byte[][] devices;
    private final byte[] buffer;
    private final byte[] digits = new byte[20];
    private int length;

    /**
     * @param place the file as the user knows it, for messages
     * @param devices names by index
     */
    RequestLog(String place, OutputStream to, List<String> devices) {
        this.place = place;
        this.to = to;
        this.devices = new byte[devices.size()][];
        int longest = 0;
        for (int i = 0; i < this.devices.length; i++) {
            this.devices[i] = Csv.field(devices.get(i)).getBytes(StandardCharsets.UTF_8);
            longest = Math.max(longest, this.devices[i].length);
        }
        buffer = new byte[Math.max(1 << 16, 2 * (longest + LONGEST_LINE))];
        text(HEADER.getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Adds the line of a completed request.
     *
     * @throws ResultException if it cannot be written
     */
    public void write(Request request) {
        if (length > buffer.length / 2) {
            flush();
        }
        number(request.arrived());
        number(request.dispatched());
        number(request.completed());
        word(devices[request.device()]);
        word(OPERATIONS[request.operation().ordinal()]);
        number(request.sector());
        number(request.sectors());
        word(CRITICALITIES[request.criticality().ordinal()]);
        word(OUTCOMES[request.buffer().ordinal()]);
        number(request.seekTime());
        number(request.rotationTime());
        number(request.transferTime());
        number(request.seekDistance());
        number(request.cylinder());
        number(request.head());
        number(request.slot());
        buffer[length - 1] = '\r';
        buffer[length++] = '\n';
    }

    /**
     * Writes what is still in the buffer and closes the stream.
     *
     * @throws ResultException if the rest cannot be written
     */
    @Override
    public void close() {
        try (to) {
            flush();
        } catch (IOException e) {
            throw WriteFailure.of(place, e);
        }
    }

    private void flush() {
        try {
            to.write(buffer, 0, length);
        } catch (IOException e) {
            throw WriteFailure.of(place, e);
        }
        length = 0;
    }

    private void word(byte[] word) {
        text(word);
        buffer[length++] = ',';
    }

    private void text(byte[] text) {
        System.arraycopy(text, 0, buffer, length, text.length);
        length += text.length;
    }

    /** Works on the negative value, which exists for every long. */
    private void number(long value) {
        if (value < 0) {
            buffer[length++] = '-';
        }
        long rest = value < 0 ? value : -value;
        int first = digits.length;
        do {
            digits[--first] = (byte) ('0' - rest % 10);
            rest /= 10;
        } while (rest != 0);
        int count = digits.length - first;
        System.arraycopy(digits, first, buffer, length, count);
        length += count;
        buffer[length++] = ',';
    }

    private static byte[][] words(Enum<?>[] values) {
        byte[][] words = new byte[values.length][];
        for (int i = 0; i < values.length; i++) {
            words[i] =
                    values[i].name().toLowerCase(Locale.ROOT).replace('_', '-').getBytes(StandardCharsets.UTF_8);
        }
        return words;
    }
}
