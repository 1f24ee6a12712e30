package org.spindle.disk.disksim;

import java.math.BigDecimal;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.spindle.disk.disksim.parser.BlockValue;
import org.spindle.disk.disksim.parser.FloatValue;
import org.spindle.disk.disksim.parser.IntegerValue;
import org.spindle.disk.disksim.parser.Parameter;
import org.spindle.disk.disksim.parser.Position;
import org.spindle.disk.disksim.parser.Value;
import org.spindle.disk.disksim.parser.WordValue;

/** Overrides and where they apply: to parameters that a specification sets to a number or a word. */
final class Overrides {
    private static final Pattern RANGE = Pattern.compile("(.*?)(\\d{1,9})\\s*\\.\\.\\s*(.*?)(\\d{1,9})");
    private static final Pattern NUMBERED = Pattern.compile("(.*?)(\\d{1,9})");
    private static final String NESTED = ":";

    private final List<ParameterOverride> overrides;
    private final Findings findings;
    private final Set<ParameterOverride> selected = new LinkedHashSet<>();
    private final Set<ParameterOverride> applied = new LinkedHashSet<>();

    Overrides(List<ParameterOverride> overrides, Findings findings) {
        this.overrides = overrides;
        this.findings = findings;
    }

    /** Returns the block of an instance with what overrides set in it; the block itself if there is nothing. */
    BlockValue apply(String instance, BlockValue block) {
        BlockValue changed = block;
        for (ParameterOverride override : overrides) {
            if (selects(override.component(), instance)) {
                selected.add(override);
                changed = apply(override, override.parameter(), changed).orElse(changed);
            }
        }
        return changed;
    }

    private Optional<BlockValue> apply(ParameterOverride override, String name, BlockValue block) {
        int nested = name.indexOf(NESTED);
        String outer = nested < 0 ? name : name.substring(0, nested);
        Optional<Value> old = block.parameters().stream()
                .filter(parameter -> parameter.name().equals(outer))
                .findFirst()
                .map(Parameter::value);
        if (old.isEmpty()) {
            return Optional.empty();
        }
        if (nested < 0) {
            applied.add(override);
            return value(override, old.get()).map(value -> block.with(outer, value));
        }
        return old.get() instanceof BlockValue inner
                ? apply(override, name.substring(nested + NESTED.length()), inner)
                        .map(value -> block.with(outer, value))
                : Optional.empty();
    }

    private Optional<Value> value(ParameterOverride override, Value old) {
        String text = override.value();
        try {
            if (old instanceof IntegerValue) {
                return Optional.of(new IntegerValue(old.position(), Long.decode(text)));
            }
            if (old instanceof FloatValue) {
                return Optional.of(new FloatValue(old.position(), new BigDecimal(text).doubleValue(), text));
            }
        } catch (NumberFormatException e) {
            findings.refuse(old.position(), "override " + override + " of " + old.described(), "a number of that kind");
            return Optional.empty();
        }
        if (old instanceof WordValue) {
            return Optional.of(new WordValue(old.position(), text));
        }
        findings.refuse(
                old.position(),
                "override " + override + " of " + old.described(),
                "a parameter with a number or a word");
        return Optional.empty();
    }

    /** Refuses those that have changed nothing. */
    void refuseUnused(Position file) {
        for (ParameterOverride override : overrides) {
            if (!selected.contains(override)) {
                findings.refuse(
                        file, "override " + override + " selects no component", "the name of a component of the file");
            } else if (!applied.contains(override)) {
                findings.refuse(
                        file,
                        "override " + override + ": no component that it selects sets that parameter",
                        "a parameter that the specification sets");
            }
        }
    }

    private static boolean selects(String selector, String instance) {
        Matcher range = RANGE.matcher(selector);
        if (range.matches()) {
            Matcher number = NUMBERED.matcher(instance);
            return range.group(1).equals(range.group(3))
                    && number.matches()
                    && number.group(1).equals(range.group(1))
                    && Long.parseLong(number.group(2)) >= Long.parseLong(range.group(2))
                    && Long.parseLong(number.group(2)) <= Long.parseLong(range.group(4));
        }
        if (selector.equals("*")) {
            return true;
        }
        if (selector.endsWith("*")) {
            String prefix = selector.substring(0, selector.length() - 1);
            return instance.startsWith(prefix)
                    && instance.substring(prefix.length()).matches("\\d+");
        }
        return selector.equals(instance);
    }
}
