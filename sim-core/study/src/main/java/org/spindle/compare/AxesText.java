package org.spindle.compare;

import java.util.Map;
import java.util.stream.Collectors;

/** Formats the axis values of a point of a sweep. */
public final class AxesText {

    private AxesText() {}

    /** Returns {@code path=value, path=value}. */
    public static String of(Map<String, String> axes) {
        return axes.entrySet().stream()
                .map(axis -> axis.getKey() + "=" + axis.getValue())
                .collect(Collectors.joining(", "));
    }
}
