package org.spindle.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.spindle.plugin.Contribution;
import org.spindle.plugin.PluginOptions;
import org.spindle.plugin.Plugins;
import org.spindle.plugin.Registry;

/** Code names the types of other modules by the constants of {@code BuiltInTypes}. */
class TypeNamesTest {

    /** The packages of the modules in {@code sim-disk}. */
    private static final Pattern DISK = Pattern.compile("org\\.spindle\\.(disk|flash)\\..*");

    /** A literal that is not the key of a mapping. */
    private static final Pattern VALUE = Pattern.compile("(?<!\\b(?:put|get|containsKey)\\()\"([a-z0-9-]+)\"");

    /** Values of other keys that equal the name of a type. */
    private static final Set<String> OTHER_MEANING = Set.of(
            "ExclusiveBusConfig.java: fcfs", // arbitration
            "OrganisationImport.java: random", // choice of a copy
            "MemoryCacheImport.java: none", // DiskSim's way to prefetch
            "ZonedGeometry.java: none", // no spare space
            "TableConfig.java: none", // no place
            "Seek.java: constant", // seek curve
            "SeekImport.java: constant",
            "DistributionImport.java: uniform", // DiskSim's names of distributions
            "DistributionImport.java: exponential",
            "DistributionImport.java: normal",
            "DistributionImport.java: poisson");

    @Test
    void theDiskModuleNamesNoTypeOfAnotherModuleByALiteral() throws IOException {
        Set<String> types = typesOfOtherModules();
        assertThat(types).contains("standard", "fcfs", "raid-5", "lru", "processes");
        List<String> found = new ArrayList<>();
        for (Path source : sources()) {
            VALUE.matcher(Files.readString(source))
                    .results()
                    .map(literal -> literal.group(1))
                    .filter(types::contains)
                    .forEach(type -> found.add(source.getFileName() + ": " + type));
        }
        assertThat(found).hasSameElementsAs(OTHER_MEANING);
    }

    private static Set<String> typesOfOtherModules() {
        Registry registry = Plugins.load(PluginOptions.NONE);
        return registry.kinds().stream()
                .flatMap(kind -> registry.contributions(kind).stream())
                .filter(each -> !DISK.matcher(each.factory().getName()).matches())
                .map(Contribution::type)
                .collect(Collectors.toSet());
    }

    private static List<Path> sources() throws IOException {
        Path module = Path.of(System.getProperty("spindle.root"), "sim-disk");
        try (Stream<Path> tree = Files.walk(module)) {
            return tree.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> module.relativize(file).toString().contains("src/main/java"))
                    .toList();
        }
    }
}
