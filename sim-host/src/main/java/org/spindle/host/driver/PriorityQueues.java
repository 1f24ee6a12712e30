package org.spindle.host.driver;

import java.util.List;
import java.util.stream.Stream;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Validated;
import org.spindle.spi.request.PriorityClass;

/** The hardware queues for requests of each I/O priority class. */
@Doc(
        "Hardware queues of each I/O priority class; with weighted-round-robin arbitration the device prefers some of them.")
public record PriorityQueues(
        @Doc("Queues of requests of class realtime, from 0.")
        List<Integer> realtime,

        @Doc("Queues of requests of class best effort, and of those without a class.")
        List<Integer> bestEffort,

        @Doc("Queues of requests of class idle.") List<Integer> idle)
        implements Validated {

    public PriorityQueues {
        realtime = List.copyOf(realtime);
        bestEffort = List.copyOf(bestEffort);
        idle = List.copyOf(idle);
    }

    @Override
    public void validate(Problems problems) {
        check("realtime", realtime, problems);
        check("bestEffort", bestEffort, problems);
        check("idle", idle, problems);
    }

    private static void check(String key, List<Integer> queues, Problems problems) {
        if (queues.isEmpty()) {
            problems.report(key, "there is no queue", "at least one, such as [0]");
        }
        for (int queue : queues) {
            if (queue < 0) {
                problems.report(key, "there is no queue " + queue, "queues from 0");
            }
        }
    }

    /** Queues of a class. */
    int[] of(PriorityClass priority) {
        List<Integer> queues = switch (priority) {
            case REALTIME -> realtime;
            case NONE, BEST_EFFORT -> bestEffort;
            case IDLE -> idle;
        };
        return queues.stream().mapToInt(Integer::intValue).toArray();
    }

    /** Returns the greatest number of a queue. */
    int greatest() {
        return Stream.of(realtime, bestEffort, idle)
                .flatMap(List::stream)
                .mapToInt(Integer::intValue)
                .max()
                .orElse(0);
    }
}
