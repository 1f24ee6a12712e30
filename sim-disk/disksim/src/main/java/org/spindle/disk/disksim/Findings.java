package org.spindle.disk.disksim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.spindle.disk.disksim.parser.BlockValue;
import org.spindle.disk.disksim.parser.ParameterProblem;
import org.spindle.disk.disksim.parser.ParameterProblems;
import org.spindle.disk.disksim.parser.Position;

/** The findings of an import: problems, which prevent it, and notes and warnings, which accompany its result. */
final class Findings {
    private final ParameterProblems problems = new ParameterProblems();
    private final List<Note> notes = new ArrayList<>();
    private final List<Note> warnings = new ArrayList<>();
    private final List<Parameters> blocks = new ArrayList<>();

    /** Returns the parameters of a block; those that are never read become warnings at the end. */
    Parameters parameters(BlockValue block) {
        Parameters parameters = new Parameters(block, this);
        blocks.add(parameters);
        return parameters;
    }

    void refuse(Position position, String message, String expected) {
        problems.add(position, message, expected);
    }

    void note(Position position, String text) {
        notes.add(new Note(position, Optional.empty(), text));
    }

    /**
     * Notes that something has no effect.
     *
     * @param kind {@code parameter} or {@code block}
     */
    void unused(Position position, String kind, String name, String reason) {
        notes.add(new Note(position, Optional.of(name), kind + " `" + name + "` has no effect: " + reason));
    }

    void warn(Position position, String text) {
        warnings.add(new Note(position, Optional.empty(), text));
    }

    void warn(ParameterProblem problem) {
        warn(problem.position(), problem.message() + "; expected " + problem.expected());
    }

    /** Returns what could be read, keeping the problem if it could not. */
    <T> Optional<T> attempt(Supplier<T> reading) {
        return problems.attempt(reading);
    }

    /** @throws org.spindle.disk.disksim.parser.DiskSimSyntaxException with every problem, if there is any */
    void finish() {
        problems.throwIfAny();
        blocks.forEach(Parameters::warnOfUnknown);
    }

    List<Note> notes() {
        return notes.stream().sorted().distinct().toList();
    }

    List<Note> warnings() {
        return warnings.stream().sorted().distinct().toList();
    }
}
