package org.spindle.spi.request;

import java.util.List;

/**
 * A number that an issuer attaches to a request and that its parts inherit. It costs nothing unless set. The standard
 * attributes are constants; a component declares those that it sets, and others, in a {@link RequestSchema}. An attribute that was not set is
 * {@link Request#NONE}. The issuing process is {@link Request#process}, yes-or-no facts are {@link RequestFlag}.
 */
public final class RequestAttribute {

    /** Value of {@link #NEXT_ACCESS} for data that are not accessed again. */
    public static final long NEVER = Long.MAX_VALUE;

    /** The file, such as its inode, unique within the workload. */
    public static final RequestAttribute FILE =
            new RequestAttribute(0, "file", "The file, such as its inode, unique within the workload.");

    /** The first page within the file or, without one, within the device; pages are of the size that the issuer uses. */
    public static final RequestAttribute PAGE =
            new RequestAttribute(1, "page", "The first page within the file or, without one, within the device.");

    /** The stream of data that are written and deleted together, such as a log; unique within the workload. */
    public static final RequestAttribute STREAM =
            new RequestAttribute(2, "stream", "The stream of data that are written and deleted together.");

    /** Ordinal of the {@link PriorityClass}, which has the methods to set and read it. */
    public static final RequestAttribute PRIORITY_CLASS = new RequestAttribute(
            3, "priority-class", "The I/O priority class: 0 none, 1 realtime, 2 best effort, 3 idle.");

    /** Level within the priority class, 0 the most urgent. */
    public static final RequestAttribute PRIORITY_LEVEL =
            new RequestAttribute(4, "priority-level", "The level within the I/O priority class, 0 the most urgent.");

    /**
     * For clairvoyant policies: when the data of the request are accessed next, as a position in the issuer's sequence of
     * accesses, or {@link #NEVER}. Only the order of the values and their differences mean anything.
     */
    public static final RequestAttribute NEXT_ACCESS = new RequestAttribute(
            5, "next-access", "Position, in the sequence of accesses, of the next one to the same data.");

    /** The processor on which the request was issued, from 0. Schedulers and drivers with queues for each processor use it. */
    public static final RequestAttribute CPU =
            new RequestAttribute(6, "cpu", "The processor on which the request was issued, from 0.");

    /** The standard attributes, by slot. */
    static final List<RequestAttribute> STANDARD =
            List.of(FILE, PAGE, STREAM, PRIORITY_CLASS, PRIORITY_LEVEL, NEXT_ACCESS, CPU);

    final int slot;
    private final String name;
    private final String doc;

    RequestAttribute(int slot, String name, String doc) {
        this.slot = slot;
        this.name = name;
        this.doc = doc;
    }

    /** Returns the name: lower-case words joined by hyphens. */
    public String name() {
        return name;
    }

    /** Returns one sentence on what the number means. */
    public String doc() {
        return doc;
    }
}
