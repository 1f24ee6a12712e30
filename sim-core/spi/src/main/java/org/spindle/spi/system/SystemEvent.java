package org.spindle.spi.system;

import org.spindle.spi.Experimental;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

/** One event of an instruction stream. {@link SystemLoad} fills an event that the caller owns. */
@Experimental
public final class SystemEvent {

    public static final long NONE = Request.NONE;

    /** Nothing follows in the file. */
    public static final long LAST = -2;

    /** CPU time before the action, in nanoseconds at the speed of the CPU on which it was measured; not negative. */
    public long compute;

    public SystemAction action = SystemAction.COMPUTE;

    /** Process, key, request or duration, as the action says; {@link #NONE} if it has none. */
    public long subject = NONE;

    /** For {@link SystemAction#WAKEUP}: whether all sleepers are woken, not only the first. */
    public boolean all;

    /** For {@link SystemAction#CACHED_WRITE}. */
    public CachedWrite cachedWrite = CachedWrite.DELAYED;

    /** For {@link SystemAction#REQUEST} and accesses through the file cache: index of the device or volume, as in requests. */
    public int device;

    public Operation operation = Operation.READ;

    /** First sector of 512 bytes. */
    public long sector;

    /** Number of sectors. */
    public long sectors;

    /** Criticality that the driver sees. */
    public Criticality criticality = Criticality.CRITICAL;

    /** For time-limited requests: nanoseconds until a process needs it, or {@link #NONE} if not known. */
    public long timeLimit = NONE;

    /** Nanoseconds that the device took for the request where it was recorded, or {@link #NONE} if not known. */
    public long service = NONE;

    public boolean metadata;

    public boolean readAhead;

    /**
     * For {@link SystemAction#CACHED_READ}: sector at which the file continues, {@link #NONE} if it continues right
     * after the sectors read, {@link #LAST} if it ends, so that nothing is read ahead.
     */
    public long next = NONE;

    /** Resets every field to the value in a new event. */
    public void clear() {
        compute = 0;
        action = SystemAction.COMPUTE;
        subject = NONE;
        all = false;
        cachedWrite = CachedWrite.DELAYED;
        device = 0;
        operation = Operation.READ;
        sector = 0;
        sectors = 0;
        criticality = Criticality.CRITICAL;
        timeLimit = NONE;
        service = NONE;
        metadata = false;
        readAhead = false;
        next = NONE;
    }

    /** Returns every field, for tests and debugging. */
    @Override
    public String toString() {
        String what = compute + " ns, " + action + " " + subject + (all ? " all" : "");
        return action == SystemAction.REQUEST
                ? what + ": " + operation + " device " + device + " sector " + sector + "+" + sectors + " "
                        + criticality + " " + timeLimit + (metadata ? " metadata" : "")
                        + (readAhead ? " read-ahead" : "")
                : what;
    }
}
