package org.spindle.flash.ssd;

import org.spindle.flash.front.CommandSlots;
import org.spindle.spi.request.PriorityClass;
import org.spindle.spi.request.Request;

/** The commands of the host that wait for jobs. */
final class HostJobs {

    private final PageJobs jobs;
    private final CommandSlots slots;

    HostJobs(PageJobs jobs, CommandSlots slots) {
        this.jobs = jobs;
        this.slots = slots;
    }

    /** Returns the number of the request that waits for a job, or {@link Request#NONE}. */
    long request(int job) {
        return isAwaited(job) ? slots.command(jobs.owner[job]).id() : Request.NONE;
    }

    /** Returns the urgency of a job: of the host's operations of one kind the one with the smaller comes first. */
    byte urgency(int job) {
        if (!isAwaited(job)) {
            return FlashOperations.NORMAL;
        }
        return switch (PriorityClass.of(slots.command(jobs.owner[job]))) {
            case REALTIME -> FlashOperations.NORMAL - 1;
            case NONE, BEST_EFFORT -> FlashOperations.NORMAL;
            case IDLE -> FlashOperations.NORMAL + 1;
        };
    }

    private boolean isAwaited(int job) {
        return jobs.kind[job] == PageJobs.HOST_READ || jobs.kind[job] == PageJobs.HOST_WRITE;
    }
}
