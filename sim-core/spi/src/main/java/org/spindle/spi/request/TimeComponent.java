package org.spindle.spi.request;

/** A part of the time that a request takes, such as {@code seek} or {@code gc-stall}; declared in a {@link RequestSchema}. */
public final class TimeComponent {

    final int slot;
    private final String name;
    private final String doc;
    private final Stage stage;

    TimeComponent(int slot, String name, String doc, Stage stage) {
        this.slot = slot;
        this.name = name;
        this.doc = doc;
        this.stage = stage;
    }

    /** Lower-case words joined by hyphens, without {@code time}. */
    public String name() {
        return name;
    }

    /** One sentence on what is measured. */
    public String doc() {
        return doc;
    }

    public Stage stage() {
        return stage;
    }
}
