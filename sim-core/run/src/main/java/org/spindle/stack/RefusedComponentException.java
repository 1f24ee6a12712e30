package org.spindle.stack;

import java.util.function.Supplier;
import org.spindle.config.KeyPath;
import org.spindle.spi.Component;

/** A component could not be created: its factory rejected its configuration or its context. */
public final class RefusedComponentException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient KeyPath place;
    private final transient Component component;
    private final transient IllegalArgumentException reason;

    private RefusedComponentException(KeyPath place, Component component, IllegalArgumentException reason) {
        super(place + " (type " + component.type() + "): " + reason.getMessage(), reason);
        this.place = place;
        this.component = component;
        this.reason = reason;
    }

    /** Returns the path of the component in the scenario. */
    public KeyPath place() {
        return place;
    }

    public Component component() {
        return component;
    }

    /** Returns what is wrong, and what would be right. */
    public IllegalArgumentException reason() {
        return reason;
    }

    /** Returns the path of a component of that name in the scenario. */
    static KeyPath place(String kind, String name) {
        return KeyPath.ROOT.key(kind).key(name);
    }

    /**
     * Creates a component.
     *
     * @throws RefusedComponentException if the factory throws IllegalArgumentException
     */
    static <T> T make(KeyPath place, Component component, Supplier<T> factory) {
        try {
            return factory.get();
        } catch (IllegalArgumentException e) {
            throw new RefusedComponentException(place, component, e);
        }
    }
}
