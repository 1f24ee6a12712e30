package org.spindle.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.spindle.cli.command.UsageException;
import org.spindle.config.KeyPath;
import org.spindle.sweep.TextList;
import picocli.CommandLine.Option;

/** The parameters that a prediction varies, and their values. */
final class PredictionAxes {

    @Option(
            names = "--axis",
            paramLabel = "PATH=A,B,C",
            required = true,
            description = "A parameter and its values; may be repeated.")
    private List<String> axes = new ArrayList<>();

    /** Returns the distinct values of each parameter, by its path. */
    Map<String, List<String>> values() {
        Map<String, List<String>> values = new LinkedHashMap<>();
        for (String axis : axes) {
            int equals = KeyPath.endIn(axis);
            List<String> along = equals < 1 ? List.of() : TextList.split(axis.substring(equals + 1));
            if (along.isEmpty() || along.contains("")) {
                throw new UsageException("'" + axis + "' is not an axis\n  write --axis path=a,b,c");
            }
            String path = axis.substring(0, equals).strip();
            if (values.put(path, along.stream().distinct().toList()) != null) {
                throw new UsageException("there are two axes of the path " + path + "\n  give all its values to one");
            }
        }
        return values;
    }

    /** Returns at most so many points, evenly spaced among all combinations of values, so that every parameter varies. */
    static List<Map<String, String>> mixed(Map<String, List<String>> values, int most) {
        long combinations = 1;
        for (List<String> along : values.values()) {
            combinations = Math.multiplyExact(combinations, along.size());
        }
        long count = Math.min(most, combinations);
        List<Map<String, String>> mixed = new ArrayList<>();
        for (long i = 0; i < count; i++) {
            long at = (2 * i + 1) * combinations / (2 * count);
            Map<String, String> point = new LinkedHashMap<>();
            for (Map.Entry<String, List<String>> axis : values.entrySet()) {
                List<String> along = axis.getValue();
                point.put(axis.getKey(), along.get((int) (at % along.size())));
                at /= along.size();
            }
            mixed.add(point);
        }
        return mixed;
    }
}
