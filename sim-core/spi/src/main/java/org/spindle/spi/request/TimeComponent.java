package org.spindle.spi.request;

/** A part of the time that a request takes, such as {@code seek} or {@code gc-stall}; declared in a {@link RequestSchema}. */
public final class TimeComponent {

    final int slot;
    private final String name;
    private final String doc;
    private final Stage stage;
    private final boolean isWait;

    TimeComponent(int slot, String name, String doc, Stage stage, boolean isWait) {
        this.slot = slot;
        this.name = name;
        this.doc = doc;
        this.stage = stage;
        this.isWait = isWait;
    }

    /** Returns the name: lower-case words joined by hyphens, without {@code time}. */
    public String name() {
        return name;
    }

    /** Returns one sentence on what is measured. */
    public String doc() {
        return doc;
    }

    public Stage stage() {
        return stage;
    }

    /** Returns whether the request waits in that time, and is not being processed. */
    public boolean isWait() {
        return isWait;
    }
}
