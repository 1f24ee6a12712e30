package org.spindle.experiment;

/** What is measured of every completed request. */
enum Measure {
    RESPONSE("response-time", "ns", "From arrival to completion."),
    QUEUE("queue-time", "ns", "From arrival until the request left the last queue above the device."),
    SERVICE("service-time", "ns", "From leaving the last queue above the device to completion."),
    SEEK("seek-time", "ns", "Repositioning of arm and head for the request."),
    ROTATION("rotation-time", "ns", "Waiting for the medium to turn to the request's sectors."),
    TRANSFER("transfer-time", "ns", "The request's sectors passing under the head."),
    OVERHEAD("overhead-time", "ns", "Service time that is neither seek, rotation nor transfer; 0 where these overlap."),
    DISTANCE(
            "seek-distance",
            "cylinders",
            "Cylinders crossed to reach the first sector, for requests that used the medium.");

    static final int COUNT = values().length;

    /** A request that the measure does not apply to. */
    static final long NONE = -1;

    final String metric;
    final String unit;
    final String doc;

    Measure(String metric, String unit, String doc) {
        this.metric = metric;
        this.unit = unit;
        this.doc = doc;
    }
}
