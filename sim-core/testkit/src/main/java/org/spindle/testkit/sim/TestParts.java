package org.spindle.testkit.sim;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

/** Makes the requests by which a component serves others, and detects those that are lost or returned twice. */
final class TestParts {

    private final Set<Request> out = Collections.newSetFromMap(new IdentityHashMap<>());

    Request part(Request whole, Operation operation, long sector, long sectors) {
        Request part = new Request().reset(whole.id(), 0, operation, sector, sectors);
        part.issuedAs(whole);
        part.partOf(whole);
        out.add(part);
        return part;
    }

    Request own(Operation operation, long sector, long sectors) {
        Request own = new Request().reset(Request.NONE, 0, operation, sector, sectors);
        own.criticality(Criticality.NONCRITICAL, Request.NONE);
        own.flags(true, false, false);
        out.add(own);
        return own;
    }

    /** Returns whether no part is left of the request to which this one belongs. */
    boolean finish(Request completed) {
        if (!out.remove(completed)) {
            throw new AssertionError(completed + " is given back twice, or was never made");
        }
        if (completed.completed() == Request.NONE) {
            throw new AssertionError(completed + " is given back before it is complete");
        }
        Request whole = completed.parent();
        if (whole == null) {
            return false;
        }
        long dispatched = completed.dispatched();
        if (dispatched != Request.NONE && (whole.dispatched() == Request.NONE || dispatched < whole.dispatched())) {
            whole.dispatched(dispatched);
        }
        whole.servedAs(completed);
        return whole.childCompleted() == 0;
    }

    /** The number of requests that were made and not returned. */
    int left() {
        return out.size();
    }
}
