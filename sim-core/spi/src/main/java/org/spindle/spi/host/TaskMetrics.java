package org.spindle.spi.host;

/**
 * Names of the metrics of tasks. A host that runs tasks measures them, once for each task, as distributions in {@code ns}; tables and
 * reports then show them before the response times of requests.
 */
public final class TaskMetrics {

    /** The component of the metrics of a host. */
    public static final String COMPONENT = "host";

    /** Time from the start of each task to its end. */
    public static final String ELAPSED = "elapsed-time";

    /** Part of it in which no process of the task could compute, and at least one waited for storage. */
    public static final String STORAGE_WAIT = "task-storage-wait";

    /** Part of it in which all processes of the task waited, none of them for storage. */
    public static final String SLEEP = "task-sleep";

    private TaskMetrics() {}

    /**
     * Returns the name of the elapsed times of the tasks of one name.
     *
     * @param task lower-case words joined by hyphens
     */
    public static String elapsedOf(String task) {
        return task + "-" + ELAPSED;
    }
}
