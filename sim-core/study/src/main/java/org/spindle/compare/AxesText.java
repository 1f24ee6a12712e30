package org.spindle.compare;

import java.util.Map;
import java.util.stream.Collectors;

/** A point of a sweep in words. */
public final class AxesText {

    private AxesText() {}

    /** {@code path=value, path=value}. */
    public static String of(Map<String, String> axes) {
        return axes.entrySet().stream()
                .map(axis -> axis.getKey() + "=" + axis.getValue())
                .collect(Collectors.joining(", "));
    }
}
