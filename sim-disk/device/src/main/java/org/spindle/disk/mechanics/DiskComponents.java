package org.spindle.disk.mechanics;

import org.spindle.spi.request.PlaceComponent;
import org.spindle.spi.request.QuantityComponent;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.request.Stage;
import org.spindle.spi.request.TimeComponent;

/**
 * The times, quantities and places of a request to a disk. Every kind of disk declares all of them, so that results of
 * different disks have the same metrics and columns.
 */
public record DiskComponents(
        TimeComponent seek,
        TimeComponent rotation,
        TimeComponent transfer,
        QuantityComponent seekDistance,
        PlaceComponent cylinder,
        PlaceComponent head,
        PlaceComponent slot) {

    /** Declares the components unless another disk has declared them. */
    public static DiskComponents of(RequestSchema schema) {
        return new DiskComponents(
                schema.time("seek", "Repositioning of arm and head for the request.", Stage.DEVICE),
                schema.time("rotation", "Waiting for the medium to turn to the request's sectors.", Stage.DEVICE),
                schema.time("transfer", "The request's sectors passing under the head.", Stage.DEVICE),
                schema.quantity(
                        "seek-distance",
                        "cylinders",
                        "Cylinders crossed to reach the first sector, for requests that used the medium."),
                schema.place("cylinder", "Cylinder of the first access to the medium."),
                schema.place("head", "Head of the first access to the medium."),
                schema.place("slot", "Sector slot on its track of the first access to the medium."));
    }

    /** Returns whether arm or platters have worked for the request so far. */
    public boolean hasUsedMedium(Request request) {
        return request.spent(seek) > 0 || request.spent(rotation) > 0 || request.spent(transfer) > 0;
    }
}
