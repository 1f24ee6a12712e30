package org.spindle.cli;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.cli.command.UsageException;
import org.spindle.config.Suggestions;
import org.spindle.config.TypeCatalogue.Model;
import org.spindle.plugin.Contribution;
import org.spindle.plugin.Registry;
import org.spindle.spi.Kind;

/**
 * A type, or a model of it, that a user has named by kind, type and model, or by as many of these as tell it from all others.
 *
 * @param model null for the type itself
 */
record NamedType(Contribution type, @Nullable Model model) {

    /**
     * Returns what the names mean.
     *
     * @param names from one to three
     * @throws UsageException if they name nothing, or more than one type or model
     */
    static NamedType of(List<String> names, Registry registry) {
        boolean hasKind = registry.kinds().stream().anyMatch(kind -> kind.name().equals(names.get(0)));
        List<String> below = hasKind ? names.subList(1, names.size()) : names;
        List<Contribution> types = new ArrayList<>();
        for (Kind<?, ?> kind : registry.kinds()) {
            if (!hasKind || kind.name().equals(names.get(0))) {
                types.addAll(registry.contributions(kind));
            }
        }
        if (below.isEmpty()) {
            throw new UsageException("which " + names.get(0) + "?\n  known: " + String.join(", ", typeNames(types)));
        }
        List<NamedType> meant = meant(below, types, registry);
        if (meant.size() == 1) {
            return meant.get(0);
        }
        throw meant.isEmpty() ? unknown(names, hasKind, types, registry) : ambiguous(names, meant);
    }

    /** Returns the types or models that one or two names can mean. */
    private static List<NamedType> meant(List<String> names, List<Contribution> types, Registry registry) {
        List<NamedType> meant = new ArrayList<>();
        if (names.size() > 2) {
            return meant;
        }
        for (Contribution type : types) {
            boolean isType = type.type().equals(names.get(0));
            if (isType && names.size() == 1) {
                meant.add(new NamedType(type, null));
            }
            if (isType || names.size() == 1) {
                for (Model model : registry.models(type.kind(), type.type())) {
                    if (model.name().equals(names.get(names.size() - 1))) {
                        meant.add(new NamedType(type, model));
                    }
                }
            }
        }
        return meant;
    }

    private static UsageException ambiguous(List<String> names, List<NamedType> meant) {
        return new UsageException(
                "'" + String.join(" ", names) + "' is the name of several\n  write " + commands(meant));
    }

    private static String commands(List<NamedType> meant) {
        return String.join(", or ", meant.stream().map(NamedType::command).toList());
    }

    private String command() {
        return "'spindle describe " + type.kind() + " " + type.type() + (model == null ? "" : " " + model.name()) + "'";
    }

    private static UsageException unknown(
            List<String> names, boolean hasKind, List<Contribution> types, Registry registry) {
        String last = names.get(names.size() - 1);
        if (!hasKind && names.size() == 1) {
            List<String> known =
                    new ArrayList<>(registry.kinds().stream().map(Kind::name).toList());
            List<String> kinds = List.copyOf(known);
            known.addAll(typeNames(types));
            types.forEach(type -> known.addAll(modelNames(type, registry)));
            return unknown("kind, type or model '" + last + "'", last, known, "known kinds", kinds);
        }
        String typeName = names.get(hasKind ? 1 : 0);
        List<Contribution> named =
                types.stream().filter(type -> type.type().equals(typeName)).toList();
        if (named.size() == 1 && names.size() == (hasKind ? 3 : 2)) {
            List<String> models = modelNames(named.get(0), registry);
            String of = "model '" + last + "' of " + named.get(0).kind() + " " + typeName;
            return unknown(of, last, models, "known models", models);
        }
        if (hasKind) {
            List<String> known = typeNames(types);
            return unknown(names.get(0) + " '" + typeName + "'", typeName, known, "known", known);
        }
        if (!named.isEmpty()) {
            List<String> kinds = named.stream().map(type -> type.kind().name()).toList();
            List<NamedType> meant =
                    named.stream().map(type -> new NamedType(type, null)).toList();
            return new UsageException("'" + String.join(" ", names) + "' names nothing; '" + typeName
                    + "' is a type of " + String.join(", ", kinds) + "\n  write " + commands(meant));
        }
        List<String> kinds = registry.kinds().stream().map(Kind::name).toList();
        return unknown("kind '" + names.get(0) + "'", names.get(0), kinds, "known kinds", kinds);
    }

    private static UsageException unknown(
            String what, String name, List<String> candidates, String heading, List<String> known) {
        List<String> near = Suggestions.nearest(name, candidates);
        return new UsageException("unknown " + what
                + (near.isEmpty() ? "" : "\n  did you mean: " + String.join(", ", near))
                + "\n  " + heading + ": " + String.join(", ", known));
    }

    private static List<String> typeNames(List<Contribution> types) {
        return types.stream().map(Contribution::type).toList();
    }

    private static List<String> modelNames(Contribution type, Registry registry) {
        return registry.models(type.kind(), type.type()).stream()
                .map(Model::name)
                .toList();
    }
}
