package org.spindle.cli;

import java.io.PrintWriter;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.spindle.cli.command.ExitCode;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.config.ConfigLoader;
import org.spindle.config.Key;
import org.spindle.config.RecordSchema;
import org.spindle.config.TypeCatalogue.Model;
import org.spindle.design.Design;
import org.spindle.plugin.Contribution;
import org.spindle.reproduce.Experiment;
import org.spindle.scenario.Scenario;
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
            "Describes a type with all its keys, their defaults and what they mean. The name of a type or of a model alone is enough"
                    + " if it is the only one: 'spindle describe sptf'.",
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
            arity = "1..3",
            paramLabel = "NAME",
            description =
                    "Kind, type and model, or what of it is enough: 'device hdd', 'hdd', 'hdd hp-c2247a', 'hp-c2247a'; or scenario,"
                            + " experiment, analytic, or design.")
    private List<String> names = List.of();

    @Option(names = "--json", description = "Print the type's own keys as JSON.")
    private boolean json;

    @Override
    public Integer call() {
        SpindleProcess spindle = main.start();
        PrintWriter out = spec.commandLine().getOut();
        Class<? extends Record> described = names.size() == 1 ? FILES.get(names.get(0)) : null;
        if (json) {
            ListingJson.print(listing(spindle, described), out);
            return ExitCode.OK;
        }
        if (described != null) {
            describe(described, null, spindle.configs(), out);
        } else {
            NamedType named = NamedType.of(names, spindle.registry());
            Contribution type = named.type();
            if (named.model() == null) {
                out.println(type.kind() + " " + type.type());
                describe(type.config(), type.doc(), spindle.configs(), out);
                listModels(spindle.registry().models(type.kind(), type.type()), out);
            } else {
                out.print(named.model().yaml());
            }
        }
        out.flush();
        return ExitCode.OK;
    }

    private Object listing(SpindleProcess spindle, @Nullable Class<? extends Record> file) {
        if (file != null) {
            RecordSchema schema = spindle.configs().schema(file);
            return ListingJson.of("kind", names.get(0), "doc", schema.doc(), "keys", ListingJson.keys(schema));
        }
        NamedType named = NamedType.of(names, spindle.registry());
        Contribution type = named.type();
        String kind = type.kind().name();
        Model model = named.model();
        if (model != null) {
            return ListingJson.of("kind", kind, "type", type.type(), "model", model.name(), "yaml", model.yaml());
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
                spindle.registry().models(type.kind(), type.type()).stream()
                        .map(each -> ListingJson.of("name", each.name(), "doc", each.doc()))
                        .toList());
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
