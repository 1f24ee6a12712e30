package org.spindle.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.spindle.plugin.Contribution;
import org.spindle.plugin.Registry;
import org.spindle.spi.Kind;
import org.spindle.spi.device.DeviceFactory;
import org.spindle.spi.layer.LayerFactory;
import org.spindle.spi.scheduler.SchedulerFactory;
import org.spindle.spi.trace.TraceFormat;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Collects the words that may follow at each place: commands and options from the command line, types and models from the registry. */
final class CompletionPlaces {

    /** Options whose values are types of a kind. */
    private static final Map<String, Kind<?, ?>> TYPES =
            Map.of("--scheduler", SchedulerFactory.KIND, "--volume", LayerFactory.KIND, "--format", TraceFormat.KIND);

    private static final String MODELS_OF_DEVICES = "--drive";
    private static final String KINDS = "--kind";
    private static final String FIGURES = "--stat";

    private final Registry registry;

    CompletionPlaces(Registry registry) {
        this.registry = registry;
    }

    /** Returns the place at the start of the command line. */
    CompletionPlace of(CommandLine top) {
        CompletionPlace all = command("", top);
        return all.with(all.below().stream()
                .map(place -> switch (place.word()) {
                    case "list" -> place.with(kinds(false));
                    case "describe" -> place.with(described());
                    case "help" -> place.with(commands(all.below()));
                    case "reproduce" -> place.with(experiments());
                    default -> place;
                })
                .toList());
    }

    private CompletionPlace command(String name, CommandLine command) {
        List<CompletionPlace> below = new ArrayList<>();
        command.getSubcommands().forEach((word, inner) -> below.add(command(word, inner)));
        command.getCommandSpec()
                .positionalParameters()
                .forEach(argument -> constants(argument).forEach(value -> below.add(CompletionPlace.word(value, ""))));
        List<CompletionPlace.Flag> flags = command.getCommandSpec().options().stream()
                .filter(option -> !option.hidden())
                .map(this::flag)
                .toList();
        return new CompletionPlace(
                name, first(command.getCommandSpec().usageMessage().description()), flags, below);
    }

    private CompletionPlace.Flag flag(OptionSpec option) {
        return new CompletionPlace.Flag(
                List.of(option.names()), first(option.description()), value(option), values(option));
    }

    private static CompletionPlace.Value value(OptionSpec option) {
        if (option.arity().max() == 0) {
            return CompletionPlace.Value.NONE;
        }
        return option.arity().min() == 0 ? CompletionPlace.Value.OPTIONAL : CompletionPlace.Value.REQUIRED;
    }

    private List<String> values(OptionSpec option) {
        if (option.type().isEnum()) {
            return constants(option).toList();
        }
        String name = option.longestName();
        if (name.equals(KINDS)) {
            return registry.kinds().stream().map(Kind::name).toList();
        }
        if (name.equals(MODELS_OF_DEVICES)) {
            return kinds(true).stream()
                    .filter(kind -> kind.word().equals(DeviceFactory.KIND.name()))
                    .flatMap(kind -> kind.below().stream())
                    .flatMap(type -> type.words().stream())
                    .toList();
        }
        if (name.equals(FIGURES)) {
            return RankingOption.figures();
        }
        Kind<?, ?> wanted = TYPES.get(name);
        return wanted == null
                ? List.of()
                : kinds(true).stream()
                        .filter(kind -> kind.word().equals(wanted.name()))
                        .flatMap(kind -> kind.words().stream())
                        .toList();
    }

    private static Stream<String> constants(ArgSpec argument) {
        return argument.type().isEnum()
                ? Arrays.stream(argument.type().getEnumConstants()).map(String::valueOf)
                : Stream.empty();
    }

    /** Returns the words of these commands and of the commands below them. */
    private static List<CompletionPlace> commands(List<CompletionPlace> commands) {
        return commands.stream()
                .filter(command -> !command.options().isEmpty())
                .map(command -> CompletionPlace.word(command.word(), command.description())
                        .with(commands(command.below())))
                .toList();
    }

    private static List<CompletionPlace> experiments() {
        return BuiltInExperiments.ids().stream()
                .map(id -> CompletionPlace.word(id, ""))
                .toList();
    }

    private List<CompletionPlace> described() {
        return Stream.concat(
                        kinds(true).stream(),
                        DescribeCommand.FILES.keySet().stream().sorted().map(file -> CompletionPlace.word(file, "")))
                .toList();
    }

    /**
     * @param types whether their types and models follow
     */
    private List<CompletionPlace> kinds(boolean types) {
        return registry.kinds().stream()
                .map(kind -> CompletionPlace.word(kind.name(), "").with(types ? types(kind) : List.of()))
                .toList();
    }

    private List<CompletionPlace> types(Kind<?, ?> kind) {
        List<CompletionPlace> types = new ArrayList<>();
        for (Contribution type : registry.contributions(kind)) {
            List<CompletionPlace> models = registry.models(kind, type.type()).stream()
                    .map(model -> CompletionPlace.word(model.name(), model.doc()))
                    .toList();
            types.add(CompletionPlace.word(type.type(), type.doc()).with(models));
        }
        return types;
    }

    /** Returns the first line, without variables that only the help replaces. */
    private static String first(String[] lines) {
        return lines.length == 0 ? "" : lines[0].replaceAll("\\$\\{[^}]*}", "").strip();
    }
}
