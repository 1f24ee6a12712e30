package org.spindle.spi.request;

/**
 * An amount other than a time that is measured of a request, such as {@code seek-distance}; declared in a
 * {@link RequestSchema}.
 */
public final class QuantityComponent {

    final int slot;
    private final String name;
    private final String unit;
    private final String doc;

    QuantityComponent(int slot, String name, String unit, String doc) {
        this.slot = slot;
        this.name = name;
        this.unit = unit;
        this.doc = doc;
    }

    /** Returns the name: lower-case words joined by hyphens. */
    public String name() {
        return name;
    }

    /** Returns the unit: in the plural, such as {@code cylinders}; empty for a number without unit. */
    public String unit() {
        return unit;
    }

    /** Returns one sentence on what is measured. */
    public String doc() {
        return doc;
    }
}
