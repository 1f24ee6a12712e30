package org.spindle.host.virtualdisk;

import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestAttribute;
import org.spindle.spi.request.RequestSchema;

/**
 * The attributes of requests by which a workload relates the issuing process to others, so that virtual disks know what a request
 * depended on.
 *
 * @param parent the process that created the issuer
 * @param awaited the last process whose exit the issuer waited for before the request
 */
public record ProcessRelations(RequestAttribute parent, RequestAttribute awaited) {

    /** Declares the attributes. */
    public static ProcessRelations of(RequestSchema schema) {
        return new ProcessRelations(
                schema.attribute("parent-process", "The process that created the issuer."),
                schema.attribute(
                        "awaited-process", "The last process whose exit the issuer waited for before the request."));
    }

    /** Sets both attributes of a request; {@link Request#NONE} for no such process. */
    public void set(Request request, long parentProcess, long awaitedProcess) {
        request.attribute(parent, parentProcess);
        request.attribute(awaited, awaitedProcess);
    }
}
