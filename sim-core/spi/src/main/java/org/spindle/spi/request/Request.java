package org.spindle.spi.request;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * One request for consecutive sectors of one device or volume. Requests are pooled by the host: whoever holds one after
 * its completion holds someone else's.
 *
 * <p>Addresses and lengths are sectors of 512 bytes, times are simulated nanoseconds. {@link #NONE} stands for a time
 * that is not known.
 */
public final class Request {

    public static final long NONE = -1;

    private static final int ASYNCHRONOUS = 1;
    private static final int METADATA = 2;
    private static final int READ_AHEAD = 4;

    private long id;
    private int device;
    private long sector;
    private long sectors;
    private Operation operation = Operation.READ;
    private Criticality criticality = Criticality.CRITICAL;
    private long timeLimit;
    private int flags;
    private long process;
    private long recordedService;
    private long recordedResponse;
    private long tag;

    private long arrived;
    private long dispatched;
    private long completed;

    private BufferOutcome buffer = BufferOutcome.MISS;
    private long seek;
    private long rotation;
    private long transfer;
    private long seekDistance;
    private int cylinder;
    private int head;
    private int slot;
    private int hardwareQueue;

    private @Nullable Request parent;
    private int children;
    private @Nullable Request carried;
    private @Nullable Request lastCarried;
    private @Nullable Request nextCarried;
    private @Nullable Object deviceState;

    private CompletionListener[] listeners = new CompletionListener[4];
    private int waiting;

    /**
     * Starts this object's life as a new request; everything that an earlier life left behind is gone.
     *
     * @param id number in order of arrival
     * @param device index of the device or volume in the scenario, from 0
     * @param sector first sector, not negative
     * @param sectors number of sectors, not negative (0 for a flush)
     */
    public Request reset(long id, int device, Operation operation, long sector, long sectors) {
        this.id = id;
        this.device = device;
        this.operation = operation;
        this.sector = sector;
        this.sectors = sectors;
        criticality = Criticality.CRITICAL;
        timeLimit = NONE;
        flags = 0;
        process = NONE;
        recordedService = NONE;
        recordedResponse = NONE;
        tag = 0;
        arrived = NONE;
        dispatched = NONE;
        completed = NONE;
        buffer = BufferOutcome.MISS;
        seek = 0;
        rotation = 0;
        transfer = 0;
        seekDistance = 0;
        cylinder = 0;
        head = 0;
        slot = 0;
        hardwareQueue = 0;
        parent = null;
        children = 0;
        carried = null;
        lastCarried = null;
        nextCarried = null;
        deviceState = null;
        Arrays.fill(listeners, 0, waiting, null);
        waiting = 0;
        return this;
    }

    public long id() {
        return id;
    }

    public int device() {
        return device;
    }

    /** Sends the request to another device of the layer below. */
    public void redirect(int toDevice, long toSector) {
        device = toDevice;
        sector = toSector;
    }

    public Operation operation() {
        return operation;
    }

    public boolean isRead() {
        return operation == Operation.READ;
    }

    public boolean isWrite() {
        return operation == Operation.WRITE;
    }

    /** First sector. */
    public long sector() {
        return sector;
    }

    /** Number of sectors. */
    public long sectors() {
        return sectors;
    }

    /** One past the last sector. */
    public long end() {
        return sector + sectors;
    }

    public Criticality criticality() {
        return criticality;
    }

    /** For {@link Criticality#LIMITED}: nanoseconds after arrival at which a process begins to wait. */
    public long timeLimit() {
        return timeLimit;
    }

    public void criticality(Criticality value, long limit) {
        criticality = value;
        timeLimit = limit;
    }

    /** Whether the issuer went on without waiting. */
    public boolean isAsynchronous() {
        return (flags & ASYNCHRONOUS) != 0;
    }

    public boolean isMetadata() {
        return (flags & METADATA) != 0;
    }

    public boolean isReadAhead() {
        return (flags & READ_AHEAD) != 0;
    }

    public void flags(boolean asynchronous, boolean metadata, boolean readAhead) {
        flags = (asynchronous ? ASYNCHRONOUS : 0) | (metadata ? METADATA : 0) | (readAhead ? READ_AHEAD : 0);
    }

    /** The issuing process, or {@link #NONE}. */
    public long process() {
        return process;
    }

    public void process(long value) {
        process = value;
    }

    /** Service time in the trace that the request came from, or {@link #NONE}. */
    public long recordedService() {
        return recordedService;
    }

    /** Response time in the trace that the request came from, or {@link #NONE}. */
    public long recordedResponse() {
        return recordedResponse;
    }

    public void recorded(long service, long response) {
        recordedService = service;
        recordedResponse = response;
    }

    /** A number for the submitter's own use. */
    public long tag() {
        return tag;
    }

    public void tag(long value) {
        tag = value;
    }

    /** When the request entered the system. */
    public long arrived() {
        return arrived;
    }

    public void arrived(long at) {
        arrived = at;
    }

    /** When it left the last queue above the device. */
    public long dispatched() {
        return dispatched;
    }

    public void dispatched(long at) {
        dispatched = at;
    }

    /** When it was complete. */
    public long completed() {
        return completed;
    }

    /** From arrival to completion. */
    public long responseTime() {
        return completed - arrived;
    }

    /** From arrival to dispatch. */
    public long queueTime() {
        return dispatched - arrived;
    }

    /** From dispatch to completion. */
    public long serviceTime() {
        return completed - dispatched;
    }

    /** How the device's buffer took part. */
    public BufferOutcome buffer() {
        return buffer;
    }

    public void buffer(BufferOutcome outcome) {
        buffer = outcome;
    }

    /**
     * Adds to the mechanical work that the medium did for this request, wherever it overlapped with other work.
     *
     * @param seekNanos repositioning of arm and head
     * @param rotationNanos waiting for the medium to turn
     * @param transferNanos sectors passing under the head
     */
    public void addMechanics(long seekNanos, long rotationNanos, long transferNanos) {
        seek += seekNanos;
        rotation += rotationNanos;
        transfer += transferNanos;
    }

    public long seekTime() {
        return seek;
    }

    public long rotationTime() {
        return rotation;
    }

    public long transferTime() {
        return transfer;
    }

    /** Cylinders crossed to reach the first sector. */
    public long seekDistance() {
        return seekDistance;
    }

    /** Where the medium access for this request began. */
    public void place(int atCylinder, int atHead, int atSlot, long cylindersCrossed) {
        cylinder = atCylinder;
        head = atHead;
        slot = atSlot;
        seekDistance = cylindersCrossed;
    }

    public int cylinder() {
        return cylinder;
    }

    public int head() {
        return head;
    }

    public int slot() {
        return slot;
    }

    /** Index of the hardware queue of the device that the request is submitted to, from 0. */
    public int hardwareQueue() {
        return hardwareQueue;
    }

    public void hardwareQueue(int index) {
        hardwareQueue = index;
    }

    /** What the serving device remembers about the request; for that device only. */
    public @Nullable Object deviceState() {
        return deviceState;
    }

    public void deviceState(@Nullable Object state) {
        deviceState = state;
    }

    /** The request that this one is a part of. */
    public @Nullable Request parent() {
        return parent;
    }

    /** Makes this request a part of another, which now has one more child to wait for. */
    public void partOf(Request whole) {
        parent = whole;
        whole.children++;
    }

    /** Lets this request wait for one thing more, which is no request: {@link #childCompleted} takes it back. */
    public void hold() {
        children++;
    }

    /** One child is complete, or what held this request is over; says how many are still out. */
    public int childCompleted() {
        return --children;
    }

    /** Takes over where the medium access of a part began, what it took, and how the buffer took part in it. */
    public void serviceOf(Request part) {
        seek = part.seek;
        rotation = part.rotation;
        transfer = part.transfer;
        buffer = part.buffer;
        place(part.cylinder, part.head, part.slot, part.seekDistance);
    }

    /**
     * Makes this request carry another, behind those that it carries already: one access serves them all, and whoever
     * combined them completes the others when this one is complete. A request is carried by one other at most.
     */
    public void carry(Request other) {
        if (lastCarried == null) {
            carried = other;
        } else {
            lastCarried.nextCarried = other;
        }
        lastCarried = other;
        other.nextCarried = null;
    }

    /** The first of the requests that this one carries, or null if it carries none. */
    public @Nullable Request carried() {
        return carried;
    }

    /** The next after this one of those that the same request carries, or null. */
    public @Nullable Request nextCarried() {
        return nextCarried;
    }

    /** Takes the first of the carried requests off this one; null if there is none. */
    public @Nullable Request unload() {
        Request first = carried;
        if (first != null) {
            carried = first.nextCarried;
            first.nextCarried = null;
            if (carried == null) {
                lastCarried = null;
            }
        }
        return first;
    }

    /** Asks for a notice of completion. The last to ask is the first to be told, so each node sees its own layer. */
    public void expect(CompletionListener listener) {
        if (waiting == listeners.length) {
            listeners = Arrays.copyOf(listeners, 2 * waiting);
        }
        listeners[waiting++] = listener;
    }

    /**
     * Reports completion to the node above, by the node that the request was submitted to.
     *
     * @param at simulated time
     */
    public void complete(long at) {
        completed = at;
        CompletionListener listener = listeners[--waiting];
        listener.completed(this);
    }

    @Override
    public String toString() {
        return "#" + id + " " + operation + " device " + device + " sector " + sector + "+" + sectors;
    }
}
