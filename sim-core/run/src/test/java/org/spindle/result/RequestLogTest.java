package org.spindle.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.spi.request.BufferOutcome;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.PlaceComponent;
import org.spindle.spi.request.QuantityComponent;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestAttribute;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.request.Stage;
import org.spindle.spi.request.TimeComponent;

class RequestLogTest {

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final RequestSchema schema = new RequestSchema();
    private final TimeComponent seek = schema.time("seek", "", Stage.DEVICE);
    private final TimeComponent rotation = schema.time("rotation", "", Stage.DEVICE);
    private final TimeComponent transfer = schema.time("transfer", "", Stage.DEVICE);
    private final QuantityComponent distance = schema.quantity("seek-distance", "cylinders", "");
    private final PlaceComponent cylinder = schema.place("cylinder", "");
    private final PlaceComponent head = schema.place("head", "");
    private final PlaceComponent slot = schema.place("slot", "");

    @Test
    void writesALineForEachRequest() {
        try (RequestLog log = new RequestLog("requests.csv", bytes, List.of("disk0", "a,b"), schema)) {
            log.write(request(1, Operation.READ));
            Request other = new Request().reset(2, 0, Operation.FLUSH, 0, 0);
            other.arrived(0);
            log.write(other);
        }
        assertThat(bytes.toString(StandardCharsets.UTF_8))
                .isEqualTo("arrival_ns,dispatch_ns,completion_ns,device,op,sector,sectors,criticality,buffer,seek_ns,"
                        + "rotation_ns,transfer_ns,seek_cylinders,cylinder,head,slot\r\n"
                        + "10,20,9223372036854775807,\"a,b\",read,123456789012,8,limited,partial-hit,1,2,3,4,5,6,7\r\n"
                        + "0,-1,-1,disk0,flush,0,0,critical,miss,0,0,0,,,,\r\n");
    }

    /** A header with one name twice could not be read as a table. */
    @Test
    void rejectsTwoColumnsOfOneName() {
        schema.quantity("seek", "cylinders", "");
        assertThatThrownBy(() -> new RequestLog("requests.csv", bytes, List.of(), schema))
                .isInstanceOf(ResultException.class)
                .hasMessage("requests.csv: the column seek_cylinders belongs to the quantity 'seek-distance' and to the"
                        + " quantity 'seek' of the stack; rename one of them in the plugin that declares it, or run"
                        + " without output.requests");
    }

    /**
     * "The field of a declared quantity, place or attribute that was not set is empty": cylinder 0 and file 0 are values.
     * The columns are the attributes that were declared, standard or not, and no others.
     */
    @Test
    void tellsAValueOfZeroFromNone() {
        RequestSchema sparse = new RequestSchema();
        PlaceComponent track = sparse.place("track", "");
        RequestAttribute file = sparse.attribute(RequestAttribute.FILE);
        RequestAttribute deadline = sparse.attribute("deadline-ns", "");
        try (RequestLog log = new RequestLog("requests.csv", bytes, List.of("disk0"), sparse)) {
            Request set = new Request().reset(1, 0, Operation.READ, 8, 1);
            set.place(track, 0);
            set.attribute(file, 0);
            set.attribute(RequestAttribute.NEXT_ACCESS, 7);
            log.write(set);
            Request other = new Request().reset(2, 0, Operation.READ, 8, 1);
            other.attribute(deadline, Long.MAX_VALUE);
            log.write(other);
        }
        assertThat(bytes.toString(StandardCharsets.UTF_8)
                        .lines()
                        .map(line -> line.replaceFirst(".*(buffer|miss),", "")))
                .containsExactly("track,file,deadline_ns", "0,0,", ",,9223372036854775807");
    }

    @Test
    void keepsWholeLinesAcrossItsBuffer() {
        try (RequestLog log = new RequestLog("requests.csv", bytes, List.of("x".repeat(50_000), "y"), schema)) {
            for (int i = 0; i < 5000; i++) {
                log.write(request(i % 500 == 0 ? 0 : 1, Operation.WRITE));
            }
        }
        assertThat(bytes.toString(StandardCharsets.UTF_8).split("\r\n"))
                .hasSize(5001)
                .allSatisfy(line -> assertThat(line.split(",")).hasSize(16));
    }

    @Test
    void aFullDiskIsSaidWithPlaceAndRemedy() {
        OutputStream full = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("No space left on device");
            }
        };
        assertThatThrownBy(() -> {
                    try (RequestLog log = new RequestLog("out/requests.csv", full, List.of("disk0", "disk1"), schema)) {
                        for (int i = 0; i < 10_000; i++) {
                            log.write(request(0, Operation.READ));
                        }
                    }
                })
                .isInstanceOf(ResultException.class)
                .hasMessage("out/requests.csv: the file system is full; free some space or choose another place");
    }

    private Request request(int device, Operation operation) {
        Request request = new Request().reset(1, device, operation, 123_456_789_012L, 8);
        request.arrived(10);
        request.dispatched(20);
        request.expect(r -> {});
        request.complete(Long.MAX_VALUE);
        request.criticality(Criticality.LIMITED, 5);
        request.buffer(BufferOutcome.PARTIAL_HIT);
        request.spend(seek, 1);
        request.spend(rotation, 2);
        request.spend(transfer, 3);
        request.quantity(distance, 4);
        request.place(cylinder, 5);
        request.place(head, 6);
        request.place(slot, 7);
        return request;
    }
}
