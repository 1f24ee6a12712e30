package org.spindle.config;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.file.InvalidPathException;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Rate;
import org.spindle.spi.config.RotationSpeed;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;

/** A value without parts: a number, a word, a quantity. */
final class SingleType implements ValueType {

    /** Reads a value; the message of its exception reads {@code what is wrong; what would be right}. */
    private interface Reader {
        Object read(ScalarNode node);
    }

    static final SingleType BOOLEAN = new SingleType("a boolean", "(true or false)", SingleType::readBoolean);
    static final SingleType INT = new SingleType(
            "a whole number", "", node -> Math.toIntExact(readWhole(node, Integer.MIN_VALUE, Integer.MAX_VALUE)));
    static final SingleType LONG =
            new SingleType("a whole number", "", node -> readWhole(node, Long.MIN_VALUE, Long.MAX_VALUE));
    static final SingleType DOUBLE = new SingleType("a number", "", SingleType::readDouble);
    static final SingleType TEXT = new SingleType("text", "", SingleType::readText);
    static final SingleType PATH = new SingleType("a path", "such as 'traces/db.csv'", SingleType::readPath);
    static final SingleType AS_WRITTEN = new SingleType("a value", "", node -> node);
    static final SingleType TIME = quantity("a time", "2 ms", Time::parse);
    static final SingleType SIZE = quantity("a size", "64 KiB", Size::parse);
    static final SingleType RATE = quantity("a data rate", "210 MB/s", Rate::parse);
    static final SingleType ROTATION_SPEED = quantity("a rotation speed", "7200 rpm", RotationSpeed::parse);

    private static final int LONGEST_WHOLE_NUMBER = 19;

    private final String noun;
    private final String example;
    private final Reader reader;
    private final @Nullable Object min;
    private final @Nullable Object max;

    private SingleType(String noun, String example, Reader reader) {
        this(noun, example, reader, null, null);
    }

    private SingleType(String noun, String example, Reader reader, @Nullable Object min, @Nullable Object max) {
        this.noun = noun;
        this.example = example;
        this.reader = reader;
        this.min = min;
        this.max = max;
    }

    private static SingleType quantity(String noun, String example, Function<String, ?> parse) {
        return new SingleType(noun, "such as '" + example + "'", node -> {
            try {
                return parse.apply(node.text());
            } catch (ArithmeticException e) {
                throw new IllegalArgumentException("'" + node.text() + "' is beyond any " + noun, e);
            }
        });
    }

    /** The constants of an enum, in lower case with hyphens. */
    static SingleType words(Class<?> enumType) {
        Map<String, Object> constants = new LinkedHashMap<>();
        for (Object constant : enumType.getEnumConstants()) {
            constants.put(word((Enum<?>) constant), constant);
        }
        String all = String.join(", ", constants.keySet());
        return new SingleType("one of the words " + all, "", node -> {
            Object constant = constants.get(node.text());
            if (constant == null) {
                List<String> meant = Suggestions.nearest(node.text(), constants.keySet());
                throw new IllegalArgumentException("unknown word '" + node.text() + "'; "
                        + (meant.isEmpty() ? "" : "did you mean: " + String.join(", ", meant) + "\n")
                        + "known words: " + all);
            }
            return constant;
        });
    }

    static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /**
     * The same type with inclusive bounds, each empty for none.
     *
     * @throws IllegalArgumentException if a bound is not a value of this type, or values of this type have no order
     */
    SingleType within(String min, String max) {
        SingleType bounded = new SingleType(noun, example, reader, bound(min), bound(max));
        if (bounded.min != null && bounded.max != null && order(bounded.min, bounded.max) > 0) {
            throw new IllegalArgumentException("the range from " + min + " to " + max + " is empty");
        }
        return bounded;
    }

    private @Nullable Object bound(String text) {
        if (text.isEmpty()) {
            return null;
        }
        ProblemList problems = new ProblemList();
        Node node = YamlReader.read(Source.DEFAULT, false, text, problems);
        if (!(node instanceof ScalarNode scalar) || !(reader.read(scalar) instanceof Comparable<?> value)) {
            throw new IllegalArgumentException("'" + text + "' is not a bound of " + noun);
        }
        return value;
    }

    @SuppressWarnings("unchecked")
    private static int order(Object a, Object b) {
        return ((Comparator<Object>) (Comparator<?>) Comparator.naturalOrder()).compare(a, b);
    }

    @Override
    public String noun() {
        return noun;
    }

    @Override
    public String example() {
        return example;
    }

    /** {@code 1 to 100}, {@code at least 1}, {@code at most 1 s}; empty if all values are allowed. */
    String range() {
        if (min != null && max != null) {
            return text(min) + " to " + text(max);
        }
        return min != null ? "at least " + text(min) : max != null ? "at most " + text(max) : "";
    }

    @Override
    public Bound bind(Node node, Place place, Binding binding) {
        if (!(node instanceof ScalarNode scalar) || scalar.isNull()) {
            reportMismatch(node, place, binding);
            return unbound(node.origin());
        }
        Object value;
        try {
            value = reader.read(scalar);
        } catch (IllegalArgumentException e) {
            binding.report(place.problem(e, node.origin()));
            return unbound(node.origin());
        }
        if ((min != null && order(value, min) < 0) || (max != null && order(value, max) > 0)) {
            binding.report(
                    place.problem("'" + scalar.text() + "' is out of range", node.origin(), "allowed: " + range()));
            return unbound(node.origin());
        }
        return new Bound.Single(value, node.origin(), this, null);
    }

    /** Returns the value as written in a scenario, before quoting; it reads back as an equal value. */
    String text(Object value) {
        if (value instanceof Enum<?> constant) {
            return word(constant);
        }
        // The shortest text in a large unit may read back one ulp off; the base unit never does.
        if (value instanceof Time time) {
            return exact(time, Time::parse, time.inNanos(), "ns");
        }
        if (value instanceof Rate rate) {
            return exact(rate, Rate::parse, rate.bytesPerSecond(), "B/s");
        }
        if (value instanceof Size size) {
            return exact(size, Size::parse, (double) size.bytes(), "B");
        }
        return value.toString();
    }

    private static <T> String exact(T value, Function<String, T> parse, double base, String unit) {
        String text = value.toString();
        return parse.apply(text).equals(value) ? text : new BigDecimal(Double.toString(base)) + " " + unit;
    }

    private static IllegalArgumentException not(String noun, ScalarNode node, String remedy) {
        return new IllegalArgumentException("'" + node.text() + "' is not " + noun + "; " + remedy);
    }

    private static Object readBoolean(ScalarNode node) {
        if (node.form() == ScalarNode.Form.BOOLEAN) {
            return Boolean.valueOf(node.text());
        }
        throw not("a boolean", node, "write true or false");
    }

    private static long readWhole(ScalarNode node, long min, long max) {
        BigDecimal number = number(node, "a whole number", "write one without unit and quotes, such as 16");
        boolean large = (long) number.precision() - number.scale() > LONGEST_WHOLE_NUMBER;
        boolean fraction = !large && number.stripTrailingZeros().scale() > 0;
        if (fraction) {
            throw not("a whole number", node, "write one without a fraction");
        }
        if (large || number.compareTo(BigDecimal.valueOf(min)) < 0 || number.compareTo(BigDecimal.valueOf(max)) > 0) {
            throw new IllegalArgumentException("'" + node.text() + "' is out of range; allowed: " + min + " to " + max);
        }
        return number.longValueExact();
    }

    private static Object readDouble(ScalarNode node) {
        double value = number(node, "a number", "write one without unit and quotes, such as 0.5")
                .doubleValue();
        if (Double.isInfinite(value)) {
            throw new IllegalArgumentException("'" + node.text() + "' is out of range; numbers end at 1.79e308");
        }
        return value;
    }

    private static BigDecimal number(ScalarNode node, String noun, String remedy) {
        if (node.form() != ScalarNode.Form.INTEGER && node.form() != ScalarNode.Form.FLOAT) {
            throw not(noun, node, remedy);
        }
        String text = node.text();
        try {
            if (text.startsWith("0x")) {
                return new BigDecimal(new BigInteger(text.substring(2), 16));
            }
            if (text.startsWith("0o")) {
                return new BigDecimal(new BigInteger(text.substring(2), 8));
            }
            return new BigDecimal(text);
        } catch (NumberFormatException e) {
            throw not(noun, node, remedy);
        }
    }

    private static Object readText(ScalarNode node) {
        return node.text();
    }

    private static Object readPath(ScalarNode node) {
        if (node.text().isBlank()) {
            throw not("a path", node, "write one such as 'traces/db.csv'");
        }
        try {
            return node.origin()
                    .source()
                    .directory()
                    .resolve(node.text())
                    .toAbsolutePath()
                    .normalize();
        } catch (InvalidPathException e) {
            throw not("a path", node, String.valueOf(e.getReason()));
        }
    }
}
