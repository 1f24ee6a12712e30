package org.spindle.workload.trace.system;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.Arrays;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.Operation;
import org.spindle.spi.system.SystemAction;
import org.spindle.spi.system.SystemEvent;
import org.spindle.spi.system.SystemLoad;

/** Events in the order of the file, each with the index of the next one of its stream; the fields of requests are in separate columns. */
final class EventColumns {

    private static final SystemAction[] ACTIONS = SystemAction.values();
    private static final Operation[] OPERATIONS = Operation.values();
    private static final Criticality[] CLASSES = Criticality.values();
    private static final int METADATA = 1;
    private static final int READ_AHEAD = 2;
    private static final int CLASSIFIED = 4;

    private long[] computes = new long[1024];
    private long[] subjects = new long[1024];
    private byte[] actions = new byte[1024];
    private int[] next = new int[1024];
    private int[] lines = new int[1024];

    /** Index of a request's columns, or of those of an access through the file cache; for a wakeup 1 if it wakes all sleepers. */
    private int[] details = new int[1024];

    private int size;
    private final AccessColumns accesses = new AccessColumns();

    private long[] sectors = new long[256];
    private long[] lengths = new long[256];
    private long[] limits = new long[256];
    private long[] services = new long[256];
    private int[] devices = new int[256];
    private byte[] operations = new byte[256];
    private byte[] classes = new byte[256];
    private byte[] flags = new byte[256];
    private int requests;

    /** Adds an event at the end of its stream, and returns its index. */
    int add(SystemEvent event, boolean isClassified, long line) {
        if (size == computes.length) {
            grow();
        }
        computes[size] = event.compute;
        subjects[size] = event.subject;
        actions[size] = (byte) event.action.ordinal();
        next[size] = (int) SystemLoad.END;
        lines[size] = (int) line;
        details[size] = switch (event.action) {
            case REQUEST -> addRequest(event, isClassified);
            case CACHED_READ, CACHED_WRITE -> accesses.add(event);
            default -> event.all ? 1 : 0;
        };
        return size++;
    }

    private int addRequest(SystemEvent event, boolean isClassified) {
        if (requests == sectors.length) {
            growRequests();
        }
        sectors[requests] = event.sector;
        lengths[requests] = event.sectors;
        limits[requests] = event.timeLimit;
        services[requests] = event.service;
        devices[requests] = event.device;
        operations[requests] = (byte) event.operation.ordinal();
        classes[requests] = (byte) event.criticality.ordinal();
        flags[requests] = (byte) ((event.metadata ? METADATA : 0)
                | (event.readAhead ? READ_AHEAD : 0)
                | (isClassified ? CLASSIFIED : 0));
        return requests++;
    }

    private void grow() {
        int capacity = 2 * size;
        computes = Arrays.copyOf(computes, capacity);
        subjects = Arrays.copyOf(subjects, capacity);
        actions = Arrays.copyOf(actions, capacity);
        next = Arrays.copyOf(next, capacity);
        lines = Arrays.copyOf(lines, capacity);
        details = Arrays.copyOf(details, capacity);
    }

    private void growRequests() {
        int capacity = 2 * requests;
        sectors = Arrays.copyOf(sectors, capacity);
        lengths = Arrays.copyOf(lengths, capacity);
        limits = Arrays.copyOf(limits, capacity);
        services = Arrays.copyOf(services, capacity);
        devices = Arrays.copyOf(devices, capacity);
        operations = Arrays.copyOf(operations, capacity);
        classes = Arrays.copyOf(classes, capacity);
        flags = Arrays.copyOf(flags, capacity);
    }

    void link(int before, int index) {
        next[before] = index;
    }

    int size() {
        return size;
    }

    int accesses() {
        return accesses.size();
    }

    int requests() {
        return requests;
    }

    SystemAction action(int index) {
        return ACTIONS[actions[index]];
    }

    long compute(int index) {
        return computes[index];
    }

    long subject(int index) {
        return subjects[index];
    }

    int next(int index) {
        return next[index];
    }

    int line(int index) {
        return lines[index];
    }

    /** Renumbers requests from 0 without gaps, in the order of the file. Every need refers to an existing request. */
    void renumber() {
        Long2IntOpenHashMap numbers = new Long2IntOpenHashMap(requests);
        for (int i = 0; i < size; i++) {
            if (action(i) == SystemAction.REQUEST) {
                numbers.put(subjects[i], details[i]);
                subjects[i] = details[i];
            }
        }
        for (int i = 0; i < size; i++) {
            if (action(i) == SystemAction.NEED) {
                subjects[i] = numbers.get(subjects[i]);
            }
        }
    }

    /** Returns whether the trace states the criticality. */
    boolean isClassified(int request) {
        return (flags[request] & CLASSIFIED) != 0;
    }

    void classify(int request, Criticality criticality, long limit) {
        classes[request] = (byte) criticality.ordinal();
        limits[request] = limit;
    }

    /** Reads an event, and returns the index of the next one of its stream. */
    int read(int index, SystemEvent into) {
        into.clear();
        into.compute = computes[index];
        into.subject = subjects[index];
        into.action = action(index);
        if (into.action == SystemAction.REQUEST) {
            int request = details[index];
            into.device = devices[request];
            into.operation = OPERATIONS[operations[request]];
            into.sector = sectors[request];
            into.sectors = lengths[request];
            into.criticality = CLASSES[classes[request]];
            into.timeLimit = limits[request];
            into.service = services[request];
            into.metadata = (flags[request] & METADATA) != 0;
            into.readAhead = (flags[request] & READ_AHEAD) != 0;
        } else if (into.action == SystemAction.CACHED_READ || into.action == SystemAction.CACHED_WRITE) {
            accesses.read(details[index], into);
        } else {
            into.all = details[index] != 0;
        }
        return next[index];
    }
}
