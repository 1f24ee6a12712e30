package org.spindle.cli;

/** Scenario texts that tests modify. */
final class Text {

    /** A small valid scenario. */
    static final String SMALL = """
            devices:
              disk0:
                type: hdd
                model: hp-c2247a
            driver:
              scheduler: fcfs
            workload:
              type: random
              requests: 200
              arrivals:
                type: open
                interarrival: {type: poisson, rate: 20}
            """;

    /** The workload that replays a file. */
    static String replaying(String file, String more) {
        return """
                devices:
                  disk0:
                    type: hdd
                    model: hp-c2247a
                workload:
                  type: trace
                  file: %s
                """.formatted(file) + more;
    }

    private Text() {}
}
