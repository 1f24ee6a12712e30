package org.spindle.workload.trace.system;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Operation;
import org.spindle.spi.system.SystemAction;
import org.spindle.workload.trace.TextLines;

/** The words that name events in a file, and the number of fields after each. */
enum SystemWord {
    READ(SystemAction.REQUEST, Operation.READ),
    WRITE(SystemAction.REQUEST, Operation.WRITE),
    NEED(SystemAction.NEED, 1),
    CALL(SystemAction.CALL, 0),
    RETURN(SystemAction.RETURN, 0),
    COMPUTE(SystemAction.COMPUTE, 0),
    TRAP(SystemAction.TRAP, 0),
    RESUME(SystemAction.RESUME, 0),
    SLEEP(SystemAction.SLEEP, 1),
    WAKEUP(SystemAction.WAKEUP, 2),
    PAUSE(SystemAction.PAUSE, 1),
    POST(SystemAction.POST, 1),
    AWAIT(SystemAction.AWAIT, 1),
    LOCK(SystemAction.LOCK, 1),
    UNLOCK(SystemAction.UNLOCK, 1),
    FLUSH(SystemAction.REQUEST, Operation.FLUSH),
    DISCARD(SystemAction.REQUEST, Operation.DISCARD),
    FORK(SystemAction.FORK, 1),
    VFORK(SystemAction.VFORK, 1),
    EXEC(SystemAction.EXEC, 0),
    EXIT(SystemAction.EXIT, 0),
    JOIN(SystemAction.JOIN, 1),
    SIGNAL(SystemAction.SIGNAL, 1),
    KILL(SystemAction.KILL, 1),
    SWITCH(SystemAction.SWITCH, 0),
    CACHED_READ(SystemAction.CACHED_READ, 3),
    CACHED_WRITE(SystemAction.CACHED_WRITE, 4),
    SYNC(SystemAction.SYNC, 0);

    private static final SystemWord[] ALL = values();
    private static final SystemWord[] OF_ACTIONS = new SystemWord[SystemAction.values().length];
    private static final SystemWord[] OF_OPERATIONS = new SystemWord[Operation.values().length];

    static {
        for (SystemWord word : ALL) {
            OF_ACTIONS[word.action.ordinal()] = word;
            if (word.operation != null) {
                OF_OPERATIONS[word.operation.ordinal()] = word;
            }
        }
    }

    private final SystemAction action;
    private final @Nullable Operation operation;
    private final int fields;
    private final String text = name().toLowerCase(Locale.ROOT).replace('_', '-');

    SystemWord(SystemAction action, Operation operation) {
        this.action = action;
        this.operation = operation;
        this.fields = 5;
    }

    SystemWord(SystemAction action, int fields) {
        this.action = action;
        this.operation = null;
        this.fields = fields;
    }

    /** Returns the word of a field, or null. */
    static @Nullable SystemWord of(TextLines line, int field) {
        for (SystemWord word : ALL) {
            if (line.is(field, word.text)) {
                return word;
            }
        }
        return null;
    }

    /** Returns the word of an event. */
    static SystemWord of(SystemAction action, Operation operation) {
        return action == SystemAction.REQUEST ? OF_OPERATIONS[operation.ordinal()] : OF_ACTIONS[action.ordinal()];
    }

    SystemAction action() {
        return action;
    }

    /** Returns the operation of a request; null for other events. */
    @Nullable
    Operation operation() {
        return operation;
    }

    /** Returns the number of required fields after the word. */
    int fields() {
        return fields;
    }

    String text() {
        return text;
    }
}
