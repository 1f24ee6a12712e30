package org.spindle.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.spindle.spi.Component;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.scheduler.SchedulerFactory;

class ConfigLintTest {

    private final ConfigLint lint = new ConfigLint(TestStack.TYPES);

    record Undocumented(int a) {}

    @Doc("Wrong defaults.")
    record Defaults(
            @Doc("No number.") @Default("x") int a,

            @Doc("Out of range.") @Default("3") @Range(max = "2")
            int b,

            @Doc("No unit.") @Default("3") Time c,

            @Doc("No such type.") @OfKind(SchedulerFactory.class) @Default("sptf")
            Component d,

            @Doc("Fine.") @Default("null") @Nullable Time e) {}

    @Doc("Wrong names.")
    record Names(
            @Doc("Unit.") double seekMs,
            @Doc("Unit.") long bytes,
            @Doc("Unit, but typed.") Time rpmTime,
            @Doc("Case.") int Upper,
            @Doc("Underscore.") int two_words,
            @Doc("Taken.") String type,
            @Doc("No unit.") int items,
            @Doc("No unit.") int status) {}

    @Doc("Nested.")
    record Outer(@Doc("Inside.") @Default("[]") List<Undocumented> list) {}

    @Doc("Not allowed.")
    record NotAllowed(@Doc("A set.") Set<String> set) {}

    @Doc("No kind.")
    record NoKind(@Doc("Of what?") Component component) {}

    @Doc("No kind either.")
    record WrongKind(@Doc("Of what?") @OfKind(String.class) Component component) {}

    @Doc("Bound out of type.")
    record BadRange(@Doc("What?") @Range(min = "2 ms") int a) {}

    @Test
    void goodRecordsPass() {
        assertThat(lint.checkAll()).isEmpty();
        assertThat(lint.check(TestStack.Stack.class)).isEmpty();
    }

    @Test
    void everythingIsDocumented() {
        String name = Undocumented.class.getName();
        assertThat(lint.check(Undocumented.class)).containsExactly(name + " has no @Doc", name + ".a has no @Doc");
        assertThat(lint.check(Outer.class)).containsExactly(name + " has no @Doc", name + ".a has no @Doc");
    }

    @Test
    void defaultsCanBeBoundAndLieInRange() {
        String name = Defaults.class.getName();
        assertThat(lint.check(Defaults.class))
                .containsExactly(
                        name + ".a: its default is wrong: 'x' is not a whole number",
                        name + ".b: its default is wrong: '3' is out of range",
                        name + ".c: its default is wrong: '3' lacks a unit",
                        name + ".d: its default is wrong: unknown scheduler type 'sptf'");
    }

    @Test
    void namesAreCamelCaseAndHoldNoUnits() {
        String name = Names.class.getName();
        assertThat(lint.check(Names.class))
                .containsExactly(
                        name + ".seekMs has its unit in its name: use Time, Size, Rate or RotationSpeed",
                        name + ".bytes has its unit in its name: use Time, Size, Rate or RotationSpeed",
                        name + ".Upper is not camelCase",
                        name + ".two_words is not camelCase",
                        name + ".type: the key 'type' is reserved for the choice of the record");
    }

    @Test
    void onlyAllowedTypesAreUsed() {
        assertThat(lint.check(NotAllowed.class))
                .containsExactly(NotAllowed.class.getName()
                        + ".set: the type java.util.Set<java.lang.String> is not allowed in a config record");
        assertThat(lint.check(NoKind.class))
                .containsExactly(NoKind.class.getName() + ".component: a Component needs a @OfKind");
        assertThat(lint.check(WrongKind.class))
                .containsExactly(
                        WrongKind.class.getName()
                                + ".component: java.lang.String declares no kind; name a factory interface, such as SchedulerFactory");
        assertThat(lint.check(BadRange.class))
                .containsExactly(BadRange.class.getName()
                        + ".a: '2 ms' is not a whole number; write one without unit and quotes, such as 16");
    }
}
