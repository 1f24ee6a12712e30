package org.spindle.reports.html;

import java.util.Locale;

/** Every chart that a page may have, by the question that it answers. Each is explained in docs/charts.md. */
enum Chart {
    RESPONSE_TIMES("How long did requests take?"),
    WHERE_TIME_WENT("Where did the time go?"),
    RESPONSE_SERIES("How did the response time change over time?"),
    RESPONSE_PERCENTILES("How did the percentiles change over time?"),
    RESPONSE_MAP("How long did requests take at which time?"),
    THROUGHPUT_SERIES("How did the throughput change over time?"),
    ARRIVAL_SERIES("How did requests arrive?"),
    QUEUE_SERIES("How long was the queue?"),
    OTHER_SERIES("How did it change over time?"),
    QUANTITIES("How were the quantities of requests distributed?"),
    BUFFER_OUTCOMES("Did the buffer help?"),
    CURVES("How does it change?"),
    PARALLEL("Which choices lead to which results?"),
    DISTRIBUTIONS("How do response times differ?"),
    FOREST("By how much?"),
    PEAK_RATES("How high are the peaks?"),
    PROVISIONING("Which bandwidth suffices?"),
    SIZES("How large are requests?"),
    INTERARRIVAL_TIMES("How far apart do requests arrive?"),
    QUEUE_DEPTHS("How many requests does an arriving one find?"),
    BUSY_AND_IDLE("How long are busy and idle periods?"),
    FOOTPRINT("How much data is accessed?"),
    WORKING_SETS("How large are working sets?"),
    REPEATED_REFERENCES("How much data is accessed repeatedly?"),
    DEPENDENCIES("Which operation follows on the same block?"),
    IDLE_TIMES("How long are idle periods?"),
    IDLE_CORRELATION("Are successive idle periods correlated?"),
    TIME_BETWEEN_IDLE("How long from one idle period to the next?"),
    REQUESTS_BETWEEN_IDLE("How many requests from one idle period to the next?"),
    EXPECTED_IDLE_TIME("How long will it stay idle?"),
    IDLE_HAZARD("How soon will the idle period end?"),
    RESCALED_RANGE("Is the load self-similar? Rescaled range"),
    VARIANCE_TIME("Is the load self-similar? Variance and time"),
    ON_PERIODS("How heavy is the tail of on periods?"),
    OFF_PERIODS("How heavy is the tail of off periods?"),
    CROSS_CORRELATION("Are devices busy together?"),
    RUNS("How long are sequential runs?"),
    MISS_RATIO("How much would a cache miss?"),
    REUSE_DISTANCES("How soon is a block used again?"),
    SPEED("How fast was it?"),
    OTHER_PICTURE("What else was found?"),
    OF_PLUGIN("What does a plugin show?"),
    MISS_RATIOS("How much do caches miss?"),
    MARGINAL_BENEFIT("How many misses does more memory save?"),
    MISSES_OVER_TIME("How do misses change over time?"),
    CACHE_WORKING_SETS("How much is in use at a time?"),
    UTILISATIONS("How busy is each part?"),
    PART_TIMES("How long does a request stay in each part?"),
    ORGANISATIONS("What can each organisation do?"),
    COST_AND_RESPONSE("How does the response time depend on the cost?");

    private final String title;

    Chart(String title) {
        this.title = title;
    }

    String title() {
        return title;
    }

    /** Returns the id: lower-case words joined by hyphens. */
    String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns the chart of a time series of that name. */
    static Chart ofSeries(String name) {
        return switch (name) {
            case "response-time" -> RESPONSE_SERIES;
            case "arrivals" -> ARRIVAL_SERIES;
            case "outstanding-requests" -> QUEUE_SERIES;
            default -> OTHER_SERIES;
        };
    }

    /** Returns the chart of an analysis of that name. */
    static Chart ofPicture(String name) {
        return switch (name) {
            case "peak-request-rate", "peak-data-rate" -> PEAK_RATES;
            case "provisioning" -> PROVISIONING;
            case "sizes" -> SIZES;
            case "interarrival-times" -> INTERARRIVAL_TIMES;
            case "queue-depth" -> QUEUE_DEPTHS;
            case "busy-and-idle" -> BUSY_AND_IDLE;
            case "footprint" -> FOOTPRINT;
            case "working-sets" -> WORKING_SETS;
            case "repeated-references" -> REPEATED_REFERENCES;
            case "dependencies" -> DEPENDENCIES;
            case "idle-times" -> IDLE_TIMES;
            case "idle-autocorrelation" -> IDLE_CORRELATION;
            case "time-between-idle-periods" -> TIME_BETWEEN_IDLE;
            case "requests-between-idle-periods" -> REQUESTS_BETWEEN_IDLE;
            case "expected-idle-time" -> EXPECTED_IDLE_TIME;
            case "idle-hazard" -> IDLE_HAZARD;
            case "rescaled-range" -> RESCALED_RANGE;
            case "variance-time" -> VARIANCE_TIME;
            case "on-periods" -> ON_PERIODS;
            case "off-periods" -> OFF_PERIODS;
            case "cross-correlation" -> CROSS_CORRELATION;
            case "runs" -> RUNS;
            case "miss-ratio" -> MISS_RATIO;
            case "reuse-distances" -> REUSE_DISTANCES;
            default -> OTHER_PICTURE;
        };
    }
}
