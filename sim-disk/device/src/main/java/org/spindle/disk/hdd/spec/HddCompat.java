package org.spindle.disk.hdd.spec;

/**
 * Defects of DiskSim 4.0 (64-bit fork) that change results. Each constant enables one; without it the drive behaves as
 * documented or as is physically correct.
 */
public enum HddCompat {
    /** Everything below. */
    DISKSIM,
    /** The head's angle is advanced from event to event in 24-bit steps that round down, so that the medium lags. */
    TRUNCATED_ROTATION,
    /** Times are binary floating-point milliseconds, and the mechanics truncate them to whole picoseconds. */
    MILLISECOND_CLOCK,
    /**
     * The head goes from block to block of a track: spare slots at its ends pass in no time, slipped slots in one step with
     * the block before them.
     */
    BLOCK_BY_BLOCK,
    /** Zero-latency access and reading of free blocks never happen. */
    NO_ZERO_LATENCY,
    /** Seek models constant, linear and three-point give about 0 ms; the six-parameter model is linear throughout. */
    BROKEN_SEEK_MODELS,
    /** The block maps of sparing schemes 2, 3, 5, 6, 9, 10 and of extent layouts contain known errors. */
    BROKEN_SPARING_MAPS,
    /** At preseek levels above 0 the data of a completed read is lost when the arm is released. */
    PRESEEK_LOSES_DATA,
    /** The extra disconnect of writes never happens; only its threshold for starting a write on the medium remains. */
    NO_EXTRA_WRITE_DISCONNECT,
    /** The write segment is not reserved. */
    NO_SEPARATE_WRITE_SEGMENT,
    /** The limit of dirty segments is not enforced. */
    NO_WRITE_SEGMENT_LIMIT,
    /** Waiting for the command overhead and for the end of a stopped read-ahead are added instead of overlapped. */
    ADDED_STOP_WAIT,
    /** The end of a stopped read-ahead is waited for by every drive of the run, not by the drive that reads ahead alone. */
    SHARED_STOP_TIME,
    /** The host's next command asks for the bus before the acknowledgement of a completion reaches the drive. */
    LATE_ACKNOWLEDGEMENT,
    /** A write that stops read-ahead of its own blocks leaves what was read of them in the buffer, out of date. */
    STALE_READ_AHEAD,
    /**
     * A read takes over the access to its segment only when that reads ahead, and only from a request that begins before it
     * or is complete. The arm of a read of which the buffer holds everything is offered to such reads at once.
     */
    FORWARD_HAND_OVER,
    /** Appended writes are written to the medium twice. */
    APPENDS_WRITTEN_TWICE,
    /** Read-ahead does not begin, not even to its minimum, while another request is in the drive. */
    NO_READ_AHEAD_WHEN_QUEUED,
    /**
     * Waiting requests of a higher priority do not prevent read-ahead, and the request that reads counts as one of low
     * priority.
     */
    READ_AHEAD_DESPITE_PRIORITY,
    /** A slow write that disconnects before its data phase does so without overhead. */
    FREE_WRITE_DISCONNECT,
    /**
     * Schedulers get positioning times that exclude all overheads and begin at the angle of the last sector boundary
     * instead of the present one; where zero-latency access is configured and never happens, they contain the wait for
     * the rest of the track that it would have.
     */
    STALE_PREDICTIONS
}
