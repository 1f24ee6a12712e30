package org.spindle.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.spindle.config.TestStack.Stack;

/** Properties of every scenario, tried on random ones; a failure names the seed and the text. */
class ConfigPropertiesTest {

    private static final int ROUNDS = 300;

    private static final List<String> ODD_TEXTS = List.of(
            "",
            " ",
            "null",
            "~",
            "true",
            "off",
            "3",
            "3.0",
            "0x1f",
            "-",
            "- a",
            "a: b",
            "# no comment",
            "a #b",
            "'",
            "\"",
            "\\",
            "\n",
            "a\nb\n",
            "\t",
            "é",
            "日本",
            "\uD83D\uDCBE",
            "\u0085",
            "\u2028",
            "\u0001",
            "\uFEFF",
            "&a",
            "*a",
            "!t",
            "<<",
            "---",
            "...",
            "[",
            "{",
            "%",
            "@",
            "`",
            "|",
            ">",
            "2 ms",
            "a".repeat(200),
            "=",
            "1e3",
            ".5",
            "1_000");

    /** Effective scenarios are read back as equal records with the same hash, and written as the same bytes each time. */
    @Test
    void theEffectiveScenarioReadsBackAsTheSame() {
        for (int seed = 0; seed < ROUNDS; seed++) {
            String text = new Generator(seed).scenario();
            String note = "note=" + Generator.quoted(new Generator(-seed).text());
            Loaded<Stack> first = TestStack.load(text, note);
            String yaml = first.effective().yaml(TestStack.DIRECTORY);
            Loaded<Stack> second = TestStack.load(yaml);
            String which = "seed " + seed + ":\n" + text + note + "\neffective:\n" + yaml;
            assertThat(second.value()).as(which).isEqualTo(first.value());
            assertThat(second.effective().canonicalYaml())
                    .as(which)
                    .isEqualTo(first.effective().canonicalYaml());
            assertThat(TestStack.load(text, note).effective().yaml(TestStack.DIRECTORY))
                    .as(which)
                    .isEqualTo(yaml);
        }
    }

    /** Every erroneous text is reported by a ConfigException. */
    @Test
    void whateverIsTypedOnlyConfigExceptionsComeOut() {
        int refused = 0;
        for (int seed = 0; seed < 5 * ROUNDS; seed++) {
            Generator generator = new Generator(seed);
            String text = generator.damaged(generator.scenario());
            String[] sets = generator.sets();
            try {
                TestStack.load(text, sets);
            } catch (ConfigException e) {
                refused++;
                assertThat(e.problems()).isNotEmpty().isSorted();
            } catch (RuntimeException | StackOverflowError e) {
                fail("seed " + seed + ":\n" + text + "\n" + List.of(sets), e);
            }
        }
        assertThat(refused).as("edits that did damage").isGreaterThan(ROUNDS);
    }

    /** The record has the value that an assignment sets. */
    @Test
    void assignmentsArriveWhereTheyPoint() {
        for (int seed = 0; seed < ROUNDS; seed++) {
            Generator generator = new Generator(seed);
            String text = generator.scenario();
            String key = generator.text();
            String value = generator.text();
            KeyPath path = KeyPath.ROOT.key("groups").key(key).index(0);
            Map<String, List<String>> groups =
                    new LinkedHashMap<>(TestStack.load(text).value().groups());
            List<String> group = new ArrayList<>(groups.getOrDefault(key, List.of()));
            if (group.isEmpty()) {
                group.add(value);
            } else {
                group.set(0, value);
            }
            groups.put(key, group);
            assertThat(TestStack.load(text, path + "=" + Generator.quoted(value))
                            .value()
                            .groups())
                    .as("seed %d: %s in\n%s", seed, path, text)
                    .isEqualTo(groups);
        }
    }

    /** Makes texts from a seed. */
    private static final class Generator {

        private final SplittableRandom random;

        Generator(int seed) {
            random = new SplittableRandom(seed);
        }

        String scenario() {
            List<String> keys = new ArrayList<>();
            keys.add("devices: " + map(3, this::device));
            maybe(keys, "seed", Long.toString(random.nextLong()));
            maybe(keys, "host", host());
            maybe(
                    keys,
                    "trace",
                    quoted("t/" + text().replaceAll("[\\p{Cntrl}\\x00]", "").strip() + "x"));
            maybe(keys, "note", quoted(text()));
            maybe(
                    keys,
                    "weights",
                    list(3, () -> Double.toString(random.nextDouble() * Math.scalb(1.0, random.nextInt(-80, 80)))));
            maybe(keys, "groups", map(3, () -> list(3, () -> quoted(text()))));
            return String.join("\n", keys) + "\n";
        }

        private String device() {
            List<String> keys = new ArrayList<>(List.of("type: hdd", "rpm: " + random.nextInt(1, 20_000) + " rpm"));
            maybe(keys, "avgSeek", quantity(0.9, "ms", "us", "ns", "ps", "s"));
            maybe(
                    keys,
                    "curve",
                    pick("linear", "{slope: 0.1}", "{type: constant, time: " + quantity(1e4, "ms", "h") + "}"));
            maybe(keys, "zones", list(3, () -> {
                int first = random.nextInt(1000);
                return "{first: " + first + ", last: " + (first + random.nextInt(100)) + "}";
            }));
            maybe(keys, "scheduler", pick("sstf", "fcfs", "{type: sstf, window: " + random.nextInt(1, 99) + "}"));
            return "{" + String.join(", ", keys) + "}";
        }

        private String host() {
            List<String> keys = new ArrayList<>();
            maybe(keys, "cache", pick("true", "false", "TRUE"));
            maybe(keys, "processors", Integer.toString(random.nextInt(1, 65)));
            maybe(keys, "writes", pick("write-back", "write-through"));
            maybe(keys, "page", random.nextInt(1, 1_000_000) + pick(" KiB", " sectors", "kB", " TB"));
            maybe(keys, "copy", quantity(1e3, "MB/s", "GiB/s", "Mbit/s", "B/s"));
            return "{" + String.join(", ", keys) + "}";
        }

        private String quantity(double below, String... units) {
            String number = random.nextBoolean()
                    ? Double.toString(random.nextDouble() * below)
                    : Integer.toString(random.nextInt((int) Math.ceil(below)));
            return number + " " + pick(units);
        }

        String text() {
            String text = pick(ODD_TEXTS.toArray(String[]::new));
            return random.nextInt(3) == 0 ? text + pick(ODD_TEXTS.toArray(String[]::new)) : text;
        }

        String[] sets() {
            return random.ints(random.nextInt(3), 0, 6)
                    .mapToObj(kind -> switch (kind) {
                        case 0 -> "seed=" + text();
                        case 1 -> text() + "=" + text();
                        case 2 ->
                            "devices.d0." + pick("rpm", "zones[0].last", "scheduler.window", "type", "x") + "="
                                    + text();
                        case 3 -> "groups=" + list(2, () -> text());
                        case 4 -> "host." + pick("page", "copy", "writes", "cache.x") + "=" + text();
                        default -> text();
                    })
                    .toArray(String[]::new);
        }

        String damaged(String text) {
            StringBuilder damaged = new StringBuilder(text);
            for (int i = random.nextInt(4); i >= 0; i--) {
                int at = random.nextInt(damaged.length() + 1);
                int to = Math.min(damaged.length(), at + random.nextInt(8));
                switch (random.nextInt(4)) {
                    case 0 -> damaged.delete(at, to);
                    case 1 -> damaged.insert(at, text());
                    case 2 -> damaged.insert(at, text.substring(random.nextInt(text.length())));
                    default ->
                        damaged.replace(at, to, pick(": ", ", ", "\n", "{", "]", "\"", "*a", "&a ", "<<: ", "? "));
                }
            }
            return damaged.toString();
        }

        private void maybe(List<String> keys, String key, String value) {
            if (random.nextBoolean()) {
                keys.add(key + ": " + value);
            }
        }

        private String pick(String... from) {
            return from[random.nextInt(from.length)];
        }

        private String list(int most, Supplier<String> item) {
            return Stream.generate(item).limit(random.nextInt(most + 1)).collect(Collectors.joining(", ", "[", "]"));
        }

        private String map(int most, Supplier<String> value) {
            List<String> entries = new ArrayList<>();
            for (int i = random.nextInt(most + 1); i > 0; i--) {
                entries.add(quoted((random.nextBoolean() ? "d" : text()) + i) + ": " + value.get());
            }
            return "{" + String.join(", ", entries) + "}";
        }

        /** As JSON writes it, which is YAML too. */
        static String quoted(String text) {
            return text.codePoints()
                    .mapToObj(c -> c == '"' || c == '\\'
                            ? "\\" + (char) c
                            : c < ' ' || (c >= 0x7f && c <= 0xffff)
                                    ? String.format("\\u%04x", c)
                                    : Character.toString(c))
                    .collect(Collectors.joining("", "\"", "\""));
        }
    }
}
