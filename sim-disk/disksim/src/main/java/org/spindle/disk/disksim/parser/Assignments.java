package org.spindle.disk.disksim.parser;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The assignments of one block while it is parsed. */
final class Assignments {
    private final ParameterProblems problems;
    private final Map<String, Position> names = new HashMap<>();
    private final Map<String, Parameter> parameters = new LinkedHashMap<>();

    Assignments(ParameterProblems problems) {
        this.problems = problems;
    }

    /** @param value null if it could not be parsed; its name is taken all the same, so that a second one is found */
    void assign(Token name, @Nullable Value value) {
        Position earlier = names.putIfAbsent(name.text(), name.position());
        if (earlier != null) {
            problems.add(
                    name.position(),
                    "parameter `" + name.text() + "` is set already at " + earlier,
                    "each parameter once in a block");
        } else if (value != null) {
            parameters.put(name.text(), new Parameter(name.position(), name.text(), value));
        }
    }

    Map<String, Parameter> parameters() {
        return parameters;
    }
}
