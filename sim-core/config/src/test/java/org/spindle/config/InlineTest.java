package org.spindle.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Validated;

/** An inlined record's keys behave as if they were components of the record around it. */
class InlineTest {

    @Doc("Several.")
    record Outer(
            @Doc("Before.") @Default("1") int before,
            @Inline Shared shared,
            @Doc("After.") @Default("2") int after) {}

    @Doc("What several have in common.")
    record Shared(
            @Doc("Low.") @Range(min = "0") int low,
            @Doc("High.") @Default("9") int high,
            @Inline Note note) implements Validated {
        @Override
        public void validate(Problems problems) {
            if (low > high) {
                problems.report("low", "low is " + low + ", above high", "at most " + high);
            }
        }
    }

    @Doc("A note.")
    record Note(@Doc("The text.") @Nullable String text) {}

    @Doc("A clash.")
    record Clash(@Doc("Mine.") int low, @Inline Shared shared) {}

    @Doc("Not a record.")
    record NoRecord(@Inline int number) {}

    @Doc("With a default.")
    record WithDefault(@Inline @Default("{}") Note note) {}

    private static final ConfigLoader LOADER = new ConfigLoader(TestStack.TYPES);

    private static Loaded<Outer> load(String text) {
        return LOADER.load("a.yaml", text, Path.of(""), List.of(), Outer.class);
    }

    private static void expect(String text, String message) {
        ConfigException e = catchThrowableOfType(ConfigException.class, () -> load(text));
        assertThat(e).as("nothing was reported").isNotNull();
        assertThat(e.getMessage() + "\n").isEqualTo(message);
    }

    @Test
    void itsKeysAreThoseOfTheNodeAround() {
        assertThat(LOADER.schema(Outer.class).keys())
                .extracting(Key::name)
                .containsExactly("before", "low", "high", "text", "after");
        assertThat(load("{before: 3, low: 4, text: hello, after: 5}").value())
                .isEqualTo(new Outer(3, new Shared(4, 9, new Note("hello")), 5));
    }

    @Test
    void theEffectiveTextReadsBackAsTheSame() {
        Loaded<Outer> loaded = load("low: 4");
        String text = loaded.effective().yaml(Path.of(""));
        assertThat(text.lines().map(line -> line.replaceFirst(" *#.*", "")))
                .containsExactly("before: 1", "low: 4", "high: 9", "text: null", "after: 2");
        assertThat(load(text).value()).isEqualTo(loaded.value());
    }

    @Test
    void mistakesAreToldAtTheKey() {
        expect("low: -1\n", """
                error: '-1' is out of range
                  at a.yaml:1:6   low
                  allowed: at least 0
                1 problem, nothing was run.
                """);
        expect("before: 1\nlow: 10\n", """
                error: low is 10, above high
                  at a.yaml:2:6   low
                  at most 9
                1 problem, nothing was run.
                """);
    }

    /** The rules of an inlined record read its keys only, so a mistake in another key does not hide them, nor one after it. */
    @Test
    void aMistakeOutsideHidesNoneOfItsRules() {
        expect("before: one\nlow: 10\nafter: two\n", """
                error: 'one' is not a whole number
                  at a.yaml:1:9   before
                  write one without unit and quotes, such as 16
                error: low is 10, above high
                  at a.yaml:2:6   low
                  at most 9
                error: 'two' is not a whole number
                  at a.yaml:3:8   after
                  write one without unit and quotes, such as 16
                3 problems, nothing was run.
                """);
    }

    @Test
    void theLintFindsKeysOfTheSameNameAndWhatCannotBeInlined() {
        ConfigLint lint = new ConfigLint(TestStack.TYPES);
        assertThat(lint.check(Outer.class)).isEmpty();
        assertThat(lint.check(Clash.class))
                .containsExactly(Clash.class.getName() + ": the key 'low' is there twice; rename one");
        assertThat(lint.check(NoRecord.class))
                .containsExactly(NoRecord.class.getName() + ".number: only a record without a default can be @Inline");
        assertThat(lint.check(WithDefault.class))
                .containsExactly(WithDefault.class.getName() + ".note: only a record without a default can be @Inline");
    }
}
