package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.inject.Inject;
import java.lang.reflect.Constructor;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.plugin.Contribution;
import org.spindle.plugin.PluginOptions;
import org.spindle.plugin.Registry;
import org.spindle.spi.Kind;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Work that is omitted or postponed at the start is done when it is needed. */
class StartTest {

    /** All commands except those that describe others. */
    static List<String> subcommands() {
        return Main.SUBCOMMANDS.stream()
                .filter(name -> !List.of("help", "completion").contains(name))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("subcommands")
    void aCommandLineThatBeginsWithASubcommandHasThatOneOnly(String name) {
        CommandLine line = Main.commandLine(name, "--help");

        assertThat(line.getSubcommands()).containsOnlyKeys(name);
        CommandLine command = line.getSubcommands().get(name);
        assertThat(command.<Object>getCommand()
                        .getClass()
                        .getAnnotation(Command.class)
                        .name())
                .isEqualTo(name);
        assertThat(command.getCommandSpec().optionsMap()).containsKeys("--plugin", "--plugins", "--log", "--debug");
    }

    @Test
    void anyOtherCommandLineHasAllOfThem() {
        assertThat(Main.commandLine().getSubcommands()).containsOnlyKeys(Main.SUBCOMMANDS);
        assertThat(Main.commandLine("--plugins", "run", "list").getSubcommands())
                .containsOnlyKeys(Main.SUBCOMMANDS);
        assertThat(Main.commandLine("ru").getSubcommands()).containsOnlyKeys(Main.SUBCOMMANDS);
        assertThat(Main.commandLine("help", "run").getSubcommands()).containsOnlyKeys(Main.SUBCOMMANDS);
        assertThat(Main.commandLine("completion", "bash").getSubcommands()).containsOnlyKeys(Main.SUBCOMMANDS);
    }

    /** Built-in factories are created at their first use, too late to refuse one; so this test checks that each can be created. */
    @Test
    void everyFactoryThatComesWithSpindleCanBeMade() {
        Registry registry = SpindleProcess.start(PluginOptions.NONE).registry();
        for (Kind<?, ?> kind : registry.kinds()) {
            for (Contribution type : registry.contributions(kind)) {
                assertThat(type.factory().getDeclaredConstructors())
                        .as(type.factory().getName())
                        .anyMatch(StartTest::isInjectable);
            }
        }
    }

    private static boolean isInjectable(Constructor<?> constructor) {
        List<Class<?>> offered = List.of(
                org.spindle.spi.PluginIdentity.class, org.spindle.spi.PluginResources.class, System.Logger.class);
        boolean isAsked = constructor.isAnnotationPresent(Inject.class);
        return constructor.getParameterCount() == 0
                || (isAsked && offered.containsAll(Arrays.asList(constructor.getParameterTypes())))
                || constructor.getDeclaringClass().isEnum()
                || constructor.getDeclaringClass().isSynthetic()
                || constructor.getDeclaringClass().isHidden();
    }
}
