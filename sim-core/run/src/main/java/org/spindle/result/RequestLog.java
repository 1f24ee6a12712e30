package org.spindle.result;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.spindle.spi.request.BufferOutcome;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.PlaceComponent;
import org.spindle.spi.request.QuantityComponent;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestAttribute;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.request.TimeComponent;

/**
 * Writes {@code requests.csv}: one line per completed request, in order of completion, warm-up included. Times are
 * nanoseconds, -1 for a time that is not known; sectors are of 512 bytes; the field of a declared quantity, place or
 * attribute that was not set is empty. Columns of declared fields follow those that every run has. Formats into its own
 * buffer, so that a line costs no allocation.
 */
public final class RequestLog implements AutoCloseable {

    private static final byte[][] OPERATIONS = words(Operation.values());
    private static final byte[][] CRITICALITIES = words(Criticality.values());
    private static final byte[][] OUTCOMES = words(BufferOutcome.values());

    /** More than the numbers and words that every line has, device name left out. */
    private static final int LONGEST_START = 200;

    private static final int LONGEST_NUMBER = 21;

    private final String place;
    private final OutputStream to;
    private final byte[][] devices;
    private final TimeComponent[] times;
    private final QuantityComponent[] quantities;
    private final PlaceComponent[] places;
    private final RequestAttribute[] attributes;
    private final byte[] buffer;
    private final byte[] digits = new byte[20];
    private int length;

    /**
     * @param place name of the file, for messages
     * @param devices names by index; units beyond them are written as their index
     * @param schema fields of each request
     * @throws ResultException if two columns would have one name
     */
    RequestLog(String place, OutputStream to, List<String> devices, RequestSchema schema) {
        this.place = place;
        this.to = to;
        this.devices = new byte[devices.size()][];
        int longest = 0;
        for (int i = 0; i < this.devices.length; i++) {
            this.devices[i] = Csv.field(devices.get(i)).getBytes(StandardCharsets.UTF_8);
            longest = Math.max(longest, this.devices[i].length);
        }
        times = schema.times().toArray(new TimeComponent[0]);
        quantities = schema.quantities().toArray(new QuantityComponent[0]);
        places = schema.places().toArray(new PlaceComponent[0]);
        attributes = schema.attributes().toArray(new RequestAttribute[0]);
        byte[] header = (String.join(",", new RequestLogColumns(place, schema).names()) + "\r\n")
                .getBytes(StandardCharsets.UTF_8);
        int declared = (times.length + quantities.length + places.length + attributes.length) * LONGEST_NUMBER;
        buffer = new byte[Math.max(1 << 16, 2 * Math.max(header.length, longest + LONGEST_START + declared))];
        text(header);
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
        if (request.device() < devices.length) {
            word(devices[request.device()]);
        } else {
            number(request.device());
        }
        word(OPERATIONS[request.operation().ordinal()]);
        number(request.sector());
        number(request.sectors());
        word(CRITICALITIES[request.criticality().ordinal()]);
        word(OUTCOMES[request.buffer().ordinal()]);
        for (TimeComponent time : times) {
            number(request.spent(time));
        }
        for (QuantityComponent quantity : quantities) {
            numberIfSet(request.quantity(quantity));
        }
        for (PlaceComponent coordinate : places) {
            numberIfSet(request.place(coordinate));
        }
        for (RequestAttribute attribute : attributes) {
            numberIfSet(request.attribute(attribute));
        }
        buffer[length - 1] = '\r';
        buffer[length++] = '\n';
    }

    /**
     * Writes the rest of the buffer and closes the stream.
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

    private void numberIfSet(long value) {
        if (value == Request.NONE) {
            buffer[length++] = ',';
        } else {
            number(value);
        }
    }

    /** Formats the negative value, which exists for every long. */
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
