package org.spindle.testkit.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * The SPI stays compatible within a major version: {@code sim-core/spi/api/baseline.txt} has a line for each signature on which a
 * plugin may depend. A removed line is a break, which needs an entry with its reason in {@code accepted-breaks.txt}. New lines are
 * accepted by moving the file that this test writes to the baseline.
 */
public class SpiCompatibilityTest {

    private static final Path API = Path.of(System.getProperty("spindle.root"), "sim-core/spi/api");
    private static final Path BASELINE = API.resolve("baseline.txt");
    private static final int FEWEST_LINES = 500;

    @Test
    void hasABaseline() throws IOException {
        assertThat(lines("baseline.txt")).as("lines of " + BASELINE).hasSizeGreaterThan(FEWEST_LINES);
    }

    @Test
    void keepsWhatIsPromised() throws IOException {
        Map<String, String> accepted = acceptedBreaks();
        assertThat(accepted.values()).as("reasons of accepted breaks").noneMatch(String::isBlank);
        List<String> breaks = breaks(lines("baseline.txt"), SpiSignatures.current(), lines("implemented-by-host.txt"));
        assertThat(breaks)
                .as(
                        "breaks of the SPI; take them back, or enter each in accepted-breaks.txt with its reason and raise the"
                                + " major version")
                .isSubsetOf(accepted.keySet());
        assertThat(accepted.keySet()).as("accepted breaks that are none").isSubsetOf(breaks);
    }

    @Test
    void enteredWhatIsNew() throws IOException {
        SortedSet<String> now = SpiSignatures.current();
        if (!now.equals(lines("baseline.txt"))) {
            Path updated = API.resolve("baseline.updated.txt");
            Files.write(updated, now);
            fail("the SPI is another than its baseline; compare it with " + updated + ", and move that over it");
        }
    }

    @Test
    void namesOnlyInterfacesThatThereAre() throws IOException {
        SortedSet<String> now = SpiSignatures.current();
        for (String type : lines("implemented-by-host.txt")) {
            assertThat(now).as("interfaces implemented by the host").contains("type " + type + ": interface");
        }
    }

    /** A type of the SPI before a change. */
    public interface Before {
        int kept();

        int changed(int a);

        void gone();
    }

    /** The same type after it. */
    public interface After {
        int kept();

        int changed(long a);

        void added();

        default void addedToo() {}
    }

    /** Constants, which plugins compile into their classes, and components, whose order they depend on, before a change. */
    public record Earlier<T extends Number>(int first, int second) {
        public static final int CONSTANT = 1;
    }

    /** The same after it. */
    public record Later<T>(int second, int first) {
        public static final int CONSTANT = 2;
    }

    /**
     * Constants are compiled into plugins; components of one type can change their order, and their bounds, without a change of any
     * signature.
     */
    @Test
    void seesChangesOfConstantsComponentsAndBounds() {
        SortedSet<String> after = new TreeSet<>();
        SpiSignatures.of(Later.class).forEach(line -> after.add(line.replace("$Later", "$Earlier")));
        assertThat(breaks(SpiSignatures.of(Earlier.class), after, Set.of()))
                .anyMatch(line -> line.contains("CONSTANT = 1"))
                .anyMatch(line -> line.startsWith("components ") && line.endsWith("int first, int second"))
                .anyMatch(line -> line.startsWith("parameters ") && line.contains("java.lang.Number"));
    }

    /** The breaks that the check finds between two types of this test. */
    @Test
    void tellsBreaksFromAdditions() {
        SortedSet<String> after = renamed(SpiSignatures.of(After.class));
        assertThat(breaks(SpiSignatures.of(Before.class), after, Set.of()))
                .anyMatch(line -> line.contains("gone()"))
                .anyMatch(line -> line.contains("changed(int)"))
                .anyMatch(line -> line.contains("has to be implemented") && line.contains("added()"))
                .noneMatch(line -> line.contains("kept()") || line.contains("addedToo()"));
        assertThat(breaks(SpiSignatures.of(Before.class), after, Set.of(Before.class.getName())))
                .as("the host may have more to implement")
                .noneMatch(line -> line.contains("added()"));
        assertThat(breaks(after, after, Set.of())).isEmpty();
        assertThat(breaks(SpiSignatures.of(Before.class), new TreeSet<>(), Set.of()))
                .as("nothing is left")
                .hasSizeGreaterThan(3);
    }

    private static SortedSet<String> renamed(SortedSet<String> lines) {
        SortedSet<String> renamed = new TreeSet<>();
        lines.forEach(line -> renamed.add(line.replace("$After", "$Before")));
        return renamed;
    }

    /**
     * Returns the breaks for plugins built against an earlier SPI. A method that becomes a default method is not a break. A new
     * abstract method is one if plugins implement the interface and the interface existed before.
     */
    private static List<String> breaks(SortedSet<String> before, SortedSet<String> now, Set<String> implementedByHost) {
        List<String> breaks = new ArrayList<>();
        for (String line : before) {
            if (!now.contains(line) && !line.startsWith(SpiSignatures.ABSTRACT)) {
                breaks.add(line);
            }
        }
        for (String line : now) {
            String type = line.replaceFirst("^\\w+ ", "").replaceFirst(": .*", "");
            boolean isNew = line.startsWith(SpiSignatures.ABSTRACT) && !before.contains(line);
            if (isNew && before.contains("type " + type + ": interface") && !implementedByHost.contains(type)) {
                breaks.add("has to be implemented: " + line);
            }
        }
        return breaks;
    }

    private static Map<String, String> acceptedBreaks() throws IOException {
        Map<String, String> accepted = new TreeMap<>();
        for (String line : lines("accepted-breaks.txt")) {
            String[] parts = line.split(" # ", 2);
            accepted.put(parts[0].strip(), parts.length < 2 ? "" : parts[1]);
        }
        return accepted;
    }

    private static SortedSet<String> lines(String file) throws IOException {
        SortedSet<String> lines = new TreeSet<>();
        for (String line : Files.readAllLines(API.resolve(file))) {
            if (!line.isBlank() && !line.startsWith("#")) {
                lines.add(line);
            }
        }
        return lines;
    }
}
