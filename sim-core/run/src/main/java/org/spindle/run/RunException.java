package org.spindle.run;

import org.jspecify.annotations.Nullable;
import org.spindle.config.KeyPath;
import org.spindle.spi.Component;

/** A run that could not be assembled or completed because of its input; the message is meant for the user. */
public final class RunException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient @Nullable Refusal refusal;

    /**
     * The refusal of a component's factory.
     *
     * @param path of the component in the scenario
     * @param type of the component
     * @param reason what is wrong, and what would be right
     */
    public record Refusal(KeyPath path, String type, IllegalArgumentException reason) {}

    public RunException(String message) {
        this(message, null);
    }

    public RunException(String message, @Nullable Throwable cause) {
        super(message, cause);
        refusal = null;
    }

    private RunException(Refusal refusal) {
        super(
                refusal.path() + " (type " + refusal.type() + "): "
                        + refusal.reason().getMessage(),
                refusal.reason());
        this.refusal = refusal;
    }

    /** Returns the exception for a component whose factory rejected its configuration or its context. */
    static RunException refused(KeyPath path, Component component, IllegalArgumentException reason) {
        return new RunException(new Refusal(path, component.type(), reason));
    }

    /** Returns the refused component; null if the failure belongs to no component of the scenario. */
    public @Nullable Refusal refusal() {
        return refusal;
    }
}
