package org.spindle.reports.html;

import java.util.Locale;

/** Every chart that a page may have, by the question that it answers. Each is explained in docs/charts.md. */
enum Chart {
    RESPONSE_TIMES("How long did requests take?"),
    WHERE_TIME_WENT("Where did the time go?"),
    RESPONSE_SERIES("How did the response time develop?"),
    ARRIVAL_SERIES("How did requests arrive?"),
    QUEUE_SERIES("How long was the queue?"),
    OTHER_SERIES("How did it develop?"),
    SEEK_DISTANCES("How far did the arm travel?"),
    BUFFER_OUTCOMES("Did the buffer help?"),
    CURVES("How does it change?"),
    PARALLEL("Which choices lead where?"),
    FOREST("By how much?");

    private final String title;

    Chart(String title) {
        this.title = title;
    }

    String title() {
        return title;
    }

    /** Lower-case words joined by hyphens. */
    String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Of a time series of that name. */
    static Chart ofSeries(String name) {
        return switch (name) {
            case "response-time" -> RESPONSE_SERIES;
            case "arrivals" -> ARRIVAL_SERIES;
            case "outstanding-requests" -> QUEUE_SERIES;
            default -> OTHER_SERIES;
        };
    }
}
