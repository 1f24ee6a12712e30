package org.spindle.disk.disksim.parser;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A parameter file with everything that it includes. */
public final class ParameterFile {
    private final Path file;
    private final List<Definition> definitions;
    private final Map<String, Definition> specifications;
    private final List<Instantiation> instantiations;
    private final @Nullable TopologyNode topology;
    private final List<ParameterProblem> warnings;

    ParameterFile(
            Path file,
            List<Definition> definitions,
            Map<String, Definition> specifications,
            List<Instantiation> instantiations,
            @Nullable TopologyNode topology,
            List<ParameterProblem> warnings) {
        this.file = file;
        this.definitions = List.copyOf(definitions);
        this.specifications = Map.copyOf(specifications);
        this.instantiations = List.copyOf(instantiations);
        this.topology = topology;
        this.warnings = List.copyOf(warnings);
    }

    /**
     * Reads a file.
     *
     * @param searchPath where included files are looked for after the directory of the including file, in this order (the directories
     *     of DiskSim's {@code LP_PATH})
     * @throws DiskSimSyntaxException with every problem found, also if the file cannot be read
     */
    public static ParameterFile read(Path file, List<Path> searchPath) {
        ParameterProblems problems = new ParameterProblems();
        Optional<String> text = SourceText.read(file, new Position(file, 1, 1), problems);
        problems.throwIfAny();
        return parse(file, text.orElseThrow(), searchPath);
    }

    /**
     * Parses text.
     *
     * @param file stands in all positions; included files are looked for beside it first; need not exist
     * @throws DiskSimSyntaxException with every problem found
     */
    public static ParameterFile parse(Path file, String text, List<Path> searchPath) {
        ParameterProblems problems = new ParameterProblems();
        SourceText.isText(file, text, problems);
        problems.throwIfAny();
        List<Token> tokens = new SourceExpander(searchPath, problems).expand(file, text);
        return new FileParser(file, tokens, problems).parse();
    }

    public Path file() {
        return file;
    }

    /** Returns the top-level definitions, in the order of the text. */
    public List<Definition> definitions() {
        return definitions;
    }

    /** Returns the specification of that name, at top level or named inside a value, such as the {@code dm_disk} of a drive. */
    public Optional<Definition> definition(String name) {
        return Optional.ofNullable(specifications.get(name));
    }

    /** Returns the instantiations in the order of the text, which is the order in which DiskSim numbers components. */
    public List<Instantiation> instantiations() {
        return instantiations;
    }

    public Optional<TopologyNode> topology() {
        return Optional.ofNullable(topology);
    }

    /** Returns what is suspicious but has a defined meaning: redefinitions, of which the first stays. Sorted by place. */
    public List<ParameterProblem> warnings() {
        return warnings;
    }
}
