package org.spindle.cli;

import java.util.Locale;

/** Formats a remaining time: {@code 1:05}, {@code 2:00:30}. */
final class TimeLeft {

    private TimeLeft() {}

    static String of(long seconds) {
        return seconds < 3600
                ? String.format(Locale.ROOT, "%d:%02d", seconds / 60, seconds % 60)
                : String.format(Locale.ROOT, "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
    }
}
