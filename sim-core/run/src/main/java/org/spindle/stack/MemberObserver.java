package org.spindle.stack;

import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventLoop;

/**
 * Observes a unit below a layer: records the arrival of requests that the layer has made, and reports completions to the observer
 * of {@link LayerMembers}.
 */
final class MemberObserver implements UnitObserver {

    private final LayerMembers members;
    private final int member;
    private final EventLoop clock;

    /** @param member index of the unit in {@link LayerMembers#names} */
    MemberObserver(LayerMembers members, int member, EventLoop clock) {
        this.members = members;
        this.member = member;
        this.clock = clock;
    }

    @Override
    public void submitted(Request request) {
        if (request.arrived() == Request.NONE) {
            request.arrived(clock.now());
        }
    }

    @Override
    public void completed(Request request) {
        members.completed(member, request);
    }
}
