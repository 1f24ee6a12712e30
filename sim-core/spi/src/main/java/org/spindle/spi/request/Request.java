package org.spindle.spi.request;

import org.jspecify.annotations.Nullable;

/**
 * One request for consecutive sectors of one device or volume. Spindle reuses a complete request object for another request.
 *
 * <p>Addresses and lengths are sectors of 512 bytes, times are simulated nanoseconds. {@link #NONE} stands for a time that is
 * not known, and for a quantity, place or attribute that was not set; the {@link RequestSchema} of the run declares these.
 */
public final class Request {

    public static final long NONE = -1;
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
    private final Accounts accounts = new Accounts();
    private final Slots attributes = new Slots(NONE);
    private int hardwareQueue;
    private @Nullable Request parent;
    private int children;
    private final CarriedRequests carried = new CarriedRequests();

    @Nullable
    Request nextCarried;

    private @Nullable Object deviceState;
    private final CompletionListeners listeners = new CompletionListeners();

    /**
     * Makes this object a new request and clears all values of an earlier one.
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
        accounts.clear();
        attributes.clear();
        hardwareQueue = 0;
        parent = null;
        children = 0;
        carried.clear();
        nextCarried = null;
        deviceState = null;
        listeners.clear();
        return this;
    }

    public long id() {
        return id;
    }

    public int device() {
        return device;
    }

    /** Sets the index of the device of the layer below. */
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

    /** Returns the first sector. */
    public long sector() {
        return sector;
    }

    /** Returns the number of sectors. */
    public long sectors() {
        return sectors;
    }

    /** Returns one past the last sector. */
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

    public boolean has(RequestFlag flag) {
        return (flags & flag.mask) != 0;
    }

    public void flag(RequestFlag flag, boolean value) {
        flags = value ? flags | flag.mask : flags & ~flag.mask;
    }

    /** Returns whether the issuer continues without waiting. */
    public boolean isAsynchronous() {
        return has(RequestFlag.ASYNCHRONOUS);
    }

    public boolean isMetadata() {
        return has(RequestFlag.METADATA);
    }

    public boolean isReadAhead() {
        return has(RequestFlag.READ_AHEAD);
    }

    /** Sets these three flags and leaves the others as they are. */
    public void flags(boolean asynchronous, boolean metadata, boolean readAhead) {
        flag(RequestFlag.ASYNCHRONOUS, asynchronous);
        flag(RequestFlag.METADATA, metadata);
        flag(RequestFlag.READ_AHEAD, readAhead);
    }

    /** Returns the value of an attribute, or {@link #NONE}. */
    public long attribute(RequestAttribute attribute) {
        return attributes.get(attribute.slot);
    }

    public void attribute(RequestAttribute attribute, long value) {
        attributes.set(attribute.slot, value);
    }

    /** Copies the attributes of another request. */
    public void attributesOf(Request other) {
        attributes.copy(other.attributes);
    }

    /** Copies what the issuer of another request has set: criticality, process, flags and attributes. */
    public void issuedAs(Request other) {
        criticality(other.criticality, other.timeLimit);
        process = other.process;
        flags = other.flags;
        attributes.copy(other.attributes);
    }

    /** Returns the issuing process, or {@link #NONE}. */
    public long process() {
        return process;
    }

    public void process(long value) {
        process = value;
    }

    /** Returns the service time in the trace that the request came from, or {@link #NONE}. */
    public long recordedService() {
        return recordedService;
    }

    /** Returns the response time in the trace that the request came from, or {@link #NONE}. */
    public long recordedResponse() {
        return recordedResponse;
    }

    public void recorded(long service, long response) {
        recordedService = service;
        recordedResponse = response;
    }

    /** Returns a number for use by the submitter. */
    public long tag() {
        return tag;
    }

    public void tag(long value) {
        tag = value;
    }

    /** Returns when the request entered the system. */
    public long arrived() {
        return arrived;
    }

    public void arrived(long at) {
        arrived = at;
    }

    /** Returns the time of dispatch, at which it left the last queue above the device. */
    public long dispatched() {
        return dispatched;
    }

    public void dispatched(long at) {
        dispatched = at;
    }

    /** Returns the time of completion. */
    public long completed() {
        return completed;
    }

    /** Returns the nanoseconds from arrival to completion. */
    public long responseTime() {
        return completed - arrived;
    }

    /** Returns the nanoseconds from arrival to dispatch. */
    public long queueTime() {
        return dispatched - arrived;
    }

    /** Returns the nanoseconds from dispatch to completion. */
    public long serviceTime() {
        return completed - dispatched;
    }

    /** Returns the outcome in the device's buffer. */
    public BufferOutcome buffer() {
        return buffer;
    }

    public void buffer(BufferOutcome outcome) {
        buffer = outcome;
    }

    /** Divides the request's time among components. */
    public RequestClock clock() {
        return accounts.clock;
    }

    /**
     * Accounts for a part of the request's time in addition to {@link #clock}; it counts as far as it has passed at completion.
     *
     * @param nanos not negative
     */
    public void spend(TimeComponent component, long nanos) {
        accounts.clock.spend(component, nanos);
    }

    /** Returns the nanoseconds of a component in the request's time. */
    public long spent(TimeComponent component) {
        return accounts.spent(component);
    }

    /** Returns the value of a quantity, or {@link #NONE}. */
    public long quantity(QuantityComponent component) {
        return accounts.get(component);
    }

    public void quantity(QuantityComponent component, long value) {
        accounts.own.set(component, value);
    }

    /** Returns a coordinate of the place where the access for this request began, or {@link #NONE}. */
    public long place(PlaceComponent component) {
        return accounts.get(component);
    }

    public void place(PlaceComponent component, long value) {
        accounts.own.set(component, value);
    }

    /** Returns the index of the hardware queue of the device that the request is submitted to, from 0. */
    public int hardwareQueue() {
        return hardwareQueue;
    }

    public void hardwareQueue(int index) {
        hardwareQueue = index;
    }

    /** Returns the state that the serving device keeps with the request; for that device only. */
    public @Nullable Object deviceState() {
        return deviceState;
    }

    public void deviceState(@Nullable Object state) {
        deviceState = state;
    }

    /** Returns the request that this one is a part of. */
    public @Nullable Request parent() {
        return parent;
    }

    /** Makes this request a part of another, which now has one more child to wait for. */
    public void partOf(Request whole) {
        parent = whole;
        whole.children++;
    }

    /** Makes this request wait for one more thing that is not a request; {@link #childCompleted} ends the wait. */
    public void hold() {
        children++;
    }

    /** Notes that a child is complete, or that a hold has ended; returns how many are outstanding. */
    public int childCompleted() {
        return --children;
    }

    /**
     * Takes over the account and the buffer outcome of a complete part: its time accounts for that of the whole, in addition
     * to the part of the earlier call if it began when that was complete, otherwise in place of it.
     */
    public void servedAs(Request part) {
        accounts.takeOver(part.accounts);
        buffer = part.buffer;
    }

    /** As {@link #servedAs}, for a request that shares the access of another without being charged with it. */
    public void servedWith(Request other) {
        accounts.takeOverPlaces(other.accounts);
        buffer = other.buffer;
    }

    /**
     * Makes this request carry another, behind those that it carries already: one access serves them all, and the
     * component that combined them completes the others when this one is complete. A request is carried by one other at most.
     */
    public void carry(Request other) {
        carried.add(other);
    }

    /** Returns the first of the requests that this one carries, or null if it carries none. */
    public @Nullable Request carried() {
        return carried.first();
    }

    /** Returns the next after this one of those that the same request carries, or null. */
    public @Nullable Request nextCarried() {
        return nextCarried;
    }

    /** Takes the first of the carried requests off this one; null if there is none. */
    public @Nullable Request unload() {
        return carried.removeFirst();
    }

    /** Registers a listener for completion. The last registered is notified first. */
    public void expect(CompletionListener listener) {
        listeners.push(listener);
    }

    /** Returns the last registered completion listener of a type; null if there is none. */
    public <T> @Nullable T lastListener(Class<T> type) {
        return listeners.last(type);
    }

    /** Reports completion at a simulated time to the node above, by the node that the request was submitted to. */
    public void complete(long at) {
        completed = at;
        accounts.clock.complete(at);
        listeners.pop().completed(this);
    }

    @Override
    public String toString() {
        return "#" + id + " " + operation + " device " + device + " sector " + sector + "+" + sectors;
    }
}
