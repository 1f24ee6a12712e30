package org.spindle.cli.calibrate;

import java.util.HashMap;
import java.util.Map;
import org.spindle.spi.request.BufferOutcome;

/**
 * Classes of requests of a trace by what determines their times: operation, previous operation, whether the request continues where that
 * ended, and the outcome in the buffer. Requests of a class share their times, so that a wrong time shows in all of them.
 */
final class RequestClasses {

    /** Classes with fewer requests are merged. */
    private static final int LEAST = 50;

    private final int[] classOf;
    private final int count;

    private RequestClasses(int[] classOf, int count) {
        this.classOf = classOf;
        this.count = count;
    }

    /** Returns the classes of the requests of a run. */
    static RequestClasses of(ReplayedTimes run) {
        Map<Integer, Integer> requests = new HashMap<>();
        int[] key = new int[run.count()];
        for (int i = 0; i < key.length; i++) {
            key[i] = key(run, i);
            requests.merge(key[i], 1, Integer::sum);
        }
        Map<Integer, Integer> classes = new HashMap<>();
        int[] classOf = new int[key.length];
        for (int i = 0; i < key.length; i++) {
            if (requests.getOrDefault(key[i], 0) >= LEAST) {
                classOf[i] = classes.computeIfAbsent(key[i], unused -> classes.size() + 1);
            }
        }
        return new RequestClasses(classOf, classes.size() + 1);
    }

    private static int key(ReplayedTimes run, int index) {
        int key = run.operation(index).ordinal();
        key = key * BufferOutcome.values().length + run.outcome(index).ordinal();
        if (index == 0) {
            return key << 3;
        }
        int before = run.operation(index - 1).ordinal() + 1;
        return (key << 3 | before) << 1 | (run.end(index - 1) == run.sector(index) ? 1 : 0);
    }

    int count() {
        return count;
    }

    int of(int index) {
        return classOf[index];
    }
}
