package org.spindle.timeline;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.spindle.result.WriteFailure;
import org.spindle.spi.timeline.TimelineTrack;
import tools.jackson.core.io.JsonStringEncoder;

/**
 * Writes trace events as JSON, one per line, in order of occurrence, because the format requires no order. Times are
 * given in nanoseconds and written in microseconds with three decimals.
 */
final class TraceEvents {

    /** The steps of a flow, which viewers draw as arrows. Each is bound to the enclosing span on its track. */
    enum Flow {
        START("s", ""),
        STEP("t", ""),
        FINISH("f", ",\"bp\":\"e\"");

        private final String phase;
        private final String binding;

        Flow(String phase, String binding) {
            this.phase = phase;
            this.binding = binding;
        }
    }

    static final String DEMAND = "demand";
    static final String BACKGROUND = "background";

    private static final int FLUSH_AT = 1 << 16;

    private final String place;
    private final OutputStream to;
    private final JsonStringEncoder encoder = JsonStringEncoder.getInstance();
    private final StringBuilder text = new StringBuilder(2 * FLUSH_AT);
    private boolean isFirst = true;
    private long written;

    /**
     * @param place name of the file, for messages
     * @param to left open
     */
    TraceEvents(String place, OutputStream to) {
        this.place = place;
        this.to = to;
        text.append("{\"displayTimeUnit\":\"ms\",\"traceEvents\":[\n");
    }

    /** Returns the number of events written, without names. */
    long written() {
        return written;
    }

    void nameProcess(int process, String name) {
        metadata("process_name", process, 0);
        text.append("\"name\":");
        quote(name);
        endMetadata();
        metadata("process_sort_index", process, 0);
        text.append("\"sort_index\":").append(process);
        endMetadata();
    }

    void nameThread(int process, int thread, String name) {
        metadata("thread_name", process, thread);
        text.append("\"name\":");
        quote(name);
        endMetadata();
        metadata("thread_sort_index", process, thread);
        text.append("\"sort_index\":").append(thread);
        endMetadata();
    }

    /**
     * A span of a track.
     *
     * @param request its id, or {@link TimelineTrack#NO_REQUEST}
     */
    void span(int process, int thread, long start, long end, String name, String category, long request) {
        begin("X", name, category, process, thread, start);
        text.append(",\"dur\":");
        micros(end - start);
        if (request != TimelineTrack.NO_REQUEST) {
            text.append(",\"args\":{\"request\":").append(request).append('}');
        }
        end();
    }

    /** A request as a span that may overlap others. */
    void beginRequest(int process, int thread, long at, RequestFacts facts) {
        async("b", "request", process, thread, at, facts.id());
        text.append(",\"args\":{\"id\":").append(facts.id()).append(",\"device\":");
        quote(facts.device());
        text.append(",\"op\":\"").append(facts.operation());
        text.append("\",\"sector\":").append(facts.sector());
        text.append(",\"sectors\":").append(facts.sectors());
        numbers(facts.attributes());
        String outcome = facts.outcome();
        if (outcome == null) {
            text.append(",\"unfinished\":true");
        } else {
            text.append(",\"buffer\":\"").append(outcome).append("\",\"response_ms\":");
            decimal(facts.response(), 1_000_000);
            facts.spent().forEach((name, nanos) -> {
                text.append(",\"").append(name).append("_ms\":");
                decimal(nanos, 1_000_000);
            });
            numbers(facts.measured());
        }
        text.append('}');
        end();
    }

    private void numbers(Map<String, Long> values) {
        values.forEach(
                (name, value) -> text.append(",\"").append(name).append("\":").append(value.longValue()));
    }

    void endRequest(int process, int thread, long at, long request) {
        async("e", "request", process, thread, at, request);
        end();
    }

    /** A part of a request, within its span. */
    void phase(int process, int thread, long start, long end, String name, long request) {
        async("b", name, process, thread, start, request);
        end();
        async("e", name, process, thread, end, request);
        end();
    }

    void flow(Flow step, int process, int thread, long at, long request) {
        begin(step.phase, "request", "flow", process, thread, at);
        id(request);
        text.append(step.binding);
        end();
    }

    void counter(int process, String name, long at, long value) {
        begin("C", name, "counter", process, 0, at);
        text.append(",\"args\":{\"requests\":").append(value).append('}');
        end();
    }

    /**
     * Ends the text and flushes it.
     *
     * @throws org.spindle.result.ResultException if it cannot be written
     */
    void finish() {
        text.append("\n]}\n");
        flush();
    }

    private void metadata(String name, int process, int thread) {
        separate();
        text.append("{\"ph\":\"M\",\"name\":\"").append(name);
        text.append("\",\"pid\":").append(process).append(",\"tid\":").append(thread);
        text.append(",\"args\":{");
    }

    private void endMetadata() {
        text.append("}}");
    }

    private void async(String phase, String name, int process, int thread, long at, long request) {
        begin(phase, name, "request", process, thread, at);
        id(request);
    }

    private void begin(String phase, String name, String category, int process, int thread, long at) {
        separate();
        written++;
        text.append("{\"ph\":\"").append(phase).append("\",\"name\":");
        quote(name);
        text.append(",\"cat\":\"").append(category);
        text.append("\",\"pid\":").append(process).append(",\"tid\":").append(thread);
        text.append(",\"ts\":");
        micros(at);
    }

    private void id(long request) {
        text.append(",\"id\":\"0x").append(Long.toHexString(request)).append('"');
    }

    private void end() {
        text.append('}');
        if (text.length() > FLUSH_AT) {
            flush();
        }
    }

    private void separate() {
        text.append(isFirst ? "" : ",\n");
        isFirst = false;
    }

    private void quote(String name) {
        text.append('"');
        encoder.quoteAsString(name, text);
        text.append('"');
    }

    private void micros(long nanos) {
        decimal(nanos, 1000);
    }

    /** A fraction with as many decimals as the divisor, a power of ten, has zeros. */
    private void decimal(long value, long divisor) {
        text.append(value / divisor).append('.');
        long rest = value % divisor;
        for (long digit = divisor / 10; digit > 0; digit /= 10) {
            text.append((char) ('0' + rest / digit % 10));
        }
    }

    private void flush() {
        try {
            to.write(text.toString().getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw WriteFailure.of(place, e);
        }
        text.setLength(0);
    }
}
