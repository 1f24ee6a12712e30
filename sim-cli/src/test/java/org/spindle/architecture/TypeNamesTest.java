package org.spindle.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.spindle.plugin.PluginOptions;
import org.spindle.plugin.Plugins;
import org.spindle.plugin.Registry;

/**
 * Code names the types of other modules by constants: of {@code BuiltInTypes}, or of the module that registers them. A
 * literal names a type if it stands where a type is expected, such as behind the key {@code type}, or if it is a name of
 * a type and no ordinary word.
 */
class TypeNamesTest {

    /** Modules by directory: those whose arrows are checked, the SPI below them, and the one above them. */
    private static final List<String> MODULES = Stream.concat(
                    ModuleArrowsTest.names(), Stream.of("sim-core/spi", "sim-cli"))
            .toList();

    /** Places where a type is expected, also in the text of YAML. */
    private static final Pattern TYPE =
            Pattern.compile("(?:\"type\",\\s*|\\bTYPE,\\s*|Component\\.of\\(\\s*|\\.KIND,\\s*"
                    + "|type\\(\\)\\.equals\\(|@OfKind\\(\\w+\\.class\\)\\s*@Default\\()\"([a-z0-9-]+)\""
                    + "|\"([a-z0-9-]+)\"(?=\\.equals\\(\\w+\\.type\\(\\)\\)|\\)\\s*@OfKind)"
                    + "|\\btype: *([a-z0-9-]+)");

    /**
     * A literal that is neither the key of a mapping nor the name of a type that is being declared, or what follows the last
     * key in a literal.
     */
    private static final Pattern WORD = Pattern.compile(
            "(?<!\\b(?:put|get|containsKey|TypeName)\\()\"([a-z0-9-]+)\"|\"[^\"\n]*\\w[:=] ?([a-z0-9-]+)");

    private static final Pattern COMMENT = Pattern.compile("(?ms)^\\s*/\\*.*?\\*/");

    /** Names of types that are words of the language, and therefore literals of any meaning. */
    private static final Set<String> ORDINARY = Set.of(("adapter addresses age anticipatory arrivals batch batches"
                    + " burstiness cache cascade clock closed collapse compact concatenate concatenation constant deadline"
                    + " declustered demand dependencies emulator exclusive exponential fixed flash footprint gamma given"
                    + " intelligent intensity interleaved keys linux look marks mirror none normal open parquet poisson priority"
                    + " processes random scan scatter sequence sequential sequentiality simple size standard striped striping"
                    + " synthetic system table timed timeout trace tracepoint transactions transparent uniform volume")
            .split(" "));

    /** Other literals that equal the name of a type. */
    private static final Set<String> OTHER_MEANING = Set.of(
            "ExclusiveBusConfig.java: fcfs", // arbitration
            "LinuxDriverConfig.java: multi-queue", // generation of the kernel
            "HeatConfig.java: reads-and-writes", // counted requests
            "SystemLines.java: read-ahead", // word of system traces
            "Chart.java: queue-depth", // charts
            "Chart.java: working-sets",
            "Chart.java: cross-correlation",
            "Chart.java: reuse-distances",
            "CharacterisationPage.java: cross-correlation", // words that keep their hyphen
            "CharacterisationPage.java: on-off",
            "CharacterisationPage.java: self-similarity",
            "ForeignOptions.java: queue-depth", // option of other programs
            "DriveFile.java: table", // kinds of values of their own module
            "SyntheticWorkload.java: uniform",
            "RandomWorkload.java: constant",
            "SequentialRuns.java: constant",
            "BenchCase.java: ssd-profile"); // scenario

    @Test
    void noModuleNamesATypeOfAnotherByALiteral() throws IOException {
        Map<String, Set<String>> owners = owners();
        assertThat(owners).containsKeys("standard", "fcfs", "raid-5", "lru", "processes", "hdd", "blkparse");
        List<String> found = new ArrayList<>();
        for (String module : MODULES) {
            for (Path source : sources(module)) {
                if (!source.endsWith("BuiltInTypes.java")) {
                    named(Files.readString(source), foreignTo(module, owners))
                            .forEach(type -> found.add(source.getFileName() + ": " + type));
                }
            }
        }
        assertThat(new HashSet<>(found)).isEqualTo(OTHER_MEANING);
    }

    /** A constant for a type that its own module registers by a literal would be a second name of it. */
    @Test
    void typesWithAConstantAreRegisteredByIt() throws IOException {
        Pattern registration = Pattern.compile("\\bto\\.(?:add|model)\\(\\s*(\\w+)Factory\\.KIND,\\s*\"([a-z0-9-]+)\"");
        String constants =
                Files.readString(root().resolve("sim-core/spi/src/main/java/org/spindle/spi/BuiltInTypes.java"));
        Set<String> known = new HashSet<>();
        for (String group : constants.split("public static final class ")) {
            String kind = group.replaceAll("(?s)s? \\{.*", "");
            Pattern.compile("= \"([a-z0-9-]+)\"")
                    .matcher(group)
                    .results()
                    .forEach(constant -> known.add(kind + " " + constant.group(1)));
        }
        assertThat(known).contains("Scheduler v-scan", "Arrival closed");
        for (String module : MODULES) {
            for (Path source : sources(module)) {
                registration
                        .matcher(Files.readString(source))
                        .results()
                        .map(each -> each.group(1).replaceAll("Pattern$", "") + " " + each.group(2))
                        .forEach(each -> assertThat(known)
                                .as(source.getFileName().toString())
                                .doesNotContain(each));
            }
        }
    }

    /** The rule itself: an ordinary word counts where a type is expected, another one anywhere but as a key. */
    @Test
    void tellsTypesFromWords() {
        Set<String> types = Set.of("constant", "sptf", "lru");
        assertThat(named("Map.of(\"type\",\n \"constant\")", types)).containsExactly("constant");
        assertThat(named("result.put(TYPE, \"constant\")", types)).containsExactly("constant");
        assertThat(named("Component.of(\"constant\", config)", types)).containsExactly("constant");
        assertThat(named("spec.type().equals(\"constant\")", types)).containsExactly("constant");
        assertThat(named("\"constant\".equals(spec.type())", types)).containsExactly("constant");
        assertThat(named("@OfKind(F.class) @Default(\"constant\")", types)).containsExactly("constant");
        assertThat(named("@Default(\"constant\") @OfKind(F.class)", types)).containsExactly("constant");
        assertThat(named("@Default(\"{type: lru, of: [{type: constant, time: 0 ms}]}\")", types))
                .containsExactlyInAnyOrder("lru", "constant");
        assertThat(named("\"\"\"\n  arrivals:\n    type: constant\n\"\"\"", types))
                .containsExactly("constant");
        assertThat(named("\"driver.scheduler=sptf\"", types)).containsExactly("sptf");
        assertThat(named("\"{size: 1, replacement: lru}\"", types)).containsExactly("lru");
        assertThat(named("\"{type: \" + CONSTANT + \", time: 0 ms}\"", types)).isEmpty();
        assertThat(named("case \"constant\" -> \"sptf\";", types)).containsExactly("sptf");
        assertThat(named("map.get(\"lru\"); figure(\"constant\")", types)).isEmpty();
        assertThat(named("/** Such as \"lru\". */", types)).isEmpty();
        assertThat(named("@TypeName(\"sptf\") // and \"type\", Type.CONSTANT", types))
                .isEmpty();
    }

    /** A word that names no type any more would hide a literal later. */
    @Test
    void theOrdinaryWordsAreTypes() {
        assertThat(owners().keySet()).containsAll(ORDINARY);
    }

    private static Set<String> named(String source, Set<String> types) {
        String code = COMMENT.matcher(source).replaceAll("");
        Set<String> named = new HashSet<>();
        TYPE.matcher(code)
                .results()
                .flatMap(match -> Stream.of(match.group(1), match.group(2), match.group(3)))
                .filter(Objects::nonNull)
                .filter(types::contains)
                .forEach(named::add);
        WORD.matcher(code)
                .results()
                .flatMap(match -> Stream.of(match.group(1), match.group(2)))
                .filter(Objects::nonNull)
                .filter(word -> types.contains(word) && !ORDINARY.contains(word))
                .forEach(named::add);
        return named;
    }

    private static Set<String> foreignTo(String module, Map<String, Set<String>> owners) {
        Set<String> foreign = new HashSet<>();
        owners.forEach((type, modules) -> {
            if (!modules.contains(module)) {
                foreign.add(type);
            }
        });
        return foreign;
    }

    /** The modules that register each type, in any kind. */
    private static Map<String, Set<String>> owners() {
        Registry registry = Plugins.load(PluginOptions.NONE);
        Map<String, Set<String>> owners = new HashMap<>();
        registry.kinds().stream()
                .flatMap(kind -> registry.contributions(kind).stream())
                .forEach(each -> owners.computeIfAbsent(each.type(), type -> new HashSet<>())
                        .add(moduleOf(each.factory())));
        return owners;
    }

    private static String moduleOf(Class<?> made) {
        String file = made.getName().replaceFirst("[$/].*", "").replace('.', '/') + ".java";
        return MODULES.stream()
                .filter(module -> Files.exists(sourcesOf(module).resolve(file)))
                .findFirst()
                .orElseThrow(() -> new AssertionError(made + " is in no module of " + MODULES));
    }

    private static List<Path> sources(String module) throws IOException {
        try (Stream<Path> tree = Files.walk(sourcesOf(module))) {
            return tree.filter(file -> file.toString().endsWith(".java")).toList();
        }
    }

    private static Path sourcesOf(String module) {
        return root().resolve(module).resolve("src/main/java");
    }

    private static Path root() {
        return Path.of(System.getProperty("spindle.root"));
    }
}
