package org.spindle.flash.ssd;

/** The purpose of operations. Those of one class, plane and urgency are executed in order of arrival. */
enum OperationClass {
    MAP_READ(Action.READ, false, "map read"),
    HOST_READ(Action.READ, false, "read"),
    MAP_PROGRAM(Action.PROGRAM, false, "map program"),
    HOST_PROGRAM(Action.PROGRAM, false, "program"),
    COLLECTION_READ(Action.READ, true, "collection read"),
    COLLECTION_PROGRAM(Action.PROGRAM, true, "collection program"),
    ERASE(Action.ERASE, true, "erase");

    /** The kind of operation of the array. */
    enum Action {
        READ,
        PROGRAM,
        ERASE
    }

    final Action action;
    final boolean isCollection;

    private final String title;
    private final String commandTitle;
    private final String dataTitle;

    OperationClass(Action action, boolean isCollection, String title) {
        this.action = action;
        this.isCollection = isCollection;
        this.title = title;
        commandTitle = title + " command";
        dataTitle = title + " data";
    }

    /** Returns the name on a timeline. */
    String title() {
        return title;
    }

    /** Returns a channel carrying its command, in the words of a timeline. */
    String commandTitle() {
        return commandTitle;
    }

    /** Returns a channel carrying its data, in the words of a timeline. */
    String dataTitle() {
        return dataTitle;
    }

    /** Returns whether a request of the host waits for the read. */
    boolean isUrgentRead() {
        return this == MAP_READ || this == HOST_READ;
    }
}
