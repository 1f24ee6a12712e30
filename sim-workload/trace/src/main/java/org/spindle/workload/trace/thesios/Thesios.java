package org.spindle.workload.trace.thesios;

import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.CsvHeader;
import org.spindle.workload.trace.Direction;
import org.spindle.workload.trace.HashedNames;
import org.spindle.workload.trace.HeaderColumns;
import org.spindle.workload.trace.Limits;
import org.spindle.workload.trace.LineReader;
import org.spindle.workload.trace.TextLines;
import org.spindle.workload.trace.TimeUnit;

/**
 * The trace format {@code thesios}; arrivals at the server count from the Unix epoch. The response time is the logged latency, the service
 * time that of the disk, which cache hits and writes lack.
 */
public final class Thesios implements TraceFormat {

    public static final String NAME = "thesios";

    private static final CsvHeader HEADER = new CsvHeader(
            95,
            "a header that begins filename,file_offset",
            "filename",
            "file_offset",
            "op_type",
            "request_io_size_bytes",
            "start_time");

    @Override
    public int recognise(byte[] head, int length) {
        return HEADER.recognise(head, length);
    }

    @Override
    public TraceReader open(TraceInput input) {
        return HEADER.open(input, Rows::new);
    }

    private static final class Rows implements LineReader.LineFormat {

        private final HashedNames files = new HashedNames();
        private final HeaderColumns columns;
        private final int file;
        private final int offset;
        private final int bytes;
        private final int arrival;
        private final int disk;
        private final int latency;
        private final Direction direction;

        Rows(HeaderColumns columns) {
            this.columns = columns;
            file = columns.of("filename");
            offset = columns.of("file_offset");
            bytes = columns.of("request_io_size_bytes");
            arrival = columns.of("start_time");
            disk = columns.of("disk_time");
            latency = columns.of("simulated_latency");
            direction = new Direction(columns.of("op_type"), "READ", "WRITE");
        }

        @Override
        public boolean read(TextLines line, TraceRecord into) {
            columns.check(line);
            if (line.is(file, "filename") && columns.isHeader(line)) {
                return false;
            }
            files.assign(line, file, into);
            into.offset = line.whole(offset, "file offset", Limits.BYTES);
            into.length = line.whole(bytes, "request size in bytes", Limits.BYTES);
            into.operation = direction.of(line);
            into.arrival = line.time(arrival, TimeUnit.S, "start time in seconds");
            into.response = line.time(latency, TimeUnit.S, "latency in seconds");
            long service = line.time(disk, TimeUnit.S, "disk time in seconds");
            into.service = service == 0 ? TraceRecord.NONE : service;
            return true;
        }
    }
}
