package org.spindle.spi.request;

/**
 * A coordinate of the place where a device serves a request, such as {@code cylinder} or {@code channel}; declared in a
 * {@link RequestSchema}.
 */
public final class PlaceComponent {

    final int slot;
    private final String name;
    private final String doc;

    PlaceComponent(int slot, String name, String doc) {
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
