package org.spindle.policies.scheduler.compose;

import java.util.List;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.Request;

/** Decides which requests are served first, from their arrival or from a later time on. */
interface Urgency {

    /** Treats no request as urgent. */
    Urgency NOBODY = (request, now) -> false;

    boolean isUrgent(Request request, long now);

    /**
     * Treats requests of some criticality classes as urgent; a limited request counts as critical once its time limit
     * has passed.
     */
    static Urgency of(List<Criticality> classes) {
        boolean critical = classes.contains(Criticality.CRITICAL);
        boolean limited = classes.contains(Criticality.LIMITED);
        boolean noncritical = classes.contains(Criticality.NONCRITICAL);
        return (request, now) -> switch (request.criticality()) {
            case CRITICAL -> critical;
            case LIMITED -> limited || critical && isLate(request, now);
            case NONCRITICAL -> noncritical;
        };
    }

    private static boolean isLate(Request request, long now) {
        return request.timeLimit() != Request.NONE && now - request.arrived() >= request.timeLimit();
    }
}
