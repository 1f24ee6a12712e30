package org.spindle.disk.hdd;

/** Starts accesses on the drive's medium, at the earliest moment that the command and an interrupted access permit. */
final class AccessStart {

    private final Arm arm;
    private final Medium medium;
    private final MediumEvent event;
    private final DriveClock clock;
    private final AccessRules rules;
    private final Moment start = new Moment();

    AccessStart(Arm arm, Medium medium, DriveClock clock, AccessRules rules) {
        this.arm = arm;
        this.medium = medium;
        event = medium.event();
        this.clock = clock;
        this.rules = rules;
    }

    /** Starts an access for a request at a block. */
    void start(Access access, DriveRequest request, long block, SectorOrder order, long leastSeekPicos) {
        Moment now = event.now();
        Moment interruptionEnd = arm.interruptionEnd();
        start.set(now);
        if (rules.addsInterruption()) {
            clock.await(start, now, request.mediaReady);
            clock.await(start, now, interruptionEnd);
        } else {
            boolean commandIsLater = request.mediaReady.isAfter(interruptionEnd);
            clock.await(start, now, commandIsLater ? request.mediaReady : interruptionEnd);
        }
        rules.start(medium, access, request, block, order, start, leastSeekPicos);
    }
}
