package org.spindle.cli;

import java.io.PrintWriter;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.spindle.cli.command.ExitCode;
import org.spindle.cli.command.UsageException;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.config.ConfigLoader;
import org.spindle.config.Key;
import org.spindle.config.RecordSchema;
import org.spindle.config.Suggestions;
import org.spindle.config.TypeCatalogue.Model;
import org.spindle.design.Design;
import org.spindle.plugin.Contribution;
import org.spindle.plugin.Registry;
import org.spindle.reproduce.Experiment;
import org.spindle.scenario.Scenario;
import org.spindle.spi.Kind;
import org.spindle.spi.config.TypeName;
import org.spindle.study.Study;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
        name = "describe",
        description = {
            "Describes a type with all its keys, their defaults and what they mean.",
            "'spindle describe scenario' describes the scenario itself, 'spindle describe experiment' an experiment file,"
                    + " 'spindle describe analytic' the models in one, 'spindle describe design' a design file."
        },
        mixinStandardHelpOptions = true)
final class DescribeCommand implements Callable<Integer> {

    /** Files other than scenarios, and their records. */
    static final Map<String, Class<? extends Record>> FILES = Map.of(
            "scenario",
            Scenario.class,
            "experiment",
            Experiment.class,
            "analytic",
            Study.class,
            "design",
            Design.class);

    @ParentCommand
    private Main main;

    @Spec
    private CommandSpec spec;

    @Parameters(
            index = "0",
            paramLabel = "KIND",
            description = "device, scheduler, ..., scenario, experiment, analytic, or design")
    private String kind;

    @Parameters(index = "1", arity = "0..1", paramLabel = "NAME", description = "Type of that kind.")
    private @Nullable String name;

    @Parameters(index = "2", arity = "0..1", paramLabel = "MODEL", description = "Ready-made model of that type.")
    private @Nullable String model;

    @Option(names = "--json", description = "Print the type's own keys as JSON.")
    private boolean json;

    @Override
    public Integer call() {
        SpindleProcess spindle = main.start();
        PrintWriter out = spec.commandLine().getOut();
        Class<? extends Record> described = name == null ? FILES.get(kind) : null;
        if (json) {
            ListingJson.print(listing(spindle, described), out);
            return ExitCode.OK;
        }
        if (described != null) {
            describe(described, null, spindle.configs(), out);
        } else {
            Registry registry = spindle.registry();
            Contribution type = type(registry, ListCommand.known(registry, kind));
            if (model == null) {
                out.println(kind + " " + type.type());
                describe(type.config(), type.doc(), spindle.configs(), out);
                listModels(registry.models(type.kind(), type.type()), out);
            } else {
                out.print(model(registry, type, model).yaml());
            }
        }
        out.flush();
        return ExitCode.OK;
    }

    private Object listing(SpindleProcess spindle, @Nullable Class<? extends Record> file) {
        if (file != null) {
            RecordSchema schema = spindle.configs().schema(file);
            return ListingJson.of("kind", kind, "doc", schema.doc(), "keys", ListingJson.keys(schema));
        }
        Registry registry = spindle.registry();
        Contribution type = type(registry, ListCommand.known(registry, kind));
        if (model != null) {
            Model found = model(registry, type, model);
            return ListingJson.of("kind", kind, "type", type.type(), "model", found.name(), "yaml", found.yaml());
        }
        return ListingJson.of(
                "kind",
                kind,
                "type",
                type.type(),
                "doc",
                type.doc(),
                "keys",
                ListingJson.keys(spindle.configs().schema(type.config())),
                "models",
                registry.models(type.kind(), type.type()).stream()
                        .map(each -> ListingJson.of("name", each.name(), "doc", each.doc()))
                        .toList());
    }

    private Contribution type(Registry registry, Kind<?, ?> of) {
        List<String> names =
                registry.contributions(of).stream().map(Contribution::type).toList();
        for (Contribution type : registry.contributions(of)) {
            if (type.type().equals(name)) {
                return type;
            }
        }
        List<String> meant = name == null ? List.of() : Suggestions.nearest(name, names);
        throw new UsageException((name == null ? "which " + kind + "?" : "unknown " + kind + " '" + name + "'")
                + (meant.isEmpty() ? "" : "\n  did you mean: " + String.join(", ", meant))
                + "\n  known: " + String.join(", ", names));
    }

    private static Model model(Registry registry, Contribution type, String name) {
        List<Model> models = registry.models(type.kind(), type.type());
        for (Model each : models) {
            if (each.name().equals(name)) {
                return each;
            }
        }
        List<String> names = models.stream().map(Model::name).toList();
        List<String> meant = Suggestions.nearest(name, names);
        throw new UsageException("unknown model '" + name + "' of " + type.kind() + " " + type.type()
                + (meant.isEmpty() ? "" : "\n  did you mean: " + String.join(", ", meant))
                + "\n  known models: " + String.join(", ", names));
    }

    private static void listModels(List<Model> models, PrintWriter out) {
        if (!models.isEmpty()) {
            out.println();
            out.println("models (model: NAME takes the keys of one):");
            models.forEach(each -> out.printf("  %-22s %s%n", each.name(), each.doc()));
        }
    }

    /**
     * Describes the record, then every record that its keys contain, each once.
     *
     * @param doc the description of the record; null if the record has its own
     */
    private static void describe(
            Class<? extends Record> top, @Nullable String doc, ConfigLoader configs, PrintWriter out) {
        Set<Class<? extends Record>> done = new LinkedHashSet<>();
        Set<Class<? extends Record>> todo = new LinkedHashSet<>(List.of(top));
        while (!todo.isEmpty()) {
            Class<? extends Record> next = todo.iterator().next();
            todo.remove(next);
            if (done.add(next)) {
                RecordSchema schema = configs.schema(next);
                if (next == top) {
                    print(schema, doc == null ? schema.doc() : doc, out);
                } else {
                    out.println();
                    out.println(heading(next, schema));
                    print(schema, schema.doc(), out);
                }
                schema.keys().forEach(key -> todo.addAll(key.type().records()));
            }
        }
    }

    private static String heading(Class<? extends Record> record, RecordSchema schema) {
        TypeName name = record.getAnnotation(TypeName.class);
        return schema.title() + (name == null ? "" : "   (type: " + name.value() + ")");
    }

    private static void print(RecordSchema schema, String doc, PrintWriter out) {
        out.println("  " + doc);
        for (Key key : schema.keys()) {
            out.printf("    %-22s %s%n", key.name(), key.doc());
            out.printf("    %-22s %s%s%s%n", "", key.type().noun(), value(key), range(key));
        }
    }

    private static String value(Key key) {
        if (key.required()) {
            return ", required";
        }
        if (key.defaultText() == null) {
            return ", optional";
        }
        return ", default " + (key.defaultText().isEmpty() ? "empty" : key.defaultText());
    }

    private static String range(Key key) {
        return key.range().isEmpty() ? "" : ", " + key.range();
    }
}
