package org.spindle.testkit.api;

import japicmp.cmp.JApiCmpArchive;
import japicmp.cmp.JarArchiveComparator;
import japicmp.cmp.JarArchiveComparatorOptions;
import japicmp.filter.AnnotationBehaviorFilter;
import japicmp.filter.AnnotationClassFilter;
import japicmp.model.AccessModifier;
import japicmp.model.JApiClass;
import japicmp.model.JApiCompatibility;
import japicmp.model.JApiCompatibilityChange;
import japicmp.model.JApiCompatibilityChangeType;
import japicmp.model.JApiConstructor;
import japicmp.model.JApiField;
import japicmp.model.JApiMethod;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.spindle.spi.Experimental;

/**
 * The changes from one jar to another that break plugins, binary or in source, as japicmp finds them. Types and members marked
 * {@link Experimental} are left out.
 */
final class JarComparison {

    /** The names of changes that break those who implement an interface: a further method. */
    private static final Set<JApiCompatibilityChangeType> MORE_TO_IMPLEMENT = Set.of(
            JApiCompatibilityChangeType.METHOD_ADDED_TO_INTERFACE,
            JApiCompatibilityChangeType.METHOD_ABSTRACT_ADDED_IN_IMPLEMENTED_INTERFACE);

    private final Set<String> implementedByHost;
    private final SortedSet<String> breaks = new TreeSet<>();

    private JarComparison(Set<String> implementedByHost) {
        this.implementedByHost = implementedByHost;
    }

    /**
     * Returns a line for each break: the class or member, {@code ": "} and japicmp's name of the change.
     *
     * @param implementedByHost names of interfaces that plugins do not implement
     */
    static SortedSet<String> breaks(Path before, Path now, Set<String> implementedByHost) {
        JarComparison comparison = new JarComparison(implementedByHost);
        classes(before, now).forEach(comparison::add);
        return comparison.breaks;
    }

    /** Returns the classes of both jars; an empty list if they have none. */
    static List<JApiClass> classes(Path before, Path now) {
        JarArchiveComparatorOptions options = new JarArchiveComparatorOptions();
        options.setAccessModifier(AccessModifier.PROTECTED);
        options.getIgnoreMissingClasses().setIgnoreAllMissingClasses(true);
        String experimental = "@" + Experimental.class.getName();
        options.getFilters().getExcludes().add(new AnnotationClassFilter(experimental));
        options.getFilters().getExcludes().add(new AnnotationBehaviorFilter(experimental));
        return new JarArchiveComparator(options).compare(archive(before), archive(now));
    }

    private static JApiCmpArchive archive(Path jar) {
        return new JApiCmpArchive(jar.toFile(), "");
    }

    private void add(JApiClass type) {
        String name = type.getFullyQualifiedName();
        add(name, type, type);
        for (JApiMethod method : type.getMethods()) {
            add(name + "." + method.getName(), method, type);
        }
        for (JApiConstructor constructor : type.getConstructors()) {
            add(name + "." + constructor.getName(), constructor, type);
        }
        for (JApiField field : type.getFields()) {
            add(name + "." + field.getName(), field, type);
        }
    }

    private void add(String place, JApiCompatibility what, JApiClass type) {
        boolean forHost = implementedByHost.contains(type.getFullyQualifiedName());
        for (JApiCompatibilityChange change : what.getCompatibilityChanges()) {
            boolean compatible = change.isBinaryCompatible() && change.isSourceCompatible();
            if (!compatible && !(forHost && MORE_TO_IMPLEMENT.contains(change.getType()))) {
                breaks.add(place + ": " + change.getType());
            }
        }
    }
}
