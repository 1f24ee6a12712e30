package org.spindle.workload.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.spi.trace.TraceWriter;
import org.spindle.spi.trace.WritableTraceFormat;
import org.spindle.testkit.property.Property;
import org.spindle.testkit.workload.KnownFormats;
import org.spindle.workload.trace.builtin.TraceFormatsPlugin;

/** The reader of a format delivers all fields that the writer declares. */
class RoundTripTest {

    private static final Map<String, TraceFormat> FORMATS = KnownFormats.of(new TraceFormatsPlugin());

    static Stream<String> writable() {
        return FORMATS.keySet().stream().filter(name -> FORMATS.get(name) instanceof WritableTraceFormat);
    }

    private static WritableTraceFormat format(String name) {
        return (WritableTraceFormat) FORMATS.get(name);
    }

    /** TraceWriter.fit: the record becomes the one that a reader of the file will deliver. */
    @ParameterizedTest
    @MethodSource("writable")
    void readersDeliverWhatWritersFitted(String name) {
        Property.ofLists(RandomRecords::any)
                .check(records -> assertThat(text(name, readBack(name, fitted(name, records))))
                        .isEqualTo(text(name, fitted(name, records))));
    }

    /** A fitted record fits without further change: from A to B to A nothing is lost that B can store. */
    @ParameterizedTest
    @MethodSource("writable")
    void fittingTwiceChangesNothing(String name) {
        Property.ofLists(RandomRecords::any).check(records -> {
            List<TraceRecord> once = fitted(name, records);
            assertThat(text(name, fitted(name, once))).isEqualTo(text(name, once));
        });
    }

    /** Every format can store a read or write of whole sectors at whole seconds. */
    @ParameterizedTest
    @MethodSource("writable")
    void everyFormatHoldsPlainRequests(String name) {
        List<TraceRecord> plain = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            TraceRecord record = new TraceRecord();
            record.arrival = i * 1_000_000_000L;
            record.offset = 4096L * (i * 7 % 11);
            record.length = 4096;
            record.operation = i % 3 == 0 ? Operation.WRITE : Operation.READ;
            plain.add(record);
        }
        List<TraceRecord> back = readBack(name, fitted(name, plain));
        assertThat(back).hasSize(20);
        for (int i = 0; i < 20; i++) {
            assertThat(back.get(i).arrival).isEqualTo(plain.get(i).arrival);
            assertThat(back.get(i).offset).isEqualTo(plain.get(i).offset);
            assertThat(back.get(i).length).isEqualTo(plain.get(i).length);
            assertThat(back.get(i).operation)
                    .isEqualTo(back.get(i).operationKnown ? plain.get(i).operation : Operation.READ);
        }
    }

    /** One line for each record, with every field; oracle-general computes next accesses anew. */
    private static String text(String name, List<TraceRecord> records) {
        String all = records.stream().map(TraceRecord::toString).collect(Collectors.joining("\n"));
        return name.equals("oracle-general") ? all.replaceAll("next -?\\d+", "next ?") : all;
    }

    /** By hand: the keys a, b, a, a are next accessed at the positions 3, none, 4, none, over spills to the file too. */
    @ParameterizedTest
    @ValueSource(ints = {0, 5_000})
    void nextAccessesAreComputed(int between) {
        List<TraceRecord> records = new ArrayList<>();
        for (long sector : new long[] {1, 2}) {
            records.add(at(sector));
        }
        for (int i = 0; i < between; i++) {
            records.add(at(100 + i));
        }
        records.add(at(1));
        records.add(at(1));
        List<TraceRecord> back = readBack("oracle-general", fitted("oracle-general", records));
        assertThat(back.get(0).nextAccess).isEqualTo(between + 3);
        assertThat(back.get(1).nextAccess).isEqualTo(TraceRecord.NEVER);
        assertThat(back.get(between + 2).nextAccess).isEqualTo(between + 4);
        assertThat(back.get(between + 3).nextAccess).isEqualTo(TraceRecord.NEVER);
    }

    private static TraceRecord at(long sector) {
        TraceRecord record = new TraceRecord();
        record.arrival = 0;
        record.offset = 512 * sector;
        record.length = 512;
        return record;
    }

    /** Returns fitted copies of the records that fit. */
    private static List<TraceRecord> fitted(String name, List<TraceRecord> records) {
        List<TraceRecord> fitted = new ArrayList<>();
        try (TraceWriter writer = format(name).create(new ByteArrayOutputStream())) {
            for (TraceRecord record : records) {
                TraceRecord copy = new TraceRecord();
                copy.copyFrom(record);
                if (fits(writer, copy)) {
                    fitted.add(copy);
                    TraceRecord again = new TraceRecord();
                    again.copyFrom(copy);
                    writer.write(again);
                }
            }
        }
        return fitted;
    }

    private static boolean fits(TraceWriter writer, TraceRecord record) {
        try {
            return writer.fit(record);
        } catch (TraceException e) {
            assertThat(e).hasMessageNotContaining("null");
            return false;
        }
    }

    private static List<TraceRecord> readBack(String name, List<TraceRecord> records) {
        ByteArrayOutputStream content = new ByteArrayOutputStream();
        try (TraceWriter writer = format(name).create(content)) {
            for (TraceRecord record : records) {
                TraceRecord copy = new TraceRecord();
                copy.copyFrom(record);
                assertThat(writer.fit(copy)).isTrue();
                writer.write(copy);
            }
        }
        return records.isEmpty() ? List.of() : Traces.readAll(Traces.open(format(name), content.toByteArray()));
    }
}
