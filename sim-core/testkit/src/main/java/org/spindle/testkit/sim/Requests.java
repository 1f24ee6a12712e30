package org.spindle.testkit.sim;

import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

/** Makes requests for device 0, numbered from 1 in the order in which they are made. */
public final class Requests {

    private long made;

    public Request read(long sector, long sectors) {
        return request(Operation.READ, sector, sectors);
    }

    public Request write(long sector, long sectors) {
        return request(Operation.WRITE, sector, sectors);
    }

    public Request request(Operation operation, long sector, long sectors) {
        return request(0, operation, sector, sectors);
    }

    public Request request(int device, Operation operation, long sector, long sectors) {
        return new Request().reset(++made, device, operation, sector, sectors);
    }
}
