package org.spindle.cli.plugin;

import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.lang.model.SourceVersion;
import org.spindle.cli.command.UsageException;

/**
 * The name of a plugin's type, and the Java names derived from it.
 *
 * @param type such as {@code acme.fast-elevator}
 */
record TypeTitle(String type) {

    private static final Pattern FORM = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*(\\.[a-z0-9]+(-[a-z0-9]+)*)+");

    /**
     * Checks the name of a type.
     *
     * @throws UsageException if it cannot be one
     */
    static TypeTitle of(String type) {
        if (!FORM.matcher(type).matches()) {
            throw new UsageException("'" + type + "' cannot be the name of a type"
                    + "\n  use lower-case words joined by hyphens, with a prefix and a dot: such as 'acme.elevator'");
        }
        return new TypeTitle(type);
    }

    /** Returns the id of a plugin with only this type: {@code acme-fast-elevator}. */
    String id() {
        return type.replace('.', '-');
    }

    /** Returns the package: {@code acme.fastelevator}. */
    String javaPackage() {
        return Arrays.stream(type.split("\\."))
                .map(word -> word.replace("-", ""))
                .map(word -> SourceVersion.isIdentifier(word) && !SourceVersion.isKeyword(word) ? word : "_" + word)
                .collect(Collectors.joining("."));
    }

    /** Returns the class: {@code AcmeFastElevator}. */
    String javaClass() {
        String name = Arrays.stream(type.split("[.-]"))
                .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
                .collect(Collectors.joining());
        return SourceVersion.isIdentifier(name) ? name : "Type" + name;
    }
}
