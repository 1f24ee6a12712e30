package org.spindle.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.spindle.run.RunAssembly;
import org.spindle.run.RunsModule;

/**
 * Dependencies point downwards only: from cli to reports, disk, host, workload and policies, which do not depend on each other;
 * from these to core; from core to the SPI. The packages of each Maven module use its own, those of the modules below it that are
 * named here, and the SPI.
 */
class ModuleArrowsTest {

    /** A module's own packages, and those of other modules that it may use beside the SPI. */
    private record Module(String name, List<String> packages, List<String> uses, List<String> arrows) {

        private static Module of(String name, List<String> packages, Module... used) {
            List<String> uses = new ArrayList<>(packages);
            Stream.of(used).forEach(module -> uses.addAll(module.packages));
            uses.add("org.spindle.spi..");
            return new Module(
                    name, packages, uses, Stream.of(used).map(Module::name).toList());
        }

        @Override
        public String toString() {
            return name;
        }
    }

    private static final Module KERNEL = Module.of(
            "sim-core/kernel",
            List.of(
                    "org.spindle.distribution..",
                    "org.spindle.engine..",
                    "org.spindle.random..",
                    "org.spindle.stats..",
                    "org.spindle.queue.."));
    private static final Module CONFIG =
            Module.of("sim-core/config", List.of("org.spindle.config..", "org.spindle.plugin.."));
    private static final Module ANALYTIC = Module.of(
            "sim-core/analytic",
            Stream.of(
                            "",
                            ".bus",
                            ".disk",
                            ".distribution",
                            ".fit",
                            ".host",
                            ".queueing",
                            ".reliability",
                            ".smartstor",
                            ".tape")
                    .map("org.spindle.analytic"::concat)
                    .toList());
    private static final Module CACHELAB = Module.of("sim-core/cachelab", List.of("org.spindle.cachelab.."), KERNEL);
    private static final Module DUCKDB = Module.of("sim-core/duckdb", List.of("org.spindle.duckdb.."));
    private static final Module RUN = Module.of(
            "sim-core/run",
            List.of(
                    "org.spindle.run..",
                    "org.spindle.scenario..",
                    "org.spindle.result..",
                    "org.spindle.stack..",
                    "org.spindle.timeline.."),
            KERNEL,
            CONFIG);
    private static final Module STUDY = Module.of(
            "sim-core/study",
            List.of(
                    "org.spindle.study..",
                    "org.spindle.sweep..",
                    "org.spindle.characterisation..",
                    "org.spindle.compare..",
                    "org.spindle.design..",
                    "org.spindle.model..",
                    "org.spindle.predict..",
                    "org.spindle.reproduce.."),
            RUN,
            KERNEL,
            CONFIG,
            ANALYTIC);
    private static final Module DEVICE = Module.of(
            "sim-disk/device",
            Stream.of(
                            "",
                            ".assembly",
                            ".bus",
                            ".catalogue",
                            ".controller",
                            ".datasheet",
                            ".extract",
                            ".fixed",
                            ".geometry",
                            ".hdd..",
                            ".mechanics",
                            ".simple")
                    .map("org.spindle.disk"::concat)
                    .toList(),
            ANALYTIC);
    private static final Module DISKSIM =
            Module.of("sim-disk/disksim", List.of("org.spindle.disk.disksim.."), DEVICE, CONFIG);
    private static final Module FLASH = Module.of("sim-disk/flash", List.of("org.spindle.flash.."), KERNEL);
    private static final Module LEARN = Module.of("sim-disk/learn", List.of("org.spindle.learn.."), FLASH);
    private static final Module HOST = Module.of("sim-host", List.of("org.spindle.host.."), KERNEL);
    private static final Module POLICIES = Module.of("sim-policies", List.of("org.spindle.policies.."));
    private static final Module TRACE =
            Module.of("sim-workload/trace", List.of("org.spindle.workload.trace.."), RUN, CONFIG, DUCKDB);
    private static final Module LOAD = Module.of(
            "sim-workload/load",
            List.of(
                    "org.spindle.workload",
                    "org.spindle.workload.benchmark..",
                    "org.spindle.workload.days..",
                    "org.spindle.workload.replay..",
                    "org.spindle.workload.synthetic..",
                    "org.spindle.workload.files..",
                    "org.spindle.workload.system.."),
            TRACE,
            KERNEL,
            ANALYTIC);
    private static final Module CHARACTERIZE = Module.of(
            "sim-workload/characterize",
            List.of("org.spindle.workload.characterize..", "org.spindle.workload.model.."),
            LOAD,
            ANALYTIC,
            KERNEL);
    private static final Module REPORTS =
            Module.of("sim-reports", List.of("org.spindle.reports.."), STUDY, RUN, CACHELAB, ANALYTIC);

    private static final List<Module> MODULES = List.of(
            KERNEL,
            CONFIG,
            ANALYTIC,
            CACHELAB,
            DUCKDB,
            RUN,
            STUDY,
            DEVICE,
            DISKSIM,
            FLASH,
            LEARN,
            HOST,
            POLICIES,
            TRACE,
            LOAD,
            CHARACTERIZE,
            REPORTS);

    /** The directories of the modules. */
    static Stream<String> names() {
        return MODULES.stream().map(Module::name);
    }

    @ParameterizedTest
    @FieldSource("MODULES")
    void aModuleUsesOnlyThoseBelowIt(Module module) {
        classes()
                .that()
                .resideInAnyPackage(module.packages.toArray(String[]::new))
                .should()
                .onlyDependOnClassesThat(not(resideInAPackage("org.spindle.."))
                        .or(resideInAnyPackage(module.uses.toArray(String[]::new))))
                .check(ShippedClasses.ALL);
    }

    /** The table under "Modules" of the documentation. */
    @ParameterizedTest
    @FieldSource("MODULES")
    void theDocumentationHasTheArrows(Module module) throws IOException {
        Path page = Path.of(System.getProperty("spindle.root")).resolve("docs/architecture.md");
        String modules = Files.readString(page).replaceAll("(?s).*?\\n## Modules\\n(.*?)\\n## .*", "$1");
        String arrows = module.arrows.stream().map(name -> "`" + name + "`").collect(Collectors.joining(", "));
        assertThat(modules.lines())
                .contains("| `" + module.name + "` | " + (arrows.isEmpty() ? "" : arrows + " ") + "|");
    }

    @Test
    void everyPackageBelongsToOneModule() {
        List<String> known = new ArrayList<>(List.of("org.spindle", "org.spindle.spi..", "org.spindle.cli.."));
        MODULES.forEach(module -> known.addAll(module.packages));
        classes().should().resideInAnyPackage(known.toArray(String[]::new)).check(ShippedClasses.ALL);
    }

    @Test
    void theSpiKnowsNothingButTheJdkAndTwoAnnotationLibraries() {
        classes()
                .that()
                .resideInAPackage("org.spindle.spi..")
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(
                        "org.spindle.spi..", "java..", "org.jspecify.annotations..", "jakarta.inject.."))
                .allowEmptyShould(true)
                .check(ShippedClasses.ALL);
    }

    @Test
    void onlyPluginLoadingWiringAndTheAssemblyOfRunsUseTheInjector() {
        noClasses()
                .that()
                .resideOutsideOfPackages(
                        "org.spindle.plugin..",
                        "org.spindle.workload.trace.wiring..",
                        "org.spindle.study.wiring..",
                        "org.spindle.reports.wiring..",
                        "org.spindle.cli.wiring..")
                .and()
                .doNotBelongToAnyOf(RunAssembly.class)
                .and()
                .doNotBelongToAnyOf(RunsModule.class)
                .and()
                .doNotHaveFullyQualifiedName("org.spindle.run.RunModule")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("com.google.inject..")
                .check(ShippedClasses.ALL);
    }
}
